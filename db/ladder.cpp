#include "db/ladder.h"

#include "db/error.h"
#include "db/sql.h"

#include <string>

#include <SQLiteCpp/Backup.h>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

int version(SQLite::Database& db) { return db.execAndGet("PRAGMA user_version").getInt(); }

/// "history.v1.db", or "history.v1-2.db" when that is taken.
fs::path back_up_name(const fs::path& file, int from) {
    const std::string base = file.stem().string() + ".v" + std::to_string(from);
    fs::path name = file.parent_path() / (base + file.extension().string());
    for (int n = 2; fs::exists(name); ++n)
        name = file.parent_path() / (base + "-" + std::to_string(n) + file.extension().string());
    return name;
}

/// Through a connection of its own: SQLite copies no file that the copying connection is writing to.
void copy_database(const fs::path& from, const fs::path& to) {
    SQLite::Database source(from, SQLite::OPEN_READONLY);
    SQLite::Database target(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    SQLite::Backup(target, source).executeStep();
}

/// Under a passing name until it is whole.
void back_up(const fs::path& file, int from) {
    const fs::path part = file.string() + ".part";
    fs::remove(part);
    copy_database(file, part);
    fs::rename(part, back_up_name(file, from));
}

void take_steps(SQLite::Database& db, int from, std::span<const char* const> steps) {
    for (const char* step : steps.subspan(static_cast<std::size_t>(from))) db.exec(step);
    db.exec("PRAGMA application_id = " + std::to_string(application_id));
    db.exec("PRAGMA user_version = " + std::to_string(steps.size()));
}

}

void climb(SQLite::Database& db, const fs::path& file, std::span<const char* const> steps) {
    const int last = static_cast<int>(steps.size());
    if (version(db) == last) return;
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    const int from = version(db); // asked again: another program may have climbed meanwhile
    if (from > last) throw Error(Error::Reason::newer, file, "made by a newer version of this program");
    if (from == last) return;
    if (from > 0) back_up(file, from);
    take_steps(db, from, steps);
    transaction.commit();
}

}
