// An evening in words.
#pragma once

#include <cstdint>

#include <wx/string.h>

namespace clerk::club {

wxString points_in_words(std::int64_t parts); ///< "1.67"
wxString points_explained();                  ///< what points are, and those of the opponents

}
