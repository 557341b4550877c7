#include "db/file/default_file.h"

#include "db/file/error.h"

#include <cstdlib>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

fs::path from_environment(const char* name) {
    const char* value = std::getenv(name);
    return value ? fs::path(value) : fs::path();
}

/// The XDG rules: a relative path in XDG_DATA_HOME is to be ignored.
fs::path data_home() {
    if (const fs::path home = from_environment("XDG_DATA_HOME"); home.is_absolute()) return home;
    if (const fs::path home = from_environment("HOME"); home.is_absolute()) return home / ".local" / "share";
    throw Error(Error::Reason::unreadable, "history.db", "neither XDG_DATA_HOME nor HOME names a folder");
}

}

fs::path default_file() {
    if (const fs::path chosen = from_environment("CLERK_DB"); !chosen.empty()) return chosen;
    return data_home() / "clerk-of-works" / "history.db";
}

}
