// `clerk history export`.
#pragma once

#include "app/cli/history_store.h"

#include <vector>

namespace clerk::cli {

/// One of the first three says what is exported, and into which file ("-": standard output).
struct ExportRequest {
    std::string csv = {};
    std::string records = {};
    std::vector<std::string> bgsplay = {}; ///< a play and a file
    bool force = false;                    ///< replaces what is there
};

Status export_plays(const HistoryOptions& options, const ExportRequest& request);

}
