// Words of the record that no piece of the game carries itself, in the order of their enumerations.
#pragma once

#include <array>
#include <string_view>

namespace clerk::alhambra {

inline constexpr std::array<std::string_view, 2> leftovers_ids{"sum", "cards"};
inline constexpr std::array<std::string_view, 2> game_end_ids{"market", "bag"};
inline constexpr std::array<std::string_view, 2> swap_ids{"same-place", "anywhere"};
inline constexpr std::array<std::string_view, 2> dirk_draws_ids{"before-market", "after-market"};

}
