#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <cmath>

namespace clerk::desktop::babylon {

using clerk::babylon::Kind;

namespace {

const wxColour dark_edge{0x3a, 0x24, 0x12};
const wxColour white{0xff, 0xff, 0xff};

/// How bright a face of a roof is in light from the north-west: -1 to 1.
double light_on(double degrees) { return std::cos((degrees + 45) * 3.14159265358979 / 180); }

wxColour lit(const wxColour& colour, double light) {
    return light > 0 ? mixed(colour, white, 0.3 * light) : mixed(colour, dark_edge, -0.38 * light);
}

// Lengths below are in halves of a cell; `far` is the middle of the other space.

void fountain(wxGraphicsContext& gc, double far) {
    const Colours& use = colours();
    const auto basin = [&](double half, const Ink& ink) {
        paint_box(gc, {-half, -half, far + 2 * half, 2 * half}, half, ink);
    };
    basin(0.54, {.fill = use.stone, .edge = use.stone_edge, .width = 0.045});
    basin(0.39, {.fill = use.water, .edge = mixed(use.water, dark_edge, 0.35), .width = 0.04});
    paint_box(gc, {-0.24, -0.29, far + 0.48, 0.12}, 0.06, {.fill = with_alpha(white, 0.28)});
    for (const double x : {0.0, far}) {
        paint_circle(gc, {x, 0}, 0.27, {.edge = with_alpha(white, 0.75), .width = 0.045});
        for (int i = 0; i < 6; ++i) {
            const Point drop = on_circle(60 * i + 30, 0.27);
            paint_circle(gc, {x + drop.m_x, drop.m_y}, 0.055, {.fill = white});
        }
        paint_circle(gc, {x, 0}, 0.125, {.fill = white, .edge = mixed(use.water, dark_edge, 0.2), .width = 0.03});
    }
}

/// Planks over a gentle arch: brightest on its crown.
void bridge(wxGraphicsContext& gc, double far) {
    const Colours& use = colours();
    constexpr double end = 0.56, half = 0.37, rail = 0.1;
    const double length = far + 2 * end;
    const int planks = std::max(6, static_cast<int>(std::lround(length / 0.3)));
    for (int i = 0; i < planks; ++i) {
        const double from = -end + length * i / planks;
        const double from_crown = std::abs(2.0 * (i + 0.5) / planks - 1);
        const wxColour wood = mixed(mixed(use.bridge, white, 0.2), dark_edge, 0.32 * from_crown);
        paint_box(gc, {from, -half, length / planks, 2 * half}, 0, {.fill = wood});
        if (i > 0) paint_line(gc, {{from, -half}, {from, half}}, {.edge = with_alpha(dark_edge, 0.4), .width = 0.035});
    }
    const wxColour beam = mixed(use.bridge, dark_edge, 0.45);
    for (const double y : {-half - rail / 2, half - rail / 2})
        paint_box(gc, {-end - 0.04, y, length + 0.08, rail}, 0.04, {.fill = beam});
}

/// Treads from low (here) to high (there): the higher, the lighter, each throwing a little shade on the one below.
void stairs(wxGraphicsContext& gc, double far) {
    const Colours& use = colours();
    constexpr int treads = 6;
    constexpr double end = 0.44, half = 0.4;
    const double length = far + 2 * end;
    for (int i = 0; i < treads; ++i) {
        const double from = -end + length * i / treads;
        const wxColour stone = mixed(use.stairs, dark_edge, 0.4 * (1 - (i + 0.5) / treads));
        paint_box(gc, {from, -half, length / treads, 2 * half}, 0, {.fill = stone});
        if (i + 1 < treads)
            paint_box(gc, {from + length / treads - 0.075, -half, 0.075, 2 * half}, 0,
                      {.fill = with_alpha(dark_edge, 0.34)});
    }
    paint_box(gc, {-end, -half, length, 2 * half}, 0.03, {.edge = with_alpha(dark_edge, 0.72), .width = 0.05});
}

}

void draw_gazebo(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour& roof = colours().gazebo;
    const wxColour ridge = mixed(roof, dark_edge, 0.5);
    std::vector<Point> eaves;
    for (int i = 0; i < 8; ++i) eaves.push_back(on_circle(45 * i - 22.5, 0.97));
    for (int i = 0; i < 8; ++i)
        paint_shape(gc, {{0, 0}, eaves[static_cast<std::size_t>(i)], eaves[static_cast<std::size_t>((i + 1) % 8)]},
                    {.fill = lit(roof, light_on(45 * i)), .edge = with_alpha(ridge, 0.55), .width = 0.035});
    paint_shape(gc, eaves, {.edge = ridge, .width = 0.075});
    paint_circle(gc, {0, 0}, 0.15, {.fill = {0xfb, 0xe3, 0xc4}, .edge = ridge, .width = 0.05});
}

void draw_statue(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour& gold = colours().statue;
    const wxColour edge = mixed(gold, dark_edge, 0.58);
    paint_circle(gc, {0, 0}, 0.95, {.fill = mixed(gold, dark_edge, 0.14), .edge = edge, .width = 0.08});
    paint_circle(gc, {0, 0}, 0.76, {.fill = mixed(gold, white, 0.22)});
    wxGraphicsPath bust = gc.CreatePath();
    bust.MoveToPoint(-0.46, 0.34);
    bust.AddCurveToPoint(-0.44, -0.06, -0.2, -0.04, -0.13, -0.1);
    bust.AddLineToPoint(0.13, -0.1);
    bust.AddCurveToPoint(0.2, -0.04, 0.44, -0.06, 0.46, 0.34);
    bust.CloseSubpath();
    paint(gc, bust, {.fill = edge});
    paint_circle(gc, {0, -0.28}, 0.24, {.fill = edge});
    paint_box(gc, {-0.46, 0.41, 0.92, 0.13}, 0.04, {.fill = edge});
}

void draw_joining(wxGraphicsContext& gc, Kind kind, Point a, Point b, double cell) {
    const UnitTransform unit(gc, a, b, cell);
    const double far = a.GetDistance(b) / (cell / 2);
    switch (kind) {
    case Kind::fountain: return fountain(gc, far);
    case Kind::bridge: return bridge(gc, far);
    case Kind::stairs: return stairs(gc, far);
    case Kind::statue: return;
    }
}

void draw_ornament(wxGraphicsContext& gc, Kind kind, const Area& area) {
    if (kind == Kind::statue) return draw_statue(gc, area);
    const double cell = area.m_width * 0.62;
    const Point at = centre(area);
    draw_joining(gc, kind, {at.m_x - cell / 2, at.m_y}, {at.m_x + cell / 2, at.m_y}, cell);
}

}
