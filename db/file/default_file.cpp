#include "db/file/default_file.h"

#include "db/file/error.h"
#include "db/file/system.h"

namespace clerk::db {

namespace fs = std::filesystem;

fs::path default_file() {
    if (const fs::path chosen = from_environment("CLERK_DB"); !chosen.empty()) return chosen;
    const fs::path home = data_home();
    if (home.empty())
        throw Error(Error::Reason::unreadable, "history.db", "neither XDG_DATA_HOME nor HOME names a folder");
    return home / "clerk-of-works" / "history.db";
}

}
