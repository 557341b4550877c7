// What is legal in place of the first step or tile that is wrong.
#pragma once

#include "app/table/advice.h"
#include "core/alhambra/play.h"

#include <optional>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

/// Of a turn's step, or of a tile in finished palaces. None: nothing of the kind is legal.
std::optional<Advice<game::Game>> advice(const game::Game& game, const game::Replay& replayed); ///< of that game
/// An action that came too late, and would break a rule before the first tile as well, is told by what else it breaks.
ToldFinding told_finding(const game::Game& game, const game::Replay& replayed);

}
