// `clerk history backup` and `clerk history restore`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_back_up(CLI::App& app);
/// Without a name it lists the back-ups there are.
Task add_restore(CLI::App& app);

}
