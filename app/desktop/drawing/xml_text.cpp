#include "app/desktop/drawing/xml_text.h"

#include "i18n/text.h"

namespace clerk::desktop {

namespace {

bool xml_can_hold(wxUniChar letter) {
    const auto code = letter.GetValue();
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000) && (code & 0xfffe) != 0xfffe &&
           code <= 0x10ffff;
}

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
