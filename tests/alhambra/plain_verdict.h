// Which rules of Alhambra the table can let stand, for the plain reading of its rules.
#pragma once

#include "tests/plain_verdict.h"

#include <algorithm>
#include <string>

namespace clerk::alhambra::plain {

using tests::plain::joined;
using tests::plain::Row;
using tests::plain::Rows;
using tests::plain::Told;
using tests::plain::Verdict;

inline bool is_waivable(const std::string& rule) {
    const std::string never[] = {"turn.game-over",  "take.not-there", "buy.empty",    "tile.twice",
                                 "pay.not-held",    "turn.tile",      "remove.empty", "remove.fountain",
                                 "reserve.no-tile", "place.occupied", "refill.space", "end.not-yet",
                                 "end.tiles"};
    return std::ranges::count(never, rule) == 0;
}

}
