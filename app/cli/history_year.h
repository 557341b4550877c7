// `clerk history year`.
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

Status review_year(const HistoryOptions& options, const YearRequest& request);

}
