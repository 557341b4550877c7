// The rounds as the strip of turns tells them.
#pragma once

#include "app/table/turn_line.h"
#include "core/egizia/game.h"

#include <vector>

namespace clerk::table::egizia {

std::vector<TurnLine> turn_lines(const clerk::egizia::Game& game);

}
