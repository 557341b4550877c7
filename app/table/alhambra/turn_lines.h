// The turns in a few words each, for the strip of turns.
#pragma once

#include "app/table/turn_line.h"
#include "core/alhambra/game.h"

#include <vector>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

/// One line a turn, then one for each player who did something at the end of the game.
std::vector<TurnLine> turn_lines(const game::Game& game);

}
