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

/// Whether anything is in it, or was: SQLite begins it anew only with the next action.
[[nodiscard]] bool has_log(const std::vector<Log>& logs);

/// Brings all that is in it into the file, wherever that is now, unless another program is reading. Waits for nobody,
/// and does not fail: what is in the log is done.
void empty_log(SQLite::Database& db);

}
