// The pages of `clerk --help`, made from what is known of the commands.
#pragma once

#include "app/cli/command.h"

#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::cli {

/// Of the command, or the first page.
wxString help(const std::vector<Command>& commands, std::string_view command);

// Parts of a page, for the manual page, too.

/// "--limit N", "--by rating", each with its words: those options that a page tells one by one.
std::vector<std::pair<std::string, wxString>> told_options(const Command& command);
/// "[--game GAME]", "FILE..." in the order of the usage.
std::vector<std::string> usage_words(const Command& command);
/// "--undo IMPORT": each is given with no other.
std::vector<std::string> lone_options(const Command& command);

}
