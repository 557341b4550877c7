// `clerk history backup`, `clerk history restore` and `clerk history begin`.
#pragma once

#include "app/cli/history_options.h"

namespace clerk::cli {

Status back_up_history(const HistoryOptions& options);
/// Without a name it lists the back-ups there are.
Status restore_history(const HistoryOptions& options, const std::string& which);
Status begin_history(const HistoryOptions& options); ///< refused where there is one

}
