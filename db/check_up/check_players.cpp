#include "db/check_up/check_players.h"

#include "db/people/player_entries.h"

namespace clerk::db {

namespace {

/// SQL: whether the merge of a row of `player` leads to nobody, or to itself.
const std::string is_astray = "(merged_into IS NOT NULL AND NOT EXISTS (SELECT 1 FROM player AS known"
                              " WHERE known.id = player.merged_into AND known.rowid <> player.rowid))";

void repair_merges(SQLite::Database& db) {
    db.exec("UPDATE player SET merged_into = (SELECT id FROM player AS known WHERE known.rowid = player.person"
            " AND known.rowid <> player.rowid AND known.merged_into IS NULL) WHERE " +
            is_astray);
    write_persons(db);
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

void check_players(SQLite::Database& db, CheckUp& found) {
    const auto expected = persons_of_players(db);
    std::vector<std::int64_t> wrong;
    each(db, ("SELECT rowid, person, " + is_astray + " FROM player").c_str(), [&](SQLite::Statement& row) {
        const auto stored = row.getColumn(1);
        const auto person = stored.isNull() ? std::nullopt : std::optional(stored.getInt64());
        const std::int64_t entry = row.getColumn(0).getInt64();
        if (person != expected.at(entry) || row.getColumn(2).getInt() != 0) wrong.push_back(entry);
    });
    for (const std::int64_t entry : wrong)
        add(found, {Trouble::Kind::player, "",
                    text(db,
                         "SELECT id || ' is merged into ' || coalesce(merged_into, 'nobody') || ', person ' ||"
                         " coalesce(person, 'none') FROM player WHERE rowid = ?",
                         entry)
                        .value()});
}

void repair_players(Connection& connection) {
    repair_merges(connection.db);
    for (const Missing& one : missing(connection.db)) seat_again(connection.db, one);
}

}
