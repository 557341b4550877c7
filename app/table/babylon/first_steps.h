// What is learned in a first game of Babylon, step by step.
#pragma once

#include "app/table/first_step.h"
#include "core/babylon/game.h"

#include <vector>

namespace clerk::table::babylon {

/// The face of a tile, its place, an ornament, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::babylon::Game& game);

}
