// The player board in a photo.
#pragma once

#include "app/photo/colours.h"
#include "app/photo/corners.h"

#include <optional>

namespace clerk::photo {

/// The corners of the board's cells, not of its rim. The first is the upper left one of the picture: a board that looks
/// the same from all sides does not say where north is.
struct FoundBoard {
    Corners corners;
    double certainty = 0; ///< from 0 to 1; below `sure_board` it is a place to start dragging from
};
inline constexpr double sure_board = 0.5;

/// By its outline and the slots of the cells on which nothing stands. None: it is not surely there.
std::optional<FoundBoard> find_board(const Picture& photo, const Look& look);

}
