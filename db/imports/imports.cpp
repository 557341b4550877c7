#include "db/imports/imports.h"

#include "db/back_up/back_up.h"
#include "db/connection/connection.h"
#include "db/figures/summaries.h"
#include "db/file/utc_time.h"
#include "db/people/people.h"
#include "db/plays/play_rows.h"
#include "db/plays/plays.h"
#include "db/plays/recorded_play.h"
#include "db/store/record_rows.h"

#include <algorithm>

namespace clerk::db {

namespace {

constexpr std::size_t least_shown = 8;

/// First a play like any other, so that its seats name the players; the game takes it over.
void insert_game(Connection& connection, const IncomingGame& game, const ResultOf& result_of, std::int64_t import) {
    const Play& play = game.play;
    const Record& record = *game.record;
    const Written written(record);
    require_readable(written);
    if (!insert_play(connection, play, import))
        throw Error(Error::Reason::exists, connection.file, "there is a game " + play.id);
    insert_record(connection, written);
    if (const auto result = result_of(record))
        write_result(connection, play.id, *result, rules_version(game_id(record)),
                     record.head.ended_at.value_or(record.head.started_at));
    insert_play(connection, record);
    run(connection, "UPDATE play SET import = ? WHERE id = ?", import, play.id);
}

/// Entries that are no older than the import and have a seat in it. By a clock that was ahead an older one is among
/// them; what somebody did to it keeps it.
std::vector<std::int64_t> entries_of(SQLite::Database& db, std::int64_t import) {
    std::vector<std::int64_t> found;
    each(
        db,
        "SELECT DISTINCT player.rowid FROM import JOIN play ON play.import = import.rowid"
        " JOIN play_seat ON play_seat.play = play.rowid JOIN player ON player.rowid = play_seat.player"
        " WHERE import.rowid = ? AND player.modified_at >= imported_at",
        [&](SQLite::Statement& row) { found.push_back(row.getColumn(0).getInt64()); }, import);
    return found;
}

/// A game of it that was played on here.
constexpr const char* entered_since =
    "SELECT 1 FROM play JOIN journal ON journal.game = play.id WHERE play.import = ? LIMIT 1";

/// An entry of the file that was merged with it goes, too.
constexpr const char* delete_unseated =
    "DELETE FROM player WHERE rowid = ?1 AND nickname = '' AND colour = '' AND picture = ''"
    " AND (merged_into IS NULL OR modified_at = ?2)"
    " AND NOT EXISTS (SELECT 1 FROM play_seat WHERE play_seat.player = player.rowid)"
    " AND NOT EXISTS (SELECT 1 FROM player AS other WHERE other.merged_into = player.id)";

/// Without merges among them, those that the statements above find.
constexpr const char* past =
    "SELECT import.rowid, source, imported_at,"
    " (SELECT count(*) FROM play WHERE play.import = import.rowid),"
    " (SELECT count(*) FROM play JOIN game ON game.id = play.id WHERE play.import = import.rowid),"
    " (SELECT count(DISTINCT player.rowid) FROM play JOIN play_seat ON play_seat.play = play.rowid"
    "     JOIN player ON player.rowid = play_seat.player"
    "     WHERE play.import = import.rowid AND player.modified_at >= imported_at"
    "     AND nickname = '' AND colour = '' AND picture = '' AND merged_into IS NULL"
    "     AND NOT EXISTS (SELECT 1 FROM play_seat AS seat JOIN play AS other ON other.rowid = seat.play"
    "         WHERE seat.player = player.rowid AND other.import IS NOT import.rowid)"
    "     AND NOT EXISTS (SELECT 1 FROM player AS other WHERE other.merged_into = player.id))"
    " FROM import ORDER BY imported_at DESC, import.rowid DESC";

std::size_t shared(const std::string& one, const std::string& other) {
    return static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
}

/// The id that the query of one row finds; empty: none. A list asks it for every play.
std::string neighbour(Connection& connection, const char* sql, const std::string& id) {
    SQLite::Statement& statement = connection.cached(sql);
    const Reading reading(statement);
    statement.bind(1, id);
    statement.executeStep();
    return statement.getColumn(0).getString();
}

/// Whether it counts, and its night, are left.
void write_content(Connection& connection, std::int64_t row, const Play& play) {
    const PlayColumns columns = play_columns_of_game();
    static const std::string sql = "UPDATE play SET (" + names(columns) + ", modified_at) = (" + values(columns) +
                                   ", " + moment_of_change + ") WHERE rowid = ?";
    SQLite::Statement& update = connection.cached(sql.c_str());
    update.bind(bind_play(update, 1, columns, {.play = play, .finished = true}), row);
    update.exec();
    for (int number = 0; const PlaySeat& seat : play.seats) {
        run(connection,
            "UPDATE play_seat SET (played_at, team, role) = (unixepoch(?), ?, ?) WHERE (play, number) = (?, ?)",
            play.played_at, seat.team, seat.role, row, number);
        write_points(connection, row, number, seat);
        if (seat.player == nobody)
            run(connection, "UPDATE play_seat SET player = ? WHERE (play, number) = (?, ?)",
                player_with_id(connection, seat.player, seat.name), row, number);
        ++number;
    }
}

}

Plays::Import import_plays_and_games(const History& history, const std::vector<Play>& plays,
                                     const std::vector<IncomingGame>& games, const std::string& source,
                                     const ResultOf& result_of, const std::vector<IncomingEntry>& entries) {
    return import_in_turn(history, {plays.size(), [&](std::size_t i) -> const Play& { return plays[i]; }}, games,
                          source, result_of, entries);
}

Plays::Import import_in_turn(const History& history, const PlaysInTurn& plays, const std::vector<IncomingGame>& games,
                             const std::string& source, const ResultOf& result_of,
                             const std::vector<IncomingEntry>& entries) {
    Connection& connection = *history.connection();
    return connection.transact([&] {
        Plays::Import import{.id = insert_import(connection, source)};
        for (const IncomingEntry& entry : entries)
            run(connection,
                "INSERT OR IGNORE INTO player (id, name, merged_into, modified_at)"
                " SELECT ?, ?, ?, imported_at FROM import WHERE rowid = ?",
                entry.id, entry.name, entry.person, import.id);
        if (!entries.empty()) write_persons(connection.db);
        import.added = insert_plays(connection, plays, import.id);
        import.known = static_cast<int>(plays.count) - import.added;
        for (std::size_t i = 0; i < games.size(); ++i) {
            connection.watch.tell(i, games.size());
            insert_game(connection, games[i], result_of, import.id);
        }
        import.added += static_cast<int>(games.size());
        return import;
    });
}

std::filesystem::path put_right(const History& history, const std::vector<Play>& plays, Time now) {
    Connection& connection = *history.connection();
    return connection.transact([&] {
        std::filesystem::path kept = back_up(connection.file, Occasion::import, now, connection.watch).file;
        for (const Play& play : plays) {
            const auto row = row_number(connection, "SELECT rowid FROM play WHERE id = ?", play.id);
            if (!row) throw Error(Error::Reason::not_found, connection.file, "there is no play " + play.id);
            change_play(connection, *row, [&] { write_content(connection, *row, play); });
        }
        return kept;
    });
}

std::filesystem::path revert_import(const History& history, std::int64_t import, Time now) {
    Connection& connection = *history.connection();
    return connection.transact([&] {
        std::filesystem::path kept;
        if (row_number(connection, entered_since, import))
            kept = back_up(connection.file, Occasion::import, now, connection.watch).file;
        const std::vector<std::int64_t> entries = entries_of(connection.db, import);
        const std::string at =
            text(connection.db, "SELECT imported_at FROM import WHERE rowid = ?", import).value_or("");
        delete_import(connection, import);
        for (const std::int64_t entry : entries) run(connection, delete_unseated, entry, at);
        return kept;
    });
}

std::vector<PastImport> past_imports(const History& history) {
    Connection& connection = *history.connection();
    std::vector<PastImport> found;
    connection.query([&] {
        each(connection.db, past, [&](SQLite::Statement& row) {
            const auto text = [&](int column) { return row.getColumn(column).getString(); };
            const auto count = [&](int column) { return row.getColumn(column).getInt(); };
            found.push_back({row.getColumn(0).getInt64(), text(1), text(2), count(3), count(4), count(5)});
        });
    });
    return found;
}

std::map<std::string, bool> known_plays(const History& history, const std::vector<std::string>& ids) {
    Connection& connection = *history.connection();
    std::map<std::string, bool> known;
    connection.query([&] {
        SQLite::Statement statement(connection.db, "SELECT deleted_at IS NOT NULL FROM play WHERE id = ?");
        for (const std::string& id : ids) {
            statement.bindNoCopy(1, id);
            if (statement.executeStep()) known[id] = statement.getColumn(0).getInt() != 0;
            statement.reset();
        }
    });
    return known;
}

std::map<int, std::string> plays_of_bgg(const History& history, const std::vector<int>& numbers) {
    Connection& connection = *history.connection();
    std::map<int, std::string> found;
    connection.query([&] {
        SQLite::Statement statement(connection.db, "SELECT id FROM play WHERE bgg_play = ? AND bgg_play <> 0 LIMIT 1");
        for (const int number : numbers) {
            statement.bind(1, number);
            if (statement.executeStep()) found[number] = statement.getColumn(0).getString();
            statement.reset();
        }
    });
    return found;
}

std::vector<std::string> play_ids(const History& history, const std::string& beginning, int most) {
    Connection& connection = *history.connection();
    return connection.query([&] {
        return texts(connection.db,
                     "SELECT id FROM play WHERE id >= ?1 AND id < ?1 || char(0x10FFFF) ORDER BY id LIMIT ?2", beginning,
                     most);
    });
}

std::string short_id(const History& history, const std::string& id) {
    Connection& connection = *history.connection();
    return connection.query([&] {
        std::size_t length = least_shown;
        for (const char* sql : {"SELECT max(id) FROM play WHERE id < ?", "SELECT min(id) FROM play WHERE id > ?"})
            length = std::max(length, 1 + shared(id, neighbour(connection, sql, id)));
        return id.substr(0, length);
    });
}

}
