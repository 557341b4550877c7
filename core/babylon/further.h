// The ornaments that would still bring the most points to a turn, by branch and bound.
#pragma once

#include "core/babylon/ornament_sites.h"

#include <vector>

namespace clerk::babylon {

struct Further {
    int points = 0;
    std::vector<OrnamentSite> sites = {}; ///< in any order
};

/// Of all sets of ornaments that can be built now, in some order, the one that brings the most. Spaces whose symbols
/// were not entered are left alone. Requires a turn in progress.
Further further(const State& state);
/// Its points alone. Adds to `looked` at how many sets it looked.
int most_further(const State& state, std::size_t& looked);

/// What may be built of spaces whose symbols were entered, the most points first.
std::vector<OrnamentSite> candidates(const State& state, const Surface& surface);
/// Both cannot stand. Which is built first does not matter: what a bridge passes over is built before it, and of two
/// bridges the lower one.
bool exclude(const OrnamentSite& a, const OrnamentSite& b);

}
