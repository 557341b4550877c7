// `clerk doctor`: the check-up of the history.
#pragma once

#include "app/cli/history_options.h"

namespace clerk::cli {

Status check_history(const HistoryOptions& options, bool repair); ///< repair: what can be mended

}
