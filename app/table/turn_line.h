// One entry of the strip of turns.
#pragma once

#include "core/finding.h"

#include <optional>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

struct TurnLine {
    int player = 0; ///< or nobody, where a round is one line
    wxString words;
    std::vector<Place> places = {};    ///< what it left on the board
    wxString title = {};               ///< empty: its round and its player
    std::optional<wxString> gain = {}; ///< in place of what the total grew by
};

}
