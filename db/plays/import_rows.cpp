#include "db/plays/import_rows.h"

#include "db/figures/summaries.h"

namespace clerk::db {

std::int64_t insert_import(Connection& connection, const std::string& source) {
    run(connection, "INSERT INTO import (source, imported_at) SELECT ?, moment FROM now", source);
    return connection.db.getLastInsertRowid();
}

void delete_import(Connection& connection, std::int64_t import) {
    SQLite::Database& db = connection.db;
    withdraw_from_summaries(connection, "import = ?", import);
    run(db, "DELETE FROM game WHERE id IN (SELECT id FROM play WHERE import = ?)", import);
    run(db, "DELETE FROM play WHERE import = ?", import);
    require_found(connection, run(db, "DELETE FROM import WHERE rowid = ?", import), "import", std::to_string(import));
}

}
