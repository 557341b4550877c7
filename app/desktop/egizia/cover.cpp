#include "app/desktop/egizia/cover.h"

#include "app/desktop/drawing/strokes.h"
#include "app/desktop/egizia/colours.h"

namespace clerk::desktop::egizia {

wxBitmap cover(const wxWindow& window, int side) {
    return picture(window, side,
                   [](wxGraphicsContext& gc, const Area& area) { paint_box(gc, area, 6, {.fill = colours().sand}); });
}

}
