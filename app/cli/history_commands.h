// The commands on the history: `clerk history backup` and so on, and `clerk doctor`.
#pragma once

#include "app/cli/command.h"

#include <span>

namespace clerk::cli {

/// Each has its page in history_help_pages.cpp.
std::span<const Command> history_commands();

}
