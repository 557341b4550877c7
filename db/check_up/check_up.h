// The check-up of a history: whether SQLite can read all of it, whether its rows fit together, and whether every game
// can be replayed to what is stored of it.
#pragma once

#include "db/check_up/trouble.h"
#include "db/connection/seals.h"
#include "db/file/watch.h"

#include <filesystem>
#include <optional>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

/// Requires an open history. Changes nothing. Whatever its rows hold, the answer is a check-up.
[[nodiscard]] CheckUp check_up(SQLite::Database& db, Watch watch = {});

/// A check-up that a repair goes on from.
struct CheckUpForRepair {
    CheckUp found;
    /// Those that are not as they were sealed, or not sealed at all. None: something else was wrong, and they were not
    /// looked at.
    std::optional<std::vector<Seals::StrangeRecord>> strange_records = {};
};
CheckUpForRepair check_up_for_repair(SQLite::Database& db, Watch watch = {});

/// Of a file that is there. Throws Error for one that is no history, cannot be read or is held by another program.
CheckUp check_up(const std::filesystem::path& history, Watch watch = {});

/// How many records of a history that was just put back are not as this program wrote them. One of an earlier step
/// tells it when the steps are taken, and one that somebody has opened meanwhile is not looked at: 0.
int count_strange_records(const std::filesystem::path& history);

}
