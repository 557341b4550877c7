// By what a terrace is known in the picture of its level.
#pragma once

#include "app/photo/straight_level.h"

namespace clerk::photo {

struct TerraceMarks {
    Point flower;         ///< its middle, in cells
    double astray = 0;    ///< that from the middle of the terrace, in cells
    double ring = 0;      ///< how much of what surrounds the flower is green, from 0 to 1
    double within = 0;    ///< how much of its inside is not
    int arms = 0;         ///< of the four between the spaces that are green
    double pattern = 0;   ///< how well the edges of the spaces agree
    std::size_t kind = 0; ///< of the flower: index in Look::flowers
    double kind_certainty = 0;

    bool flower_in_green() const { return ring >= 0.7 && within >= 0.6; }
};

/// Round the middle of a terrace. None: nothing lies in the middle of something green there.
std::optional<TerraceMarks> terrace_marks(const StraightLevel& level, Point middle, const Look& look);

}
