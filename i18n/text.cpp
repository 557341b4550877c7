#include "i18n/text.h"

namespace clerk::i18n {

wxString text(std::string_view utf8) {
    const wxString whole = wxString::FromUTF8(utf8.data(), utf8.size());
    return whole.empty() ? wxString::From8BitData(utf8.data(), utf8.size()) : whole;
}

wxString name_line(std::string_view utf8) {
    static const wxString line_ends = wxString::FromUTF8("\n\v\f\r\u0085\u2028\u2029");
    wxString line;
    for (const wxUniChar letter : text(utf8))
        line += line_ends.find(letter) == wxString::npos ? letter : wxUniChar(0xFFFD);
    return line;
}

}
