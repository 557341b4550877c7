// Which plays the page of a player counts.
#pragma once

#include <string>

namespace clerk::db {

/// What is empty or false filters nothing.
struct PageFilter {
    std::string game = {};
    bool without_aids = false;    ///< leaves out plays with aids
    bool without_waivers = false; ///< leaves out plays with waivers
};

/// What the class of a play in the summaries has besides (schema/015_ways_to_win.sql: `way`).
inline constexpr int against_game = 4, by_fewest_points = 8, without_points = 16;

/// The classes of plays (schema/002_plays.sql: `class`) that a filter leaves out, as a sum.
[[nodiscard]] inline int excluded_classes(const PageFilter& filter) {
    return (filter.without_aids ? 1 : 0) + (filter.without_waivers ? 2 : 0);
}

}
