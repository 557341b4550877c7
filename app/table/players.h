// The players and their points, as tabs and scoreboard tell them.
#pragma once

#include "app/table/snapshot.h"

namespace clerk::table {

/// Whether those of two records have the same names and pieces.
bool same_players(const Record& one, const Record& other);

struct PlayerFigure {
    wxString name;
    wxString total;         ///< of the scorings that took place; "-" while the table hides it
    wxString forecast = {}; ///< with the last scoring as if the game ended now; empty: the total is that, or it is over
};
/// In turn order.
std::vector<PlayerFigure> player_figures(const Snapshot& now);

/// A line of the scoreboard.
struct ScoreboardFigure {
    int player = 0;
    wxString name;
    wxString total;          ///< "-" while the table hides it
    wxString forecast = {};  ///< as a player's
    bool stands_out = false; ///< at turn, or the winner
    int rank = 0;            ///< once the game is over; 0: before
};
/// The place among a score's rounds of the one that has not taken place: as if the game ended now. None: all have.
std::optional<std::size_t> forecast_round(const Snapshot& now);

/// The best first once the game is awarded, before that in turn order. Of a score that is being revealed the first so
/// many categories.
std::vector<ScoreboardFigure> scoreboard_figures(const Snapshot& now, std::optional<int> revealed);

}
