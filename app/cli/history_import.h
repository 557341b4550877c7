// `clerk history import`.
#pragma once

#include "app/cli/command.h"

namespace clerk::cli {

Task add_import(CLI::App& app);

}
