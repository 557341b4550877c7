#include "db/adopt.h"

#include "db/entries.h"
#include "db/recorded_play.h"

#include <algorithm>

namespace clerk::db {

namespace {

constexpr const char* player =
    "INSERT INTO main.player (id, name, nickname, colour, picture, merged_into, modified_at)"
    " SELECT id, name, nickname, colour, picture, merged_into, modified_at FROM other.player WHERE id = ?"
    " ON CONFLICT (id) DO UPDATE SET (name, nickname, colour, picture, merged_into, modified_at) = (excluded.name,"
    " excluded.nickname, excluded.colour, excluded.picture, excluded.merged_into, excluded.modified_at)";

constexpr const char* night =
    "INSERT INTO main.night (id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at)"
    " SELECT id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at FROM other.night WHERE id = ?"
    " ON CONFLICT (id) DO UPDATE SET (date, place, notes, seconds, timer_started_at, deleted_at, modified_at) ="
    " (excluded.date, excluded.place, excluded.notes, excluded.seconds, excluded.timer_started_at,"
    " excluded.deleted_at, excluded.modified_at)";

constexpr const char* photo =
    "INSERT INTO main.photo (file, night, bytes, modified_at)"
    " SELECT file, night, bytes, modified_at FROM other.photo WHERE file = ?"
    " ON CONFLICT (file) DO UPDATE SET (night, bytes, modified_at) = (excluded.night, excluded.bytes,"
    " excluded.modified_at)";

/// Its row; the rest follows.
constexpr const char* new_play =
    "INSERT INTO main.play (id, game, variant, played_at, finished, modified_at)"
    " SELECT id, game, variant, played_at, 0, modified_at FROM other.play WHERE id = ? ON CONFLICT (id) DO NOTHING";

constexpr const char* new_import =
    "INSERT INTO main.import (source, imported_at) SELECT source, imported_at FROM other.import"
    " WHERE rowid = (SELECT import FROM other.play WHERE id = ?)"
    " AND (source, imported_at) NOT IN (SELECT source, imported_at FROM main.import)";

/// The play of number ?1, the seats of which are counted anew.
constexpr const char* play =
    "UPDATE main.play SET (game, variant, rules_version, played_at, minutes, place, notes, waivers, aids, finished,"
    "    players, counted, night, deleted_at, modified_at, import) = ("
    "    SELECT game, variant, rules_version, played_at, minutes, place, notes, waivers, aids, finished,"
    "        (SELECT count(*) FROM other.play_seat WHERE play = theirs.rowid), counted, night, deleted_at, modified_at,"
    "        (SELECT min(ours.rowid) FROM main.import AS ours JOIN other.import AS import"
    "            ON ours.source = import.source AND ours.imported_at = import.imported_at"
    "            WHERE import.rowid = theirs.import)"
    "    FROM other.play AS theirs WHERE id = ?2) WHERE rowid = ?1";

constexpr const char* seats =
    "INSERT INTO main.play_seat (play, number, player, name, score, rank, winner, game, played_at)"
    " SELECT ?1, number, ours.rowid, seat.name, score, rank, winner, play.game, play.played_at"
    " FROM other.play JOIN other.play_seat AS seat ON seat.play = play.rowid"
    " JOIN other.player AS theirs ON theirs.rowid = seat.player JOIN main.player AS ours ON ours.id = theirs.id"
    " WHERE play.id = ?2";

constexpr const char* play_categories = "INSERT INTO main.play_category (play, seat, number, category, points)"
                                        " SELECT ?1, seat, number, category, points FROM other.play_category"
                                        " WHERE play = (SELECT rowid FROM other.play WHERE id = ?2)";

/// A game of ours is not deleted: it may be on the table.
constexpr const char* game_rows[] = {
    "INSERT INTO main.game (id, kind, depth, started_at, head, actions)"
    " SELECT id, kind, depth, started_at, head, actions FROM other.game WHERE id = ?"
    " ON CONFLICT (id) DO UPDATE SET (kind, depth, started_at, head, actions) = (excluded.kind, excluded.depth,"
    " excluded.started_at, excluded.head, excluded.actions)",
    "DELETE FROM main.turn WHERE game = ?",
    "INSERT INTO main.turn (game, part, number, json) SELECT game, part, number, json FROM other.turn WHERE game = ?",
    "DELETE FROM main.journal WHERE game = ?",
    "INSERT INTO main.journal (game, number, forward, back)"
    " SELECT game, number, forward, back FROM other.journal WHERE game = ?",
    "DELETE FROM main.result WHERE game = ?",
    "INSERT INTO main.result (game, actions, rules_version, awarded_at, sheet)"
    " SELECT game, actions, rules_version, awarded_at, sheet FROM other.result WHERE game = ?",
    "DELETE FROM main.tile_face WHERE game = ?",
    "INSERT INTO main.tile_face (game, face) SELECT game, face FROM other.tile_face WHERE game = ?",
};

void adopt_play(Connection& connection, const Divergence& divergence) {
    const std::string& id = divergence.id;
    run(connection, new_play, id);
    run(connection, new_import, id);
    const std::int64_t row = find_play(connection, id).value();
    alter(connection, row, [&] {
        run(connection, play, row, id);
        run(connection, "DELETE FROM main.play_seat WHERE play = ?", row);
        run(connection, seats, row, id);
        run(connection, play_categories, row, id);
    });
    if (divergence.theirs.has_game == 0) return;
    for (const char* sql : game_rows) run(connection, sql, id);
}

void adopt(Connection& connection, const Divergence& divergence) {
    constexpr const char* rows[] = {player, night, photo};
    if (divergence.table < std::size(rows))
        run(connection, rows[divergence.table], divergence.id);
    else
        adopt_play(connection, divergence);
}

/// Whatever won is no superseded version, even if it was one somewhere.
void keep_loser(Connection& connection, const Divergence& divergence) {
    if (!divergence.ours) return;
    const std::string kind = record_table(divergence.table).name;
    const auto [loser, winner] = std::minmax(*divergence.ours, divergence.theirs);
    run(connection, "INSERT OR IGNORE INTO main.superseded (kind, id, modified_at, document) VALUES (?, ?, ?, ?)", kind,
        divergence.id, loser.modified_at, loser.document);
    run(connection, "DELETE FROM main.superseded WHERE kind = ? AND id = ? AND document = ?", kind, divergence.id,
        winner.document);
}

}

void adopt(Connection& connection, const Comparison& comparison) {
    run(connection.db, "INSERT OR IGNORE INTO main.superseded SELECT * FROM other.superseded");
    for (const Divergence& divergence : comparison.divergences) {
        if (divergence.theirs_wins()) adopt(connection, divergence);
        keep_loser(connection, divergence);
    }
    settle(connection.db);
    run(connection.db, "DELETE FROM on_table WHERE game IN (SELECT id FROM play WHERE deleted_at IS NOT NULL)");
}

}
