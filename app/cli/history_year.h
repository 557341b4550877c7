// `clerk history year` and `clerk history goals`.
#pragma once

#include "app/cli/history_store.h"

#include <optional>
#include <string>

namespace clerk::cli {

struct YearRequest {
    std::optional<int> year = {}; ///< none: the latest with a play
    std::string player = {};      ///< whose year, by name or id; empty: everyone's
    std::string html = {};        ///< the file that gets it as a page, "-" is standard output; empty: it is told
    bool force = false;           ///< replaces what is there
};

/// What is done with goals; without an action they are listed.
struct GoalsRequest {
    std::string action = {}; ///< "add" or "remove"
    std::string name = {};   ///< of a goal; to remove it, or its id
    std::optional<int> year = {};
    int games = 10;
    int plays = 10;
};

Status change_goals(const HistoryOptions& options, const GoalsRequest& request);
Status review_year(const HistoryOptions& options, const YearRequest& request);

}
