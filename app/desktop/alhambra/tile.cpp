// A tile and its parts.
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::alhambra {

using game::Side;
using game::Tile;
using game::Walls;

namespace {

// In sides of a tile.
constexpr double path_width = 0.24, building_side = 0.56, price_side = 0.27;
constexpr int merlons = 5;                                              ///< of a wall
constexpr double smallest_with_joints = 40, smallest_with_merlons = 28; ///< pixels

/// The middle of a side.
Point centre(const Area& area, Side side) {
    const Point at = desktop::centre(area);
    switch (side) {
    case Side::n: return {at.m_x, area.m_y};
    case Side::e: return {area.GetRight(), at.m_y};
    case Side::s: return {at.m_x, area.GetBottom()};
    case Side::w: return {area.m_x, at.m_y};
    }
    return at;
}

void draw_joints(wxGraphicsContext& gc, const wxColour& ground, const Area& area) {
    if (area.m_width < smallest_with_joints) return;
    const Ink joint{.edge = mixed(ground, colours().joint, 0.6), .width = 1};
    constexpr int courses = 4;
    const double step = area.m_width / courses;
    for (int i = 0; i < courses; ++i) {
        const double y = area.m_y + i * step;
        if (i > 0) paint_line(gc, {{area.m_x, y}, {area.GetRight(), y}}, joint);
        for (double x = area.m_x + step * (i % 2 == 0 ? 1 : 0.5); x < area.GetRight() - 1; x += step)
            paint_line(gc, {{x, y}, {x, y + step}}, joint);
    }
}

void draw_paving(wxGraphicsContext& gc, const wxColour& colour, const Area& area) {
    paint_box(gc, area, 0, {.fill = colour});
    draw_joints(gc, colour, area);
    paint_box(gc, crisp(area), 0, {.edge = mixed(colours().joint, colours().ink, 0.22), .width = 1});
}

/// From the middle out over every side without a wall.
void draw_paths(wxGraphicsContext& gc, Walls walls, const Area& area) {
    const double width = area.m_width * path_width;
    for (const Side side : game::sides) {
        if (walls.on(side)) continue;
        const Point from = desktop::centre(area), to = centre(area, side);
        const Point low{std::min(from.m_x, to.m_x), std::min(from.m_y, to.m_y)};
        const double right = std::max(from.m_x, to.m_x), bottom = std::max(from.m_y, to.m_y);
        const bool across = right > low.m_x;
        paint_box(gc,
                  across ? Area(low.m_x, low.m_y - width / 2, right - low.m_x, width)
                         : Area(low.m_x - width / 2, low.m_y, width, bottom - low.m_y),
                  0, {.fill = colours().path});
    }
}

void draw_price(wxGraphicsContext& gc, const Tile& tile, const Area& area) {
    const double side = std::max(area.m_width * price_side, 11.0);
    const double away = area.m_width * wall_width + side / 2;
    const double capitals = std::clamp(area.m_width * 0.145, 6.5, 14.0);
    const double more = tile.price > 9 ? side * 0.26 : 0;
    const Point at{area.m_x + away + more / 2, area.m_y + away};
    const Area plate(at.m_x - (side + more) / 2, at.m_y - side / 2, side + more, side);
    paint_box(gc, plate, side * 0.28,
              {.fill = with_alpha(colours().path, 0.92), .edge = colours().ink, .width = std::max(0.75, side * 0.035)});
    paint_bold_text(gc, wxString::Format("%d", tile.price), at, capitals, colours().ink);
}

Area moved(Area area, double by) { return {area.m_x + by, area.m_y + by, area.m_width, area.m_height}; }

void draw_merlons(wxGraphicsContext& gc, const Area& wall) {
    const bool across = wall.m_width > wall.m_height;
    const double length = across ? wall.m_width : wall.m_height, thick = across ? wall.m_height : wall.m_width;
    const double step = length / merlons, wide = step * 0.56;
    for (int i = 0; i < merlons; ++i) {
        const double along = i * step + (step - wide) / 2;
        const Area merlon = across ? Area(wall.m_x + along, wall.m_y + thick * 0.18, wide, thick * 0.64)
                                   : Area(wall.m_x + thick * 0.18, wall.m_y + along, thick * 0.64, wide);
        paint_box(gc, merlon, thick * 0.12, {.fill = colours().wall_top});
    }
}

}

Area wall_area(const Area& area, Side side) {
    const double width = area.m_width * wall_width;
    switch (side) {
    case Side::n: return {area.m_x, area.m_y, area.m_width, width};
    case Side::e: return {area.GetRight() - width, area.m_y, width, area.m_height};
    case Side::s: return {area.m_x, area.GetBottom() - width, area.m_width, width};
    case Side::w: return {area.m_x, area.m_y, width, area.m_height};
    }
    return area;
}

void draw_walls(wxGraphicsContext& gc, Walls walls, const Area& area) {
    for (const Side side : game::sides) {
        if (!walls.on(side)) continue;
        const Area wall = wall_area(area, side);
        paint_box(gc, wall, 0, {.fill = colours().wall});
        if (area.m_width >= smallest_with_merlons) draw_merlons(gc, wall);
        paint_box(gc, crisp(wall), 0, {.edge = colours().wall_edge, .width = 1});
    }
}

void draw_tile_face(wxGraphicsContext& gc, const Tile& tile, const Area& area) {
    draw_paving(gc, mixed(colours().paving, colours().of(tile.colour), 0.24), area);
    draw_paths(gc, tile.walls, area);
    const Area building = square(desktop::centre(moved(area, area.m_width * 0.05)), area.m_width * building_side);
    draw_building(gc, tile.colour, building);
    draw_price(gc, tile, area);
}

void draw_tile(wxGraphicsContext& gc, const Tile& tile, const Area& area) {
    draw_tile_face(gc, tile, area);
    draw_walls(gc, tile.walls, area);
}

void draw_fountain(wxGraphicsContext& gc, const Area& area) {
    draw_paving(gc, colours().paving, area);
    draw_paths(gc, {}, area);
    const UnitTransform unit(gc, area);
    const wxColour edge = mixed(colours().ink, colours().stone, 0.3);
    std::vector<Point> basin;
    for (int i = 0; i < 8; ++i) basin.push_back(on_circle(45 * i + 22.5, 0.62));
    paint_shape(gc, basin, {.fill = colours().stone, .edge = edge, .width = 0.045});
    paint_circle(gc, {0, 0}, 0.46, {.fill = colours().water, .edge = mixed(colours().water, edge, 0.5), .width = 0.04});
    paint_circle(gc, {0, 0}, 0.3, {.edge = with_alpha(*wxWHITE, 0.7), .width = 0.035});
    paint_circle(gc, {0, 0}, 0.16, {.fill = colours().stone, .edge = edge, .width = 0.04});
    paint_circle(gc, {0, 0}, 0.06, {.fill = colours().water});
}

}
