// `clerk history leaderboard`.
#pragma once

#include "app/cli/history_options.h"

namespace clerk::cli {

struct LeaderboardRequest {
    std::string game = {};      ///< empty: all games
    std::string order = "wins"; ///< or "rating"
};

Status show_leaderboard(const HistoryOptions& options, const LeaderboardRequest& request);

}
