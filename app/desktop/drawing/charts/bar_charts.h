// Charts of bars: points by category, and how totals lie.
#pragma once

#include "app/desktop/drawing/charts/chart.h"
#include "core/points.h"

namespace clerk::desktop::charts {

// What a player scores in each category, beside the average of the table.

struct CategoryAverage {
    wxString category;
    double player = 0; ///< points a game
    double table = 0;  ///< likewise, of everyone
};

struct CategoryChart {
    wxString title;
    wxString player; ///< the name
    std::vector<CategoryAverage> categories;
};

/// Paired bars, one pair a category from above. What has no room is counted in a last line.
Chart draw(const CategoryChart& data, const ChartFormat& format);

// How the totals of all games lie, and where a player's average is among them.

struct DistributionChart {
    wxString title;
    std::vector<Points> totals;      ///< of everyone, in any order
    wxString player;                 ///< the name
    std::optional<double> mean = {}; ///< the player's; none, or not finite: nothing is marked
    wxString counted = {};           ///< what totals are counted in; empty: points
};

/// Totals from `low` up to and without `low` of the next bin.
struct Bin {
    long long low = 0;
    int count = 0;
};

/// Bins of 1, 2, 5, 10, … points each, from the lowest total's to the highest's; none: there are no totals. Where they
/// have decimals and lie close together, all of it is counted in tenths of a point, hundredths, …
struct Bins {
    long long width = 1;
    std::vector<Bin> bins = {};
    long long parts = 1; ///< of a point
};
Bins bins_of(const std::vector<Points>& totals);

Chart draw(const DistributionChart& data, const ChartFormat& format);

}
