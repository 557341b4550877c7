// `clerk history export` and `clerk history merge`.
#pragma once

#include "app/cli/history_store.h"

#include <vector>

namespace clerk::cli {

// `clerk history export`.

/// One of the first three says what is exported, and into which file ("-": standard output).
struct ExportRequest {
    std::string csv = {};
    std::string records = {};
    std::vector<std::string> bgsplay = {}; ///< a play and a file
    bool force = false;                    ///< replaces what is there
};

Status export_plays(const HistoryOptions& options, const ExportRequest& request);

// `clerk history merge`.

struct MergeRequest {
    std::string other = {}; ///< the history that is merged into this one
    bool dry_run = false;
};

Status merge_history(const HistoryOptions& options, const MergeRequest& request);

}
