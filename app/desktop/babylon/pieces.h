// The pieces of Babylon: their colours, and how they are drawn.
#pragma once

#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/palette.h"
#include "core/babylon/pieces.h"

#include <array>
#include <optional>
#include <vector>

namespace clerk::desktop::babylon {

// The colours of the pieces of Babylon.
struct Colours {
    wxColour rim, board, slot;
    std::array<wxColour, 6> terraces; ///< by level, 1 to 6
    wxColour space, space_edge, ink;  ///< a space with a symbol
    std::array<wxColour, 4> flowers;
    wxColour statue, water, bridge, stairs, gazebo;
    std::array<wxColour, 3> materials;
    wxColour stone, stone_edge; ///< of pillars and basins

    const wxColour& terrace(int level) const; ///< the highest shade from level 6 up
    const wxColour& of(clerk::babylon::Flower flower) const { return flowers[static_cast<std::size_t>(flower)]; }
    const wxColour& of(clerk::babylon::Material material) const {
        return materials[static_cast<std::size_t>(material)];
    }
};

const Colours& colours(Theme theme = desktop::theme());

std::vector<CustomPiece> custom_pieces();

// The pieces of Babylon as vector shapes, each drawn into a square (or from one space to another). Crisp from 16 to 96
// pixels; a shape as well as a colour tells each apart.

void draw_flower(wxGraphicsContext& gc, clerk::babylon::Flower flower, const Area& area);
/// The symbol alone, as inked on a tile.
void draw_symbol(wxGraphicsContext& gc, clerk::babylon::Symbol symbol, const Area& area, const wxColour& ink);
/// A space of a tile: the symbol on its small plate, a pale square for a blank one, an empty frame if not entered.
void draw_space(wxGraphicsContext& gc, clerk::babylon::Symbol symbol, const Area& area);
void draw_plate(wxGraphicsContext& gc, const Area& area); ///< of a space, without its symbol

/// A whole face: terrace of a level, four spaces as they lie, flower in the middle, a gazebo on the open corner. No
/// flower: it is not entered.
void draw_face(wxGraphicsContext& gc, std::optional<clerk::babylon::Flower> flower,
               const std::array<clerk::babylon::Symbol, 4>& symbols, int level, const Area& area,
               std::optional<clerk::babylon::Corner> open = {});
// Its parts. `face` is the whole of it: four cells.
constexpr double slab_inset = 0.025, slab_radius = 0.13, gazebo_side = 0.7; ///< in sides of a cell
void draw_slab(wxGraphicsContext& gc, int level, const Area& face);
void draw_gazebo_on(wxGraphicsContext& gc, clerk::babylon::Corner corner, const Area& face);
Area space_area(const Area& face, clerk::babylon::Corner corner);
Area flower_area(const Area& face);
void draw_flower_between(wxGraphicsContext& gc, clerk::babylon::Flower flower, const Area& face);
Area level_area(const Area& face, clerk::babylon::Corner corner); ///< where a terrace's level is told
void draw_level(wxGraphicsContext& gc, int level, const Area& area);

/// A tile of the quarry: its material as a texture as well as a colour.
void draw_tile_back(wxGraphicsContext& gc, clerk::babylon::Material material, const Area& area);

void draw_gazebo(wxGraphicsContext& gc, const Area& area);
void draw_statue(wxGraphicsContext& gc, const Area& area);
/// Fountain, bridge or stairs from the middle of one space to the middle of another. Stairs rise from `a` to `b`.
void draw_joining(wxGraphicsContext& gc, clerk::babylon::Kind kind, Point a, Point b, double cell);
/// An ornament as a picture of its own, for buttons and counters.
void draw_ornament(wxGraphicsContext& gc, clerk::babylon::Kind kind, const Area& area);

void draw_pillar(wxGraphicsContext& gc, const Area& area);        ///< a single one, from the side
void draw_double_pillar(wxGraphicsContext& gc, const Area& area); ///< from the side
void draw_token(wxGraphicsContext& gc, clerk::babylon::Effect effect, const Area& area);

}
