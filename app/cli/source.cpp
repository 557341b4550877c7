#include "app/cli/source.h"

#include "i18n/words.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <system_error>

namespace clerk::cli {

namespace {

constexpr int end_of_file = std::char_traits<char>::eof();
constexpr std::streamsize most_at_once = 256 * 1024;

wxString reason(int error) {
    switch (error) {
    case ENOENT: return _("there is no such file; check its name");
    case EACCES: return _("you may not read it; check its permissions");
    case EISDIR: return _("it is a folder; name the files in it");
    default: return i18n::text(std::generic_category().message(error));
    }
}

Refused unreadable(const std::string& name, int error) {
    return {"", i18n::fill(_("{1} cannot be read: {2}."), {i18n::name_line(name), reason(error)})};
}

}

Source::Source(const std::string& name) : name_(name), bytes_(name == "-" ? std::cin.rdbuf() : &file_) {
    if (name == "-") return;
    std::error_code ignored;
    if (std::filesystem::is_directory(name, ignored)) throw unreadable(name, EISDIR);
    errno = 0;
    if (!file_.open(std::filesystem::path(name), std::ios::in | std::ios::binary)) throw unreadable(name, errno);
}

bool Source::more() {
    if (used_ < block_.size()) return true;
    try {
        used_ = 0;
        block_.clear();
        if (bytes_->sgetc() == end_of_file) return false; // waits for the next byte, and for no more than is there then
        block_.resize(static_cast<std::size_t>(std::clamp<std::streamsize>(bytes_->in_avail(), 1, most_at_once)));
        block_.resize(static_cast<std::size_t>(bytes_->sgetn(block_.data(), std::ssize(block_))));
        return true;
    } catch (const std::ios_base::failure&) {
        throw unreadable(name_, errno);
    }
}

void Source::use(Piece& piece, std::size_t bytes, std::size_t most) {
    const std::size_t room = most - piece.text.size();
    if (bytes > room) piece.too_long = true;
    piece.text.append(rest().substr(0, std::min(bytes, room)));
    used_ += bytes;
}

Piece Source::whole(std::size_t most) {
    Piece piece;
    while (!piece.too_long && more()) use(piece, rest().size(), most);
    return piece;
}

std::optional<Piece> Source::line() {
    if (!more()) return std::nullopt;
    Piece piece;
    while (more()) {
        const std::size_t end = rest().find('\n');
        use(piece, std::min(end, rest().size()), limits::bytes);
        if (end == std::string_view::npos) continue;
        ++used_;
        break;
    }
    return piece;
}

bool Source::has_line() const { return rest().find('\n') != std::string_view::npos; }

}
