#include "app/cli/terminal.h"

#include "app/cli/system.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <csignal>
#include <iostream>
#include <sstream>
#include <string_view>

namespace clerk::cli {

namespace {

struct Range {
    unsigned first;
    unsigned last;
};

/// Unicode 15, East Asian Width W and F, in the blocks that matter.
constexpr Range wide[] = {{0x1100, 0x115F}, {0x2E80, 0x303E},   {0x3041, 0xA4CF},   {0xA960, 0xA97C},
                          {0xAC00, 0xD7A3}, {0xF900, 0xFAFF},   {0xFE30, 0xFE6F},   {0xFF00, 0xFF60},
                          {0xFFE0, 0xFFE6}, {0x1F300, 0x1F64F}, {0x1F900, 0x1F9FF}, {0x20000, 0x3FFFD}};
constexpr Range without_width[] = {{0x0300, 0x036F}, {0x1AB0, 0x1AFF}, {0x200B, 0x200F},
                                   {0x20D0, 0x20FF}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F}};

template <std::size_t n> bool in(const Range (&ranges)[n], wxUniChar character) {
    const unsigned code = character.GetValue();
    return std::ranges::any_of(ranges, [code](Range r) { return code >= r.first && code <= r.last; });
}

int columns_of(wxUniChar character) {
    if (character.GetValue() < without_width[0].first) return 1; // most letters
    return in(without_width, character) ? 0 : in(wide, character) ? 2 : 1;
}

constexpr int most_padded = 120; ///< columns: beside a longer cell the others need not be as long

std::string blanks(int count) { return std::string(static_cast<std::size_t>(std::max(0, count)), ' '); }

void trim(std::string& line) { line.erase(line.find_last_not_of(" \t\n\v\f\r") + 1); }

}

int width(const wxString& text) {
    int columns = 0;
    for (const wxUniChar character : text) columns += columns_of(character);
    return columns;
}

wxString shortened(const wxString& text, int most) {
    if (width(text) <= most) return text;
    wxString kept;
    int columns = 1; // of the ellipsis
    for (const wxUniChar character : text) {
        columns += columns_of(character);
        if (columns > most) break;
        kept += character;
    }
    return kept + wxUniChar(0x2026);
}

wxString table(const std::vector<Row>& rows, std::size_t left) {
    LongTable all(left);
    for (const Row& row : rows) all.add(row);
    std::ostringstream lines;
    all.write(lines);
    return wxString::FromUTF8(lines.str());
}

void LongTable::add(const Row& row) {
    if (row.empty()) return add({""});
    widths_.resize(std::max(widths_.size(), row.size()));
    for (std::size_t i = 0; i < row.size(); ++i) {
        const wxString shown = harmless(row[i]);
        const auto letters = shown.utf8_str();
        cells_.push_back({static_cast<std::uint32_t>(letters.length()), width(shown), i + 1 == row.size()});
        widths_[i] = std::max(widths_[i], cells_.back().columns);
        text_.append(letters.data(), letters.length());
    }
}

void LongTable::write(std::ostream& out) const {
    std::string line;
    std::size_t at = 0, column = 0;
    for (const Cell& cell : cells_) {
        const std::string_view shown = std::string_view(text_).substr(at, cell.bytes);
        const std::string pad = blanks(std::min(widths_[column], most_padded) - cell.columns);
        line += column == 0 ? "" : "  ";
        line.append(column < left_ ? shown : pad).append(column < left_ ? pad : shown);
        at += cell.bytes;
        ++column;
        if (!cell.is_last) continue;
        trim(line);
        out << line << '\n';
        line.clear();
        column = 0;
    }
}

wxString harmless(const wxString& text) {
    const auto harmful = [](wxUniChar character) { return character != '\n' && i18n::is_sign(character); };
    if (std::none_of(text.begin(), text.end(), harmful)) return text;
    wxString kept;
    for (const wxUniChar character : text) kept += harmful(character) ? wxUniChar(0xFFFD) : character;
    return kept;
}

namespace {

volatile std::sig_atomic_t stopped = 0;

extern "C" void stop(int signal) {
    stopped = 1;
    std::signal(signal, SIG_DFL); // the next one ends the program
}

wxString words(std::size_t done, std::size_t all) {
    if (all == 0) return _("Working... (Ctrl+C stops)");
    return i18n::fill(_("{1} of {2} (Ctrl+C stops)"), {std::to_string(done), std::to_string(all)});
}

}

Progress::Progress() : Progress(complaints_are_seen() ? &std::cerr : nullptr) {}

Progress::Progress(std::ostream* line, std::chrono::milliseconds patience) : line_(line), patience_(patience) {
    stopped = 0;
    before_ = std::signal(SIGINT, stop);
}

Progress::~Progress() {
    std::signal(SIGINT, before_);
    if (written_) *line_ << "\r\x1b[K" << std::flush;
}

bool Progress::goes_on(std::size_t done, std::size_t all) {
    if (const Clock::time_point now = Clock::now(); line_ && now - told_ >= patience_) {
        *line_ << "\r\x1b[K" << words(done, all).utf8_string() << std::flush;
        written_ = true;
        told_ = now;
    }
    return stopped == 0;
}

}
