// One entry of the strip of turns.
#pragma once

#include "core/finding.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table {

struct TurnLine {
    int player = 0;
    wxString words;
    std::vector<Place> places = {}; ///< what it left on the board
};

}
