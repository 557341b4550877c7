// `clerk club leaderboard`.
#pragma once

#include "app/cli/history_options.h"

#include <string>

namespace clerk::cli {

Status show_club_leaderboard(const HistoryOptions& options, const std::string& game);

}
