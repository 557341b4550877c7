// Ships and builds in a few words.
#pragma once

#include "core/egizia/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

wxString words(const game::Gain& gain);              ///< "+2 stones, +1 for the joker"; empty: nothing
wxString words(const game::Ship& ship);              ///< "ship on Edfu"
wxString words(const game::Build& build);            ///< "obelisk 1 and 2", "sphinx: 3 cards, keeps 1"
std::vector<Place> places(const game::Round& round); ///< that it left on the monuments

}
