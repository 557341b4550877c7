// `clerk history list` and what lists alike: plays, a leaderboard.
#pragma once

#include "app/cli/columns.h"
#include "app/cli/history_store.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"

namespace clerk::cli {

// `clerk history list` and `clerk history show`.

struct ListRequest {
    std::string game = {};   ///< empty: all games
    std::string player = {}; ///< by name or id; empty: everyone
    int limit = 20;          ///< 0: none
    bool all = false;        ///< those that do not count or have no result, too
    bool bin = false;        ///< those in the bin instead
};

Status list_plays(const HistoryOptions& options, const ListRequest& request);
/// `play`: its id, or the beginning of it.
Status show_play(const HistoryOptions& options, const std::string& play);

// `clerk history leaderboard`.

struct LeaderboardRequest {
    std::string game = {};      ///< empty: all games
    std::string order = "wins"; ///< or "rating"
};

/// A line of a leaderboard.
struct Leading {
    db::Leader leader;
    std::optional<db::Rated> rated = {};
};
/// What there is besides what a club's server counts.
struct LeaderboardParts {
    bool rated = false;
    bool together = false; ///< a column of the table for plays against the game
};
Columns<Leading> leaderboard_columns(const LeaderboardParts& parts);
wxString chance_explained();

Status show_leaderboard(const HistoryOptions& options, const LeaderboardRequest& request);

}
