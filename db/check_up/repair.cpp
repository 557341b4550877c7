#include "db/check_up/repair.h"

#include "db/check_up/check_players.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair_game.h"
#include "db/check_up/repair_summaries.h"
#include "db/connection/connection.h"
#include "db/file/sql.h"
#include "db/file/translate_errors.h"
#include "db/schema/expected_schema.h"

#include <algorithm>
#include <set>

#include <SQLiteCpp/Savepoint.h>

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

void repair_schema(SQLite::Database& db) {
    for (const Deviation& one : deviations(db))
        if (!one.remedy.empty()) db.exec(one.remedy);
}

void give_up_orphans(SQLite::Database& db, bool on_table) {
    for (const ForeignKey& one : foreign_keys())
        if ((one.table == "on_table") == on_table && one.parent != "player") db.exec(drop_dangling(one));
}

void clear_table(SQLite::Database& db) {
    give_up_orphans(db, true);
    run(db, "DELETE FROM on_table WHERE one <> 1");
}

void repair(Connection& connection, const Trouble& trouble) {
    SQLite::Database& db = connection.db;
    switch (trouble.kind) {
    case Kind::structure: return db.exec("REINDEX"), void();
    case Kind::schema: return repair_schema(db);
    case Kind::orphan: return give_up_orphans(db, false);
    case Kind::on_table: return clear_table(db);
    case Kind::player: return repair_players(connection);
    default: return repair_game(connection, trouble);
    }
}

/// What cannot be mended for its content stays as it was; a disk that fails ends all.
template <class Repair> void try_to(SQLite::Database& db, Repair repair) {
    SQLite::Savepoint all_or_nothing(db, "repair");
    try {
        repair();
        all_or_nothing.release();
    } catch (const SQLite::Exception& cause) {
        if (error({}, cause).reason != Error::Reason::damaged) throw;
    }
}

/// Troubles of these kinds are mended together.
bool of_the_file(const Trouble& trouble) { return trouble.kind <= Kind::player; }
bool of_a_game(const Trouble& trouble) {
    return !of_the_file(trouble) && trouble.kind != Kind::record && trouble.kind != Kind::tallies;
}

void repair_file(Connection& connection, const std::vector<Trouble>& troubles) {
    std::set<Kind> mended;
    for (const Trouble& trouble : troubles)
        if (of_the_file(trouble) && mended.insert(trouble.kind).second)
            try_to(connection.db, [&] { repair(connection, trouble); });
}

void repair_games(Connection& connection, const std::vector<Trouble>& troubles) {
    for (const Trouble& trouble : troubles)
        if (of_a_game(trouble)) try_to(connection.db, [&] { repair(connection, trouble); });
}

/// Mending a game changes its play, so that the plays are added up again.
void repair_all(Connection& connection, const std::vector<Trouble>& troubles) {
    repair_file(connection, troubles);
    const auto changes_plays = [](const Trouble& one) { return of_a_game(one) || one.kind == Kind::tallies; };
    if (std::ranges::none_of(troubles, changes_plays)) return;
    try_to(connection.db, [&] { rebuild_summaries(connection.db, [&] { repair_games(connection, troubles); }); });
}

}

CheckUp repair(Connection& connection) {
    SQLite::Database& db = connection.db;
    SQLite::Transaction transaction(db, SQLite::TransactionBehavior::IMMEDIATE);
    CheckUp found = check_up(db);
    // What one mending uncovers is the next one's: indexes, tables, rows without their game, games, their results,
    // plays, sums.
    for (std::vector<Trouble> before; found.troubles != before;) {
        before = found.troubles;
        repair_all(connection, found.troubles);
        found = check_up(db);
    }
    transaction.commit();
    return found;
}

CheckUp repair(const std::filesystem::path& history) {
    Connection connection(history);
    return connection.query([&] { return repair(connection); });
}

}
