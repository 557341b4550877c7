// What a player's score comes to, where that is known.
#pragma once

#include "core/score_sheet.h"

namespace clerk {

/// None: the game is decided by one figure alone, and it was not entered.
inline std::optional<int> known_total(const PlayerScore& score) {
    const bool unknown = score.categories.size() == 1 && score.categories.front().lines.empty();
    return unknown ? std::nullopt : std::optional(score.total());
}

}
