#include "db/schema/ladder.h"

#include "db/back_up/back_up.h"
#include "db/store/error.h"
#include "db/store/sql.h"

#include <string>

namespace clerk::db {

namespace {

namespace fs = std::filesystem;

int version(SQLite::Database& db) { return db.execAndGet("PRAGMA user_version").getInt(); }

void take_steps(SQLite::Database& db, int from, std::span<const char* const> steps) {
    for (const char* step : steps.subspan(static_cast<std::size_t>(from))) db.exec(step);
    db.exec("PRAGMA application_id = " + std::to_string(application_id));
    db.exec("PRAGMA user_version = " + std::to_string(steps.size()));
}

}

void climb_copy(SQLite::Database& db, const fs::path& file, std::span<const char* const> steps) {
    const int from = version(db);
    if (from > static_cast<int>(steps.size()))
        throw Error(Error::Reason::newer, file, "made by a newer version of this program");
    SQLite::Transaction transaction(db);
    take_steps(db, from, steps);
    transaction.commit();
}

void climb(SQLite::Database& db, const fs::path& file, std::span<const char* const> steps, Time now) {
    const int last = static_cast<int>(steps.size());
    if (version(db) == last) return;
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    const int from = version(db); // asked again: another program may have climbed meanwhile
    if (from > last) throw Error(Error::Reason::newer, file, "made by a newer version of this program");
    if (from == last) return;
    if (from > 0) back_up(file, Occasion::schema_step, now);
    take_steps(db, from, steps);
    transaction.commit();
}

}
