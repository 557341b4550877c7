#include "db/store/result_rows.h"

#include "core/json_record.h"
#include "db/connection/connection.h"

#include <algorithm>

namespace clerk::db {

namespace {

bool is_whole_number(const Json& object, const char* key) {
    return !object.contains(key) || object[key].is_number_integer();
}

/// The total may not be known.
bool is_seat_score(const Json& player) {
    return player.is_object() && player.contains("total") &&
           (player["total"].is_null() || is_whole_number(player, "total")) && is_whole_number(player, "rank");
}

}

/// As `clerk score --json` gives them.
std::string print(const ScoreSheet& sheet) {
    Json whole = Json::object();
    write_score(whole, sheet);
    if (!sheet.tie_break.empty()) whole["tie_break"] = sheet.tie_break;
    return whole.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void write_result(Connection& connection, const std::string& game, const ScoreSheet& sheet, int rules_version,
                  const std::string& awarded_at) {
    run(connection, "DELETE FROM result WHERE game = ?", game);
    run(connection,
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

bool is_score(const std::string& sheet) {
    const Json json = Json::parse(sheet, nullptr, false);
    return json.is_object() && json.contains("players") && json["players"].is_array() &&
           std::ranges::all_of(json["players"], is_seat_score);
}

}
