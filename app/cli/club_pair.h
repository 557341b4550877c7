// `clerk club pair`.
#pragma once

#include "app/cli/history_options.h"

#include <optional>
#include <string>
#include <vector>

namespace clerk::cli {

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
