// Reading and writing whole files. A file is written beside its place and then put there, so that it is never half
// done, not even where the power fails. Nothing is written in the place of a history, or of what belongs to one.
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <ostream>
#include <stdexcept>
#include <string>

#include <wx/string.h>

namespace clerk::exchange {

struct FileError : std::runtime_error {
    enum class Reason { unreadable, too_large, unwritable, of_history };
    Reason reason;
    std::filesystem::path file;
    FileError(Reason why, std::filesystem::path where);
};

/// What went wrong, in one sentence that names the file and the way out.
wxString sentence(const FileError& error);

/// Throws FileError.
std::string read_file(const std::filesystem::path& file, std::size_t largest = 8 * 1024 * 1024);
void write_file(const std::filesystem::path& file, const std::string& text); ///< throws FileError, as below
/// Of a text that need not be in memory.
using WriteText = std::function<void(std::ostream& out)>;
void write_file(const std::filesystem::path& file, const WriteText& write);

}
