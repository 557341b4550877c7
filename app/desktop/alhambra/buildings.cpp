// The six buildings, each in a square whose middle is the origin and half whose side is 1.
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/strokes.h"

namespace clerk::desktop::alhambra {

using game::Colour;

namespace {

constexpr double line = 0.1;

/// What a building is drawn with: its own colour, lighter for what the light falls on, darker for openings.
struct Paints {
    Ink body;
    Ink roof;
    Ink opening;
};

Paints paints(Colour colour) {
    const wxColour& own = colours().of(colour);
    const wxColour edge = mixed(own, {0x1e, 0x14, 0x0a}, colour == Colour::white ? 0.62 : 0.55);
    const wxColour lit = mixed(own, *wxWHITE, colour == Colour::white ? 0.3 : 0.34);
    return {.body = {.fill = lit, .edge = edge, .width = line},
            .roof = {.fill = own, .edge = edge, .width = line},
            .opening = {.fill = mixed(edge, {0x12, 0x0c, 0x06}, 0.25)}};
}

/// A door or window with a round head, standing on `bottom`.
void opening(wxGraphicsContext& gc, double x, double bottom, double width, double height, const Ink& ink) {
    const double half = width / 2;
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x - half, bottom);
    path.AddLineToPoint(x - half, bottom - height + half);
    path.AddArc(x, bottom - height + half, half, -M_PI, 0, true);
    path.AddLineToPoint(x + half, bottom);
    path.CloseSubpath();
    paint(gc, path, ink);
}

/// An onion-shaped dome on the line from -width to width at `bottom`.
void dome(wxGraphicsContext& gc, double x, double bottom, double width, double height, const Ink& ink) {
    wxGraphicsPath path = gc.CreatePath();
    path.MoveToPoint(x - width, bottom);
    path.AddCurveToPoint(x - width * 1.25, bottom - height * 0.55, x - width * 0.35, bottom - height * 0.7, x,
                         bottom - height);
    path.AddCurveToPoint(x + width * 0.35, bottom - height * 0.7, x + width * 1.25, bottom - height * 0.55, x + width,
                         bottom);
    path.CloseSubpath();
    paint(gc, path, ink);
}

void steps(wxGraphicsContext& gc, const Ink& ink) { paint_box(gc, {-0.88, 0.72, 1.76, 0.2}, 0.04, ink); }

/// An open kiosk: a wide tent roof on slender columns.
void pavilion(wxGraphicsContext& gc, const Paints& with) {
    steps(gc, with.body);
    for (const double x : {-0.66, -0.24, 0.24, 0.66})
        paint_line(gc, {{x, -0.05}, {x, 0.7}}, {.edge = with.body.edge, .width = 0.13});
    wxGraphicsPath roof = gc.CreatePath();
    roof.MoveToPoint(-0.95, -0.02);
    roof.AddCurveToPoint(-0.5, -0.16, -0.16, -0.5, 0, -0.86);
    roof.AddCurveToPoint(0.16, -0.5, 0.5, -0.16, 0.95, -0.02);
    roof.CloseSubpath();
    paint(gc, roof, with.roof);
}

/// A broad house under three domes, with a wide gate.
void seraglio(wxGraphicsContext& gc, const Paints& with) {
    dome(gc, -0.56, -0.06, 0.26, 0.44, with.roof);
    dome(gc, 0.56, -0.06, 0.26, 0.44, with.roof);
    dome(gc, 0, -0.06, 0.36, 0.84, with.roof);
    paint_box(gc, {-0.88, -0.08, 1.76, 1}, 0.04, with.body);
    opening(gc, 0, 0.88, 0.46, 0.66, with.opening);
    for (const double x : {-0.58, 0.58}) opening(gc, x, 0.6, 0.2, 0.36, with.opening);
}

/// Three arches in a row under a flat roof.
void arcades(wxGraphicsContext& gc, const Paints& with) {
    paint_box(gc, {-0.84, -0.36, 1.68, 1.28}, 0.02, with.body);
    paint_box(gc, {-0.94, -0.62, 1.88, 0.3}, 0.05, with.roof);
    for (const double x : {-0.54, 0.0, 0.54}) opening(gc, x, 0.88, 0.38, 0.98, with.opening);
}

/// A house with a pitched roof.
void chambers(wxGraphicsContext& gc, const Paints& with) {
    paint_box(gc, {-0.7, -0.16, 1.4, 1.08}, 0.02, with.body);
    paint_shape(gc, {{-0.94, -0.12}, {0, -0.88}, {0.94, -0.12}}, with.roof);
    opening(gc, 0, 0.88, 0.36, 0.6, with.opening);
    for (const double x : {-0.42, 0.42}) paint_box(gc, {x - 0.11, 0.12, 0.22, 0.26}, 0, with.opening);
}

/// Two cypresses and a round tree.
void garden(wxGraphicsContext& gc, const Paints& with) {
    const Ink trunk{.edge = {0x6b, 0x4a, 0x2c}, .width = 0.16};
    for (const double x : {-0.6, 0.6}) {
        paint_line(gc, {{x, 0.6}, {x, 0.86}}, trunk);
        wxGraphicsPath cypress = gc.CreatePath();
        cypress.AddEllipse(x - 0.26, -0.8, 0.52, 1.42);
        paint(gc, cypress, with.roof);
    }
    paint_line(gc, {{0, 0.5}, {0, 0.86}}, trunk);
    paint_circle(gc, {0, 0.24}, 0.44, with.body);
}

/// Tall, with battlements.
void tower(wxGraphicsContext& gc, const Paints& with) {
    paint_box(gc, {-0.38, -0.34, 0.76, 1.26}, 0.02, with.body);
    paint_shape(gc,
                {{-0.56, -0.3},
                 {-0.56, -0.88},
                 {-0.3, -0.88},
                 {-0.3, -0.68},
                 {-0.13, -0.68},
                 {-0.13, -0.88},
                 {0.13, -0.88},
                 {0.13, -0.68},
                 {0.3, -0.68},
                 {0.3, -0.88},
                 {0.56, -0.88},
                 {0.56, -0.3}},
                with.roof);
    opening(gc, 0, 0.26, 0.2, 0.36, with.opening);
    opening(gc, 0, 0.88, 0.32, 0.42, with.opening);
}

}

void draw_building(wxGraphicsContext& gc, Colour colour, const Area& area) {
    const UnitTransform unit(gc, area);
    const Paints with = paints(colour);
    switch (colour) {
    case Colour::blue: return pavilion(gc, with);
    case Colour::red: return seraglio(gc, with);
    case Colour::brown: return arcades(gc, with);
    case Colour::white: return chambers(gc, with);
    case Colour::green: return garden(gc, with);
    case Colour::purple: return tower(gc, with);
    }
}

}
