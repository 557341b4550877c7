// Where the four corners of the player board are in a photo, and the four-sided outlines that may be one.
#pragma once

#include "app/photo/algebra.h"
#include "app/photo/picture.h"

#include <array>
#include <vector>

namespace clerk::photo {

// Four-sided outlines in a photo.

/// In pixels, clockwise from the upper left corner: what stands out from its surroundings and may be a board. The
/// largest first, each only once.
std::vector<std::array<Point, 4>> outlines(const Picture& photo);

// Where the four corners of the player board are in a photo.

/// Of the grid: north-west, north-east, south-east, south-west. Fractions of the picture's width and height, from its
/// upper left; a corner may lie beside the picture.
using Corners = std::array<Point, 4>;

enum class CornersFault { none, crossing, mirrored, too_small, too_far };
/// Whether a board can lie there: its outline does not cross or bend inward, goes round clockwise, is no smaller than
/// `smallest_side` of the picture's shorter side, and lies no farther outside than the picture is wide.
CornersFault fault_of(const Corners& corners, Size picture);
inline constexpr double smallest_side = 0.08;

/// A quadrilateral that stands out from the table, else one in the middle. Its first corner is the upper left one.
Corners proposed_corners(const Picture& photo);

/// The corners, each named by the next one: the photo was taken from another side.
Corners turned(const Corners& corners);

std::array<Point, 4> in_pixels(const Corners& corners, Size picture);

}
