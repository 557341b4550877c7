#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/strokes.h"

#include <array>

namespace clerk::desktop::babylon {

using clerk::babylon::Material;

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

}
