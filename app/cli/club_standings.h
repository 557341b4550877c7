// `clerk club standings`, and which night is meant.
#pragma once

#include "app/cli/history_options.h"
#include "db/nights/nights.h"
#include "db/store/store.h"

#include <string>

namespace clerk::cli {

/// Throws Missing where that is not one night.
db::Night require_night(const db::Store& store, const std::string& name);

Status show_standings(const HistoryOptions& options, const std::string& night);

}
