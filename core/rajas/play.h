// The fold over the turns: what stands on the table after them, and what was wrong on the way.
#pragma once

#include "core/fold.h"
#include "core/rajas/state.h"
#include "core/score_sheet.h"

namespace clerk::rajas {

/// The rules that a step breaks, in the order of the rules' tables; empty: it stands. A rule that cannot be waived is
/// the last of the list, for nothing behind it can be asked.
[[nodiscard]] Findings check_beginning(const State& state); ///< of a turn
[[nodiscard]] Findings check(const State& state, const Step& step);
[[nodiscard]] Findings check_end(const State& state, const Turn& turn); ///< of a turn

/// Carries a step out. Requires no finding that cannot be waived.
[[nodiscard]] State play(State state, const Step& step);
[[nodiscard]] State finish(State state, const Turn& turn); ///< the end of the turn

/// The whole record.
using Replay = ReplayOf<State>;
Replay replay(const Game& game);

/// The same with the states on the way. With the fold of the game as it was, only turns that are played otherwise, and
/// those after them, are played.
using Fold = FoldOf<State>;
Fold fold(const Game& game);
Fold fold(const Game& now, const Game& was, Fold earlier);

/// Who plays a turn. As far as the record stands; of what comes after that, who is next.
int player_at(const Game& game, std::size_t turn);

/// By the gap, as if it ended now; ranked, but without a winner, before it is over.
ScoreSheet score(const Game& game, const State& state);

}
