// The players and their points, as tabs and scoreboard tell them.
#pragma once

#include "app/table/snapshot.h"

namespace clerk::table {

struct PlayerFigure {
    wxString name;
    wxString total; ///< "-" while the table hides it
};
/// In turn order.
std::vector<PlayerFigure> player_figures(const Snapshot& now);

/// A line of the scoreboard.
struct ScoreboardFigure {
    int player = 0;
    wxString name;
    wxString total;          ///< "-" while the table hides it
    bool stands_out = false; ///< at turn, or the winner
    int rank = 0;            ///< once the game is over; 0: before
};
/// The best first once the game is awarded, before that in turn order. Of a score that is being revealed the first so
/// many categories.
std::vector<ScoreboardFigure> scoreboard_figures(const Snapshot& now, std::optional<int> revealed);

}
