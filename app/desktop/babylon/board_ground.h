// The empty board: limestone in a rim, slots, coordinates, and the shadows that fall on it.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/shadows.h"

namespace clerk::desktop::babylon {

void draw_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<Caster>& casters, double scale);

}
