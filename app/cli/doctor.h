// `clerk doctor`: the check-up of the history.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_doctor(CLI::App& app);

}
