#include "app/desktop/drawing/ellipsis.h"

#include "app/desktop/drawing/line_breaks.h"
#include "i18n/text.h"

namespace clerk::desktop {

namespace {

constexpr std::size_t longest = 200;

/// Signs, halves of letters, and what is no letter at all.
bool cannot_be_drawn(wxUniChar letter) {
    const auto code = letter.GetValue();
    return i18n::is_sign(letter) || (code >= 0xd800 && code <= 0xdfff) || (code & 0xfffe) == 0xfffe;
}

bool xml_can_hold(wxUniChar letter) {
    const auto code = letter.GetValue();
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000) && (code & 0xfffe) != 0xfffe &&
           code <= 0x10ffff;
}

}

wxString single_line(const wxString& text) {
    wxString line;
    for (const wxUniChar letter : text) {
        if (line.length() == longest) break;
        line += cannot_be_drawn(letter) ? wxUniChar(' ') : letter;
    }
    return line.Trim().Trim(false);
}

wxString ellipsized(const wxString& text, const std::function<bool(const wxString& line)>& fits) {
    const wxString line = single_line(text);
    if (fits(line)) return line;
    const auto begun = [&](std::size_t letters) { return line.Left(letters).Trim() + wxUniChar(0x2026); };
    std::size_t fitting = 0, too_many = line.length();
    while (too_many - fitting > 1) {
        const std::size_t half = (fitting + too_many) / 2;
        (fits(begun(half)) ? fitting : too_many) = half;
    }
    return fits(begun(fitting)) ? begun(fitting) : wxString();
}

wxString ellipsized(const wxDC& dc, const wxString& text, int width) {
    return ellipsized(text, [&](const wxString& line) { return dc.GetTextExtent(line).x <= width; });
}

wxString ellipsized(const wxWindow& window, const wxString& text, int width) {
    return ellipsized(text,
                      [&, measure = measured_in(window)](const wxString& line) { return measure(line) <= width; });
}

wxString ellipsized_before_end(const wxWindow& window, const wxString& text, int width) {
    const wxString line = single_line(text), end = line.Right(1);
    const auto fits = [&, measure = measured_in(window)](const wxString& begun) {
        return measure(begun + end) <= width;
    };
    const wxString begun = ellipsized(line.Left(line.length() - end.length()), fits);
    return begun.empty() ? begun : begun + end;
}

std::string xml_text(const wxString& text) {
    wxString safe;
    for (const wxUniChar letter : text) {
        if (letter == '&')
            safe += "&amp;";
        else if (letter == '<')
            safe += "&lt;";
        else if (letter == '>')
            safe += "&gt;";
        else if (letter == '"')
            safe += "&quot;";
        else if (xml_can_hold(letter) && !i18n::turns_direction(letter))
            safe += letter;
    }
    return safe.utf8_string();
}

}
