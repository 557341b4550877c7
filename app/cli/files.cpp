#include "app/cli/files.h"

#include "app/cli/output.h"
#include "app/cli/system.h"
#include "app/exchange/files.h"
#include "db/back_up/back_up_files.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <iostream>
#include <iterator>
#include <streambuf>
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
    std::error_code unknown;
    const std::uintmax_t bytes = bytes_ == &file_ ? std::filesystem::file_size(name_, unknown) : 0;
    if (!unknown) piece.text.reserve(static_cast<std::size_t>(std::min<std::uintmax_t>(bytes, most)));
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

namespace fs = std::filesystem;

namespace {

Refused refused(const wxString& sentence, const fs::path& file) {
    return {"", i18n::fill(sentence, {i18n::name_line(file.string())})};
}

bool put(const fs::path& file, const exchange::WriteText& write) {
    try {
        exchange::write_file(file, write);
    } catch (const exchange::FileError&) {
        return false;
    }
    return true;
}

/// What goes into a file as it is, shown line by line to those who see it.
class ShownLines : public std::streambuf {
protected:
    int_type overflow(int_type letter) override {
        if (traits_type::eq_int_type(letter, traits_type::eof())) return traits_type::not_eof(letter);
        if (letter == '\n')
            show("\n");
        else
            line_ += traits_type::to_char_type(letter);
        return letter;
    }
    int sync() override {
        show("");
        return 0;
    }

private:
    void show(const char* end) {
        if (line_.ends_with('\r')) line_.pop_back();
        std::cout << for_people(text(line_)) << end;
        line_.clear();
    }

    std::string line_;
};

void write_for_people(const exchange::WriteText& write) {
    ShownLines lines;
    std::ostream out(&lines);
    write(out);
    out.flush();
}

/// Before a file that is there is said to be replaced by --force, and before one is made.
void require_no_history(const fs::path& file) {
    if (!db::belongs_to_history(file)) return;
    throw Refused{"", exchange::sentence({exchange::FileError::Reason::of_history, file})};
}

}

NewName::NewName(const fs::path& file, bool force) {
    require_no_history(file);
    std::error_code ignored;
    const bool there = fs::exists(file, ignored);
    if (!force && !claim(file)) throw refused(_("{1} is there already; --force replaces it."), file);
    if (!there) file_ = file;
}

NewName::~NewName() {
    std::error_code unknown;
    if (!file_.empty() && fs::file_size(file_, unknown) == 0) fs::remove(file_, unknown);
}

void write_file(const std::string& name, bool force, const std::function<void(std::ostream& out)>& write) {
    if (name == "-") return answers_are_seen() ? write_for_people(write) : write(std::cout);
    const fs::path file = fs::absolute(name);
    const NewName name_of_file(file, force);
    std::error_code ignored;
    const bool device = fs::exists(file, ignored) && !fs::is_regular_file(file, ignored);
    if (device || !put(file, write))
        throw refused(_("{1} cannot be written. Check the folder and its permissions, or choose another file."), file);
}

}
