// One piece of what a player has built, in words.
#pragma once

#include "core/finding.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table {

struct BuiltPiece {
    wxString words; ///< "level 2, d4: terrace, pink, ..."
    std::vector<Place> places;
};

}
