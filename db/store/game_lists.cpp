#include "db/store/game_lists.h"

#include "db/file/sql.h"
#include "db/plays/play.h"

#include <algorithm>

namespace clerk::db {

namespace {

/// A row a seat, of games that are in no bin; a game without seats has one with an empty name column.
std::string games_and_seats(const char* chosen) {
    return std::string("SELECT game.id, kind, depth, started_at, finished,"
                       "    (SELECT count(*) FROM turn WHERE turn.game = game.id), name, score, billionths, rank,"
                       "    winner"
                       " FROM game JOIN play ON play.id = game.id LEFT JOIN play_seat ON play_seat.play = play.rowid"
                       " WHERE deleted_at IS NULL") +
           chosen + " ORDER BY play.played_at DESC, game.id, play_seat.number";
}

// Each from an index, but for plays of other programs that are later.
constexpr const char* latest =
    " AND game.id = (SELECT id FROM play WHERE deleted_at IS NULL AND counted >= sample AND id IN (SELECT id FROM game)"
    "    AND EXISTS (SELECT 1 FROM game) ORDER BY played_at DESC, id LIMIT 1)";
constexpr const char* latest_open =
    " AND game.id = (SELECT id FROM play INDEXED BY play_open WHERE deleted_at IS NULL AND NOT finished"
    "    AND id IN (SELECT id FROM game) ORDER BY played_at DESC, id LIMIT 1)";

Depth depth_called(const std::string& word) {
    const auto found = std::ranges::find(depths, word, [](Depth depth) { return id(depth); });
    return found == std::end(depths) ? Depth::full : *found;
}

std::optional<int> figure(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(column.getInt());
}

/// None where the first column of the two is none.
std::optional<Points> points(SQLite::Statement& row, int column) {
    if (row.getColumn(column).isNull()) return std::nullopt;
    return Points(row.getColumn(column).getInt64(), row.getColumn(column + 1).getInt());
}

GameSummary summary(SQLite::Statement& row) {
    return {.id = row.getColumn(0).getString(),
            .game = row.getColumn(1).getString(),
            .depth = depth_called(row.getColumn(2).getString()),
            .started_at = row.getColumn(3).getString(),
            .finished = row.getColumn(4).getInt() != 0,
            .sheets = row.getColumn(5).getInt(),
            .seats = {}};
}

SeatResult seat(SQLite::Statement& row) {
    return {.name = row.getColumn(6).getString(),
            .total = points(row, 7),
            .rank = figure(row.getColumn(9)),
            .winner = row.getColumn(10).getInt() != 0};
}

std::vector<GameSummary> summaries(SQLite::Database& db, const char* chosen) {
    std::vector<GameSummary> games;
    each(db, games_and_seats(chosen).c_str(), [&](SQLite::Statement& row) {
        if (games.empty() || games.back().id != row.getColumn(0).getString()) games.push_back(summary(row));
        if (!row.getColumn(6).isNull()) games.back().seats.push_back(seat(row));
    });
    return games;
}

std::optional<GameSummary> first_of(std::vector<GameSummary> games) {
    return games.empty() ? std::nullopt : std::optional(std::move(games.front()));
}

}

std::vector<GameSummary> list_games(SQLite::Database& db) { return summaries(db, ""); }

std::optional<GameSummary> latest_game(SQLite::Database& db) { return first_of(summaries(db, latest)); }

std::optional<GameSummary> latest_open_game(SQLite::Database& db) { return first_of(summaries(db, latest_open)); }

std::vector<std::string> list_players(SQLite::Database& db) {
    return texts(db,
                 "WITH unplayed AS MATERIALIZED (SELECT rowid FROM play WHERE sample AND NOT counted),"
                 " lately AS (SELECT rowid FROM play WHERE deleted_at IS NULL AND counted >= sample"
                 "    ORDER BY played_at DESC LIMIT 20),"
                 " recent AS MATERIALIZED (SELECT player, count(*) AS often FROM play_seat WHERE play IN lately"
                 "    GROUP BY player),"
                 " seen AS (SELECT coalesce(person, rowid) AS person, coalesce(often, 0) AS often,"
                 "    (SELECT played_at FROM play_seat WHERE player = player.rowid AND play NOT IN unplayed"
                 "    ORDER BY played_at DESC LIMIT 1) AS last"
                 "    FROM player LEFT JOIN recent ON recent.player = player.rowid)"
                 " SELECT player.name FROM seen JOIN player ON player.rowid = seen.person"
                 " WHERE last IS NOT NULL AND NOT hidden AND player.id <> ?"
                 " GROUP BY seen.person ORDER BY sum(often) DESC, max(last) DESC, name",
                 std::string(nobody));
}

std::vector<std::string> list_faces(SQLite::Database& db, const std::string& kind) {
    return texts(
        db,
        "SELECT face FROM (SELECT id FROM game WHERE kind = ?"
        "    AND id NOT IN (SELECT id FROM play WHERE sample AND NOT counted) ORDER BY rowid DESC LIMIT 100) AS lately"
        " CROSS JOIN tile_face ON tile_face.game = lately.id GROUP BY face ORDER BY count(*) DESC, face",
        kind);
}

}
