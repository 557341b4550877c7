#include "db/check_merges.h"

#include "db/entries.h"

namespace clerk::db {

namespace {

/// SQL: the rows whose merge leads to nobody, or back.
const std::string astray =
    "(SELECT rowid FROM player WHERE merged_into NOT IN (SELECT id FROM player) UNION SELECT rowid FROM"
    " (WITH RECURSIVE above (first, at) AS (SELECT rowid, merged_into FROM player WHERE merged_into IS NOT NULL"
    "    UNION SELECT first, merged_into FROM above JOIN player ON player.id = at WHERE merged_into IS NOT NULL)"
    " SELECT first AS rowid FROM above JOIN player ON player.rowid = first AND player.id = at))";

void mend_merges(SQLite::Database& db) {
    db.exec("UPDATE player SET merged_into = (SELECT id FROM player AS known WHERE known.rowid = player.person"
            " AND known.rowid <> player.rowid AND known.merged_into IS NULL) WHERE rowid IN " +
            astray);
    settle_merges(db);
}

struct Missing {
    std::int64_t player;
    std::string name; ///< at a seat
};

std::vector<Missing> missing(SQLite::Database& db) {
    std::vector<Missing> found;
    each(db,
         "SELECT player, name FROM play_seat WHERE player NOT IN (SELECT rowid FROM player)"
         " GROUP BY player, name ORDER BY max(played_at) DESC",
         [&](SQLite::Statement& row) {
             found.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getString()});
         });
    return found;
}

/// Whoever bears the name now; otherwise a new entry in the place of the old one, to which the seats still lead.
void seat_again(SQLite::Database& db, const Missing& one) {
    if (number(db, "SELECT 1 FROM player WHERE rowid = ?", one.player)) return;
    if (run(db,
            "UPDATE play_seat SET player = known.rowid FROM (SELECT rowid FROM player WHERE name = ?2"
            " ORDER BY merged_into IS NOT NULL, rowid LIMIT 1) AS known WHERE player = ?1 AND name = ?2",
            one.player, one.name) > 0)
        return;
    run(db, "INSERT INTO player (rowid, id, name, modified_at) SELECT ?, new_uuid.id, ?, moment FROM new_uuid, now",
        one.player, one.name);
}

}

void check_merges(SQLite::Database& db, CheckUp& found) {
    const std::string wrong =
        "SELECT id || ' is merged into ' || coalesce(merged_into, 'nobody') || ', person ' || coalesce(person, 'none')"
        " FROM player WHERE person IS NOT " +
        std::string(end_of_merges) + " OR rowid IN " + astray;
    for (const std::string& player : texts(db, wrong.c_str()))
        found.troubles.push_back({Trouble::Kind::player, "", player});
}

void mend_players(Connection& connection) {
    mend_merges(connection.db);
    for (const Missing& one : missing(connection.db)) seat_again(connection.db, one);
}

}
