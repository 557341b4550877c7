// Files that `clerk` reads and writes.
#pragma once

#include "app/cli/output.h"
#include "core/record.h"

#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <ostream>
#include <streambuf>
#include <string>
#include <string_view>

namespace clerk::cli {

// Where records come from: files and standard input, read piece by piece and never further than a record may be long.

/// The text of one record. Of one that is too long only the beginning is kept; the rest was skipped.
struct Piece {
    std::string text = {};
    bool too_long = false;
};

/// Whatever cannot be read throws Refused.
class Source {
public:
    explicit Source(const std::string& name); ///< opens a file, or standard input for "-"

    Piece whole(std::size_t most = limits::bytes); ///< of so many bytes
    std::optional<Piece> line();                   ///< the next line without its end; none at the end of the file
    bool has_line() const;                         ///< another line was read already: nobody is waited for

private:
    /// Reads on where all that was read is used up. False: at the end of the file.
    bool more();
    std::string_view rest() const { return std::string_view(block_).substr(used_); }
    void use(Piece& piece, std::size_t bytes, std::size_t most);

    std::string name_;
    std::filebuf file_;
    std::streambuf* bytes_;
    std::string block_ = {}; ///< what came last
    std::size_t used_ = 0;   ///< so much of it
};

// Files that `clerk` writes.

/// The name of a file that is to be written. Without `force` nothing has had it before; it is free again where nothing
/// was written.
class NewName {
public:
    NewName(const std::filesystem::path& file, bool force); ///< throws Refused
    ~NewName();
    NewName(const NewName&) = delete;
    NewName& operator=(const NewName&) = delete;

private:
    std::filesystem::path file_; ///< empty: it was there
};

/// Writes the whole file; "-" is standard output, on a terminal made harmless for those who see it. What is there
/// already is replaced only by `force`, and by all of the new content or none, also where `write` throws. Throws
/// Refused.
void write_file(const std::string& name, bool force, const std::function<void(std::ostream& out)>& write);

}
