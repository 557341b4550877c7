// What brings the player at turn the most points, the best builds, and before them the best stacks to dig from; and a
// played turn compared with them.
#pragma once

#include "core/babylon/best_builds.h"
#include "core/babylon/play.h"
#include "core/best.h"

#include <optional>
#include <vector>

namespace clerk::babylon {

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

/// For the player at turn. Depths full and builds.
Best best(const State& state, std::size_t most, const Patience& patience = endless);

// A played turn compared with the best build of the tiles that its player had.

using TurnReview = TurnReviewOf<Step>;

/// Depth full: with the tile that was dug and that of the slot. Depth builds: with the tiles that were placed in the
/// turn, in hindsight. None: the turn has not ended, does not stand, or there is nothing to compare.
std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience = endless);

}
