// `clerk history export`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_export(CLI::App& app);

}
