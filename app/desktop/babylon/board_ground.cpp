#include "app/desktop/babylon/board_ground.h"

#include "app/desktop/drawing/strokes.h"

#include <algorithm>

namespace clerk::desktop::babylon {

using clerk::babylon::board_size;
using clerk::babylon::Cell;

namespace {

constexpr double slot_radius = 0.12; ///< in sides of a cell
constexpr double wall_height = 0.3;  ///< of the rim above the board, in levels
constexpr double reach = 6;          ///< of the rim's shadow, in pixels

void draw_joints(wxGraphicsContext& gc, const Area& board, double cell) {
    const wxColour colour = with_alpha(colours().slot, 0.28);
    for (int i = 1; i < board_size; ++i) {
        paint_box(gc, {board.m_x + i * cell, board.m_y, 1, board.m_height}, 0, {.fill = colour});
        paint_box(gc, {board.m_x, board.m_y + i * cell, board.m_width, 1}, 0, {.fill = colour});
    }
}

void draw_slot(wxGraphicsContext& gc, Point at, double radius) {
    const wxColour &hole = colours().slot, &stone = colours().board;
    const auto moved = [&](double share) { return Point(at.m_x + radius * share, at.m_y + radius * share); };
    paint_circle(gc, moved(0.1), radius * 1.08, {.fill = mixed(stone, *wxWHITE, theme() == Theme::dark ? 0.1 : 0.45)});
    paint_circle(gc, at, radius, {.fill = mixed(hole, palette().shadow, 0.34)});
    paint_circle(gc, moved(0.14), radius * 0.82, {.fill = hole});
}

void draw_coordinates(wxGraphicsContext& gc, const BoardGeometry& geometry) {
    const Area board = geometry.board();
    const double away = geometry.rim_width() / 2, height = std::clamp(geometry.rim_width() * 0.36, 7.0, 11.0);
    const wxColour colour = mixed(palette().quiet, palette().text, 0.25);
    for (int i = 0; i < board_size; ++i) {
        const Point at = geometry.centre(Cell{0, 0}.moved(i, i));
        paint_text(gc, wxString(static_cast<char>('a' + i)), {at.m_x, board.GetBottom() + away}, height, colour);
        paint_text(gc, wxString(static_cast<char>('1' + i)), {board.m_x - away, at.m_y}, height, colour);
    }
}

/// The rim is higher than the board and throws a shadow on it too.
std::vector<Caster> with_rim(std::vector<Caster> casters, const BoardGeometry& geometry) {
    const Area rim = geometry.outside();
    const double wall = geometry.rim_width();
    casters.push_back({{rim.m_x, rim.m_y, rim.m_width, wall}, wall_height});
    casters.push_back({{rim.m_x, rim.m_y + wall, wall, rim.m_height - wall}, wall_height});
    return casters;
}

}

wxRegion seen(const Area& area, const std::vector<Area>& slabs, double cell) {
    const auto whole = [](const Area& part) {
        return wxRect(wxPoint(static_cast<int>(part.m_x), static_cast<int>(part.m_y)),
                      wxPoint(static_cast<int>(part.GetRight()), static_cast<int>(part.GetBottom())));
    };
    wxRegion region(whole(grown(area, 1)));
    for (const Area& slab : slabs) region.Subtract(whole(grown(slab, -cell * slab_radius)));
    return region;
}

void draw_empty_board(wxGraphicsContext& gc, const BoardGeometry& geometry, double scale) {
    const Area rim = geometry.outside(), board = geometry.board();
    cast_shadows(gc, {grown(rim, reach)}, {{rim, wall_height}}, geometry.cell(), scale);
    paint_box(gc, rim, geometry.rim_width() * 0.6, {.fill = colours().rim});
    paint_box(gc, board, 0, {.fill = colours().board});
    draw_joints(gc, board, geometry.cell());
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x)
            draw_slot(gc, geometry.centre(Cell{0, 0}.moved(x, y)), geometry.cell() * slot_radius);
    draw_coordinates(gc, geometry);
}

void shade_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Area>& slabs,
                 const std::vector<Caster>& casters, double scale) {
    const Area board = geometry.board();
    gc.PushState();
    gc.Clip(seen(board, slabs, geometry.cell()));
    cast_shadows(gc, {board}, with_rim(casters, geometry), geometry.cell(), scale);
    gc.PopState();
}

}
