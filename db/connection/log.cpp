#include "db/connection/log.h"

#include "db/schema/history_file.h"

#include <algorithm>
#include <system_error>

#include <sqlite3.h>

namespace clerk::db {

namespace fs = std::filesystem;

std::vector<Log> logs_beside(const fs::path& file) {
    std::vector<Log> logs;
    for (const char* end : {"-wal", "-shm"})
        if (const fs::path name = real_file(file).string() + end; const auto id = file_id(name))
            logs.push_back({name, *id});
    return logs;
}

bool are_in_place(const std::vector<Log>& logs) {
    return std::ranges::all_of(logs, [](const Log& log) {
        if (const auto found = file_id(log.name)) return *found == log.id;
        std::error_code ignored; // a look that fails says nothing
        return fs::symlink_status(log.name, ignored).type() != fs::file_type::not_found;
    });
}

bool has_log(const std::vector<Log>& logs) {
    std::error_code gone;
    return !logs.empty() && file_id(logs.front().name) == logs.front().id && fs::file_size(logs.front().name, gone) > 0;
}

void empty_log(SQLite::Database& db) {
    sqlite3_busy_timeout(db.getHandle(), 0);
    sqlite3_wal_checkpoint_v2(db.getHandle(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    sqlite3_busy_timeout(db.getHandle(), busy_timeout_ms);
}

void take_away(const std::vector<Log>& logs) {
    for (const Log& log : logs)
        if (file_id(log.name) == log.id) fs::remove(log.name);
}

}
