// The fold over the turns: what stands on the table after them, and what was wrong on the way; and all rules that are
// asked.
#pragma once

#include "core/babylon/state.h"
#include "core/finding.h"
#include "core/fold.h"
#include "core/score_sheet.h"

#include <optional>
#include <span>
#include <vector>

namespace clerk::babylon {

/// How a terrace would rest in the garden of the player at turn, corner by corner. Requires that it lies on top.
Supports supports(const State& state, const Terrace& terrace);
/// The rules that a step breaks, in the order of the rulebook's tables; empty: it stands. A rule that cannot be waived
/// is the last of the list, for nothing behind it can be asked.
[[nodiscard]] Findings check(const State& state, const std::optional<Dig>& dig); ///< the beginning of a turn
[[nodiscard]] Findings check(const State& state, const Placement& placement);    ///< requires a turn in progress
[[nodiscard]] Findings check(const State& state, const Building& building);      ///< requires a turn in progress
[[nodiscard]] Findings check(const State& state, const Step& step);

/// Carries a step out. Requires no finding that cannot be waived.
[[nodiscard]] State begin(State state, const std::optional<Dig>& dig);
[[nodiscard]] State play(State state, const Step& step);
[[nodiscard]] State finish(State state, Unplaced unplaced); ///< the end of the turn: storing

/// A turn begun and its steps played in place, for those who try many.
void begin_turn(State& state, const std::optional<Dig>& dig);
void carry_out(State& state, const Step& step);
void carry_out(State& state, const Placement& placement);
void carry_out(State& state, const Building& building);
void build(State& state, const Ornament& ornament, bool as_if);
void end_turn(State& state, Unplaced unplaced);

/// The whole record.
using Replay = ReplayOf<State>;
Replay replay(const Game& game);

/// The replay of a game with the states on the way. With the fold of the game as it was, only turns that are played
/// otherwise, and those after them, are played.
using Fold = FoldOf<State>;
Fold fold(const Game& game);
Fold fold(const Game& now, const Game& was, Fold earlier);

/// Judges finished gardens, which have no history: every terrace, every ornament, then the garden. Leaves in `state`
/// what can be taken into them.
Report judge_gardens(const Game& game, State& state);

/// Scores the state as if the game ended there.
ScoreSheet score(const Game& game, const State& state);
std::vector<Category> score(const Garden& garden);
int total(const Garden& garden);

}

// All rules of Babylon, as the tables of the rooms where they are checked list them.
namespace clerk::babylon::rules {

std::span<const Rule* const> all();     ///< in the rulebook's order
const Rule& named(std::string_view id); ///< requires that there is one

}
