#include "app/cli/text_table.h"

#include "i18n/text.h"

#include <algorithm>

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

int columns_of(wxUniChar character) { return in(without_width, character) ? 0 : in(wide, character) ? 2 : 1; }

constexpr int most_padded = 120; ///< columns: beside a longer cell the others need not be as long

wxString blanks(int count) { return wxString(' ', static_cast<std::size_t>(count)); }

std::vector<int> column_widths(const std::vector<Row>& rows) {
    std::vector<int> widths;
    for (const Row& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    }
    return widths;
}

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
    const std::vector<int> widths = column_widths(rows);
    wxString lines;
    for (const Row& row : rows) {
        wxString line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const wxString pad = blanks(std::max(0, std::min(widths[i], most_padded) - width(row[i])));
            line += (i == 0 ? "" : "  ") + (i < left ? row[i] + pad : pad + row[i]);
        }
        lines += line.Trim() + "\n";
    }
    return lines;
}

wxString harmless(const wxString& text) {
    const auto harmful = [](wxUniChar character) { return character != '\n' && i18n::is_sign(character); };
    wxString kept;
    for (const wxUniChar character : text) kept += harmful(character) ? wxUniChar(0xFFFD) : character;
    return kept;
}

}
