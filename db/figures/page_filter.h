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

/// The classes of plays (schema/002_plays.sql: `class`) that a filter leaves out, as a sum.
[[nodiscard]] inline int excluded_classes(const PageFilter& filter) {
    return (filter.without_aids ? 1 : 0) + (filter.without_waivers ? 2 : 0);
}

}
