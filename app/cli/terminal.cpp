#include "app/cli/terminal.h"

#include "app/cli/system.h"
#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>
#include <csignal>
#include <iostream>
#include <sstream>
#include <string_view>
#include <utf8proc.h>

namespace clerk::cli {

namespace {

int columns_of(wxUniChar character) {
    constexpr unsigned first_without_width = 0x0300; // most letters stand before it
    const unsigned code = character.GetValue();
    return code < first_without_width ? 1 : utf8proc_charwidth(static_cast<utf8proc_int32_t>(code));
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
