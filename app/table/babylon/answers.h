// Answers to a finding: the game without the part that broke the rule, or with the table's waiver.
#pragma once

#include "app/table/waiver.h"
#include "core/babylon/game.h"

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// A finding of a garden as a whole has no part to take back, and the beginning of an earlier turn is changed in that
/// turn: what came later was built on it.
bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record. A turn that began wrongly goes with all turns after it.
game::Game corrected(game::Game game, const Where& where);

}

namespace clerk::table {

template <> WaiverMark waiver_mark_of(clerk::babylon::Game& game, const Where& where);

}
