#include "app/desktop/babylon/pieces.h"

#include "app/desktop/drawing/strokes.h"
#include "core/babylon/game.h"
#include "i18n/words_babylon.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>

namespace clerk::desktop::babylon {

using clerk::babylon::Effect;
using clerk::babylon::Flower;
using clerk::babylon::Kind;
using clerk::babylon::Material;
using clerk::babylon::Symbol;

namespace {

const Colours light{
    .rim = {0xd9, 0xcc, 0xb0},
    .board = {0xe9, 0xdf, 0xc8},
    .slot = {0xbf, 0xae, 0x8a},
    .terraces = {wxColour{0x6f, 0x9a, 0x5f},
                 {0x83, 0xad, 0x6b},
                 {0x98, 0xc0, 0x7b},
                 {0xaf, 0xd0, 0x8f},
                 {0xc6, 0xdf, 0xa8},
                 {0xdc, 0xed, 0xc4}},
    .space = {0xef, 0xe6, 0xd0},
    .space_edge = {0xb7, 0xa6, 0x7f},
    .ink = {0x5b, 0x4a, 0x33},
    .flowers = {wxColour{0xf7, 0xf4, 0xea}, {0xe0, 0x70, 0x8f}, {0xe9, 0xb8, 0x3b}, {0x7d, 0x66, 0xb3}},
    .statue = {0xe8, 0xc5, 0x6a},
    .water = {0x5f, 0xb3, 0xcf},
    .bridge = {0xb9, 0x83, 0x52},
    .stairs = {0xf6, 0xed, 0xd6},
    .gazebo = {0xc9, 0x70, 0x4a},
    .materials = {wxColour{0xc7, 0x82, 0x5a}, {0xa9, 0xa4, 0x9a}, {0x5d, 0x5b, 0x5c}},
    .stone = {0xf3, 0xec, 0xdb},
    .stone_edge = {0x9a, 0x8a, 0x68},
};

Colours darker(Colours colours) {
    std::ranges::for_each(colours.terraces, dim);
    std::ranges::for_each(colours.materials, dim);
    colours.rim = {0x4a, 0x43, 0x36};
    colours.board = {0x3b, 0x36, 0x2c};
    colours.slot = {0x5a, 0x51, 0x40};
    colours.space = {0xd9, 0xcf, 0xb6};
    colours.space_edge = {0x8f, 0x81, 0x60};
    colours.ink = {0x43, 0x36, 0x1f};
    return colours;
}

}

const wxColour& Colours::terrace(int level) const {
    return terraces[static_cast<std::size_t>(std::clamp(level, 1, static_cast<int>(terraces.size())) - 1)];
}

const Colours& colours(Theme theme) {
    static ThemedColours both(light, darker, clerk::babylon::game_id, clerk::babylon::flowers, &Colours::flowers);
    return both.of(theme);
}

std::vector<CustomPiece> custom_pieces() {
    return custom_pieces_of(clerk::babylon::flowers, i18n::babylon::usual_name, light.flowers);
}

namespace {

/// Clay: courses of bricks.
void bricks(wxGraphicsContext& gc, const Ink& joint) {
    for (const double y : {-0.36, 0.3}) paint_line(gc, {{-0.82, y}, {0.82, y}}, joint);
    for (const double x : {-0.3, 0.36}) paint_line(gc, {{x, -0.82}, {x, -0.36}}, joint);
    for (const double x : {-0.55, 0.05, 0.62}) paint_line(gc, {{x, -0.36}, {x, 0.3}}, joint);
    for (const double x : {-0.25, 0.4}) paint_line(gc, {{x, 0.3}, {x, 0.82}}, joint);
}

/// Granite: grains, light and dark.
void grains(wxGraphicsContext& gc, const wxColour& light, const wxColour& dark) {
    struct Grain {
        double x, y, size;
    };
    constexpr std::array grains{Grain{-0.62, -0.58, 0.1}, Grain{-0.1, -0.68, 0.13}, Grain{0.5, -0.5, 0.1},
                                Grain{-0.4, -0.12, 0.14}, Grain{0.18, -0.2, 0.09},  Grain{0.68, 0.02, 0.13},
                                Grain{-0.68, 0.32, 0.11}, Grain{-0.12, 0.34, 0.11}, Grain{0.36, 0.44, 0.14},
                                Grain{-0.38, 0.7, 0.1},   Grain{0.1, 0.72, 0.08},   Grain{0.7, 0.68, 0.09}};
    for (std::size_t i = 0; i < grains.size(); ++i)
        paint_circle(gc, {grains[i].x, grains[i].y}, grains[i].size, {.fill = i % 2 == 0 ? dark : light});
}

/// Basalt: six-sided columns from above.
void columns(wxGraphicsContext& gc, const Ink& joint) {
    std::vector<Point> column;
    for (int i = 0; i < 6; ++i) column.push_back(on_circle(60 * i, 0.46));
    paint_shape(gc, column, joint);
    for (int i = 0; i < 6; ++i) paint_line(gc, {on_circle(60 * i, 0.46), on_circle(60 * i, 0.84)}, joint);
}

}

void draw_tile_back(wxGraphicsContext& gc, Material material, const Area& area) {
    const wxColour& colour = colours().of(material);
    const wxColour edge = mixed(colour, {0x1a, 0x12, 0x0a}, 0.45), light = mixed(colour, *wxWHITE, 0.3);
    paint_box(gc, crisp(area), area.m_width * 0.14, {.fill = colour, .edge = edge, .width = 1});
    const UnitTransform unit(gc, area);
    const Ink joint{.edge = with_alpha(material == Material::basalt ? light : edge, 0.75), .width = 0.075};
    switch (material) {
    case Material::clay: return bricks(gc, joint);
    case Material::granite: return grains(gc, light, mixed(colour, edge, 0.6));
    case Material::basalt: return columns(gc, joint);
    }
}

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

namespace {

Area part(const Area& area, double x, double y, double width, double height) {
    return {area.m_x + x * area.m_width, area.m_y + y * area.m_height, width * area.m_width, height * area.m_height};
}

/// A column: base, shaft with its shaded side, capital; a double has a ring where its halves meet.
void column(wxGraphicsContext& gc, double half_height, bool ring) {
    const wxColour &stone = colours().stone, &edge = colours().stone_edge;
    const wxColour shade = mixed(stone, edge, 0.45);
    constexpr double half = 0.27, cap = 0.42, cap_height = 0.2, line = 0.06;
    paint_box(gc, {-half, -half_height, 2 * half, 2 * half_height}, 0, {.fill = stone, .edge = edge, .width = line});
    paint_box(gc, {half - 0.21, -half_height, 0.18, 2 * half_height}, 0, {.fill = shade});
    for (const double y : {-half_height, half_height - cap_height})
        paint_box(gc, {-cap, y, 2 * cap, cap_height}, 0.05, {.fill = stone, .edge = edge, .width = line});
    if (ring) paint_box(gc, {-0.35, -0.09, 0.7, 0.18}, 0.04, {.fill = stone, .edge = edge, .width = line});
}

void arrow(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const Ink ink{.edge = colours().ink, .width = 0.34};
    paint_line(gc, {{-0.8, 0}, {0.7, 0}}, ink);
    paint_line(gc, {{0.1, -0.62}, {0.75, 0}, {0.1, 0.62}}, ink);
}

void disc(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    const wxColour &stone = colours().stone, &edge = colours().stone_edge;
    paint_circle(gc, {0, 0}, 0.95, {.fill = stone, .edge = edge, .width = 0.06});
    paint_circle(gc, {0, 0}, 0.82, {.edge = mixed(stone, edge, 0.35), .width = 0.04});
}

/// A space that counts as any symbol: two plates with an arrow between.
void exchange(wxGraphicsContext& gc, const Area& area, Symbol from) {
    const Area before = part(area, 0.11, 0.34, 0.32, 0.32), after = part(area, 0.57, 0.34, 0.32, 0.32);
    if (from == Symbol::blank)
        paint_box(gc, before, before.m_width * 0.16, {.fill = colours().terrace(3), .edge = colours().terrace(1)});
    else
        draw_space(gc, from, before);
    arrow(gc, part(area, 0.445, 0.445, 0.11, 0.11));
    draw_plate(gc, after);
    paint_bold_text(gc, "?", centre(after), after.m_height * 0.5, colours().ink);
}

void figure(wxGraphicsContext& gc, const wxString& text, const Area& area) {
    paint_bold_text(gc, text, centre(area), area.m_height, colours().ink);
}

}

void draw_pillar(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    column(gc, 0.66, false);
}

void draw_double_pillar(wxGraphicsContext& gc, const Area& area) {
    const UnitTransform unit(gc, area);
    column(gc, 0.95, true);
}

void draw_token(wxGraphicsContext& gc, Effect effect, const Area& area) {
    disc(gc, area);
    switch (effect) {
    case Effect::none: return;
    case Effect::single: return draw_pillar(gc, part(area, 0.14, 0.14, 0.72, 0.72));
    case Effect::double_: return draw_double_pillar(gc, part(area, 0.14, 0.14, 0.72, 0.72));
    case Effect::convert: return exchange(gc, area, Symbol::stairs);
    case Effect::wild: return exchange(gc, area, Symbol::blank);
    case Effect::bloom:
        draw_flower(gc, Flower::pink, part(area, 0.13, 0.26, 0.48, 0.48));
        return figure(gc, "2", part(area, 0.64, 0.36, 0.22, 0.28));
    case Effect::drought:
        draw_pillar(gc, part(area, 0.46, 0.24, 0.52, 0.52));
        return figure(gc, L"\u22121", part(area, 0.14, 0.39, 0.4, 0.22));
    }
}

}
