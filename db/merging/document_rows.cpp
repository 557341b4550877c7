#include "db/merging/document_rows.h"

#include "db/file/attachments.h"
#include "db/file/sql.h"
#include "db/plays/number_bounds.h"
#include "db/plays/play_columns.h"

#include <nlohmann/json.hpp>

namespace clerk::db {

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
          "INSERT OR IGNORE INTO other.player (id, name, nickname, colour, picture, merged_into, modified_at)"
          " SELECT id, name, nickname, colour, picture, merged_into, modified_at FROM main.player WHERE id = ?",
          id);
    write(connection, "INSERT OR IGNORE INTO other.player (id, name, modified_at) VALUES (?, ?, ?)", id, name, nowhen);
    return row_number(connection, find, id.get_ref<const std::string&>()).value();
}

void name_night(Connection& connection, const json& id) {
    if (id.is_null()) return;
    write(connection,
          "INSERT OR IGNORE INTO other.night (id, date, place, notes, seconds, timer_started_at, deleted_at,"
          " modified_at) SELECT id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at"
          " FROM main.night WHERE id = ?",
          id);
    write(connection, "INSERT OR IGNORE INTO other.night (id, date, modified_at) VALUES (?, '1970-01-01', ?)", id,
          nowhen);
}

void put_player(Connection& connection, const json& player) {
    static const json none = "";
    if (player.at("picture") != none) attachment(player.at("picture"));
    write(connection,
          "INSERT INTO other.player (id, name, nickname, colour, picture, merged_into, modified_at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?)",
          player.at("id"), player.at("name"), player.at("nickname"), player.at("colour"), player.at("picture"),
          player.at("merged_into"), player.at("modified_at"));
}

void put_night(Connection& connection, const json& night) {
    write(connection,
          "INSERT INTO other.night (id, date, place, notes, seconds, timer_started_at, deleted_at, modified_at)"
          " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
          night.at("id"), night.at("date"), night.at("place"), night.at("notes"), entered(night.at("seconds")),
          night.at("timer_started_at"), night.at("deleted_at"), night.at("modified_at"));
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
              "INSERT INTO other.play_category (play, seat, number, category, points) VALUES (?, ?, ?, ?, ?)", play,
              seat, one.at(0), one.at(1), entered(one.at(2)));
}

void put_seats(Connection& connection, std::int64_t number, const json& play) {
    std::int64_t seat = 0;
    require(play.at("seats").size() <= most_seats);
    for (const json& one : play.at("seats")) {
        const std::int64_t player = name_player(connection, one.at("player"), one.at("name"));
        write(connection,
              "INSERT INTO other.play_seat (play, number, player, name, score, rank, winner, game, played_at, team,"
              " role) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              number, seat, player, one.at("name"), entered(one.at("score")), entered(one.at("rank")), one.at("winner"),
              play.at("game"), play.at("played_at"), at(one, "team", ""), at(one, "role", ""));
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

/// Those of constraints, types among them, and of size are of the document; all others are ours.
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
