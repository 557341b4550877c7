// What is learned in a first game of Egizia, step by step.
#pragma once

#include "app/table/first_step.h"
#include "core/egizia/game.h"

#include <vector>

namespace clerk::table::egizia {

/// A ship, a build, its stones, the end of the round. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::egizia::Game& game);

}
