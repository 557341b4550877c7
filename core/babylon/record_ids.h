// Words of the record that no piece of the game carries itself, in the order of their enumerations.
#pragma once

#include <array>
#include <string_view>

namespace clerk::babylon {

inline constexpr std::array<std::string_view, 2> from_ids{"dug", "slot"};
inline constexpr std::array<std::string_view, 2> unplaced_ids{"discard", "store"};

}
