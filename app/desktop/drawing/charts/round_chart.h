// The totals of one game, round by round, a line a player.
#pragma once

#include "app/desktop/drawing/charts/chart.h"

namespace clerk::desktop::charts {

struct RoundLine {
    wxString player;         ///< the name
    std::vector<int> totals; ///< after each round; lines may end early
};

struct RoundChart {
    wxString title;
    std::vector<RoundLine> lines;
};

/// Lines differ in colour, dashes and the shape of their points; each has its name at its end, as far as there is room.
Chart draw(const RoundChart& data, const ChartFormat& format);

}
