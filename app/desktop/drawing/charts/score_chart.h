// A player's scores, game by game, and how their average moves.
#pragma once

#include "app/desktop/drawing/charts/chart.h"
#include "core/points.h"

namespace clerk::desktop::charts {

struct GameScore {
    wxString label; ///< of the game: its date; empty: its number
    Points score = {};
};

struct ScoreChart {
    wxString title;
    std::vector<GameScore> games; ///< the oldest first
    std::size_t window = 5;       ///< games that the average is taken over
    wxString counted = {};        ///< what scores are counted in; empty: points
    bool lowest_wins = false;     ///< the least score is on top
};

/// Of each game from the `window`th on, with the games before it; none: there are fewer, or the window is empty.
std::vector<double> moving_average(const std::vector<GameScore>& games, std::size_t window);

Chart draw(const ScoreChart& data, const ChartFormat& format);

}
