#include "db/check_up/check_summaries.h"

#include "db/figures/rating_replay.h"
#include "db/figures/streaks.h"
#include "db/file/sql.h"

namespace clerk::db {

namespace {

/// A table, and a query for its rows that are wrong.
struct Check {
    std::string table;
    std::string wrong;
};

const std::string is_nobody = " IN (SELECT player FROM nobody) ",
                  seats_that_count = " FROM play JOIN play_seat ON play_seat.play = play.rowid WHERE tallied"
                                     " AND NOT player" +
                                     is_nobody,
                  sides =
                      "(SELECT count(DISTINCT iif(team = '', number, team)) FROM play_seat WHERE play = play.rowid)";

/// The rows that only one of two queries gives; neither gives one twice.
Check same(const std::string& table, const std::string& columns, const std::string& sums) {
    return {table, "SELECT " + columns + " FROM (SELECT " + columns + " FROM " + table + " UNION ALL " + sums +
                       ") GROUP BY " + columns + " HAVING count(*) <> 2"};
}

Check tally() {
    return same("tally",
                "player, game, class, players, variant, plays, wins, scored, points_high, points, points_billionths",
                "SELECT player, play.game, way, players, variant, count(*), sum(winner), count(score),"
                " coalesce(sum(score_high), 0), coalesce(sum(score_low), 0), sum(billionths)" +
                    seats_that_count + "GROUP BY 1, 2, 3, 4, 5");
}

/// SQL: of the rows with the same first columns the place of each, as the best of them is looked for.
std::string place_of(const std::string& points, const std::string& billionths, const char* columns) {
    return std::string("row_number() OVER (PARTITION BY ") + columns + " ORDER BY iif(way & 8, " + points +
           ", 0), iif(way & 8, " + billionths + ", 0), " + points + " DESC, " + billionths + " DESC) AS place";
}

Check best() {
    return {"tally", "SELECT 1 FROM tally LEFT JOIN (SELECT player, play.game AS game, way, players, variant, score,"
                     " billionths, " +
                         place_of("score", "billionths", "player, play.game, way, players, variant") +
                         seats_that_count +
                         "AND score IS NOT NULL) AS given ON (tally.player, tally.game, class, tally.players,"
                         " tally.variant, 1) = (given.player, given.game, way, given.players, given.variant, place)"
                         " WHERE (best, best_billionths) IS NOT (score, coalesce(billionths, 0))"};
}

/// Of several plays with the best score any may be named.
Check best_play() {
    return {"tally", "SELECT 1 FROM tally WHERE best IS NOT NULL AND NOT EXISTS (SELECT 1" + seats_that_count +
                         "AND play.rowid = best_play AND (score, billionths) = (best, best_billionths) AND "
                         "play_seat.player = tally.player"
                         " AND play.game = tally.game AND way = tally.class AND play.players = tally.players"
                         " AND play.variant = tally.variant)"};
}

Check category_tally() {
    return same("category_tally",
                "player, game, class, category, scored, points_high, points, points_billionths, best, best_billionths",
                "SELECT player, game, way, category, count(*), sum(points_high), sum(points_low), sum(billionths),"
                " max(iif(place = 1, points, NULL)), max(iif(place = 1, billionths, NULL)) FROM (SELECT player,"
                " play.game AS game, way, category, points_high, points_low, points, play_category.billionths AS"
                " billionths, " +
                    place_of("points", "play_category.billionths", "player, play.game, way, category") +
                    " FROM play JOIN play_seat ON play_seat.play = play.rowid JOIN play_category"
                    " ON play_category.play = play.rowid AND seat = play_seat.number WHERE tallied AND NOT player" +
                    is_nobody + ") GROUP BY 1, 2, 3, 4");
}

Check rivalry() {
    return same("rivalry", "player, game, class, other, plays, ahead, behind, level",
                "SELECT mine.player, play.game, way, other.player, count(*),"
                " sum(coalesce(mine.rank < other.rank, mine.winner > other.winner)),"
                " sum(coalesce(mine.rank > other.rank, mine.winner < other.winner)),"
                " sum(coalesce(mine.rank = other.rank, 0))"
                " FROM play JOIN play_seat AS mine ON mine.play = play.rowid JOIN play_seat AS other"
                " ON other.play = play.rowid AND other.number <> mine.number WHERE tallied AND NOT cooperative"
                " AND (mine.team = '' OR mine.team <> other.team) AND NOT mine.player" +
                    is_nobody + "AND NOT other.player" + is_nobody + "GROUP BY 1, 2, 3, 4");
}

Check standing() {
    return same("standing",
                "game, player, plays, wins, scored, points_high, points, points_billionths, together, together_won",
                "SELECT play.game, player, sum(NOT cooperative), sum(winner AND NOT cooperative),"
                " sum(score IS NOT NULL AND NOT (cooperative OR no_points)),"
                " sum(iif(cooperative OR no_points, 0, coalesce(score_high, 0))),"
                " sum(iif(cooperative OR no_points, 0, coalesce(score_low, 0))),"
                " sum(iif(cooperative OR no_points, 0, billionths)), sum(cooperative),"
                " sum(winner AND cooperative)" +
                    seats_that_count + "GROUP BY 1, 2");
}

/// Sums of fractions depend on the order in which they were added.
Check expected_wins() {
    return {"standing", "SELECT 1 FROM standing JOIN (SELECT play.game AS game, player,"
                        " sum(iif(cooperative, 0.0, 1.0 / " +
                            sides + ")) AS chance" + seats_that_count +
                            "GROUP BY 1, 2) USING (game, player) WHERE abs(expected - chance) > 1e-6"};
}

Check chance_of_teams() {
    return {"tally", "SELECT 1 FROM tally JOIN (SELECT player, play.game AS game, way, players, variant,"
                     " sum(iif(cooperative, 0.0, 1.0 / " +
                         sides + " - 1.0 / players)) AS chance" + seats_that_count +
                         "GROUP BY 1, 2, 3, 4, 5) AS given ON (tally.player, tally.game, class, tally.players,"
                         " tally.variant) = (given.player, given.game, way, given.players, given.variant)"
                         " WHERE abs(by_teams - chance) > 1e-6"};
}

Check copies() {
    return {"play_seat", "SELECT play.id FROM play_seat JOIN play ON play.rowid = play_seat.play"
                         " WHERE (play_seat.game, play_seat.played_at, play_seat.class)"
                         " IS NOT (play.game, play.played_at, iif(tallied AND NOT player" +
                             is_nobody +
                             ", way, NULL))"
                             " OR number < 0 OR number >= players"};
}

Check counts() {
    return same("play_count", "game, finished, counted, in_bin, plays",
                "SELECT game, finished, counted, deleted_at IS NOT NULL, count(*) FROM play GROUP BY 1, 2, 3, 4");
}

/// How far the ratings are is one row.
Check rated() { return {"rated", "SELECT 1 FROM rated WHERE one <> 1 OR (SELECT count(*) FROM rated) > 1"}; }

/// A play that counts may wait until the summaries are asked.
Check plays() {
    return {"play", "SELECT id FROM play WHERE tallied NOT IN (0, class IS NOT NULL)"
                    " OR players <> (SELECT count(*) FROM play_seat WHERE play = play.rowid)"};
}

void add(std::string& wrong, const std::string& table, int rows) {
    if (rows > 0) wrong += (wrong.empty() ? "" : ", ") + table + ": " + std::to_string(rows);
}

}

std::set<std::string> plays_beside_their_seats(SQLite::Database& db) {
    std::set<std::string> found;
    for (const Check& check : {plays(), copies()})
        for (std::string& id : texts(db, check.wrong.c_str())) found.insert(std::move(id));
    return found;
}

void check_summaries(SQLite::Database& db, CheckUp& found, Watch watch) {
    std::string wrong;
    for (const Check& check : {plays(), copies(), tally(), chance_of_teams(), best(), best_play(), category_tally(),
                               rivalry(), standing(), expected_wins(), counts(), rated()}) {
        add(wrong, check.table, number(db, ("SELECT count(*) FROM (" + check.wrong + ")").c_str()).value());
    }
    add(wrong, "streak", wrong_streaks(db));
    add(wrong, "rating", wrong_ratings(db, watch));
    if (!wrong.empty()) found.troubles.push_back({Trouble::Kind::summaries, "", wrong});
}

}
