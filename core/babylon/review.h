// A played turn compared with the best build of the tiles that its player had.
#pragma once

#include "core/babylon/play.h"
#include "core/review.h"

#include <optional>

namespace clerk::babylon {

using TurnReview = TurnReviewOf<Step>;

/// Depth full: with the tile that was dug and that of the slot. Depth builds: with the tiles that were placed in the
/// turn, in hindsight. None: the turn has not ended, does not stand, or there is nothing to compare.
std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience = endless);

}
