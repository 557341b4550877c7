#include "db/schema/steps.h"

#include <cassert>
#include <string>

namespace clerk::db {

int schema_version(SQLite::Database& db) { return db.execAndGet("PRAGMA user_version").getInt(); }

void take_steps(SQLite::Database& db, int from, SchemaSteps steps) {
    assert(from >= 0 && static_cast<std::size_t>(from) <= steps.size());
    for (const char* step : steps.subspan(static_cast<std::size_t>(from))) db.exec(step);
    db.exec("PRAGMA application_id = " + std::to_string(application_id));
    db.exec("PRAGMA user_version = " + std::to_string(steps.size()));
}

}
