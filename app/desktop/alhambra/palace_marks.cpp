#include "app/desktop/alhambra/palace_marks.h"

#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/drawing.h"
#include "app/desktop/drawing/marks.h"
#include "app/desktop/drawing/shadows.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

using game::Cell;
using game::Cells;
using game::Side;

namespace {

/// What a finding or a score line names: whole cells, and sides of cells.
struct Named {
    Cells cells;
    std::vector<std::pair<Cell, Side>> sides;
};

Named named(const std::vector<Place>& places, const PalaceGeometry& geometry) {
    Named all;
    for (const Place& place : places) {
        const Cell cell{place.x, place.y};
        if (!geometry.shows(cell)) continue;
        if (place.level == 0)
            all.cells.push_back(cell);
        else
            all.sides.emplace_back(cell, static_cast<Side>(place.level - 1));
    }
    return all;
}

bool has(const Cells& cells, Cell cell) { return std::ranges::find(cells, cell) != cells.end(); }

void add(wxGraphicsPath& path, const Line& line) {
    path.MoveToPoint(line.from);
    path.AddLineToPoint(line.to);
}

/// The edges of a group of cells, and the sides, as one path of separate lines.
wxGraphicsPath border(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Named& what) {
    wxGraphicsPath path = gc.CreatePath();
    for (const Cell cell : what.cells)
        for (const Side side : game::sides)
            if (!has(what.cells, cell.beyond(side))) add(path, line(geometry.area(cell), side));
    for (const auto& [cell, side] : what.sides) add(path, line(geometry.area(cell), side));
    return path;
}

void draw_group(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Named& what, const wxColour& colour,
                double glow) {
    for (const Cell cell : what.cells) paint_box(gc, geometry.area(cell), 0, {.fill = with_alpha(colour, 0.1)});
    const wxGraphicsPath path = border(gc, geometry, what);
    const double width = std::max(2.0, geometry.cell() * 0.05);
    paint(gc, path, {.edge = with_alpha(colour, 0.3), .width = width + glow});
    paint(gc, path, {.edge = with_alpha(palette().halo, 0.9), .width = width + 2});
    paint(gc, path, {.edge = colour, .width = width});
}

Point centre(const Line& line) { return {(line.from.m_x + line.to.m_x) / 2, (line.from.m_y + line.to.m_y) / 2}; }

/// Free: a plus on a glowing cell. Where a tile lies, only its edge glows.
void draw_open_cell(wxGraphicsContext& gc, const Area& area, bool free) {
    const double cell = area.m_width;
    const wxColour& colour = palette().legal;
    const Area inner = grown(area, -cell * 0.06);
    paint_box(gc, inner, cell * 0.08, {.fill = with_alpha(colour, free ? 0.24 : 0.1)});
    outline(gc, inner, cell * 0.08, colour, std::max(1.5, cell * 0.028), wxPENSTYLE_SHORT_DASH);
    if (!free) return;
    const Point at = desktop::centre(area);
    const double arm = cell * 0.1;
    const Ink ink{.edge = colour, .width = std::max(1.5, cell * 0.04)};
    paint_line(gc, {{at.m_x - arm, at.m_y}, {at.m_x + arm, at.m_y}}, ink);
    paint_line(gc, {{at.m_x, at.m_y - arm}, {at.m_x, at.m_y + arm}}, ink);
}

}

void draw_open(wxGraphicsContext& gc, const PalaceGeometry& geometry, const Cells& cells, const game::Palace& palace) {
    for (const Cell cell : cells)
        if (geometry.shows(cell)) draw_open_cell(gc, geometry.area(cell), !palace.built(cell));
}

void draw_ghost(wxGraphicsContext& gc, const PalaceGeometry& geometry, Cell at, const Ghost& ghost, double scale) {
    const Area area = geometry.area(at);
    const double cell = geometry.cell();
    const wxColour& colour = verdict(ghost.legal);
    if (ghost.tile) {
        cast_shadows(gc, {grown(area, std::round(cell * 0.35))}, {{area, 1.2}}, cell, scale);
        draw_faint(gc, grown(area, 2), 0.88, [&](auto& on) { draw_tile(on, *ghost.tile, area); });
    }
    paint_box(gc, area, 0, {.fill = with_alpha(colour, ghost.tile && ghost.legal ? 0.1 : 0.22)});
    if (!ghost.legal) hatch(gc, area, std::max(7.0, cell * 0.14), colour);
    outline(gc, area, cell * 0.04, colour, std::max(2.5, cell * 0.04));
    if (!ghost.legal) draw_cross(gc, {area.GetRight() - 2, area.m_y + 2}, badge_radius(cell));
}

void draw_marked(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places) {
    const Named what = named(places, geometry);
    const wxColour& colour = palette().attention;
    const double radius = badge_radius(geometry.cell());
    draw_group(gc, geometry, what, colour, 0);
    for (const auto& [cell, side] : what.sides) draw_attention(gc, centre(line(geometry.area(cell), side)), radius);
    for (const Cell cell : what.cells) {
        if (has(what.cells, cell.beyond(Side::n)) || has(what.cells, cell.beyond(Side::e))) continue;
        const Area area = geometry.area(cell);
        draw_attention(gc, {area.GetRight() - 2, area.m_y + 2}, radius);
    }
}

void draw_advised(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places) {
    for (const Cell cell : named(places, geometry).cells) desktop::draw_advised(gc, geometry.area(cell), true);
}

void draw_lit(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Place>& places) {
    draw_group(gc, geometry, named(places, geometry), palette().accent, std::max(6.0, geometry.cell() * 0.12));
}

void draw_cursor(wxGraphicsContext& gc, const PalaceGeometry& geometry, Cell cell) {
    outline(gc, grown(geometry.area(cell), -1.5), geometry.cell() * 0.06, palette().accent, 2.5);
}

void draw_focus(wxGraphicsContext& gc, const PalaceGeometry& geometry) {
    paint_box(gc, grown(geometry.outside(), -1), geometry.rim_width() * 0.6, {.edge = palette().accent, .width = 2});
}

}
