// Cells of the board on which nothing lies: their slot is seen.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/look.h"
#include "app/photo/picture.h"

#include <vector>

namespace clerk::photo {

struct BareCell {
    int column = 0, row = 0; ///< from the north-west
    Point slot;              ///< its middle as it is seen, in cells from the grid's north-west corner
    Colour ground;           ///< round it, as it is seen
    double certainty = 0;    ///< from 0 to 1
};

/// In the picture straightened for the board itself, whose cells are `side` pixels wide: those whose slot lies no
/// farther from its place than `astray`, in cells. What is in doubt is left out.
std::vector<BareCell> bare_cells(const Picture& straight, int side, const Look& look, double astray);

}
