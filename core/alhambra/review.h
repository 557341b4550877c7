// A played turn compared with the best place for a tile that was put into the palace in it.
#pragma once

#include "core/alhambra/play.h"
#include "core/review.h"

#include <optional>

namespace clerk::alhambra {

using TurnReview = TurnReviewOf<Step>;

/// Of several tiles the one whose place left the most points, each looked at by itself after what was done before it.
/// None: the turn has not ended, does not stand, or no tile went into the palace.
std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience = endless);

}
