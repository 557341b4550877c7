// The pieces of Rajas of the Ganges: their colours, and how they are drawn.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "app/table/rajas/race.h"
#include "app/table/rajas/view.h"
#include "core/rajas/game.h"

#include <array>
#include <vector>

namespace clerk::desktop::rajas {

namespace game = clerk::rajas;
using namespace table::rajas;

// The colours of the pieces of Rajas of the Ganges.
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

// The pieces of Rajas of the Ganges as vector shapes, each drawn into an area. A shape as well as a colour tells each
// apart.

/// A province tile as it lies: its ground with the sign of its colour, its price, roads, markets and buildings. Of what
/// is not known there is nothing. Lit: its roads reach the residence.
void draw_tile(wxGraphicsContext& gc, const game::Tile& tile, game::Roads roads, bool lit, const Area& area);
void draw_roads(wxGraphicsContext& gc, game::Roads roads, bool lit, const Area& area);
void draw_residence(wxGraphicsContext& gc, const Area& area);
void draw_yield(wxGraphicsContext& gc, const ShownYield& yield, const Area& area);
void draw_die(wxGraphicsContext& gc, game::Die die, const Area& area);
/// What it gives first, as a sign, and how much.
void draw_reward(wxGraphicsContext& gc, const game::Reward& reward, const Area& area);
void draw_boat(wxGraphicsContext& gc, const wxColour& colour, const Area& area); ///< of a player

// Signs.
void draw_sign(wxGraphicsContext& gc, game::Colour colour, const Area& area); ///< drop, leaf, sun, lotus
void draw_building(wxGraphicsContext& gc, game::Building building, const Area& area);
void draw_good(wxGraphicsContext& gc, game::Good good, const Area& area); ///< cloth, bowl, heap
void draw_bonus(wxGraphicsContext& gc, Bonus bonus, const Area& area);    ///< of karma a wheel
void draw_coin(wxGraphicsContext& gc, const Area& area);
void draw_star(wxGraphicsContext& gc, const Area& area); ///< fame

/// What a player is known by: a shape by the place in the turn order, in the colour of the player's pieces.
void draw_piece(wxGraphicsContext& gc, const game::Player& player, int place, const Area& area);
wxColour piece_colour(const game::Player& player);

}
