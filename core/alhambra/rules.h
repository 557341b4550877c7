// All rules of Alhambra, as the tables of the rooms where they are checked list them. A tile and a card are given to a
// finding by their numbers: of the tile in the box, of the card ten times its currency and its value.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::alhambra::rules {

std::span<const Rule* const> all();     ///< in the rulebook's order
const Rule& named(std::string_view id); ///< requires that there is one

// Rules that several tables have, or that are asked by name.
inline constexpr Rule tile_twice{"tile.twice", false};
inline constexpr Rule occupied{"place.occupied", false};
inline constexpr Rule hole{"palace.hole", true};
inline constexpr Rule refill_space{"refill.space", false};

}
