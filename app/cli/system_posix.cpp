#include "app/cli/system.h"

#include <cerrno>
#include <cstdio>
#include <unistd.h>

namespace clerk::cli {

std::vector<std::string> arguments(int argc, char** argv) { return {argv, argv + argc}; }

Streams::Streams() = default;
Streams::~Streams() = default;

bool input_is_typed() { return ::isatty(STDIN_FILENO) != 0; }
bool complaints_are_seen() { return ::isatty(STDERR_FILENO) != 0; }

void complain_at_once(std::string_view words) {
    [[maybe_unused]] const auto written = ::write(STDERR_FILENO, words.data(), words.size());
}

bool claim(const std::filesystem::path& file) {
    std::FILE* made = std::fopen(file.c_str(), "wbx");
    if (made) std::fclose(made);
    return made || errno != EEXIST;
}

}
