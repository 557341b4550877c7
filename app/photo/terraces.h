// The terraces that a photo surely shows.
#pragma once

#include "app/photo/camera.h"
#include "app/photo/look.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace clerk::photo {

/// The cell of a terrace over which a roof stands.
enum class Roof { north_west, north_east, south_east, south_west, none, unsure };

/// Certainties go from 0 to 1.
struct SeenTerrace {
    int west = 0, north = 0; ///< column and row of its north-west cell, from the board's north-west
    int level = 1;           //
    double certainty = 0;    ///< of its place
    std::size_t flower = 0;  ///< index in Look::flowers
    double flower_certainty = 0;
    Roof roof = Roof::unsure;
    double roof_certainty = 0;
};

inline constexpr int highest_read = 6;

/// Those of which place, level and flower are sure. By level, then from the north-west, row by row. `camera`: of this
/// photo (its size counts); `level_high`: of a level, in sides of a cell. Empty: nothing is sure, or it is no photo of
/// such a board.
std::vector<SeenTerrace> read_terraces(const Picture& photo, const Camera& camera, const Look& look, double level_high);

struct SeenCell {
    int column = 0, row = 0; ///< from the north-west
    bool covered = false;    ///< else it is bare: the board's own colour is seen there
    double certainty = 0;
};

/// Of the cells of a level, those of which it is sure whether a terrace of that level lies there; on level 0, whether
/// the board is bare there. By `terraces`, which were read from the same photo.
std::vector<SeenCell> seen_cells(const Picture& photo, const Camera& camera, const Look& look,
                                 const std::vector<SeenTerrace>& terraces, int level);

struct ProposedHeight {
    double level_high = 0; ///< of a level, in sides of a cell
    double certainty = 0;
};

/// At which height most terraces lie on the grid. None: it cannot be told.
std::optional<ProposedHeight> proposed_level_height(const Picture& photo, const Camera& camera, const Look& look);

}
