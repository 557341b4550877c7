// The score: ten lines a round, three at the end, and where the markers stand between equal totals.
#pragma once

#include "core/egizia/play.h"
#include "core/json.h"

#include <string_view>
#include <vector>

namespace clerk::egizia {

std::vector<std::string_view> categories(); ///< of a player

/// `complete` and `players` as the format of the record has them.
void write_score(Json& json, const Game& game, const State& state);

}
