// The colours of the pieces of Rajas of the Ganges.
#pragma once

#include "app/desktop/drawing/custom_pieces.h"
#include "app/desktop/drawing/palette.h"
#include "core/rajas/game.h"

#include <array>
#include <vector>

namespace clerk::desktop::rajas {

namespace game = clerk::rajas;

struct Colours {
    wxColour ground, ground_line, place;                     ///< of a province
    wxColour sand, sand_edge, stone;                         ///< of tracks, unknown tiles and the residence
    wxColour road, road_edge, road_lit;                      //
    wxColour river, river_light;                             //
    wxColour ink, gold;                                      //
    std::array<wxColour, game::colours.size()> tiles;        ///< and dice
    std::array<wxColour, game::yield_colours.size()> yields; //
    std::array<wxColour, 4> pieces;                          ///< of the players

    const wxColour& of(game::Colour colour) const { return tiles[static_cast<std::size_t>(colour)]; }
    const wxColour& of(game::YieldColour colour) const { return yields[static_cast<std::size_t>(colour)]; }
};

const Colours& colours(Theme theme = desktop::theme());

std::vector<CustomPiece> custom_pieces();

}
