#include "db/entries.h"

namespace clerk::db {

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

}
