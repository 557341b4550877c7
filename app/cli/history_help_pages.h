// The pages of help on the history and its commands.
#pragma once

#include <string_view>

#include <wx/string.h>

namespace clerk::cli {

/// "history": all of them; "history backup", "doctor": that one; empty: no such command.
wxString history_page(std::string_view command);
wxString history_last_lines(); ///< of every such page: what all of these commands have in common

}
