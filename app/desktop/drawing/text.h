// Between the core's UTF-8 and the window's strings.
#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

namespace clerk::desktop {

inline wxString text(std::string_view utf8) { return wxString::FromUTF8(utf8.data(), utf8.size()); }
inline std::string utf8(const wxString& text) { return text.utf8_string(); }
inline wxString figure(int number) { return wxString::Format("%d", number); }

}
