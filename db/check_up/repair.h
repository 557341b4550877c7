// Repairs what a check-up found.
#pragma once

#include "db/check_up/trouble.h"
#include "db/file/watch.h"

#include <filesystem>

namespace clerk::db {

struct Connection;

/// Repairs what can be repaired, all at once or not at all, and nothing else; the check-up of the history after it.
/// Requires an open history, of which the caller has made a back-up. Throws SQLite::Exception when it cannot be
/// written.
CheckUp repair(Connection& connection);
/// Of a file that is there. Throws Error; damaged for one that cannot be opened.
CheckUp repair(const std::filesystem::path& history, const Watch& watch = {});

}
