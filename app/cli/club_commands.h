// The commands for a club: `clerk club pair` and so on.
#pragma once

#include "app/cli/command.h"

#include <span>

namespace clerk::cli {

/// Each has its page in club_help_pages.cpp.
std::span<const Command> club_commands();

}
