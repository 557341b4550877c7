// A list of which only the beginning is told.
#pragma once

#include <vector>

#include <wx/string.h>

namespace clerk {

/// "a, b and 3 more"
wxString abridged_list(std::vector<wxString> texts, std::size_t most);

}
