// Text, attributes and elements as they stand in XML and HTML: whatever a text holds, it stays a text there.
#pragma once

#include <string>

#include <wx/string.h>

namespace clerk::xml {

/// UTF-8, for content and for attributes in double quotes. What XML cannot hold is left out, and signs that would turn
/// the direction of what follows, such as points.
std::string text(const wxString& text);

/// " name="value"", of a value that is XML already.
std::string attribute(const std::string& name, const std::string& value);
/// `tag`: its name and attributes; `content`: XML.
std::string element(const std::string& tag, const std::string& content);
inline std::string words(const std::string& tag, const wxString& words) { return element(tag, text(words)); }

std::string language(); ///< "zh-TW", the one spoken, as a browser wants it

}
