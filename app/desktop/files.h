// Reading and writing whole files. A file is written beside its place and then put there, so that it is never half
// done.
#pragma once

#include <filesystem>
#include <stdexcept>
#include <string>

namespace clerk::desktop {

struct FileError : std::runtime_error {
    enum class Reason { unreadable, too_large, unwritable };
    Reason reason;
    std::filesystem::path file;
    FileError(Reason why, std::filesystem::path where);
};

std::string read_file(const std::filesystem::path& file);                    ///< throws FileError
void write_file(const std::filesystem::path& file, const std::string& text); ///< throws FileError

}
