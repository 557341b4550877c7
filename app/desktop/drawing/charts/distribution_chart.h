// How the totals of all games lie, and where a player's average is among them.
#pragma once

#include "app/desktop/drawing/charts/chart.h"
#include "core/points.h"

namespace clerk::desktop::charts {

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
