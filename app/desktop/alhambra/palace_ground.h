// The ground of a palace with nothing built: in a rim, the corners of its cells, coordinates from the fountain, and the
// shadows on it.
#pragma once

#include "app/desktop/alhambra/palace_geometry.h"
#include "app/desktop/drawing/shadows.h"

namespace clerk::desktop::alhambra {

void draw_empty_ground(wxGraphicsContext& gc, const PalaceGeometry& geometry, const std::vector<Caster>& casters,
                       double scale);

}
