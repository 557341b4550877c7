// What is learned in a first game of Rajas of the Ganges, step by step.
#pragma once

#include "app/table/first_step.h"
#include "core/rajas/game.h"

#include <vector>

namespace clerk::table::rajas {

/// A worker, a tile, what else a turn brings, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::rajas::Game& game);

}
