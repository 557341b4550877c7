// How everybody stands after some tables, whatever was played there.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace clerk::club {

/// A play of the evening: who sat there, each once, and how they came out.
struct Sitting {
    std::vector<std::string> players; ///< ids
    std::vector<int> ranks = {};      ///< one a player, the lower the better, equal ones tied; empty: not known (yet)
};

/// Points are counted in parts, so that sums are exact at up to 13 people.
inline constexpr std::int64_t parts_of_a_point = 55440;

struct Standing {
    std::string player;
    int rank = 0;               ///< 1, 1, 3, ...
    std::int64_t points = 0;    ///< in parts of a point
    int plays = 0;              ///< with a result
    int wins = 0;               ///< with nobody before them
    std::int64_t opponents = 0; ///< the points of everyone they met, each as often as they met
    friend bool operator==(const Standing&, const Standing&) = default;
};

/// A table gives each the share of the others there that they left behind, who are level counting half: the first 1,
/// the last 0. The best first: most points; of these most wins; of these those whose opponents have more points. Who is
/// still level has the same rank, and stands in the order of the ids. A sitting of one, or without ranks, gives
/// nothing.
std::vector<Standing> standings(const std::vector<Sitting>& sittings);

}
