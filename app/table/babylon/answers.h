// What is answered to a finding of Babylon.
#pragma once

#include "app/table/played_game.h"
#include "core/babylon/game.h"
#include "core/babylon/play.h"

#include <optional>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

// Answers to a finding: the game without the part that broke the rule, or with the table's waiver.

/// A finding of a garden as a whole has no part to take back, and the beginning of an earlier turn is changed in that
/// turn: what came later was built on it.
bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record. A turn that began wrongly goes with all turns after it.
game::Game corrected(game::Game game, const Where& where);

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::babylon::Game& game, const Where& where);

}

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// What is legal in place of the first step or piece that is wrong.
/// None: nothing of the kind is legal. Requires that the game breaks a rule.
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed); ///< of that game

/// Of several rules that an ornament breaks the one that everybody sees: that its spaces lie wrongly to each other.
ToldFinding told_finding(const game::Game& game, const game::Replay& replayed);

}
