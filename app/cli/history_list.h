// `clerk history list` and `clerk history show`.
#pragma once

#include "app/cli/history_options.h"

namespace clerk::cli {

struct ListRequest {
    std::string game = {};   ///< empty: all games
    std::string player = {}; ///< by name or id; empty: everyone
    int limit = 20;          ///< 0: none
    bool all = false;        ///< those that do not count or have no result, too
    bool bin = false;        ///< those in the bin instead
};

Status list_plays(const HistoryOptions& options, const ListRequest& request);
/// `play`: its id, or the beginning of it.
Status show_play(const HistoryOptions& options, const std::string& play);

}
