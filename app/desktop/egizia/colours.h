// The colours of Egizia: sand, Nile, basalt, and those of crews and players.
#pragma once

#include "app/desktop/drawing/custom_pieces.h"
#include "app/desktop/drawing/palette.h"
#include "core/egizia/game.h"

#include <array>
#include <vector>

namespace clerk::desktop::egizia {

namespace game = clerk::egizia;

struct Colours {
    wxColour sky, sand, dune, sand_edge;                ///< the ground
    wxColour block, block_lit, block_dark, block_edge;  ///< limestone: front, top, side
    wxColour basalt, basalt_lit, basalt_dark;           ///< of obelisk and markers' ground
    wxColour nile, nile_light, bank, reed;              //
    wxColour ink, gold, hollow;                         ///< writing on stone; gilt; a space that is not built
    std::array<wxColour, game::crews.size()> crews;     //
    std::array<wxColour, game::markers.size()> players; //
    std::array<wxColour, game::fields.size()> fields;   //
    wxColour neutral;                                   ///< a player without a colour

    const wxColour& of(game::Crew crew) const { return crews[static_cast<std::size_t>(crew)]; }
    const wxColour& of(game::Field field) const { return fields[static_cast<std::size_t>(field)]; }
};

const Colours& colours(Theme theme = desktop::theme());

std::vector<CustomPiece> custom_pieces();

}
