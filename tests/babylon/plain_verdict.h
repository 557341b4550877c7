// Which rules of Babylon the table can let stand, for the plain reading of its rules.
#pragma once

#include "tests/plain_verdict.h"

#include <algorithm>
#include <string>

namespace clerk::babylon::plain {

using tests::plain::joined;
using tests::plain::Row;
using tests::plain::Rows;
using tests::plain::Told;
using tests::plain::Verdict;

inline bool is_waivable(const std::string& rule) {
    const std::string never[] = {"turn.game-over",    "turn.dig",          "dig.empty",
                                 "turn.tile",         "terrace.off-board", "ornament.shape",
                                 "ornament.no-space", "ornament.occupied", "terrace.not-on-top"};
    return std::ranges::count(never, rule) == 0;
}

}
