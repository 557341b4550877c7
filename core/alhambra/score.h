// Points of a colour, for those who look ahead, and what a score consists of.
#pragma once

#include "core/alhambra/pieces.h"

#include <string_view>
#include <vector>

namespace clerk::alhambra {

/// What each gets for a colour in a scoring (1 to 3), by how many tiles of it each has: those with equally many take as
/// many ranks as they are, and share the points of these ranks equally, rounded down. Who has none takes no rank.
std::vector<int> shares(const std::vector<int>& counts, Colour colour, int scoring);

std::vector<std::string_view> categories(); ///< of a player

}
