#include "db/history.h"

#include "db/sql.h"

#include <algorithm>

namespace clerk::db {

namespace {

/// A row a seat; a game without seats has one with an empty name column.
constexpr const char* games_and_seats =
    "WITH listed AS MATERIALIZED (SELECT id, kind, depth, started_at, actions,"
    "    (SELECT count(*) FROM turn WHERE turn.game = game.id) AS sheets FROM game)"
    " SELECT listed.id, kind, depth, started_at, result.game IS NOT NULL, sheets, player.name, total, rank, winner"
    " FROM listed LEFT JOIN seat ON seat.game = listed.id LEFT JOIN player ON player.id = seat.player"
    " LEFT JOIN result ON result.game = listed.id AND result.actions = listed.actions"
    " LEFT JOIN seat_result ON seat_result.game = result.game AND seat_result.number = seat.number"
    " ORDER BY julianday(started_at) DESC, listed.id, seat.number";

Depth depth_called(const std::string& word) {
    const auto found = std::ranges::find(depths, word, [](Depth depth) { return id(depth); });
    return found == std::end(depths) ? Depth::full : *found;
}

std::optional<int> figure(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(column.getInt());
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
            .total = figure(row.getColumn(7)),
            .rank = figure(row.getColumn(8)),
            .winner = row.getColumn(9).getInt() != 0};
}

}

std::vector<GameSummary> list_games(SQLite::Database& db) {
    std::vector<GameSummary> games;
    each(db, games_and_seats, [&](SQLite::Statement& row) {
        if (games.empty() || games.back().id != row.getColumn(0).getString()) games.push_back(summary(row));
        if (!row.getColumn(6).isNull()) games.back().seats.push_back(seat(row));
    });
    return games;
}

std::vector<std::string> list_players(SQLite::Database& db) {
    return texts(db,
                 "WITH lately AS (SELECT id FROM game ORDER BY julianday(started_at) DESC LIMIT 20)"
                 " SELECT player.name FROM player JOIN seat ON seat.player = player.id JOIN game ON game.id = seat.game"
                 " GROUP BY player.id"
                 " ORDER BY count(*) FILTER (WHERE game.id IN lately) DESC, max(julianday(started_at)) DESC, name");
}

std::vector<std::string> list_faces(SQLite::Database& db, const std::string& kind) {
    return texts(db,
                 "SELECT face FROM tile_face JOIN game ON game.id = tile_face.game WHERE kind = ?"
                 " GROUP BY face ORDER BY count(*) DESC, face",
                 kind);
}

}
