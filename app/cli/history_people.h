// `clerk history players`, `clerk history stats` and `clerk history leaderboard`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_players(CLI::App& app);
Task add_stats(CLI::App& app);
Task add_leaderboard(CLI::App& app);

}
