#include "db/plays/recorded_play.h"

#include "core/score_sheet.h"
#include "db/file/utc_time.h"
#include "db/people/people.h"
#include "db/plays/bounds.h"
#include "db/plays/play_rows.h"

#include <map>

namespace clerk::db {

namespace {

using Players = std::map<std::string, std::int64_t>;

Players seated(SQLite::Database& db, std::int64_t play) {
    Players players;
    each(
        db, "SELECT name, player FROM play_seat WHERE play = ?",
        [&](SQLite::Statement& row) { players.emplace(row.getColumn(0).getString(), row.getColumn(1).getInt64()); },
        play);
    return players;
}

/// Of a game that was begun at this table and entered turn by turn: from action to action. Who does nothing for half an
/// hour has made a break, which is left out; none where an action has no time.
std::optional<int> minutes_played(SQLite::Database& db, const std::string& game) {
    return number(db,
                  "WITH action AS (SELECT acted_at, acted_at - lag(acted_at, 1, begun_at) OVER (ORDER BY number) AS gap"
                  "    FROM game JOIN journal ON journal.game = game.id WHERE game.id = ? AND begun_at IS NOT NULL"
                  "    AND depth <> 'final' AND number <= actions)"
                  " SELECT sum(gap * (gap BETWEEN 0 AND 30 * 60)) / 60 FROM action HAVING count(acted_at) = count(*)"
                  "    AND count(*) > 0",
                  game);
}

/// From start to end, where both are times and in that order, and not thousands of years apart.
std::optional<int> minutes_told(SQLite::Database& db, const Head& head) {
    if (!head.ended_at) return std::nullopt;
    static const std::string query =
        "SELECT seconds / 60 FROM (SELECT unixepoch(?) - unixepoch(?) AS seconds) WHERE seconds >= 0 AND " +
        is_in_bounds("seconds / 60");
    return number(db, query.c_str(), *head.ended_at, head.started_at);
}

std::optional<int> minutes(SQLite::Database& db, const Head& head, bool finished) {
    const auto played = finished ? minutes_played(db, head.id) : std::nullopt;
    return played ? played : minutes_told(db, head);
}

/// The version of the rules that awarded the result that stands. A sheet that is no JSON is as if it were not there.
std::optional<int> awarded_by(SQLite::Database& db, const std::string& game) {
    return number(db,
                  "SELECT rules_version FROM result JOIN game ON game.id = result.game"
                  " WHERE result.game = ? AND result.actions = game.actions AND json_valid(sheet)",
                  game);
}

/// What a game is as a play. Waivers count when a result stands.
ListedPlay play_of(SQLite::Database& db, const Record& record) {
    const Head& head = record.head;
    const auto awarded = awarded_by(db, head.id);
    const PlayedAs as = played_as(record);
    return {.play = {.id = head.id,
                     .game = as.game,
                     .variant = variant(record),
                     .rules_version = awarded.value_or(0),
                     .played_at = head.started_at,
                     .minutes = minutes(db, head, awarded.has_value()),
                     .place = head.location.value_or(""),
                     .notes = head.notes.value_or(""),
                     .waivers = awarded ? waivers(record) : 0,
                     .aids = aided(record),
                     .cooperative = as.cooperative,
                     .lowest_wins = as.lowest_wins,
                     .no_points = as.no_points,
                     .unknown_start = as.unknown_start,
                     .modified_at = ""},
            .finished = awarded.has_value()};
}

const std::string figures = "(game, played_at, score, billionths, rank, winner)";

std::string value_of_result(const std::string& name) {
    return "sheet ->> ('$.players[' || play_seat.number || ']." + name + "')";
}

/// A number of a result; none where it is larger or smaller than any that can be entered.
std::string figure_of_result(const std::string& name) {
    const std::string number = "CAST(" + value_of_result(name) + " AS INTEGER)";
    return "iif(" + is_in_bounds(number) + ", " + number + ", NULL)";
}

/// Points of a result, which are a text where they are no whole number of 32 bits: rounded down, and the billionths
/// that come to it.
struct SqlPoints {
    std::string value;

