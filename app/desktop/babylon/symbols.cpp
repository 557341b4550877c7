#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <algorithm>
#include <cmath>

namespace clerk::desktop::babylon {

using clerk::babylon::Corner;
using clerk::babylon::corners;
using clerk::babylon::Flower;
using clerk::babylon::Symbol;

namespace {

constexpr double edge_width = 0.07;

Ink petal(Flower flower) {
    const wxColour& colour = colours().of(flower);
    return {.fill = colour, .edge = mixed(colour, {0x30, 0x22, 0x10}, 0.42), .width = edge_width};
}

void heart(wxGraphicsContext& gc, double radius, const wxColour& colour) {
    paint_circle(gc, {0, 0}, radius, {.fill = colour, .edge = mixed(colour, {0x30, 0x22, 0x10}, 0.4), .width = 0.06});
}

void white(wxGraphicsContext& gc) {
    for (int i = 0; i < 6; ++i) {
        gc.PushState();
        gc.Rotate(i * 1.0471975512);
        wxGraphicsPath path = gc.CreatePath();
        path.AddEllipse(-0.27, -0.96, 0.54, 0.86);
        paint(gc, path, petal(Flower::white));
        gc.PopState();
    }
    heart(gc, 0.29, {0xe6, 0xae, 0x2e});
}

void pink(wxGraphicsContext& gc) {
    for (int i = 0; i < 5; ++i) paint_circle(gc, on_circle(72 * i, 0.55), 0.4, petal(Flower::pink));
    heart(gc, 0.27, {0xf6, 0xdd, 0x8c});
}

void yellow(wxGraphicsContext& gc) {
    constexpr int rays = 10;
    std::vector<Point> star;
    for (int i = 0; i < 2 * rays; ++i) star.push_back(on_circle(180.0 / rays * i, i % 2 == 0 ? 0.97 : 0.56));
    paint_shape(gc, star, petal(Flower::yellow));
    heart(gc, 0.35, {0x7c, 0x50, 0x20});
}

void purple(wxGraphicsContext& gc) {
    for (int i = 0; i < 4; ++i) {
        gc.PushState();
        gc.Rotate(i * 1.57079632679);
        wxGraphicsPath path = gc.CreatePath();
        path.MoveToPoint(0, 0);
        path.AddCurveToPoint(-0.62, -0.3, -0.32, -0.72, 0, -1);
        path.AddCurveToPoint(0.32, -0.72, 0.62, -0.3, 0, 0);
        paint(gc, path, petal(Flower::purple));
        gc.PopState();
    }
    heart(gc, 0.22, {0xf3, 0xe9, 0xc0});
}

}

void draw_flower(wxGraphicsContext& gc, Flower flower, const Area& area) {
    const UnitTransform unit(gc, area);
    switch (flower) {
    case Flower::white: return white(gc);
    case Flower::pink: return pink(gc);
    case Flower::yellow: return yellow(gc);
    case Flower::purple: return purple(gc);
    }
}

namespace {

constexpr double line = 0.17;
constexpr double plate_share = 0.64;  ///< of a cell's side
constexpr double symbol_share = 0.72; ///< of a plate's side
const wxColour dark_green{0x16, 0x26, 0x0f};

void statue(wxGraphicsContext& gc, const wxColour& ink) {
    const Ink stroke{.fill = mixed(colours().statue, colours().space, 0.25), .edge = ink, .width = line};
    wxGraphicsPath shoulders = gc.CreatePath();
    shoulders.MoveToPoint(-0.6, 0.44);
    shoulders.AddCurveToPoint(-0.6, -0.16, 0.6, -0.16, 0.6, 0.44);
    shoulders.CloseSubpath();
    paint(gc, shoulders, stroke);
    paint_circle(gc, {0, -0.42}, 0.37, stroke);
    paint_line(gc, {{-0.74, 0.82}, {0.74, 0.82}}, stroke);
}

void jet(wxGraphicsContext& gc, double side, const Ink& stroke) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(0, 0.2);
    path.AddCurveToPoint(0, -0.5, 0.1 * side, -0.82, 0.36 * side, -0.82);
    path.AddCurveToPoint(0.6 * side, -0.82, 0.66 * side, -0.5, 0.64 * side, -0.26);
    paint(gc, path, {.edge = stroke.edge, .width = stroke.width});
}

void fountain(wxGraphicsContext& gc, const wxColour& ink) {
    const Ink stroke{.fill = mixed(colours().water, colours().space, 0.2), .edge = ink, .width = line};
    wxGraphicsPath basin = gc.CreatePath();
    basin.MoveToPoint(-0.9, 0.2);
    basin.AddCurveToPoint(-0.82, 1.1, 0.82, 1.1, 0.9, 0.2);
    basin.CloseSubpath();
    jet(gc, -1, stroke);
    jet(gc, 1, stroke);
    paint(gc, basin, stroke);
}

void bridge(wxGraphicsContext& gc, const wxColour& ink) {
    wxGraphicsPath arch = gc.CreatePath();
    arch.MoveToPoint(-0.92, 0.56);
    arch.AddLineToPoint(-0.92, 0.1);
    arch.AddCurveToPoint(-0.4, -0.66, 0.4, -0.66, 0.92, 0.1);
    arch.AddLineToPoint(0.92, 0.56);
    arch.AddLineToPoint(0.5, 0.56);
    arch.AddCurveToPoint(0.34, 0.04, -0.34, 0.04, -0.5, 0.56);
    arch.CloseSubpath();
    paint(gc, arch, {.fill = mixed(colours().bridge, colours().space, 0.2), .edge = ink, .width = line});
}

void stairs(wxGraphicsContext& gc, const wxColour& ink) {
    const std::vector<Point> steps{{-0.88, 0.76}, {-0.88, 0.28}, {-0.29, 0.28}, {-0.29, -0.22},
                                   {0.3, -0.22},  {0.3, -0.74},  {0.88, -0.74}, {0.88, 0.76}};
    paint_shape(gc, steps, {.fill = mixed(colours().stairs, colours().space_edge, 0.3), .edge = ink, .width = line});
}

}

