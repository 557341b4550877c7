// Cameras whose pose is known, to photograph a board with.
#pragma once

#include "app/photo/corners.h"

#include <vector>

namespace clerk::photo::test {

struct KnownCamera {
    Size picture = {2048, 1536};
    double focal = 0.62; ///< of the diagonal
    double tilt = 0;     ///< degrees off the vertical
    double side = 0;     ///< degrees: from where it looks
    double roll = 0;     ///< degrees: how it is held
    double filled = 0.8; ///< of the picture's height that a board seen from above would take

    /// Of a board with so many cells; heights in cells.
    Point seen(Size cells, double x, double y, double height) const;
    Corners corners(Size cells) const;
};

/// From 0 to 40 degrees off the vertical, with wide and with narrow lenses, from all sides.
std::vector<KnownCamera> twenty_cameras();

/// The same corners, each so many pixels off; `variant`: into which directions.
Corners off_by(const Corners& corners, Size picture, double pixels, int variant);

}
