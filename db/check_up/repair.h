// Repairs what a check-up found.
#pragma once

#include "db/check_up/trouble.h"
#include "db/file/watch.h"

#include <filesystem>

namespace clerk::db {

struct Connection;

struct Repaired {
    CheckUp left;      ///< the check-up of the history after it
    CheckUp uncovered; ///< what no check-up before it could find, and that was given up, or is among what is left
};

/// Repairs what can be repaired, all at once or not at all, and nothing else. Requires an open history, of which the
/// caller has made a back-up. Throws SQLite::Exception when it cannot be written.
Repaired repair(Connection& connection);
/// Of a file that is there. Throws Error; damaged for one that cannot be opened.
Repaired repair(const std::filesystem::path& history, const Watch& watch = {});

}
