#include "db/entries.h"

namespace clerk::db {

const char* const end_of_merges =
    "(WITH RECURSIVE above (rowid, merged_into) AS ("
    " SELECT next.rowid, next.merged_into FROM player AS next WHERE next.id = player.merged_into"
    " UNION SELECT next.rowid, next.merged_into FROM above JOIN player AS next ON next.id = above.merged_into)"
    " SELECT rowid FROM above WHERE merged_into IS NULL)";

std::int64_t entry_called(Connection& connection, const std::string& name) {
    if (const auto found =
            row_number(connection,
                       "SELECT rowid FROM player WHERE name = ? ORDER BY merged_into IS NOT NULL, rowid LIMIT 1", name))
        return *found;
    run(connection, "INSERT INTO player (id, name, modified_at) SELECT new_uuid.id, ?, moment FROM new_uuid, now",
        name);
    return connection.db.getLastInsertRowid();
}

std::int64_t entry(Connection& connection, const std::string& id, const std::string& name) {
    if (id.empty()) return entry_called(connection, name);
    if (const auto found = row_number(connection, "SELECT rowid FROM player WHERE id = ?", id)) return *found;
    run(connection, "INSERT INTO player (id, name, modified_at) SELECT ?, ?, moment FROM now", id, name);
    return connection.db.getLastInsertRowid();
}

void settle_merges(SQLite::Database& db) { db.exec(std::string("UPDATE player SET person = ") + end_of_merges); }

}