void draw_symbol(wxGraphicsContext& gc, Symbol symbol, const Area& area, const wxColour& ink) {
    const UnitTransform unit(gc, area);
    switch (symbol) {
    case Symbol::statue: return statue(gc, ink);
    case Symbol::fountain: return fountain(gc, ink);
    case Symbol::bridge: return bridge(gc, ink);
    case Symbol::stairs: return stairs(gc, ink);
    case Symbol::blank:
    case Symbol::unknown: return;
    }
}

void draw_plate(wxGraphicsContext& gc, const Area& area) {
    const Colours& use = colours();
    paint_box(gc, crisp(area), area.m_width * 0.16, {.fill = use.space, .edge = use.space_edge, .width = 1});
}

void draw_space(wxGraphicsContext& gc, Symbol symbol, const Area& area) {
    const wxColour pale = with_alpha({0xff, 0xff, 0xf4}, 0.22);
    if (symbol == Symbol::blank) return paint_box(gc, area, area.m_width * 0.16, {.fill = pale});
    if (symbol == Symbol::unknown) return paint_box(gc, area, area.m_width * 0.16, {.edge = pale, .width = 1});
    draw_plate(gc, area);
    draw_symbol(gc, symbol, square(centre(area), area.m_width * symbol_share), colours().ink);
}

Area space_area(const Area& face, Corner corner) {
    const double away = face.m_width / 4, side = std::round(face.m_width / 2 * plate_share);
    const bool east = corner == Corner::ne || corner == Corner::se, south = corner >= Corner::se;
    const Point at = centre(face);
    return square({at.m_x + (east ? away : -away), at.m_y + (south ? away : -away)}, side);
}

void draw_slab(wxGraphicsContext& gc, int level, const Area& face) {
    const double cell = face.m_width / 2;
    const wxColour& green = colours().terrace(level);
    Area slab = face;
    slab.Inset(cell * slab_inset, cell * slab_inset);
    paint_box(gc, slab, cell * slab_radius,
              {.fill = green, .edge = mixed(green, dark_green, 0.42), .width = std::max(1.0, cell * 0.022)});
    slab.Inset(cell * 0.04, cell * 0.04);
    paint_box(gc, slab, cell * 0.095, {.edge = mixed(green, *wxWHITE, 0.22), .width = std::max(0.8, cell * 0.014)});
}

Area level_area(const Area& face, Corner corner) {
    const double cell = face.m_width / 2, away = cell * 0.84, radius = std::max(6.0, cell * 0.11);
    const bool east = corner == Corner::ne || corner == Corner::se, south = corner >= Corner::se;
    const Point at = centre(face);
    return square({at.m_x + (east ? away : -away), at.m_y + (south ? away : -away)}, 2 * radius);
}

void draw_level(wxGraphicsContext& gc, int level, const Area& area) {
    const wxColour& green = colours().terrace(level);
    paint_circle(gc, centre(area), area.m_width / 2, {.fill = green});
    paint_bold_text(gc, wxString::Format("%d", level), centre(area), area.m_width * 0.63,
                    mixed(green, dark_green, 0.85));
}

Area flower_area(const Area& face) { return square(centre(face), face.m_width * 0.21); }

void draw_flower_between(wxGraphicsContext& gc, Flower flower, const Area& face) {
    draw_flower(gc, flower, flower_area(face));
}

void draw_gazebo_on(wxGraphicsContext& gc, Corner corner, const Area& face) {
    draw_gazebo(gc, square(centre(space_area(face, corner)), face.m_width / 2 * gazebo_side));
}

void draw_face(wxGraphicsContext& gc, std::optional<Flower> flower, const std::array<Symbol, 4>& symbols, int level,
               const Area& area, std::optional<Corner> open) {
    draw_slab(gc, level, area);
    for (const auto corner : corners) {
        if (corner == open)
            draw_gazebo_on(gc, corner, area);
        else
            draw_space(gc, symbols[static_cast<std::size_t>(corner)], space_area(area, corner));
    }
    if (flower) draw_flower_between(gc, *flower, area);
}

}
