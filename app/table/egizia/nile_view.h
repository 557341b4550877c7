// The Nile as a line of places, with the ships that lie there.
#pragma once

#include "app/table/egizia/entry.h"

#include <wx/string.h>

namespace clerk::table::egizia {

struct ShownPlace {
    game::Spot at;
    wxString name;
    std::vector<int> ships = {};   ///< whose, those nearest the Nile first
    std::vector<int> waiting = {}; ///< behind them
    int spaces = 1;                ///< that are open
    bool open = false;             ///< whoever is at turn may place a ship there
    bool chosen = false;           ///< what it gives is being entered
    friend bool operator==(const ShownPlace&, const ShownPlace&) = default;
};
/// Downstream, as far as that is known; then the places of which it is not known where they lie.
std::vector<ShownPlace> nile_view(const Position& position, const Entry& entry);

/// What feeding would come to now, for everyone.
struct ShownFeeding {
    int player = 0;
    wxString words; ///< "9 of 12 grain: -6"
    int points = 0;
    friend bool operator==(const ShownFeeding&, const ShownFeeding&) = default;
};
std::vector<ShownFeeding> feeding_view(const Position& position);

}
