// The commands on the history: `clerk history backup` and so on.
#pragma once

#include "app/cli/command.h"

#include <span>

namespace clerk::cli {

/// All of them. Each has its page in history_pages.cpp.
std::span<const Command> history_commands();

}
