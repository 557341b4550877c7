// `clerk club pair` and `clerk club standings`: a game night of a club.
#pragma once

#include "app/cli/history_store.h"
#include "db/nights/nights.h"
#include "db/store/store.h"

#include <optional>
#include <string>
#include <vector>

namespace clerk::cli {

// `clerk club standings`, and which night is meant.

/// Throws Missing where that is not one night.
db::Night require_night(const db::Store& store, const std::string& name);

Status show_standings(const HistoryOptions& options, const std::string& night);

// `clerk club pair`.

struct PairRequest {
    std::vector<std::string> names = {};     ///< who is here besides those who have played on the night
    std::vector<std::string> strangers = {}; ///< the same, who are in no history yet
    std::vector<std::string> without = {};   ///< who has gone
    std::string night = {};                  ///< empty: the one whose timer runs
    std::string by = "swiss";                ///< or "rating"
    std::string game = {};                   ///< how many may sit at a table; empty: 4
    std::optional<int> tables = {};
};

Status pair_guests(const HistoryOptions& options, const PairRequest& request);

}
