// The empty board: limestone in a rim, slots, coordinates, and the shadows that fall on it.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/shadows.h"

#include <wx/region.h>

namespace clerk::desktop::babylon {

/// An area without what slabs above it hide for sure: all but their round corners.
wxRegion seen(const Area& area, const std::vector<Area>& slabs, double cell);

/// The board with nothing built, and no shadow on it.
void draw_empty_board(wxGraphicsContext& gc, const BoardGeometry& geometry, double scale);

/// The shadows on the board of what is built and of its rim. What lies under the slabs need not be shaded.
void shade_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Area>& slabs,
                 const std::vector<Caster>& casters, double scale);

}
