// The builds that bring the most points now: over every order of terraces and ornaments, by branch and bound.
#pragma once

#include "core/babylon/play.h"
#include "core/best.h"

#include <vector>

namespace clerk::babylon {

/// One way to go on with the turn. What comes before a step is done when it is taken.
struct Build {
    int points = 0;               ///< what it adds to the total, as if the game ended then
    int pillars = 0;              ///< singles it costs
    std::vector<Gain> gains = {}; ///< of the categories that it changes, in the rulebook's order
    std::vector<Step> steps = {};
    friend bool operator==(const Build&, const Build&) = default;
};

/// Builds that bring points, the most first. Of those whose terraces lie in the same places, only the best is listed.
struct Builds {
    std::vector<Build> list = {};
    int bound = 0; ///< no build brings more
    bool exact() const { return bound == (list.empty() ? 0 : list.front().points); }
};

/// A stack to dig from. What its tile bears is not known before.
struct DigAdvice {
    Cell at;
    int pillars = 0;  ///< that it brings, if its flower is not the player's own
    Builds slot = {}; ///< with the tile of the slot alone; `bound`: with that of the stack, whatever it bears
};

struct Best {
    int player = 0;
    int turn = 0;
    bool over = false;
    bool begun = true;                ///< or the player has to dig first
    bool tile_known = true;           ///< in depth builds no tile is known before it is placed
    bool slot_empty = false;          ///< no tile lies in the slot; not known in depth builds
    Builds builds = {};               ///< once the turn has begun
    std::vector<DigAdvice> digs = {}; ///< before
};

/// The game once the steps are taken in the turn that is going on, or begins with them.
Game played_on(Game game, const std::vector<Step>& steps);

/// So many of the best builds that the turn in progress still allows, of those that bring more than is `known` to be
/// possible.
Builds best_builds(const State& state, std::size_t most, const Patience& patience = endless, int known = 0);

/// For the player at turn. Depths full and builds.
Best best(const State& state, std::size_t most, const Patience& patience = endless);

}
