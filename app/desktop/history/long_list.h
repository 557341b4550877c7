// A list of which only the beginning is told.
#pragma once

#include <vector>

#include <wx/string.h>

namespace clerk::desktop {

/// "a, b and 3 more"
wxString listed_in_part(std::vector<wxString> texts, std::size_t most);

}
