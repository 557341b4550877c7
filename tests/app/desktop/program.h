// The real program as a process of its own, on the display of the test, so that it can be killed.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clerk::desktop::test {

class Program {
public:
    /// Everything that it keeps for its user lies in the folder home. (Windows names the folder of the user itself.)
    /// What it writes to the standard error stream goes into the file said, if one is named.
    Program(const std::filesystem::path& home, std::vector<std::string> arguments,
            const std::filesystem::path& said = {});
    Program(const std::filesystem::path& history, const std::filesystem::path& file)
        : Program(history.parent_path(), {"--db", history.string(), file.string()}) {}
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void kill_it();
    std::optional<int> status(); ///< that it ended with; none: it is running

private:
    struct Process;
    std::unique_ptr<Process> process_;
    std::optional<int> status_;
};

/// The id of the game that lies on the table, read from outside; empty: none yet.
std::string on_table(const std::filesystem::path& history);

}
