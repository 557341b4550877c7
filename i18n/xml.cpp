#include "i18n/xml.h"

#include "i18n/text.h"
#include "i18n/words.h"

#include <algorithm>

namespace clerk::xml {

namespace {

bool can_be_held(wxUniChar letter) {
    const auto code = letter.GetValue();
    if (code < 0x20) return code == '\t' || code == '\n' || code == '\r';
    return !(code >= 0x7f && code < 0xa0) && !(code >= 0xd800 && code < 0xe000) && (code & 0xfffe) != 0xfffe &&
           code <= 0x10ffff;
}

}

std::string text(const wxString& text) {
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
        else if (can_be_held(letter) && !i18n::turns_direction(letter))
            safe += letter;
    }
    return safe.utf8_string();
}

std::string attribute(const std::string& name, const std::string& value) { return " " + name + "=\"" + value + '"'; }

std::string element(const std::string& tag, const std::string& content) {
    const std::string name = tag.substr(0, tag.find(' '));
    return "<" + tag + ">" + content + "</" + name + ">\n";
}

std::string language() {
    std::string tag = i18n::language();
    std::ranges::replace(tag, '_', '-');
    return tag;
}

}
