// Four-sided outlines in a photo.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

#include <array>
#include <vector>

namespace clerk::photo {

/// In pixels, clockwise from the upper left corner: what stands out from its surroundings and may be a board. The
/// largest first, each only once.
std::vector<std::array<Point, 4>> outlines(const Picture& photo);

}
