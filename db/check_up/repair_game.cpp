#include "db/check_up/repair_game.h"

#include "db/connection/connection.h"
#include "db/file/sql.h"
#include "db/plays/recorded_play.h"
#include "db/store/journal_replay.h"
#include "db/store/record_rows.h"
#include "db/store/result_rows.h"

#include <algorithm>

namespace clerk::db {

namespace {

/// Where the whole journal can be walked from, when only the number of the actions that are done is wrong. Steps of a
/// game fit in few places; of those that fit nearly everywhere not every place is tried.
std::optional<std::int64_t> actions_that_fit(const Journal& journal, const Record& record, Watch& watch) {
    const auto size = static_cast<std::int64_t>(journal.size());
    std::int64_t left = 10 * size + 1000; // steps
    for (std::int64_t actions = 0; actions <= size && left > 0; ++actions) {
        watch.tell(0, 0);
        const ReplayRange range = replay_range(journal, record, actions);
        if (covers(journal, range)) return actions;
        left -= range.last - range.first + 2;
    }
    return std::nullopt;
}

/// What can be walked stays, counted from 1 again.
void truncate(SQLite::Database& db, const std::string& game, std::int64_t actions, const ReplayRange& range) {
    const auto [first, last] = range;
    run(db, "DELETE FROM journal WHERE game = ? AND (number <= ? OR number > ?)", game, first, last);
    for (std::int64_t number = first + 1; number <= last; ++number)
        run(db, "UPDATE journal SET number = ? WHERE game = ? AND number = ?", number - first, game, number);
    run(db, "DELETE FROM result WHERE game = ? AND (actions < ? OR actions > ?)", game, first, last);
    run(db, "UPDATE result SET actions = actions - ? WHERE game = ?", first, game);
    run(db, "UPDATE game SET actions = ? WHERE id = ?", actions - first, game);
}

/// A seat whose number is right keeps its player: it is its name that is wrong.
void rename_seats(Connection& connection, const Record& record) {
    SQLite::Database& db = connection.db;
    const std::vector<std::string> names = players(record);
    const std::int64_t play = find_play(connection, record.head.id).value();
    for (int number = 0; const std::string& name : names) {
        const auto stored = text(db, "SELECT name FROM play_seat WHERE play = ? AND number = ?", play, number);
        if (stored && std::ranges::find(names, *stored) == names.end())
            run(db, "UPDATE play_seat SET name = ? WHERE play = ? AND number = ?", name, play, number);
        ++number;
    }
}

}

void repair_game(Connection& connection, const std::string& game, void (*repair)(Connection&, const Record&)) {
    SQLite::Database& db = connection.db;
    const Record record = read_record(db, game).value();
    const auto modified_at = text(db, "SELECT modified_at FROM play WHERE id = ?", game);
    repair(connection, record);
    const std::string older_than_any = "1970-01-01T00:00:00.000Z"; // of a play that was lost
    run(db, "UPDATE play SET modified_at = ? WHERE id = ?", modified_at.value_or(older_than_any), game);
}

void rewrite_game_row(Connection& connection, const Record& record) {
    run(connection, "UPDATE game SET kind = ?, depth = ?, started_at = ? WHERE id = ?", std::string(game_id(record)),
        std::string(id(depth(record))), record.head.started_at, record.head.id);
}

void repair_play(Connection& connection, const Record& record) {
    if (!find_play(connection, record.head.id)) return insert_play(connection, record);
    change_game(connection, record, [] {});
}

void repair_seats(Connection& connection, const Record& record) {
    rename_seats(connection, record);
    change_game(connection, record,
                [&] { write_seats(connection, find_play(connection, record.head.id).value(), players(record)); });
}

void repair_faces(Connection& connection, const Record& record) { rewrite_faces(connection, record); }

void repair_journal(Connection& connection, const Record& record) {
    SQLite::Database& db = connection.db;
    const std::string& game = record.head.id;
    const Journal journal = read_journal(db, game);
    if (const auto actions = actions_that_fit(journal, record, connection.watch))
        return void(run(db, "UPDATE game SET actions = ? WHERE id = ?", *actions, game));
    const std::int64_t actions = read_actions(db, game);
    truncate(db, game, actions, replay_range(journal, record, actions));
}

/// Other rules than today's are not known any more.
void repair_result(Connection& connection, const Record& record) {
    SQLite::Database& db = connection.db;
    const std::string& game = record.head.id;
    const auto awarded = read_award(db, game);
    const Record then =
        record_at(read_journal(db, game), record, read_actions(db, game), awarded.value().actions).value();
    if (awarded->rules_version != rules_version(game_id(then))) return;
    change_game(connection, record,
                [&] { run(db, "UPDATE result SET sheet = ? WHERE game = ?", print(score(then)), game); });
}

void drop_result(Connection& connection, const Record& record) {
    run(connection, "DELETE FROM result WHERE game = ?", record.head.id);
}

}
