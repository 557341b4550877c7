// What players are known by: a piece of a colour and a shape.
#include "app/desktop/alhambra/pieces.h"
#include "app/desktop/drawing/strokes.h"

namespace clerk::desktop::alhambra {

namespace {

/// Five rays.
std::vector<Point> star() {
    std::vector<Point> corners;
    for (int i = 0; i < 10; ++i) corners.push_back(on_circle(36 * i, i % 2 == 0 ? 0.9 : 0.44));
    return corners;
}

void draw_sign(wxGraphicsContext& gc, int which, const Ink& ink) {
    switch (which) {
    case 0: return paint_circle(gc, {0, 0}, 0.74, ink);
    case 1: return paint_box(gc, {-0.66, -0.66, 1.32, 1.32}, 0.1, ink);
    case 2: return paint_shape(gc, {{0, -0.8}, {0.82, 0.64}, {-0.82, 0.64}}, ink);
    case 3: return paint_shape(gc, {{0, -0.88}, {0.88, 0}, {0, 0.88}, {-0.88, 0}}, ink);
    case 4: return paint_shape(gc, star(), ink);
    default:
        return paint_shape(gc,
                           {{-0.3, -0.84},
                            {0.3, -0.84},
                            {0.3, -0.3},
                            {0.84, -0.3},
                            {0.84, 0.3},
                            {0.3, 0.3},
                            {0.3, 0.84},
                            {-0.3, 0.84},
                            {-0.3, 0.3},
                            {-0.84, 0.3},
                            {-0.84, -0.3},
                            {-0.3, -0.3}},
                           ink);
    }
}

}

wxColour marker_colour(std::optional<game::Marker> marker) {
    return marker ? colours().of(*marker) : mixed(palette().quiet, palette().panel, 0.45);
}

void draw_marker(wxGraphicsContext& gc, std::optional<game::Marker> marker, int player, const Area& area) {
    const UnitTransform unit(gc, area);
    const int which = marker ? static_cast<int>(*marker) : player % static_cast<int>(game::markers.size());
    const wxColour fill = marker_colour(marker);
    draw_sign(gc, which, {.fill = fill, .edge = mixed(fill, {0x1e, 0x14, 0x0a}, 0.55), .width = 0.16});
}

}
