// The real program as a process of its own, on the display of the test, so that it can be killed.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <sys/types.h>

namespace clerk::desktop::test {

class Program {
public:
    Program(const std::filesystem::path& history, const std::filesystem::path& file);
    ~Program() { kill_it(); }
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    void kill_it();
    std::optional<int> status(); ///< that it ended with; none: it is running

private:
    pid_t pid_;
    std::optional<int> status_;
};

/// The id of the game that lies on the table, read from outside; empty: none yet.
std::string on_table(const std::filesystem::path& history);

}
