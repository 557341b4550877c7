// `clerk history merge`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_merge(CLI::App& app);

}
