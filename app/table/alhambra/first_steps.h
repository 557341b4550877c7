// What is learned in a first game of Alhambra, step by step.
#pragma once

#include "app/table/first_step.h"
#include "core/alhambra/game.h"

#include <vector>

namespace clerk::table::alhambra {

/// A card or a tile, its place, a tile of the reserve, the end of the turn. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::alhambra::Game& game);

}
