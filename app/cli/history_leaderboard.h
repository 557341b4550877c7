// `clerk history leaderboard`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_leaderboard(CLI::App& app);

}
