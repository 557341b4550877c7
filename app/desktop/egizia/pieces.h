// The pieces of Egizia as vector shapes, each drawn into an area. A shape as well as a colour tells each apart.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/egizia/colours.h"

namespace clerk::desktop::egizia {

/// What a player is known by: a shape and a colour; without a colour the shape goes by the place in the turn order.
void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area);
wxColour piece_colour(const game::Player& player);

/// A crew by its tool: chisel, hammer, rope; the joker by a whip.
void draw_crew(wxGraphicsContext& gc, game::Crew crew, const Area& area);

}
