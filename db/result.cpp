#include "db/result.h"

#include "core/json_score.h"
#include "db/sql.h"

namespace clerk::db {

namespace {

/// The figures as `clerk score --json` gives them.
std::string print(const ScoreSheet& sheet) {
    Json whole = Json::object();
    write_score(whole, sheet);
    if (!sheet.tie_break.empty()) whole["tie_break"] = sheet.tie_break;
    return whole.dump(-1, ' ', false, Json::error_handler_t::replace);
}

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

}
