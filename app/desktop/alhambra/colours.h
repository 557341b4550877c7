// The colours of the pieces of Alhambra.
#pragma once

#include "app/desktop/drawing/custom_pieces.h"
#include "app/desktop/drawing/palette.h"
#include "core/alhambra/pieces.h"

#include <array>
#include <vector>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

struct Colours {
    wxColour ground, ground_line;                        ///< the ground a palace is built on
    wxColour paving, joint, path, ink;                   ///< of a tile
    wxColour wall, wall_top, wall_edge;                  //
    wxColour lamp;                                       ///< by which the longest outer wall is lit
    wxColour stone, water;                               ///< of the fountain
    wxColour card;                                       //
    std::array<wxColour, game::colours.size()> tiles;    //
    std::array<wxColour, game::currencies.size()> money; //
    std::array<wxColour, game::markers.size()> markers;  //

    const wxColour& of(game::Colour colour) const { return tiles[static_cast<std::size_t>(colour)]; }
    const wxColour& of(game::Currency currency) const { return money[static_cast<std::size_t>(currency)]; }
    const wxColour& of(game::Marker marker) const { return markers[static_cast<std::size_t>(marker)]; }
};

const Colours& colours(Theme theme = desktop::theme());

std::vector<CustomPiece> custom_pieces();

}
