// Points of single pieces and what sets are made of, for those who look ahead, and what a score consists of.
#pragma once

#include "core/babylon/garden.h"

#include <string_view>
#include <vector>

namespace clerk::babylon {

int points(const Ornament& ornament);  ///< as long as it can be seen
inline constexpr int points_a_set = 4; ///< of one ornament of each kind, or a terrace of each flower

/// Terraces of which anything is seen.
using CountOfFlowers = EnumArray<Flower, int, flowers.size()>;
CountOfFlowers visible_flowers(const Garden& garden);

std::vector<std::string_view> categories(); ///< of a garden

}
