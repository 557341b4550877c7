#include "app/desktop/alhambra/palace_ground.h"

#include "app/desktop/alhambra/colours.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

using game::Cell;

namespace {

constexpr double rim_height = 0.3; ///< above the ground, as shadows count heights
constexpr double smallest_with_figures = 14;

/// A small cross where four cells meet.
void draw_corners(wxGraphicsContext& gc, const PalaceGeometry& geometry) {
    const Area grid = geometry.grid();
    const double arm = std::max(1.5, geometry.cell() * 0.06);
    const Ink ink{.edge = with_alpha(colours().ground_line, 0.8), .width = 1};
    for (int x = geometry.first().x; x < geometry.last().x; ++x)
        for (int y = geometry.first().y; y < geometry.last().y; ++y) {
            const Area cell = geometry.area({x, y});
            const Point at{cell.GetRight(), cell.m_y};
            paint_line(gc, {{at.m_x - arm, at.m_y}, {at.m_x + arm, at.m_y}}, ink);
            paint_line(gc, {{at.m_x, at.m_y - arm}, {at.m_x, at.m_y + arm}}, ink);
        }
    paint_box(gc, crisp(grid), 2, {.edge = with_alpha(colours().ground_line, 0.8), .width = 1});
}

void draw_coordinates(wxGraphicsContext& gc, const PalaceGeometry& geometry) {
    if (geometry.cell() < smallest_with_figures) return;
    const Area grid = geometry.grid();
    const double away = geometry.rim_width() / 2, height = std::clamp(geometry.rim_width() * 0.42, 6.0, 8.0);
    const wxColour colour = mixed(palette().quiet, palette().text, 0.25);
    for (int x = geometry.first().x; x <= geometry.last().x; ++x)
        paint_text(gc, wxString::Format("%d", x), {geometry.centre({x, 0}).m_x, grid.GetBottom() + away}, height,
                   colour);
    for (int y = geometry.first().y; y <= geometry.last().y; ++y)
        paint_text(gc, wxString::Format("%d", y), {grid.m_x - away, geometry.centre({0, y}).m_y}, height, colour);
}

std::vector<Caster> with_rim(std::vector<Caster> casters, const PalaceGeometry& geometry) {
    const Area rim = geometry.outside();
    const double wide = geometry.rim_width();
    casters.push_back({{rim.m_x, rim.m_y, rim.m_width, wide}, rim_height});
    casters.push_back({{rim.m_x, rim.m_y + wide, wide, rim.m_height - wide}, rim_height});
    return casters;
}

}

void draw_empty_ground(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Caster>& casters,
                       double scale) {
    const Area rim = geometry.outside(), grid = geometry.grid();
    paint_box(gc, crisp(rim), geometry.rim_width() * 0.6,
              {.fill = mixed(colours().ground, colours().ground_line, 0.3),
               .edge = mixed(colours().ground_line, palette().shadow, 0.2),
               .width = 1});
    paint_box(gc, grid, 2, {.fill = colours().ground});
    draw_corners(gc, geometry);
    cast_shadows(gc, {grid}, with_rim(casters, geometry), geometry.cell(), scale);
    draw_coordinates(gc, geometry);
}

}
