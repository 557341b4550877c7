// The fold over the rounds: what stands on the table after them, and what was wrong on the way.
#pragma once

#include "core/egizia/state.h"
#include "core/fold.h"
#include "core/score_sheet.h"

namespace clerk::egizia {

/// The whole record.
using Replay = ReplayOf<State>;
Replay replay(const Game& game);

/// The same with the states on the way. With the fold of the game as it was, only rounds that are played otherwise, and
/// those after them, are played.
using Fold = FoldOf<State>;
Fold fold(const Game& game);
Fold fold(const Game& now, const Game& was, Fold earlier);

/// As if the game ended there.
ScoreSheet score(const Game& game, const State& state);

}
