// The result: the gap between the two markers, and what fame and money came from.
#pragma once

#include "core/json.h"
#include "core/rajas/play.h"

#include <string_view>
#include <vector>

namespace clerk::rajas {

std::vector<std::string_view> categories(); ///< of a player

/// What decides who is ahead.
struct Outcome {
    bool met = false;
    std::optional<int> place = {}; ///< in the order of meeting, from 1
    std::optional<int> gap = {};   ///< none: it is not known
};
std::vector<Outcome> outcomes(const Game& game, const State& state);
std::vector<int> ranks(const std::vector<Outcome>& outcomes); ///< 1, 1, 3, …

/// `complete` and `players` as the format of the record has them.
void write_score(Json& json, const Game& game, const State& state);

}
