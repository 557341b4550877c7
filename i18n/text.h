// Between UTF-8, as the core has it, and the text that a person reads.
#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

namespace clerk::i18n {

/// UTF-8 as text. Bytes that are not UTF-8 (a file name may hold them) are shown one by one instead of being lost.
wxString text(std::string_view utf8);
/// Turns the direction of what follows it. The marks that names from right to left need are none of these.
bool turns_direction(wxUniChar letter);
/// That, a control, an end of a line, a note between the lines, or a tag of a language: what no line of text holds. The
/// tags that some flags are written with are none of these.
bool is_sign(wxUniChar letter);
/// The same of a name, whoever gave it to a player or a file: each sign that would end the line, or turn the direction
/// of what follows, is shown as U+FFFD, so that no name looks like a sentence of the program.
wxString name_line(std::string_view utf8);
inline std::string utf8(const wxString& text) { return text.utf8_string(); }
inline wxString figure(int number) { return std::to_wstring(number); }

}

namespace clerk {

using i18n::figure;
using i18n::name_line;
using i18n::text;
using i18n::utf8;

}
