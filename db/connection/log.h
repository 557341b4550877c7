// What SQLite keeps beside an open history: the last actions are in its log alone until they are brought into the file.
// When the file is replaced meanwhile, a log that is left would be taken for that of what is in its place, and change
// it.
#pragma once

#include "db/file/disk.h"

#include <filesystem>
#include <vector>

#include <SQLiteCpp/Database.h>

namespace clerk::db {

struct Log {
    std::filesystem::path name;
    FileId id;
};
/// The log first.
[[nodiscard]] std::vector<Log> logs_beside(const std::filesystem::path& file);

/// Whether all of them are still there. Another program that saw no lock takes itself for the last, and removes them.
[[nodiscard]] bool are_in_place(const std::vector<Log>& logs);

/// Whether anything is in it, or was: SQLite begins it anew only with the next action.
[[nodiscard]] bool has_log(const std::vector<Log>& logs);

/// Brings all that is in it into the file, wherever that is now, unless another program is reading. Waits for nobody,
/// and does not fail: what is in the log is done.
void empty_log(SQLite::Database& db);

/// Another program may have come to use a log of which a part was removed.
void take_away(const std::vector<Log>& logs);

}
