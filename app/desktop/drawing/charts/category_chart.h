// What a player scores in each category, beside the average of the table.
#pragma once

#include "app/desktop/drawing/charts/chart.h"

namespace clerk::desktop::charts {

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

}
