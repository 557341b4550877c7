#include "db/figures/summaries.h"

#include "db/figures/relaxed_sync.h"
#include "db/schema/expected_schema.h"

namespace clerk::db {

void clear_summaries(SQLite::Database& db) {
    for (const char* table : {"tally", "category_tally", "rivalry", "standing", "streak", "rating", "rated"})
        db.exec("DELETE FROM main." + std::string(table));
}

void withdraw_all_from_summaries(SQLite::Database& db) {
    db.exec("DROP TRIGGER main.play_tallied"); // which would take them out one by one
    clear_summaries(db);
    run(db, "UPDATE main.play SET tallied = 0 WHERE tallied");
    run(db, "UPDATE main.play_seat SET class = NULL WHERE class IS NOT NULL");
    db.exec(definition("play_tallied"));
}

void update_summaries(Connection& connection) {
    if (!row_number(connection, "SELECT rowid FROM play WHERE class IS NOT NULL AND NOT tallied LIMIT 1")) return;
    const RelaxedSync relaxed(connection.db);
    connection.keep([&] { run(connection, "UPDATE play SET tallied = 1 WHERE class IS NOT NULL AND NOT tallied"); });
}

}
