// What is legal in place of the first step or piece that is wrong.
#pragma once

#include "app/table/advice.h"
#include "core/babylon/play.h"

#include <optional>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// None: nothing of the kind is legal. Requires that the game breaks a rule.
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed); ///< of that game

}
