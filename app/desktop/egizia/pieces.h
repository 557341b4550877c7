// The pieces of Egizia: their colours, how they are drawn, and the stone they stand on.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/table/egizia/view.h"
#include "core/egizia/game.h"

#include <array>
#include <vector>

namespace clerk::desktop::egizia {

namespace game = clerk::egizia;
using namespace table::egizia;

// The colours of Egizia: sand, Nile, basalt, and those of crews and players.
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

// The pieces of Egizia as vector shapes, each drawn into an area. A shape as well as a colour tells each apart.

/// What a player is known by: a shape and a colour; without a colour the shape goes by the place in the turn order.
void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area);
wxColour piece_colour(const game::Player& player);

/// A crew by its tool: chisel, hammer, rope; the joker by a whip.
void draw_crew(wxGraphicsContext& gc, game::Crew crew, const Area& area);

// Blocks of stone with true depth, and what is carved and laid on them.
struct StoneColours {
    wxColour front, top, side, edge;
};
StoneColours limestone();
StoneColours basalt();

/// A block seen from the front and a little from above and from the right: `area` is its front.
void draw_block(wxGraphicsContext& gc, const Area& area, double depth, const StoneColours& colours);
/// Where a block is not built yet.
void draw_hollow(wxGraphicsContext& gc, const Area& area);
void draw_value(wxGraphicsContext& gc, const wxString& value, const Area& area, bool on_stone);
/// A player's marker, let into a block.
void draw_marker(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area);
/// The door of a grave: closed, open with its tile, or sealed.
enum class Door { closed, open, sealed };
void draw_door(wxGraphicsContext& gc, const Area& area, Door door);
void draw_sphinx(wxGraphicsContext& gc, const Area& area);
/// A card of the sphinx with so many eyes on it.
void draw_sphinx_card(wxGraphicsContext& gc, const wxString& number, bool chosen, const Area& area);

}
