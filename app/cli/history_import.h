// `clerk history import`, and its preview in words and in JSON.
#pragma once

#include "app/cli/history_store.h"
#include "app/cli/history_words.h"
#include "app/history/import_plan.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace clerk::cli {

Json json(const ImportPlan& plan);
wxString told(const ImportPlan& plan);

// `clerk history import`.

/// A file to bring in, or the number of an import to take back.
struct ImportRequest {
    std::vector<std::string> files = {}; ///< as one; "-": standard input
    bool dry_run = false;
    std::vector<std::string> matches = {};   ///< "NAME=NAME", the one in the file first
    std::vector<std::string> leave_out = {}; ///< plays of the file, by their ids or the beginnings of them
    bool leave_out_unreadable = false;
    std::optional<std::int64_t> undo = {};
};

Status import_plays(const HistoryOptions& options, const ImportRequest& request);

}
