// Where records come from: files and standard input, read piece by piece and never further than a record may be long.
#pragma once

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

class Source {
public:
    /// Opens a file, or standard input for "-". Throws Fault.
    explicit Source(const std::string& name);

    Piece whole();               ///< throws Fault
    std::optional<Piece> line(); ///< the next line without its end; none at the end of the file. Throws Fault

private:
    int next();

    std::string name_;
    std::filebuf file_;
    std::streambuf* bytes_;
};

}
