// `clerk history import`.
#pragma once

#include "app/cli/history_options.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace clerk::cli {

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
