// The turns as the strip of turns tells them.
#pragma once

#include "app/table/turn_line.h"
#include "core/rajas/play.h"

#include <vector>

namespace clerk::table::rajas {

std::vector<TurnLine> turn_lines(const clerk::rajas::Game& game, const clerk::rajas::Fold& fold);

}
