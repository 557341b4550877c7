// Mends what a check-up found.
#pragma once

#include "db/check_up/check_up.h"

namespace clerk::db {

struct Connection;

/// Mends what can be mended, all at once or not at all, and nothing else; the check-up of the history after it.
/// Requires an open history, of which the caller has made a back-up. Throws SQLite::Exception when it cannot be
/// written.
CheckUp mend(Connection& connection);
/// Of a file that is there. Throws Error; damaged for one that cannot be opened.
CheckUp mend(const std::filesystem::path& history);

}
