// `clerk history players` and `clerk history stats`.
#pragma once

#include "app/cli/history_options.h"
#include "db/figures/statistics.h"

namespace clerk::cli {

struct StatsRequest {
    std::string name = {}; ///< of the player, or the id
    db::PageFilter filter = {};
};

Status list_players(const HistoryOptions& options);
Status show_stats(const HistoryOptions& options, const StatsRequest& request);

}
