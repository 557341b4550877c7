#include "db/check_up/repairs.h"

#include "db/connection/connection.h"
#include "db/figures/summaries.h"
#include "db/file/attachments.h"
#include "db/file/sql.h"
#include "db/file/utc_time.h"
#include "db/plays/bounds.h"
#include "db/plays/recorded_play.h"
#include "db/schema/expected_schema.h"
#include "db/store/record_rows.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <set>
#include <utility>
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

namespace {

void drop_rows(SQLite::Database& db, bool on_table) {
    for (const ForeignKey& one : foreign_keys())
        if ((one.table == "on_table") == on_table && one.parent != "player") db.exec(drop_dangling(one));
}

void date_back_plays_of_no_night(SQLite::Database& db) {
    for (const ForeignKey& one : foreign_keys())
        if (one.table == "play" && one.parent == "night")
            date_back(db, {{one.table, one.keys.front().first + " IN (" + dangling_keys(one) + ")"}});
}

/// Many in one statement: SQLite keeps for each what it may have to take back.
void date_back(SQLite::Database& db, const std::string& table, const std::set<std::string>& ids) {
    constexpr int at_once = 500;
    std::string places = "?";
    for (int i = 1; i < at_once; ++i) places += ",?";
    SQLite::Statement update(db, "UPDATE " + table + " SET modified_at = " + moment_before_change + " WHERE " +
                                     (table == "photo" ? "file" : "id") + " IN (" + places + ")");
    for (auto id = ids.begin(); id != ids.end();) {
        update.clearBindings();
        for (int place = 1; place <= at_once && id != ids.end(); ++place, ++id) update.bind(place, *id);
        update.exec();
        update.reset();
    }
}

}

void repair_indexes(Connection& connection) { connection.db.exec("REINDEX"); }

void repair_schema(Connection& connection) {
    for (const Deviation& one : deviations(connection.db))
        if (!one.remedy.empty()) connection.db.exec(one.remedy);
}

void drop_orphans(Connection& connection) {
    date_back_plays_of_no_night(connection.db);
    drop_rows(connection.db, false);
}

void drop_file_names(Connection& connection) {
    const std::string chosen = is_no_attachment_name;
    connection.db.exec("UPDATE player SET picture = '' WHERE rowid IN (SELECT rowid FROM (SELECT rowid, picture AS name"
                       " FROM player WHERE picture <> '') WHERE " +
                       chosen + ")");
    for (const std::string table : {"photo", "traced_photo"})
        connection.db.exec("DELETE FROM " + table + " WHERE file IN (SELECT name FROM (SELECT file AS name FROM " +
                           table + ") WHERE " + chosen + ")");
}

void cut_texts(Connection& connection) {
    rebuild_summaries(connection.db, [&] { cut_overlong_texts(connection.db); });
}

void drop_numbers(Connection& connection) {
    rebuild_summaries(connection.db, [&] { drop_out_of_bounds(connection.db); });
}

void accept_older(Connection& connection) { accept_lost_actions(connection.db, connection.file); }

void accept_missing(Connection& connection) { connection.seals.strike_off_missing_records(); }

void accept_contents(Connection& connection) { connection.seals.seal_strange_records(); }

void date_back_records(Connection& connection, const std::vector<Seals::StrangeRecord>& records) {
    constexpr std::array dated{"player", "night", "photo", "play", "goal"};
    std::map<std::string, std::set<std::string>> chosen;
    for (const Seals::StrangeRecord& one : records) {
        const std::string table = one.table == "game" ? "play" : one.table;
        if (std::ranges::find(dated, table) != dated.end()) chosen[table].insert(one.id);
    }
    for (const auto& [table, ids] : chosen) date_back(connection.db, table, ids);
}

void clear_table(Connection& connection) {
    drop_rows(connection.db, true);
    run(connection.db, "DELETE FROM on_table WHERE one <> 1");
}

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
    for (std::int64_t number = 1; number <= last - first; ++number) // `last` may be the greatest number there is
        run(db, "UPDATE journal SET number = ? WHERE game = ? AND number = ?", number, game, first + number);
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
