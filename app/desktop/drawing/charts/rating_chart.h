// A player's rating over time, in the band that it lies in as far as anybody can know.
#pragma once

#include "app/desktop/drawing/charts/chart.h"

namespace clerk::desktop::charts {

struct Rating {
    wxString label; ///< of the time: a date; empty: its number
    double rating = 0;
    double uncertainty = 0; ///< the band reaches so far above and below
};

struct RatingChart {
    wxString title;
    std::vector<Rating> ratings; ///< the oldest first; those that are not finite are left out
};

Chart draw(const RatingChart& data, const ChartFormat& format);

}
