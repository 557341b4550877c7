#include "db/mend_game.h"

#include "db/check_game.h"
#include "db/connection.h"
#include "db/record_rows.h"
#include "db/result.h"
#include "db/sql.h"
#include "db/walk.h"

namespace clerk::db {

namespace {

using Kind = Trouble::Kind;

/// Where the whole journal can be walked from, when only the number of the actions that are done is wrong.
std::optional<std::int64_t> place_in(const Steps& steps, const Record& record) {
    for (std::int64_t actions = 0; actions <= static_cast<std::int64_t>(steps.size()); ++actions)
        if (is_whole(steps, walk(steps, record, actions))) return actions;
    return std::nullopt;
}

/// What can be walked stays, counted from 1 again.
void cut(SQLite::Database& db, const std::string& game, std::int64_t actions, const Stretch& stretch) {
    const auto [first, last] = stretch;
    run(db, "DELETE FROM journal WHERE game = ? AND (number <= ? OR number > ?)", game, first, last);
    for (std::int64_t number = first + 1; number <= last; ++number)
        run(db, "UPDATE journal SET number = ? WHERE game = ? AND number = ?", number - first, game, number);
    run(db, "DELETE FROM result WHERE game = ? AND (actions < ? OR actions > ?)", game, first, last);
    run(db, "UPDATE result SET actions = actions - ? WHERE game = ?", first, game);
    run(db, "UPDATE game SET actions = ? WHERE id = ?", actions - first, game);
}

void mend_journal(SQLite::Database& db, const Record& record) {
    const std::string& game = record.head.id;
    const Steps steps = read_steps(db, game);
    if (const auto place = place_in(steps, record))
        return void(run(db, "UPDATE game SET actions = ? WHERE id = ?", *place, game));
    const std::int64_t actions = read_actions(db, game);
    cut(db, game, actions, walk(steps, record, actions));
}

/// Other rules than today's are not known any more.
void mend_result(Connection& connection, const Record& record) {
    SQLite::Database& db = connection.db;
    const std::string& game = record.head.id;
    const auto awarded = read_award(db, game);
    const auto then = record_at(read_steps(db, game), record, read_actions(db, game), awarded.value().actions);
    if (then && awarded->rules_version == rules_version(game_id(*then)))
        rewrite_sheet(connection, game, print(score(*then)));
}

void mend_figures(Connection& connection, const std::string& game) {
    if (const auto awarded = read_award(connection.db, game)) rewrite_sheet(connection, game, awarded->sheet);
}

}

void mend_game(Connection& connection, const Trouble& trouble) {
    SQLite::Database& db = connection.db;
    const Record record = read_record(db, trouble.game).value();
    switch (trouble.kind) {
    case Kind::summary: return rewrite_summary(db, record);
    case Kind::seats: return rewrite_seats(connection, record);
    case Kind::faces: return rewrite_faces(db, record);
    case Kind::journal: return mend_journal(db, record);
    case Kind::result: return mend_result(connection, record);
    case Kind::figures: return mend_figures(connection, trouble.game);
    case Kind::lost_result: return void(run(db, "DELETE FROM result WHERE game = ?", trouble.game));
    default: return;
    }
}

}
