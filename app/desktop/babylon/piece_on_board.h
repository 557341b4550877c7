// Where on the board a piece stands, how high it is, and how it is drawn there.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "core/babylon/garden.h"

namespace clerk::desktop::babylon {

/// A terrace as it is drawn: a little smaller than its four cells.
Area slab_area(const BoardGeometry& geometry, clerk::babylon::Cell anchor);
Area gazebo_area(const BoardGeometry& geometry, clerk::babylon::Cell cell);

/// Stairs rise from the lower to the higher space.
void draw_on_board(wxGraphicsContext& gc, const BoardGeometry& geometry, const clerk::babylon::Ornament& ornament);
/// The rectangle around the ornament.
Area footprint(const BoardGeometry& geometry, const clerk::babylon::Ornament& ornament);

double height_of(clerk::babylon::Kind kind);          ///< of an ornament above its space, in levels
int storey(const clerk::babylon::Ornament& ornament); ///< the level it is painted with: the higher of its two
clerk::babylon::Space lower_end(const clerk::babylon::Ornament& ornament);
clerk::babylon::Space higher_end(const clerk::babylon::Ornament& ornament);

}
