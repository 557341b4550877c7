// `clerk history merge`.
#pragma once

#include "app/cli/history_store.h"

namespace clerk::cli {

struct MergeRequest {
    std::string other = {}; ///< the history that is merged into this one
    bool dry_run = false;
};

Status merge_history(const HistoryOptions& options, const MergeRequest& request);

}
