#include "db/plays/import_rows.h"

#include "db/figures/summaries.h"

namespace clerk::db {

/// The number of one that was taken back is not given again: who repeats a command would take back another one.
std::int64_t insert_import(Connection& connection, const std::string& source) {
    run(connection,
        "INSERT INTO import (rowid, source, imported_at) SELECT 1 + max(coalesce((SELECT max(rowid) FROM import), 0),"
        " coalesce((SELECT actions FROM mark), 0)), ?, moment FROM now",
        source);
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
