#include "db/result.h"

#include "core/json_score.h"
#include "db/recorded_play.h"
#include "db/sql.h"

namespace clerk::db {

namespace {

std::optional<int> integer(const Json& json, const char* key, int otherwise) {
    if (!json.contains(key)) return otherwise;
    return json[key].is_number_integer() ? std::optional(json[key].get<int>()) : std::nullopt;
}

std::optional<Figures> seat_figures(const Json& player, int number) {
    if (!player.is_object() || !player.contains("total")) return std::nullopt;
    const auto total = integer(player, "total", 0), rank = integer(player, "rank", 0);
    if (!total || !rank) return std::nullopt;
    return Figures{number, *total, *rank, player.value("winner", Json()) == Json(true) ? 1 : 0};
}

}

/// As `clerk score --json` gives them.
std::string print(const ScoreSheet& sheet) {
    Json whole = Json::object();
    write_score(whole, sheet);
    if (!sheet.tie_break.empty()) whole["tie_break"] = sheet.tie_break;
    return whole.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void write_result(SQLite::Database& db, const std::string& game, const ScoreSheet& sheet, int rules_version,
                  const std::string& awarded_at) {
    run(db, "DELETE FROM result WHERE game = ?", game);
    run(db,
        "INSERT INTO result (game, actions, rules_version, awarded_at, sheet)"
        " SELECT id, actions, ?, ?, ? FROM game WHERE id = ?",
        rules_version, awarded_at, print(sheet), game);
}

std::optional<Result> read_result(SQLite::Database& db, const std::string& game) {
    std::optional<Result> result;
    each(
        db,
        "SELECT rules_version, awarded_at, sheet FROM result JOIN game ON game.id = result.game"
        " WHERE result.game = ? AND result.actions = game.actions",
        [&](SQLite::Statement& row) {
            result = {row.getColumn(0).getInt(), row.getColumn(1).getString(), row.getColumn(2).getString()};
        },
        game);
    return result;
}

std::optional<Award> read_award(SQLite::Database& db, const std::string& game) {
    std::optional<Award> award;
    each(
        db, "SELECT actions, rules_version, sheet FROM result WHERE game = ?",
        [&](SQLite::Statement& row) {
            award = {row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString()};
        },
        game);
    return award;
}

std::vector<Figures> read_figures(SQLite::Database& db, const std::string& game) {
    std::vector<Figures> rows;
    each(
        db,
        "SELECT number, score, coalesce(rank, 0), winner FROM play_seat JOIN play ON play.rowid = play_seat.play"
        " WHERE play.id = ? AND score IS NOT NULL ORDER BY number",
        [&](SQLite::Statement& row) {
            rows.push_back({row.getColumn(0).getInt(), row.getColumn(1).getInt(), row.getColumn(2).getInt(),
                            row.getColumn(3).getInt()});
        },
        game);
    return rows;
}

std::optional<std::vector<Figures>> figures(const std::string& sheet) {
    const Json json = Json::parse(sheet, nullptr, false);
    if (!json.is_object() || !json.contains("players") || !json["players"].is_array()) return std::nullopt;
    std::vector<Figures> all;
    for (const Json& player : json["players"]) {
        const auto seat = seat_figures(player, static_cast<int>(all.size()));
        if (!seat) return std::nullopt;
        all.push_back(*seat);
    }
    return all;
}

void rewrite_sheet(Connection& connection, const std::string& game, const std::string& sheet) {
    alter_game(connection, game,
               [&] { run(connection.db, "UPDATE result SET sheet = ? WHERE game = ?", sheet, game); });
}

}
