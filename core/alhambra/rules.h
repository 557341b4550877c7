// All rules of Alhambra, as the tables of the rooms where they are checked list them. A tile and a card are given to a
// finding by their numbers: of the tile in the box, of the card ten times its currency and its value.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::alhambra::rules {

std::span<const Rule* const> all();     ///< in the rulebook's order
const Rule& named(std::string_view id); ///< requires that there is one

}
