#include "i18n/text.h"

namespace clerk::i18n {

wxString text(std::string_view utf8) {
    const wxString whole = wxString::FromUTF8(utf8.data(), utf8.size());
    return whole.empty() ? wxString::From8BitData(utf8.data(), utf8.size()) : whole;
}

}
