// `clerk history doctor`, back-up and restore.
#pragma once

#include "app/cli/history_store.h"

namespace clerk::cli {

// `clerk doctor`: the check-up of the history.

Status check_history(const HistoryOptions& options, bool repair); ///< repair: what can be mended

// `clerk history backup`, `clerk history restore` and `clerk history begin`.

Status back_up_history(const HistoryOptions& options);
/// Without a name it lists the back-ups there are.
Status restore_history(const HistoryOptions& options, const std::string& which);
Status begin_history(const HistoryOptions& options); ///< refused where there is one

}
