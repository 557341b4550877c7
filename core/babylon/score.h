// Points of single pieces and what sets are made of, for those who look ahead, and what a score consists of.
#pragma once

#include "core/babylon/garden.h"

#include <string_view>
#include <vector>

namespace clerk::babylon {

/// Of an ornament between two spaces of these levels, as long as it can be seen. Statues: the level. Fountains and
/// bridges: three times their level. Stairs: the sum of the levels that they join.
constexpr int points(Kind kind, int a, int b) {
    const int lower = a < b ? a : b;
    return kind == Kind::stairs ? a + b : kind == Kind::statue ? lower : 3 * lower;
}
constexpr int points(const Ornament& ornament) { return points(ornament.kind, ornament.a.level, ornament.b.level); }
/// Of any ornament with nothing above that level: of a fountain or a bridge, on level 1 also of stairs.
constexpr int most_points(int level) { return points(Kind::fountain, level, level); }
inline constexpr int points_a_set = 4;   ///< of one ornament of each kind, or a terrace of each flower
inline constexpr int points_a_level = 2; ///< of the highest terrace
inline constexpr int points_a_gazebo = 1;

/// Terraces of which anything is seen.
using CountOfFlowers = EnumArray<Flower, int, flowers.size()>;
CountOfFlowers visible_flowers(const Garden& garden);

std::vector<std::string_view> categories(); ///< of a garden

}
