#include "app/desktop/drawing/marks.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>

namespace clerk::desktop {

namespace {

void badge(wxGraphicsContext& gc, Point at, double radius, const wxColour& colour) {
    paint_circle(gc, at, radius, {.fill = colour, .edge = palette().halo, .width = 1.5});
}

}

const wxColour& verdict(bool legal) { return legal ? palette().legal : palette().illegal; }

void outline(wxGraphicsContext& gc, const Area& area, double radius, const wxColour& colour, double width,
             wxPenStyle style) {
    paint_box(gc, area, radius, {.edge = with_alpha(palette().halo, 0.85), .width = width + 2});
    paint_box(gc, area, radius, {.edge = colour, .width = width, .style = style});
}

void hatch(wxGraphicsContext& gc, const Area& area, double step, const wxColour& colour) {
    gc.PushState();
    gc.Clip(area.m_x, area.m_y, area.m_width, area.m_height);
    const int lines = static_cast<int>((area.m_width + area.m_height) / step);
    for (int i = 1; i <= lines; ++i) {
        const double x = area.m_x - area.m_height + i * step;
        paint_line(gc, {{x, area.GetBottom()}, {x + area.m_height, area.m_y}},
                   {.edge = with_alpha(colour, 0.55), .width = 1.5});
    }
    gc.PopState();
}

double badge_radius(double cell) { return std::clamp(cell * 0.2, 7.0, 15.0); }

void draw_cross(wxGraphicsContext& gc, Point at, double radius) {
    badge(gc, at, radius, palette().illegal);
    const Ink ink{.edge = *wxWHITE, .width = std::max(1.5, radius * 0.24)};
    const double arm = radius * 0.42;
    paint_line(gc, {{at.m_x - arm, at.m_y - arm}, {at.m_x + arm, at.m_y + arm}}, ink);
    paint_line(gc, {{at.m_x - arm, at.m_y + arm}, {at.m_x + arm, at.m_y - arm}}, ink);
}

void draw_advised(wxGraphicsContext& gc, const Area& cell, bool ticked) {
    const double side = cell.m_width, radius = badge_radius(side);
    const wxColour& colour = palette().legal;
    outline(gc, grown(cell, -side * 0.07), side * 0.1, colour, std::max(2.0, side * 0.04), wxPENSTYLE_SHORT_DASH);
    if (!ticked) return;
    const Point at{cell.GetRight() - side * 0.12, cell.m_y + side * 0.12};
    badge(gc, at, radius, colour);
    paint_line(gc,
               {{at.m_x - radius * 0.45, at.m_y},
                {at.m_x - radius * 0.1, at.m_y + radius * 0.38},
                {at.m_x + radius * 0.48, at.m_y - radius * 0.38}},
               {.edge = *wxWHITE, .width = std::max(1.5, radius * 0.24)});
}

void draw_attention(wxGraphicsContext& gc, Point at, double radius) {
    badge(gc, at, radius, palette().attention);
    paint_bold_text(gc, "!", at, radius, *wxWHITE);
}

void draw_player_sign(wxGraphicsContext& gc, std::size_t which, const wxColour& fill, const Area& area) {
    const UnitTransform unit(gc, area);
    const Ink ink{.fill = fill, .edge = mixed(fill, {0x1e, 0x14, 0x0a}, 0.5), .width = 0.16};
    switch (which % 4) {
    case 0: return paint_circle(gc, {0, 0}, 0.78, ink);
    case 1: return paint_box(gc, {-0.68, -0.68, 1.36, 1.36}, 0.1, ink);
    case 2: return paint_shape(gc, {{0, -0.82}, {0.84, 0.66}, {-0.84, 0.66}}, ink);
    default: return paint_shape(gc, {{0, -0.9}, {0.9, 0}, {0, 0.9}, {-0.9, 0}}, ink);
    }
}

}
