// What a score sheet consists of, for figures over many of them.
#pragma once

#include <string_view>
#include <vector>

namespace clerk {

/// The category of points that were entered without saying of which category they are.
inline constexpr std::string_view unknown_category = "typed";

/// The categories that a score sheet of the game may have, in the rulebook's order; of a game that is not in the
/// catalogue none.
std::vector<std::string_view> categories(std::string_view game);

}
