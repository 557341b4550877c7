// Where the history is when nobody says otherwise.
#pragma once

#include <filesystem>

namespace clerk::db {

/// `$XDG_DATA_HOME/clerk-of-works/history.db`, by the XDG rules, on Windows in the local application data; CLERK_DB
/// overrides it. Throws Error::unreadable where the environment names no folder.
std::filesystem::path default_file();

}
