// Blocks of stone with true depth, and what is carved and laid on them.
#pragma once

#include "app/desktop/egizia/pieces.h"
#include "app/table/egizia/view.h"

namespace clerk::desktop::egizia {

using namespace table::egizia;

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
