#include "db/figures/tallying.h"

#include "db/figures/unhurried.h"
#include "db/schema/expected_schema.h"

namespace clerk::db {

void clear_summaries(SQLite::Database& db) {
    for (const char* table : {"tally", "category_tally", "rivalry", "standing", "streak", "rating", "rated"})
        db.exec("DELETE FROM main." + std::string(table));
}

void untally_all(SQLite::Database& db) {
    db.exec("DROP TRIGGER main.play_tallied"); // which would take them out one by one
    clear_summaries(db);
    run(db, "UPDATE main.play SET tallied = 0 WHERE tallied");
    run(db, "UPDATE main.play_seat SET class = NULL WHERE class IS NOT NULL");
    db.exec(definition("play_tallied"));
}

void tally(Connection& connection) {
    if (!row_number(connection, "SELECT rowid FROM play WHERE class IS NOT NULL AND NOT tallied LIMIT 1")) return;
    const Unhurried unhurried(connection.db);
    connection.act([&] { run(connection, "UPDATE play SET tallied = 1 WHERE class IS NOT NULL AND NOT tallied"); });
}

}
