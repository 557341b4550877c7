#include "app/desktop/babylon/pieces.h"
#include "app/desktop/drawing/strokes.h"

namespace clerk::desktop::babylon {

using clerk::babylon::Flower;

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

}
