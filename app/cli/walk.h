// `clerk walk`: a game to be walked through, as a file.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_walk(CLI::App& app);

}
