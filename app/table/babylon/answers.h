// Answers to a finding: the game without the part that broke the rule, or with the table's waiver.
#pragma once

#include "core/babylon/game.h"

#include <string>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// A finding of a garden as a whole has no part to take back, and the beginning of an earlier turn is changed in that
/// turn: what came later was built on it.
bool correctable(const game::Game& game, const Where& where);
/// Takes the part that broke the rule out of the record. A turn that began wrongly goes with all turns after it.
game::Game corrected(game::Game game, const Where& where);
game::Game waived(game::Game game, const Where& where, const std::string& reason);
std::string reason_of(const game::Game& game, const Where& where);

}
