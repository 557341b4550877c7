// What is drawn partly clear.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <functional>

namespace clerk::desktop {

/// Within the area, in a context that turns nothing. `opacity` from 0 to 1; `draw` is told what to draw on.
void draw_faint(wxGraphicsContext& gc, const Area& area, double opacity,
                const std::function<void(wxGraphicsContext& on)>& draw);

}
