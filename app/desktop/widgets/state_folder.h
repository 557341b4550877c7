// What the program keeps for itself and may lose: what was opened last, what went wrong. It is the user's alone.
#pragma once

#include <filesystem>
#include <string_view>

namespace clerk::desktop {

/// `$XDG_STATE_HOME/clerk-of-works`, by the XDG rules; empty where the environment names no folder.
std::filesystem::path usual_state_folder();

/// From now on files are kept there; empty, as at first: nothing is kept.
void use_state_folder(std::filesystem::path folder);

/// A file in it, in a folder that is there; empty: nothing can be kept.
std::filesystem::path state_file(std::string_view name);

}
