#include "i18n/text.h"

#include <algorithm>

namespace clerk::i18n {

wxString text(std::string_view utf8) {
    const wxString whole = wxString::FromUTF8(utf8.data(), utf8.size());
    return whole.empty() ? wxString::From8BitData(utf8.data(), utf8.size()) : whole;
}

bool turns_direction(wxUniChar letter) {
    const auto code = letter.GetValue();
    return (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
}

bool is_sign(wxUniChar letter) {
    const auto code = letter.GetValue();
    const bool control = code < 0x20 || (code >= 0x7F && code <= 0x9F), ends_a_line = code == 0x2028 || code == 0x2029;
    const bool note = code >= 0xFFF9 && code <= 0xFFFB, language = code >= 0xE0000 && code < 0xE0020;
    return control || ends_a_line || note || language || turns_direction(letter);
}

wxString name_line(std::string_view utf8) {
    wxString whole = text(utf8);
    if (std::none_of(whole.begin(), whole.end(), is_sign)) return whole;
    wxString line;
    for (const wxUniChar letter : whole) line += is_sign(letter) ? wxUniChar(0xFFFD) : letter;
    return line;
}

}
