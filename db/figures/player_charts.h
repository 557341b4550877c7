// What the charts of a player show. Counted are the plays that the statistics count.
#pragma once

#include "core/points.h"
#include "db/connection/history.h"
#include "db/figures/page_filter.h"

#include <vector>

namespace clerk::db {

struct DatedScore {
    std::string play;      ///< its id
    std::string played_at; ///< UTC, "2026-11-21T19:00:00Z"
    Points score = {};
    friend bool operator==(const DatedScore&, const DatedScore&) = default;
};

/// Points a game in one category, over the plays in which it was scored.
struct CategoryProfile {
    std::string category;
    double player = 0;
    double everyone = 0;
    friend bool operator==(const CategoryProfile&, const CategoryProfile&) = default;
};

class PlayerCharts {
public:
    explicit PlayerCharts(const History& history) : connection_(history.connection()) {}

    std::vector<std::string> games() const; ///< that somebody has finished, in order
    /// The oldest first. Throws Error::not_found, as `profile` does.
    std::vector<DatedScore> scores(const std::string& person, const PageFilter& filter) const;
    /// Of everyone, in order.
    std::vector<Points> totals(const PageFilter& filter) const;
    /// Of the filter's game, which is not empty: the categories the person has scored in, first those that bring
    /// everyone the most.
    std::vector<CategoryProfile> profile(const std::string& person, const PageFilter& filter) const;

private:
    std::shared_ptr<Connection> connection_;
};

}
