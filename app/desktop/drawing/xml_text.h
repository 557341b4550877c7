// Text as it stands in XML and HTML.
#pragma once

#include <string>

#include <wx/string.h>

namespace clerk::desktop {

/// UTF-8, for content and for attributes in double quotes. What XML cannot hold is left out,
/// and signs that would turn the direction of what follows, such as points.
std::string xml_text(const wxString& text);

}
