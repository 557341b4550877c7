#include "db/merging/merge_rows.h"

#include "db/figures/summaries.h"
#include "db/people/player_entries.h"
#include "db/plays/play_columns.h"

#include <utility>

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

/// The plays that are written, and the numbers of their imports here: beside the other history, with which they go.
constexpr const char* lists = "CREATE TABLE other.winner (play INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);"
                              "CREATE TABLE other.known_import (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL)";

constexpr const char* list_play = "INSERT INTO other.winner SELECT rowid, id FROM other.play WHERE id = ?";

/// All of them at once, in this order. What is here already is not in the summaries; its seats are counted anew.
/// A game of ours is not deleted: it may be on the table.
const std::string play_rows[] = {
    "INSERT INTO main.import (source, imported_at) SELECT source, imported_at FROM other.import"
    " WHERE rowid IN (SELECT import FROM other.winner CROSS JOIN other.play ON play.rowid = winner.play)"
    " EXCEPT SELECT source, imported_at FROM main.import",
    "INSERT INTO other.known_import SELECT theirs.rowid, min(ours.rowid) FROM other.import AS theirs"
    " JOIN main.import AS ours USING (source, imported_at) GROUP BY theirs.rowid",
    "DELETE FROM main.play_seat WHERE play IN (SELECT rowid FROM main.play WHERE id IN (SELECT id FROM other.winner))",
    "INSERT INTO main.play (" + names(play_columns()) + ", players, import) SELECT " + names(play_columns()) +
        ", (SELECT count(*) FROM other.play_seat WHERE play_seat.play = winner.play), known_import.ours"
        " FROM other.winner CROSS JOIN other.play USING (id) LEFT JOIN other.known_import ON theirs = import"
        " WHERE true ON CONFLICT (id) DO UPDATE SET (" +
        names(play_columns()) + ", players, import) = (" + names(play_columns(), "excluded.") +
        ", excluded.players, excluded.import)",
    "INSERT INTO main.play_seat (play, number, player, name, score, billionths, rank, winner, game, played_at, team,"
    " role) SELECT play.rowid, number, ours.rowid, seat.name, score, billionths, rank, winner, play.game,"
    " play.played_at, team, role"
    " FROM other.winner CROSS JOIN main.play USING (id) CROSS JOIN other.play_seat AS seat ON seat.play = winner.play"
    " CROSS JOIN other.player AS theirs ON theirs.rowid = seat.player"
    " CROSS JOIN main.player AS ours ON ours.id = theirs.id",
    "INSERT INTO main.play_category (play, seat, number, category, points, billionths)"
    " SELECT play.rowid, seat, one.number, category, points, one.billionths FROM other.winner CROSS JOIN main.play "
    "USING (id)"
    " CROSS JOIN other.play_category AS one ON one.play = winner.play",
    "INSERT INTO main.game (id, kind, depth, started_at, head, actions, begun_at)"
    " SELECT id, kind, depth, started_at, head, actions, begun_at FROM other.game WHERE id IN (SELECT id FROM "
    "other.winner)"
    " ON CONFLICT (id) DO UPDATE SET (kind, depth, started_at, head, actions, begun_at) = (excluded.kind,"
    " excluded.depth, excluded.started_at, excluded.head, excluded.actions, excluded.begun_at)",
    "DELETE FROM main.turn WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.turn (game, part, number, json)"
    " SELECT game, part, number, json FROM other.turn WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.journal WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.journal (game, number, forward, back, acted_at)"
    " SELECT game, number, forward, back, acted_at FROM other.journal WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.result WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.result (game, actions, rules_version, awarded_at, sheet)"
    " SELECT game, actions, rules_version, awarded_at, sheet FROM other.result"
    " WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.tile_face WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.tile_face (game, face)"
    " SELECT game, face FROM other.tile_face WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.traced_photo WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.traced_photo (game, player, file, corners, cells)"
    " SELECT game, player, file, corners, cells FROM other.traced_photo WHERE game IN (SELECT id FROM other.winner)",
};

/// One after the other: they are few, but for the plays, which are only listed.
void write_winner(Connection& connection, const Divergence& divergence) {
    constexpr const char* rows[record_tables] = {player, night, photo, list_play};
    run(connection, rows[divergence.table], divergence.id);
}

/// Whatever won is no superseded version, even if it was one somewhere.
void keep_loser(Connection& connection, const Divergence& divergence, Versions& ours, Versions& theirs) {
    if (!divergence.is_here) return;
    const std::string kind = record_table(divergence.table).name;
    Version loser = ours.of(divergence.table, divergence.id), winner = theirs.of(divergence.table, divergence.id);
    if (!divergence.theirs_wins) std::swap(loser, winner);
    run(connection, "INSERT OR IGNORE INTO main.superseded (kind, id, modified_at, document) VALUES (?, ?, ?, ?)", kind,
        divergence.id, loser.modified_at, loser.document);
    run(connection, "DELETE FROM main.superseded WHERE kind = ? AND id = ? AND document = ?", kind, divergence.id,
        winner.document);
}

}

void write_winners(Connection& connection, const Comparison& comparison) {
    run(connection.db, "INSERT OR IGNORE INTO main.superseded (kind, id, document, modified_at)"
                       " SELECT kind, id, document, modified_at FROM other.superseded");
    connection.db.exec(lists);
    Versions ours(connection.db, "main"), theirs(connection.db, "other");
    for (std::size_t i = 0; i < comparison.divergences.size(); ++i) {
        const Divergence& divergence = comparison.divergences[i];
        connection.watch.tell(i, comparison.divergences.size());
        keep_loser(connection, divergence, ours, theirs);
        if (divergence.theirs_wins) write_winner(connection, divergence);
    }
    withdraw_from_summaries(connection, "id IN (SELECT id FROM other.winner)");
    for (const std::string& sql : play_rows) run(connection.db, sql.c_str());
    write_persons(connection.db);
    run(connection.db, "DELETE FROM on_table WHERE game IN (SELECT id FROM play WHERE deleted_at IS NOT NULL)");
}

}
