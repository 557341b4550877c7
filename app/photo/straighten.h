// A plane of a photo as if it were seen from straight above.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

namespace clerk::photo {

/// `cells`: columns and rows of the grid; `plane`: from cells to pixels of the photo (Camera::plane); a cell becomes
/// `side` pixels. What the photo does not show is clear.
Picture straightened(const Picture& photo, const Matrix& plane, Size cells, int side);

/// No larger than that; otherwise the same.
Picture smaller(Picture photo, int longest);

}
