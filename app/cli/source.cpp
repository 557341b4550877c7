#include "app/cli/source.h"

#include "i18n/words.h"

#include <cerrno>
#include <filesystem>
#include <iostream>
#include <system_error>

namespace clerk::cli {

namespace {

constexpr int end_of_file = std::char_traits<char>::eof();

wxString reason(int error) {
    switch (error) {
    case ENOENT: return _("there is no such file; check its name");
    case EACCES: return _("you may not read it; check its permissions");
    case EISDIR: return _("it is a folder; name the files in it");
    default: return i18n::text(std::generic_category().message(error));
    }
}

Refused unreadable(const std::string& name, int error) {
    return {"", i18n::fill(_("{1} cannot be read: {2}."), {i18n::text(name), reason(error)})};
}

void keep(Piece& piece, int byte, std::size_t most) {
    piece.too_long = piece.text.size() == most;
    if (!piece.too_long) piece.text += static_cast<char>(byte);
}

}

Source::Source(const std::string& name) : name_(name), bytes_(name == "-" ? std::cin.rdbuf() : &file_) {
    if (name == "-") return;
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored)) throw unreadable(name, EISDIR);
    errno = 0;
    if (!file_.open(name, std::ios::in | std::ios::binary)) throw unreadable(name, errno);
}

int Source::next() {
    try {
        return bytes_->sbumpc();
    } catch (const std::ios_base::failure&) {
        throw unreadable(name_, errno);
    }
}

Piece Source::whole(std::size_t most) {
    Piece piece;
    for (int byte = next(); byte != end_of_file && !piece.too_long; byte = next()) keep(piece, byte, most);
    return piece;
}

std::optional<Piece> Source::line() {
    int byte = next();
    if (byte == end_of_file) return std::nullopt;
    Piece piece;
    for (; byte != end_of_file && byte != '\n'; byte = next()) keep(piece, byte, limits::bytes);
    return piece;
}

}
