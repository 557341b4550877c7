#include "db/mend.h"

#include "db/connection.h"
#include "db/error.h"
#include "db/expected_schema.h"
#include "db/mend_game.h"
#include "db/sql.h"

#include <SQLiteCpp/Savepoint.h>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

void mend_schema(SQLite::Database& db) {
    for (const Deviation& one : deviations(db))
        if (!one.remedy.empty()) db.exec(one.remedy);
}

void delete_orphans(SQLite::Database& db, bool on_table) {
    for (const Reference& one : references())
        if ((one.table == "on_table") == on_table) db.exec(delete_missing_keys(one));
}

void clear_table(SQLite::Database& db) {
    delete_orphans(db, true);
    run(db, "DELETE FROM on_table WHERE one <> 1");
}

void mend(Connection& connection, const Trouble& trouble) {
    SQLite::Database& db = connection.db;
    switch (trouble.kind) {
    case Kind::structure: return db.exec("REINDEX"), void();
    case Kind::schema: return mend_schema(db);
    case Kind::orphan: return delete_orphans(db, false);
    case Kind::on_table: return clear_table(db);
    case Kind::record: return;
    default: return mend_game(connection, trouble);
    }
}

/// What cannot be mended for its content stays as it was; a disk that fails ends all.
void try_to_mend(Connection& connection, const Trouble& trouble) {
    SQLite::Savepoint all_or_nothing(connection.db, "mending");
    try {
        mend(connection, trouble);
        all_or_nothing.release();
    } catch (const SQLite::Exception& cause) {
        if (error({}, cause).reason != Error::Reason::damaged) throw;
    }
}

/// Troubles of these kinds are mended together.
bool of_the_file(const Trouble& trouble) { return trouble.kind <= Kind::on_table; }

void mend_all(Connection& connection, const std::vector<Trouble>& troubles) {
    const Trouble* last = nullptr;
    for (const Trouble& trouble : troubles) {
        if (!last || !of_the_file(trouble) || last->kind != trouble.kind) try_to_mend(connection, trouble);
        last = &trouble;
    }
}

}

CheckUp mend(Connection& connection) {
    SQLite::Database& db = connection.db;
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    CheckUp found = check_up(db);
    // What one mending uncovers is the next one's: indexes, tables, rows without their game, games, their results.
    for (std::vector<Trouble> before; found.troubles != before;) {
        before = found.troubles;
        mend_all(connection, found.troubles);
        found = check_up(db);
    }
    transaction.commit();
    return found;
}

CheckUp mend(const std::filesystem::path& history) {
    Connection connection(history);
    return connection.ask([&] { return mend(connection); });
}

}
