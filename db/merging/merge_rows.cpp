#include "db/merging/merge_rows.h"

#include "db/figures/summaries.h"
#include "db/file/attachments.h"
#include "db/file/sql.h"
#include "db/people/people.h"
#include "db/plays/bounds.h"
#include "db/plays/play_rows.h"

#include <utility>

#include <nlohmann/json.hpp>

namespace clerk::db {

namespace {

constexpr const char* player =
    "INSERT INTO main.player (id, name, nickname, colour, picture, merged_into, hidden, modified_at)"
    " SELECT id, name, nickname, colour, picture, merged_into, hidden, modified_at FROM other.player WHERE id = ?"
    " ON CONFLICT (id) DO UPDATE SET (name, nickname, colour, picture, merged_into, hidden, modified_at) ="
    " (excluded.name, excluded.nickname, excluded.colour, excluded.picture, excluded.merged_into, excluded.hidden,"
    " excluded.modified_at)";

constexpr const char* night =
    "INSERT INTO main.night (id, date, place, notes, seconds, timer_started_at, seating, deleted_at, modified_at)"
    " SELECT id, date, place, notes, seconds, timer_started_at, seating, deleted_at, modified_at FROM other.night"
    " WHERE id = ?"
    " ON CONFLICT (id) DO UPDATE SET (date, place, notes, seconds, timer_started_at, seating, deleted_at, modified_at) "
    "="
    " (excluded.date, excluded.place, excluded.notes, excluded.seconds, excluded.timer_started_at, excluded.seating,"
    " excluded.deleted_at, excluded.modified_at)";

constexpr const char* photo =
    "INSERT INTO main.photo (file, night, bytes, modified_at)"
    " SELECT file, night, bytes, modified_at FROM other.photo WHERE file = ?"
    " ON CONFLICT (file) DO UPDATE SET (night, bytes, modified_at) = (excluded.night, excluded.bytes,"
    " excluded.modified_at)";

/// The plays that are written, and the numbers of their imports here: beside the other history, with which they go.
constexpr const char* lists = "CREATE TABLE other.winner (play INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE);"
                              "CREATE TABLE other.known_import (theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL)";

constexpr const char* list_play = "INSERT INTO other.winner SELECT rowid, id FROM other.play WHERE id = ?";

/// All of them at once, in this order. What is here already is not in the summaries; its seats are counted anew.
/// A game of ours is not deleted: it may be on the table.
const std::string play_rows[] = {
    "INSERT INTO main.import (source, imported_at) SELECT source, imported_at FROM other.import"
    " WHERE rowid IN (SELECT import FROM other.winner CROSS JOIN other.play ON play.rowid = winner.play)"
    " EXCEPT SELECT source, imported_at FROM main.import",
    "INSERT INTO other.known_import SELECT theirs.rowid, min(ours.rowid) FROM other.import AS theirs"
    " JOIN main.import AS ours USING (source, imported_at) GROUP BY theirs.rowid",
    "DELETE FROM main.play_seat WHERE play IN (SELECT rowid FROM main.play WHERE id IN (SELECT id FROM other.winner))",
    "INSERT INTO main.play (" + names(play_columns()) + ", players, import) SELECT " + names(play_columns()) +
        ", (SELECT count(*) FROM other.play_seat WHERE play_seat.play = winner.play), known_import.ours"
        " FROM other.winner CROSS JOIN other.play USING (id) LEFT JOIN other.known_import ON theirs = import"
        " WHERE true ON CONFLICT (id) DO UPDATE SET (" +
        names(play_columns()) + ", players, import) = (" + names(play_columns(), "excluded.") +
        ", excluded.players, excluded.import)",
    "INSERT INTO main.play_seat (play, number, player, name, score, billionths, rank, winner, game, played_at, team,"
    " role) SELECT play.rowid, number, ours.rowid, seat.name, score, billionths, rank, winner, play.game,"
    " play.played_at, team, role"
    " FROM other.winner CROSS JOIN main.play USING (id) CROSS JOIN other.play_seat AS seat ON seat.play = winner.play"
    " CROSS JOIN other.player AS theirs ON theirs.rowid = seat.player"
    " CROSS JOIN main.player AS ours ON ours.id = theirs.id",
    "INSERT INTO main.play_category (play, seat, number, category, points, billionths)"
    " SELECT play.rowid, seat, one.number, category, points, one.billionths FROM other.winner CROSS JOIN main.play "
    "USING (id)"
    " CROSS JOIN other.play_category AS one ON one.play = winner.play",
    "INSERT INTO main.game (id, kind, depth, started_at, head, actions, begun_at)"
    " SELECT id, kind, depth, started_at, head, actions, begun_at FROM other.game WHERE id IN (SELECT id FROM "
    "other.winner)"
    " ON CONFLICT (id) DO UPDATE SET (kind, depth, started_at, head, actions, begun_at) = (excluded.kind,"
    " excluded.depth, excluded.started_at, excluded.head, excluded.actions, excluded.begun_at)",
    "DELETE FROM main.turn WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.turn (game, part, number, json)"
    " SELECT game, part, number, json FROM other.turn WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.journal WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.journal (game, number, forward, back, acted_at)"
    " SELECT game, number, forward, back, acted_at FROM other.journal WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.result WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.result (game, actions, rules_version, awarded_at, sheet)"
    " SELECT game, actions, rules_version, awarded_at, sheet FROM other.result"
    " WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.tile_face WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.tile_face (game, face)"
    " SELECT game, face FROM other.tile_face WHERE game IN (SELECT id FROM other.winner)",
    "DELETE FROM main.traced_photo WHERE game IN (SELECT id FROM other.winner)",
    "INSERT INTO main.traced_photo (game, player, file, corners, cells)"
    " SELECT game, player, file, corners, cells FROM other.traced_photo WHERE game IN (SELECT id FROM other.winner)",
};

/// One after the other: they are few, but for the plays, which are only listed.
void write_winner(Connection& connection, const Divergence& divergence) {
    constexpr const char* rows[record_tables] = {player, night, photo, list_play};
    run(connection, rows[divergence.table], divergence.id);
}

/// Whatever won is no superseded version, even if it was one somewhere.
void keep_loser(Connection& connection, const Divergence& divergence, Versions& ours, Versions& theirs) {
    if (!divergence.is_here) return;
    const std::string kind = record_table(divergence.table).name;
    Version loser = ours.of(divergence.table, divergence.id), winner = theirs.of(divergence.table, divergence.id);
    if (!divergence.theirs_wins) std::swap(loser, winner);
    run(connection, "INSERT OR IGNORE INTO main.superseded (kind, id, modified_at, document) VALUES (?, ?, ?, ?)", kind,
        divergence.id, loser.modified_at, loser.document);
    run(connection, "DELETE FROM main.superseded WHERE kind = ? AND id = ? AND document = ?", kind, divergence.id,
        winner.document);
}

}

void write_winners(Connection& connection, const Comparison& comparison) {
    run(connection.db, "INSERT OR IGNORE INTO main.superseded (kind, id, document, modified_at)"
                       " SELECT kind, id, document, modified_at FROM other.superseded");
    static const std::string goals =
        std::string("INSERT OR REPLACE INTO main.goal (id, name, year, games, plays, deleted_at, modified_at)"
                    " SELECT theirs.id, theirs.name, theirs.year, theirs.games, theirs.plays, theirs.deleted_at,"
                    " theirs.modified_at FROM other.goal AS theirs LEFT JOIN main.goal AS ours USING (id)"
                    " WHERE ours.id IS NULL OR ") +
        goal_of_other_wins;
    run(connection.db, goals.c_str());
    connection.db.exec(lists);
    Versions ours(connection.db, "main"), theirs(connection.db, "other");
    for (std::size_t i = 0; i < comparison.divergences.size(); ++i) {
        const Divergence& divergence = comparison.divergences[i];
        connection.watch.tell(i, comparison.divergences.size());
        keep_loser(connection, divergence, ours, theirs);
        if (divergence.theirs_wins) write_winner(connection, divergence);
    }
    withdraw_from_summaries(connection, "id IN (SELECT id FROM other.winner)");
    for (const std::string& sql : play_rows) run(connection.db, sql.c_str());
    write_persons(connection.db);
    run(connection.db, "DELETE FROM on_table WHERE game IN (SELECT id FROM play WHERE deleted_at IS NOT NULL)");
}

namespace {

using nlohmann::json;

/// What no document of ours has.
struct Strange {};

void require(bool condition) {
    if (!condition) throw Strange();
}

void bind(SQLite::Statement& statement, int index, const json& value) {
    require(value.is_string() || value.is_null() || (value.is_number_integer() && !value.is_number_unsigned()) ||
            (value.is_number_unsigned() && value.get<std::uint64_t>() <= INT64_MAX));
    if (value.is_string())
        statement.bind(index, value.get_ref<const std::string&>());
    else if (value.is_null())
        statement.bind(index);
    else
        statement.bind(index, value.get<std::int64_t>());
}

void bind(SQLite::Statement& statement, int index, std::int64_t value) { statement.bind(index, value); }
void bind(SQLite::Statement& statement, int index, const char* value) { statement.bind(index, value); }
void bind(SQLite::Statement& statement, int index, const std::string& value) { statement.bind(index, value); }

template <class... Values> void write(Connection& connection, const char* sql, const Values&... values) {
    SQLite::Statement& statement = connection.cached(sql);
    int index = 0;
    (bind(statement, ++index, values), ...);
    statement.exec();
}

/// A text that may be the name of a photo or picture.
const json& attachment(const json& name) {
    require(name.is_string() && is_attachment_name(name.get_ref<const std::string&>()));
    return name;
}

/// What may be a number that was entered; other than a moment in seconds.
const json& entered(const json& value) {
    require(!value.is_number_integer() || is_in_bounds(value.get<std::int64_t>()));
    return value;
}

/// Of what came later documents have only what is there. None is usual: the member has to be there.
json at(const json& object, const char* name, const json& usual) {
    const auto found = object.find(name);
    return found == object.end() && !usual.is_null() ? usual : object.at(name);
}

std::int64_t last_row(Connection& connection) { return connection.db.getLastInsertRowid(); }

constexpr const char* nowhen = "1970-01-01T00:00:00.000Z"; ///< before every other version

/// The number of its row.
std::int64_t name_player(Connection& connection, const json& id, const json& name) {
    require(id.is_string());
    constexpr const char* find = "SELECT rowid FROM other.player WHERE id = ?";
    if (const auto known = row_number(connection, find, id.get_ref<const std::string&>())) return *known;
    write(connection,
          "INSERT OR IGNORE INTO other.player (id, name, nickname, colour, picture, merged_into, hidden, modified_at)"
          " SELECT id, name, nickname, colour, picture, merged_into, hidden, modified_at FROM main.player WHERE id = ?",
          id);
    write(connection, "INSERT OR IGNORE INTO other.player (id, name, modified_at) VALUES (?, ?, ?)", id, name, nowhen);
    return row_number(connection, find, id.get_ref<const std::string&>()).value();
}

void name_night(Connection& connection, const json& id) {
    if (id.is_null()) return;
    write(connection,
          "INSERT OR IGNORE INTO other.night (id, date, place, notes, seconds, timer_started_at, seating, deleted_at,"
          " modified_at) SELECT id, date, place, notes, seconds, timer_started_at, seating, deleted_at, modified_at"
          " FROM main.night WHERE id = ?",
          id);
    write(connection, "INSERT OR IGNORE INTO other.night (id, date, modified_at) VALUES (?, '1970-01-01', ?)", id,
          nowhen);
}

void put_player(Connection& connection, const json& player) {
    static const json none = "";
    if (player.at("picture") != none) attachment(player.at("picture"));
    write(connection,
          "INSERT INTO other.player (id, name, nickname, colour, picture, merged_into, hidden, modified_at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          player.at("id"), player.at("name"), player.at("nickname"), player.at("colour"), player.at("picture"),
          player.at("merged_into"), at(player, "hidden", 0), player.at("modified_at"));
}

void put_night(Connection& connection, const json& night) {
    write(connection,
          "INSERT INTO other.night (id, date, place, notes, seconds, timer_started_at, seating, deleted_at,"
          " modified_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          night.at("id"), night.at("date"), night.at("place"), night.at("notes"), entered(night.at("seconds")),
          night.at("timer_started_at"), at(night, "seating", ""), night.at("deleted_at"), night.at("modified_at"));
}

void put_photo(Connection& connection, const json& photo) {
    name_night(connection, photo.at("night"));
    write(connection, "INSERT INTO other.photo (file, night, bytes, modified_at) VALUES (?, ?, ?, ?)",
          attachment(photo.at("file")), photo.at("night"), photo.at("bytes"), photo.at("modified_at"));
}

/// The number of its row; none where it came with no import.
json put_import(Connection& connection, const json& import) {
    if (import.is_null()) return nullptr;
    constexpr const char* find = "SELECT rowid FROM other.import WHERE source = ? AND imported_at = ?";
    require(import.at("source").is_string() && import.at("imported_at").is_string());
    const auto source = import.at("source").get<std::string>(), at = import.at("imported_at").get<std::string>();
    if (const auto known = row_number(connection, find, source, at)) return *known;
    write(connection, "INSERT INTO other.import (source, imported_at) VALUES (?, ?)", source, at);
    return last_row(connection);
}

void put_categories(Connection& connection, std::int64_t play, std::int64_t seat, const json& categories) {
    require(categories.size() <= most_categories);
    for (const json& one : categories)
        write(connection,
              "INSERT INTO other.play_category (play, seat, number, category, points, billionths)"
              " VALUES (?, ?, ?, ?, ?, ?)",
              play, seat, one.at(0), one.at(1), one.at(2), one.size() > 3 ? one.at(3) : json(0));
}

void put_seats(Connection& connection, std::int64_t number, const json& play) {
    std::int64_t seat = 0;
    require(play.at("seats").size() <= most_seats);
    for (const json& one : play.at("seats")) {
        const std::int64_t player = name_player(connection, one.at("player"), one.at("name"));
        write(connection,
              "INSERT INTO other.play_seat (play, number, player, name, score, billionths, rank, winner, game,"
              " played_at, team, role) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              number, seat, player, one.at("name"), one.at("score"), at(one, "billionths", 0), entered(one.at("rank")),
              one.at("winner"), play.at("game"), play.at("played_at"), at(one, "team", ""), at(one, "role", ""));
        put_categories(connection, number, seat++, one.at("categories"));
    }
}

void put_game(Connection& connection, const json& id, const json& record) {
    if (record.is_null()) return;
    write(connection,
          "INSERT INTO other.game (id, kind, depth, started_at, head, actions, begun_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
          id, record.at("kind"), record.at("depth"), record.at("started_at"), record.at("head"), record.at("actions"),
          record.at("begun_at"));
    for (const json& one : record.at("turns"))
        write(connection, "INSERT INTO other.turn (game, part, number, json) VALUES (?, ?, ?, ?)", id, one.at(0),
              one.at(1), one.at(2));
    if (const json& result = record.at("result"); !result.is_null())
        write(connection,
              "INSERT INTO other.result (game, actions, rules_version, awarded_at, sheet) VALUES (?, ?, ?, ?, ?)", id,
              result.at(0), result.at(1), result.at(2), result.at(3));
    for (const json& one : record.at("journal"))
        write(connection, "INSERT INTO other.journal (game, number, forward, back, acted_at) VALUES (?, ?, ?, ?, ?)",
              id, one.at(0), one.at(1), one.at(2), one.at(3));
    for (const json& face : record.at("faces"))
        write(connection, "INSERT INTO other.tile_face (game, face) VALUES (?, ?)", id, face);
    for (const json& one : record.at("traced"))
        write(connection, "INSERT INTO other.traced_photo (game, player, file, corners, cells) VALUES (?, ?, ?, ?, ?)",
              id, one.at(0), attachment(one.at(1)), one.at(2), one.at(3));
}

std::string insert_play() {
    std::string places;
    for (std::size_t i = 0; i < play_columns().size(); ++i) places += "?, ";
    return "INSERT INTO other.play (" + names(play_columns()) + ", players, import) VALUES (" + places + "?, ?)";
}

void put_play(Connection& connection, const json& play) {
    static const std::string sql = insert_play();
    name_night(connection, play.at("night"));
    const json import = put_import(connection, play.at("import"));
    SQLite::Statement& statement = connection.cached(sql.c_str());
    int index = 0;
    for (const PlayColumn& column : play_columns()) {
        const json& value = at(play, column.name, column.came_later ? json(0) : json());
        bind(statement, ++index, std::string_view(column.name) == "played_at" ? value : entered(value));
    }
    bind(statement, ++index, static_cast<std::int64_t>(play.at("seats").size()));
    bind(statement, ++index, import);
    statement.exec();
    put_seats(connection, last_row(connection), play);
    put_game(connection, play.at("id"), play.at("record"));
}

/// Errors of constraints, types among them, and of size are of the document; all others are ours.
bool is_of_document(const SQLite::Exception& error) {
    constexpr int constraint = 19, too_big = 18;
    return error.getErrorCode() == constraint || error.getErrorCode() == too_big;
}

}

bool DocumentRows::put(std::size_t table, const std::string& id, const Version& version) {
    constexpr void (*puts[record_tables])(Connection&, const json&) = {put_player, put_night, put_photo, put_play};
    Savepoint all_or_nothing(connection_.db);
    bool is_ours = false;
    try {
        puts[table](connection_, json::parse(version.document));
        is_ours = versions_.of(table, id) == version;
    } catch (const Strange&) {
    } catch (const json::exception&) {
    } catch (const SQLite::Exception& error) {
        if (!is_of_document(error)) throw;
    }
    if (is_ours) all_or_nothing.keep();
    return is_ours;
}

}
