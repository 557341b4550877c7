// What the command line asks of the system: system_posix.cpp and system_windows.cpp.
#pragma once

#include <cerrno>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace clerk::cli {

/// The program's name and the words after it, in UTF-8.
[[nodiscard]] std::vector<std::string> arguments(int argc, char** argv);

/// While it lives, bytes go through standard input and output as they are, and what shows them takes them for UTF-8.
class Streams {
public:
    Streams();
    ~Streams();
    Streams(const Streams&) = delete;
    Streams& operator=(const Streams&) = delete;

private:
    [[maybe_unused]] unsigned before_ = 0; ///< what the console took them for
};

/// Whether somebody types what is read, and sees what is answered and what is complained of.
[[nodiscard]] bool input_is_typed();
[[nodiscard]] bool answers_are_seen();
[[nodiscard]] bool complaints_are_seen();

/// A line that is typed on the terminal without being shown there; none: there is no terminal, or it was ended.
[[nodiscard]] std::optional<std::string> typed_in_secret(const std::string& question);

/// To standard error, where no memory is left.
void complain_at_once(std::string_view words);

/// Whether the last call of the system or of C that failed was a request for memory.
[[nodiscard]] inline bool memory_was_refused() { return errno == ENOMEM; }

/// Libraries use memory that they did not get: the fault at address 0 that follows calls `end` instead of a crash.
void end_where_memory_was_refused(void (*end)());

/// An empty file that was not there before. False: there is one.
[[nodiscard]] bool claim(const std::filesystem::path& file);

}
