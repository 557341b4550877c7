// `clerk history list` and `clerk history show`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_list(CLI::App& app);
Task add_show(CLI::App& app);

}
