#include "db/check_up/repair_summaries.h"

#include "db/figures/summaries.h"
#include "db/file/sql.h"
#include "db/plays/number_bounds.h"
#include "db/schema/without_triggers.h"

#include <cstdint>
#include <vector>

namespace clerk::db {

namespace {

/// Without the trigger nothing is taken out of the summaries for it.
void take_out_all(SQLite::Database& db) { run(db, "UPDATE play SET tallied = 0 WHERE tallied"); }

struct Move {
    std::int64_t play;
    std::int64_t from;
    std::int64_t to;
};

/// Seats that are not counted from 0 on; one below 0 becomes the last. Taken in this order none meets another.
std::vector<Move> moves(SQLite::Database& db) {
    std::vector<Move> found;
    each(db,
         "SELECT play, number, place FROM (SELECT play, number,"
         " row_number() OVER (PARTITION BY play ORDER BY number < 0, number) - 1 AS place FROM play_seat)"
         " WHERE number <> place ORDER BY play, place",
         [&](SQLite::Statement& row) {
             found.push_back({row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getInt64()});
         });
    return found;
}

/// With their categories.
void close_up_seats(SQLite::Database& db) {
    db.exec("PRAGMA defer_foreign_keys = ON");
    for (const auto& [play, from, to] : moves(db)) {
        run(db, "UPDATE play_seat SET number = ? WHERE play = ? AND number = ?", to, play, from);
        run(db, "UPDATE play_category SET seat = ? WHERE play = ? AND seat = ?", to, play, from);
    }
}

void count_plays(SQLite::Database& db) {
    db.exec("DELETE FROM play_count");
    db.exec("INSERT INTO play_count SELECT game, finished, counted, deleted_at IS NOT NULL, count(*) FROM play"
            " GROUP BY 1, 2, 3, 4");
}

void agree(SQLite::Database& db) {
    close_up_seats(db);
    run(db,
        "UPDATE play SET players = seats FROM (SELECT play, count(*) AS seats FROM play_seat GROUP BY play) AS there"
        " WHERE there.play = play.rowid AND players <> seats");
    run(db, "UPDATE play SET players = 0 WHERE players <> 0 AND rowid NOT IN (SELECT play FROM play_seat)");
    run(db, "UPDATE play_seat SET game = play.game, played_at = play.played_at, class = NULL FROM play"
            " WHERE play.rowid = play_seat.play AND (play_seat.game, play_seat.played_at, play_seat.class)"
            " IS NOT (play.game, play.played_at, NULL)");
}

}

void rebuild_summaries(SQLite::Database& db, const std::function<void()>& change) {
    without_triggers(db, {"play_tallied"}, [&] {
        take_out_all(db);
        change();
        take_out_all(db);
        clear_summaries(db);
        agree(db);
        count_plays(db);
    });
    run(db, ("UPDATE play SET tallied = 1 WHERE class IS NOT NULL AND " + has_no_crowd()).c_str());
}

}
