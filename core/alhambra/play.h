// The fold over the turns: what stands on the table after them, and what was wrong on the way; and all rules that are
// asked.
#pragma once

#include "core/alhambra/state.h"
#include "core/finding.h"
#include "core/fold.h"
#include "core/score_sheet.h"

#include <span>
#include <vector>

namespace clerk::alhambra {

/// The rules that a step breaks, in the order of the rulebook's tables; empty: it stands. A rule that cannot be waived
/// is the last of the list, for nothing behind it can be asked.
[[nodiscard]] Findings check_beginning(const State& state); ///< of a turn
[[nodiscard]] Findings check(const State& state, const Step& step);
[[nodiscard]] Findings check_end(const State& state, const Turn& turn); ///< of a turn
[[nodiscard]] bool stands(const State& state, const Step& step); ///< breaks no rule; asks no further than the first

/// Carries a step out. Requires no finding that cannot be waived.
[[nodiscard]] State play(State state, const Step& step);
[[nodiscard]] State finish(State state, const Turn& turn); ///< the end of the turn

/// The whole record.
using Replay = ReplayOf<State>;
Replay replay(const Game& game);

/// The replay of a game with the states on the way; the end of the game is no turn. With the fold of the game as it
/// was, only turns that are played otherwise, and those after them, are played.
using Fold = FoldOf<State>;
Fold fold(const Game& game);
Fold fold(const Game& now, const Game& was, Fold earlier);

/// Everything as it lies now, for the scoring of that number.
Scoring scoring(const State& state, int number);

/// Judges finished palaces, which have no history. Leaves in `state` what can be taken into them.
Report judge_palaces(const Game& game, State& state);

/// The scorings that took place and, as long as the game is not complete, the last as if it ended now.
ScoreSheet score(const Game& game, const State& state);

}

// All rules of Alhambra, as the tables of the rooms where they are checked list them. A tile and a card are given to a
// finding by their numbers: of the tile in the box, of the card ten times its currency and its value.
namespace clerk::alhambra::rules {

std::span<const Rule* const> all();     ///< in the rulebook's order
const Rule& named(std::string_view id); ///< requires that there is one

}
