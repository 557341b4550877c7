// A step of a turn in a few words.
#pragma once

#include "core/rajas/game.h"

#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

wxString road_names(game::Roads roads);                          ///< "north and east", "no road"
wxString short_name(const game::Tile& tile);                     ///< "blue 7"; where that is not known "a tile"
wxString words(const game::Step& step);                          ///< "blue 7 on c2"
std::vector<Place> places(const std::vector<game::Step>& steps); ///< that they change in the province

}
