// The result: a line for each row, and who is ahead.
#pragma once

#include "core/json.h"
#include "core/sheet/play.h"

#include <string_view>
#include <vector>

namespace clerk::sheet {

/// One: every row has it, under the name that the table gave.
std::vector<std::string_view> categories();

/// `complete` and `players` as of any game; of one that is played together `won`, once it is told.
void write_score(Json& json, const Game& game, const State& state);

}
