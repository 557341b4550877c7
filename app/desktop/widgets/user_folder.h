// Folders that the environment names, by the XDG rules.
#pragma once

#include <filesystem>

namespace clerk::desktop {

/// What `variable` names, or `usual` in the user's home; a relative path in either is to be ignored. Empty: there is
/// neither.
std::filesystem::path user_folder(const char* variable, const std::filesystem::path& usual);

}
