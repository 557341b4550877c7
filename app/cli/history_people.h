// `clerk history players` and `clerk history stats`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_players(CLI::App& app);
Task add_stats(CLI::App& app);

}
