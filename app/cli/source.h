// Where records come from: files and standard input, read piece by piece and never further than a record may be long.
#pragma once

#include "app/cli/refused.h"
#include "core/record.h"

#include <fstream>
#include <optional>
#include <streambuf>
#include <string>

namespace clerk::cli {

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

private:
    int next(); ///< byte, or the end of the file

    std::string name_;
    std::filebuf file_;
    std::streambuf* bytes_;
};

}
