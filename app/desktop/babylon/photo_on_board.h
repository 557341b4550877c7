// A photo of the garden over what is entered of it, which shows through as outlines: what is entered and what is not
// can both be seen.
#pragma once

#include "app/desktop/babylon/board_geometry.h"
#include "app/desktop/drawing/photo_underlay.h"
#include "app/table/babylon/board_view.h"

namespace clerk::desktop::babylon {

/// `level`: the one in hand, for whose height the photo is straightened.
void draw_photo(wxGraphicsContext& gc, const BoardGeometry& geometry, const clerk::babylon::Garden& garden,
                const PhotoShown& photo, int level, double scale);

/// Cells on which something stands that is not entered.
void draw_covered(wxGraphicsContext& gc, const BoardGeometry& geometry, const std::vector<clerk::babylon::Cell>& cells);

/// Pale; `meant`: it is the one that is taken next.
void draw_proposed(wxGraphicsContext& gc, const BoardGeometry& geometry,
                   const table::babylon::ProposedTerrace& proposed, bool meant);

}