    std::string is_text() const { return "typeof(" + value + ") = 'text'"; }
    std::string whole() const {
        const std::string number = "CAST(" + value + " AS INTEGER)",
                          down = number + " - (" + value + " GLOB '-*.*[1-9]*')";
        return "CASE WHEN " + is_text() + " THEN iif(" + down +
               " BETWEEN -1000000000000000000 AND 1000000000000000000, " + down + ", NULL) WHEN " +
               is_in_bounds(number) + " THEN " + number + " END";
    }
    std::string billionths() const {
        const std::string parts =
            "abs(CAST(substr(substr(" + value + ", instr(" + value + ", '.') + 1) || '000000000', 1, 9) AS INTEGER))";
        return "iif(" + is_text() + " AND instr(" + value + ", '.') AND (" + whole() + ") IS NOT NULL, iif(" + value +
               " GLOB '-*', (1000000000 - " + parts + ") % 1000000000, " + parts + "), 0)";
    }
};
const SqlPoints total_of_result{value_of_result("total")}, points_of_category{"one.value"};

/// What the result that stands gives a seat of the play ?1; without one nothing.
const std::string figures_of_result =
    "(WITH standing AS (SELECT sheet FROM result JOIN play ON play.id = result.game"
    "    WHERE play.rowid = ?1 AND play.finished)"
    " SELECT play.game, play.played_at, " +
    total_of_result.whole() + ", " + total_of_result.billionths() + ", " + figure_of_result("rank") +
    ","
    "        coalesce(sheet ->> ('$.players[' || play_seat.number || '].winner') = 1, 0)"
    "    FROM play LEFT JOIN standing WHERE play.rowid = ?1)";

/// None of a seat with points of an unknown category: with those in them all the others would be more.
const std::string categories_of_result = [] {
    const std::string unknown(unknown_category);
    return "SELECT play_seat.play, play_seat.number AS seat, one.id AS number, one.key AS category, " +
           points_of_category.whole() + " AS points, " + points_of_category.billionths() +
           " AS billionths"
           " FROM play JOIN play_seat ON play_seat.play = play.rowid JOIN result ON result.game = play.id,"
           "    json_each(sheet, '$.players[' || play_seat.number || '].categories') AS one"
           " WHERE play.rowid = ?1 AND play.finished AND one.key <> '" +
           unknown + "' AND one.value IS NOT NULL AND (" + points_of_category.whole() +
           ") IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(sheet, '$.players[' || play_seat.number || "
           "'].rounds') AS round"
           "    WHERE json_type(round.value, '$." +
           unknown + "') IS NOT NULL)";
}();

/// In their order, whatever numbers that has.
std::string in_order(const std::string& categories) {
    return "SELECT seat, category, points, billionths, row_number() OVER (PARTITION BY seat ORDER BY number) FROM (" +
           categories + ")";
}

/// None: there are no teams.
void write_teams(Connection& connection, std::int64_t play, const std::vector<std::string>& teams) {
    if (teams.empty()) run(connection, "UPDATE play_seat SET team = '' WHERE play = ? AND team <> ''", play);
    for (int number = 0; const std::string& team : teams)
        run(connection, "UPDATE play_seat SET team = ? WHERE play = ? AND number = ?", team, play, number++);
}

}

std::optional<std::int64_t> find_play(Connection& connection, const std::string& id) {
    return row_number(connection, "SELECT rowid FROM play WHERE id = ?", id);
}

void insert_play(Connection& connection, const Record& record) {
    const std::string& game = record.head.id;
    run(connection,
        "INSERT INTO play (id, game, variant, played_at, finished, modified_at)"
        " SELECT game.id, kind, depth, 0, 0, moment FROM game, now WHERE game.id = ? ON CONFLICT DO NOTHING",
        game);
    const std::int64_t play = find_play(connection, game).value();
    change_play(connection, play, [&] {
        run(connection, "UPDATE play SET import = NULL WHERE rowid = ?", play);
        write_seats(connection, play, players(record));
        refresh_play(connection, play, record);
    });
}

void write_seats(Connection& connection, std::int64_t play, const std::vector<std::string>& names) {
    const Players before = seated(connection.db, play);
    run(connection, "DELETE FROM play_seat WHERE play = ?", play);
    for (int number = 0; const std::string& name : names) {
        const auto same = before.find(name);
        run(connection,
            "INSERT INTO play_seat (play, number, player, name, game, played_at)"
            " SELECT rowid, ?, ?, ?, game, played_at FROM play WHERE rowid = ?",
            number++, same == before.end() ? player_called(connection, name) : same->second, name, play);
    }
    run(connection, "UPDATE play SET players = ? WHERE rowid = ?", static_cast<int>(names.size()), play);
}

void refresh_play(Connection& connection, std::int64_t play, const Record& record) {
    const PlayColumns columns = play_columns_of_game();
    static const std::string take_over = "UPDATE play SET (" + names(columns) + ", modified_at) = (" + values(columns) +
                                         ", " + moment_of_change + ") WHERE rowid = ?",
                             take_figures =
                                 "UPDATE play_seat SET " + figures + " = " + figures_of_result + " WHERE play = ?1",
                             take_categories =
                                 "INSERT INTO play_category (play, seat, number, category, points, billionths) " +
                                 categories_of_result;
    SQLite::Statement& update = connection.cached(take_over.c_str());
    update.bind(bind_play(update, 1, columns, play_of(connection.db, record)), play);
    update.exec();
    run(connection, take_figures.c_str(), play);
    run(connection, "DELETE FROM play_category WHERE play = ?", play);
    run(connection, take_categories.c_str(), play);
    write_teams(connection, play, played_as(record).teams);
}

bool play_follows(SQLite::Database& db, const Record& record) {
    const PlayColumns columns = play_columns_of_game();
    SQLite::Statement same(db,
                           "SELECT 1 FROM play WHERE (" + names(columns) + ") IS (" + values(columns) + ") AND id = ?");
    same.bind(bind_play(same, 1, columns, play_of(db, record)), record.head.id);
    return same.executeStep();
}

bool seats_follow(SQLite::Database& db, std::int64_t play) {
    static const std::string other = "SELECT 1 FROM play_seat WHERE play = ?1 AND " + figures + " IS NOT " +
                                     figures_of_result,
                             stored = in_order("SELECT play, seat, number, category, points, billionths"
                                               " FROM play_category WHERE play = ?1"
                                               " AND seat IN (SELECT number FROM play_seat WHERE play = ?1)"),
                             given = in_order(categories_of_result),
                             others = "SELECT 1 FROM (" + stored + " EXCEPT " + given + ") UNION ALL SELECT 1 FROM (" +
                                      given + " EXCEPT " + stored + ")";
    return !number(db, other.c_str(), play) && !number(db, others.c_str(), play);
}

}
