// Soft shadows of rectangles in light from the north-west: the higher a thing is above a surface, the farther its
// shadow falls and the softer it is.
#pragma once

#include "app/desktop/drawing/drawing.h"

#include <optional>
#include <vector>

namespace clerk::desktop {

struct Caster {
    Area area;
    double height = 0; ///< in levels of its game
};

/// A surface that shadows fall on.
struct Surface {
    Area area;
    double height = 0;
    double radius = 0;             ///< of its round corners
    double darkness = 1;           ///< as a share of the usual
    std::optional<Area> seen = {}; ///< none: all of it; where nothing is seen nothing needs a shadow
};

/// Lays on the surface the shadows of all casters higher than it. `cell`: pixels of a level's unit of length; `scale`:
/// pixels of the device for one of the context.
void cast_shadows(wxGraphicsContext& gc, const Surface& surface, const std::vector<Caster>& casters, double cell,
                  double scale);

}
