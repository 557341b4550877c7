// The pieces of Alhambra: their colours, and how they are drawn.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "core/alhambra/game.h"
#include "core/alhambra/pieces.h"

#include <array>
#include <optional>
#include <vector>

namespace clerk::desktop::alhambra {

namespace game = clerk::alhambra;

// The colours of the pieces of Alhambra.
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

// The pieces of Alhambra as vector shapes, each drawn into an area. Crisp from 16 to 96 pixels; a shape as well as a
// colour tells each apart.

/// A tile as it lies: paving, the building of its colour, its price in a corner, walls on its sides, paths between.
void draw_tile(wxGraphicsContext& gc, const game::Tile& tile, const Area& area);
void draw_fountain(wxGraphicsContext& gc, const Area& area); ///< the start tile
/// The building alone: pavilion, seraglio, arcades, chambers, garden, tower.
void draw_building(wxGraphicsContext& gc, game::Colour colour, const Area& area);

// The parts of a tile.
constexpr double wall_width = 0.14; ///< in sides of a tile
/// Everything but the walls.
void draw_tile_face(wxGraphicsContext& gc, const game::Tile& tile, const Area& area);
void draw_walls(wxGraphicsContext& gc, game::Walls walls, const Area& area);
Area wall_area(const Area& area, game::Side side); ///< where the wall of that side stands

/// A card, upright: the currency's sign and colour, its value. Keeps its shape in any area.
void draw_card(wxGraphicsContext& gc, const game::Card& card, const Area& area);
void draw_currency(wxGraphicsContext& gc, game::Currency currency, const Area& area); ///< the sign on its coin
/// A place of the market: the tile on it, or none, on a plinth with the sign of the currency that pays there.
void draw_space(wxGraphicsContext& gc, game::Currency space, const std::optional<game::Tile>& tile, const Area& area);
void draw_scoring_card(wxGraphicsContext& gc, const Area& area);

wxColour marker_colour(std::optional<game::Marker> marker);
/// What a player is known by; with `none`, one of the plain signs, by the player's place in the turn order (from 0).
void draw_marker(wxGraphicsContext& gc, std::optional<game::Marker> marker, int player, const Area& area);

}
