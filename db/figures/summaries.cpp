#include "db/figures/summaries.h"

#include "db/figures/relaxed_sync.h"
#include "db/plays/number_bounds.h"
#include "db/schema/expected_schema.h"

namespace clerk::db {

void find_bests(Connection& connection) {
    run(connection,
        "UPDATE tally SET best = found.score, best_billionths = found.billionths, best_play = found.play FROM ("
        "    SELECT player, play.game, way, players, variant, score, billionths, play.rowid AS play,"
        "        row_number() OVER (PARTITION BY player, play.game, way, players, variant"
        "            ORDER BY iif(way & 8, score, 0), iif(way & 8, billionths, 0), score DESC, billionths DESC) AS "
        "place"
        "    FROM play_seat JOIN play ON play.rowid = play_seat.play"
        "    WHERE tallied AND score IS NOT NULL"
        "        AND player IN (SELECT player FROM tally WHERE best IS NULL AND scored > 0)) AS found"
        " WHERE best IS NULL AND scored > 0 AND place = 1 AND (tally.player, tally.game, tally.class, tally.players,"
        " tally.variant) = (found.player, found.game, found.way, found.players, found.variant)");
    run(connection,
        "UPDATE category_tally SET best = found.points, best_billionths = found.billionths FROM ("
        "    SELECT player, game, class, category, points, one.billionths,"
        "        row_number() OVER (PARTITION BY player, game, class, category"
        "            ORDER BY iif(class & 8, points, 0), iif(class & 8, one.billionths, 0), points DESC,"
        "                one.billionths DESC) AS place"
        "    FROM play_seat JOIN play_category AS one ON one.play = play_seat.play AND seat = play_seat.number"
        "    WHERE class IS NOT NULL"
        "        AND player IN (SELECT player FROM category_tally WHERE best IS NULL AND scored > 0)) AS found"
        " WHERE best IS NULL AND scored > 0 AND place = 1 AND (category_tally.player, category_tally.game,"
        " category_tally.class, category_tally.category) = (found.player, found.game, found.class, found.category)");
}

void clear_summaries(SQLite::Database& db) {
    for (const char* table : {"tally", "category_tally", "rivalry", "standing", "streak", "rating", "rated"})
        db.exec("DELETE FROM main." + std::string(table));
}

void withdraw_all_from_summaries(SQLite::Database& db) {
    without_triggers(db, {"play_tallied"}, [&] { // which would take them out one by one
        clear_summaries(db);
        run(db, "UPDATE main.play SET tallied = 0 WHERE tallied");
        run(db, "UPDATE main.play_seat SET class = NULL WHERE class IS NOT NULL");
    });
}

void update_summaries(Connection& connection) {
    static const std::string waiting = " WHERE class IS NOT NULL AND NOT tallied AND " + has_no_crowd();
    static const std::string one = "SELECT rowid FROM play" + waiting + " LIMIT 1";
    static const std::string all = "UPDATE play SET tallied = 1" + waiting;
    if (!row_number(connection, one.c_str())) return;
    const RelaxedSync relaxed(connection.db);
    connection.keep([&] { run(connection, all.c_str()); });
}

}
