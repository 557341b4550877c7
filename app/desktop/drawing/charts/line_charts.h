// Charts of lines: a rating, the rounds of a game, scores game by game.
#pragma once

#include "app/desktop/drawing/charts/chart.h"
#include "core/points.h"

namespace clerk::desktop::charts {

// A player's rating over time, in the band that it lies in as far as anybody can know.

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

// The totals of one game, round by round, a line a player.

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

// A player's scores, game by game, and how their average moves.

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
