#include "app/desktop/drawing/player_sign.h"

#include "app/desktop/drawing/palette.h"
#include "app/desktop/drawing/strokes.h"

namespace clerk::desktop {

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
