#include "db/plays/play_rows.h"

#include "db/connection/connection.h"
#include "db/file/sql.h"
#include "db/people/name_form.h"
#include "db/people/people.h"

#include <algorithm>
#include <array>
#include <map>

namespace clerk::db {

namespace {

template <class T> const T& field(const ListedPlay& listed, T Play::*member) { return listed.play.*member; }
template <class T> const T& field(const ListedPlay& listed, T ListedPlay::*member) { return listed.*member; }
template <class T> T& field(ListedPlay& listed, T Play::*member) { return listed.play.*member; }
template <class T> T& field(ListedPlay& listed, T ListedPlay::*member) { return listed.*member; }

void put(SQLite::Statement& statement, int index, const std::string& value) { statement.bind(index, value); }
void put(SQLite::Statement& statement, int index, int value) { statement.bind(index, value); }
void put(SQLite::Statement& statement, int index, bool value) { statement.bind(index, value ? 1 : 0); }
void put(SQLite::Statement& statement, int index, const std::optional<int>& value) {
    bind_optional(statement, index, value);
}

void take(const SQLite::Column& column, std::string& value) { value = column.getString(); }
void take(const SQLite::Column& column, int& value) { value = column.getInt(); }
void take(const SQLite::Column& column, bool& value) { value = column.getInt() != 0; }
void take(const SQLite::Column& column, std::optional<int>& value) {
    if (!column.isNull()) value = column.getInt();
}

template <auto member> void bind_field(SQLite::Statement& statement, int index, const ListedPlay& play) {
    put(statement, index, field(play, member));
}
template <auto member> void read_field(const SQLite::Column& read, ListedPlay& play) {
    take(read, field(play, member));
}

template <auto member> constexpr PlayColumn later(const char* name) {
    return {name, "?", name, bind_field<member>, read_field<member>, true};
}

constexpr PlayColumn of_game[] = {
    {"game", "?", "game", bind_field<&Play::game>, read_field<&Play::game>},
    {"variant", "?", "variant", bind_field<&Play::variant>, read_field<&Play::variant>},
    {"rules_version", "?", "rules_version", bind_field<&Play::rules_version>, read_field<&Play::rules_version>},
    {"played_at", "coalesce(unixepoch(?), 0)", "strftime('%Y-%m-%dT%H:%M:%SZ', played_at, 'unixepoch')",
     bind_field<&Play::played_at>, read_field<&Play::played_at>},
    {"minutes", "?", "minutes", bind_field<&Play::minutes>, read_field<&Play::minutes>},
    {"place", "?", "place", bind_field<&Play::place>, read_field<&Play::place>},
    {"notes", "?", "notes", bind_field<&Play::notes>, read_field<&Play::notes>},
    {"waivers", "?", "waivers", bind_field<&Play::waivers>, read_field<&Play::waivers>},
    {"aids", "?", "aids", bind_field<&Play::aids>, read_field<&Play::aids>},
    {"finished", "?", "finished", bind_field<&ListedPlay::finished>, read_field<&ListedPlay::finished>},
    later<&Play::cooperative>("cooperative"),
    later<&Play::lowest_wins>("lowest_wins"),
    later<&Play::no_points>("no_points"),
    later<&Play::unknown_start>("unknown_start"),
    later<&Play::day_only>("day_only"),
    later<&Play::bgg_game>("bgg_game"),
    later<&Play::bgg_play>("bgg_play"),
};

constexpr PlayColumn of_its_own[] = {
    {"counted", "?", "counted", bind_field<&Play::counted>, read_field<&Play::counted>},
    {"sample", "?", "sample", bind_field<&Play::sample>, read_field<&Play::sample>},
    {"night", "nullif(?, '')", "coalesce(night, '')", bind_field<&ListedPlay::night>, read_field<&ListedPlay::night>},
    {"deleted_at", "NULL", "NULL", nullptr, nullptr},
    {"modified_at", "coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ?), (SELECT moment FROM now))", "modified_at",
     bind_field<&Play::modified_at>, read_field<&Play::modified_at>},
};

constexpr auto all = [] {
    std::array<PlayColumn, 1 + std::size(of_game) + std::size(of_its_own)> columns{
        PlayColumn{"id", "?", "id", bind_field<&Play::id>, read_field<&Play::id>}};
    std::ranges::copy(of_its_own, std::ranges::copy(of_game, columns.begin() + 1).out);
    return columns;
}();

std::string listed(PlayColumns columns, const char* PlayColumn::*part, const std::string& before) {
    std::string text;
    for (const PlayColumn& one : columns) text += (text.empty() ? "" : ", ") + before + one.*part;
    return text;
}

}

PlayColumns play_columns() { return all; }
PlayColumns play_columns_of_game() { return of_game; }

std::string names(PlayColumns columns, const std::string& before) { return listed(columns, &PlayColumn::name, before); }
std::string values(PlayColumns columns) { return listed(columns, &PlayColumn::value, ""); }
std::string shown(PlayColumns columns) { return listed(columns, &PlayColumn::shown, ""); }

int bind_play(SQLite::Statement& statement, int index, PlayColumns columns, const ListedPlay& play) {
    for (const PlayColumn& one : columns)
        if (one.bind) one.bind(statement, index++, play);
    return index;
}

ListedPlay read_play(SQLite::Statement& row) {
    ListedPlay play;
    for (int index = 0; const PlayColumn& one : all) {
        if (one.read) one.read(row.getColumn(index), play);
        ++index;
    }
    return play;
}

namespace {

std::optional<int> figure(const SQLite::Column& column) {
    return column.isNull() ? std::nullopt : std::optional(column.getInt());
}

/// None where the first column of the two is none.
std::optional<Points> points(SQLite::Statement& row, int column) {
    if (row.getColumn(column).isNull()) return std::nullopt;
    return Points(row.getColumn(column).getInt64(), row.getColumn(column + 1).getInt());
}

/// Statements that are asked again for every play.
struct Reader {
    SQLite::Statement play, seats, categories;

    explicit Reader(SQLite::Database& db)
        : play(db, "SELECT " + shown(play_columns()) +
                       ", EXISTS (SELECT 1 FROM game WHERE game.id = play.id) FROM play WHERE rowid = ?"),
          seats(db,
                "SELECT person.id, play_seat.name, score, billionths, rank, winner, number, team, role FROM play_seat"
                " JOIN player ON player.rowid = play_seat.player"
                " JOIN player AS person ON person.rowid = coalesce(player.person, player.rowid)"
                " WHERE play = ? ORDER BY number"),
          categories(db, "SELECT seat, category, points, billionths FROM play_category WHERE play = ?"
                         " ORDER BY seat, number") {}

    template <class Read> static void rows(SQLite::Statement& statement, std::int64_t key, Read read) {
        statement.reset();
        statement.bind(1, key);
        while (statement.executeStep()) read(statement);
    }
};

ListedPlay head(SQLite::Statement& row) {
    ListedPlay listed = read_play(row);
    listed.ours = row.getColumn(static_cast<int>(play_columns().size())).getInt() != 0;
    return listed;
}

PlaySeat seat(SQLite::Statement& row) {
    return {.player = row.getColumn(0).getString(),
            .name = row.getColumn(1).getString(),
            .score = points(row, 2),
            .rank = figure(row.getColumn(4)),
            .winner = row.getColumn(5).getInt() != 0,
            .team = row.getColumn(7).getString(),
            .role = row.getColumn(8).getString()};
}

ListedPlay read_play(Reader& reader, std::int64_t key) {
    ListedPlay listed;
    auto& seats = listed.play.seats;
    Reader::rows(reader.play, key, [&](SQLite::Statement& row) { listed = head(row); });
    std::vector<std::int64_t> numbers; // of the seats: a file that was changed may have gaps
    Reader::rows(reader.seats, key, [&](SQLite::Statement& row) {
        seats.push_back(seat(row));
        numbers.push_back(row.getColumn(6).getInt64());
    });
    Reader::rows(reader.categories, key, [&](SQLite::Statement& row) {
        const auto at = std::ranges::find(numbers, row.getColumn(0).getInt64()) - numbers.begin();
        if (at == std::ssize(numbers)) return; // of no seat
        seats[static_cast<std::size_t>(at)].categories.emplace_back(row.getColumn(1).getString(),
                                                                    points(row, 2).value_or(0));
    });
    return listed;
}

void require(bool allowed, const std::string& path, const std::string& expected, const std::string& found) {
    if (!allowed) throw std::invalid_argument(path + ": expected " + expected + ", found \"" + found + '"');
}

const std::string insert = "INSERT OR IGNORE INTO play (" + names(play_columns()) + ", players, import) VALUES (" +
                           values(play_columns()) + ", ?, ?)";

/// Statements that run again for every play.
struct Writer {
    Connection& connection;
    std::int64_t import;
    std::map<std::pair<std::string, std::string>, std::int64_t> players = {}; ///< by id and name
    SQLite::Statement& play = connection.cached(insert.c_str());
    SQLite::Statement& seat =
        connection.cached("INSERT INTO play_seat (number, player, name, score, billionths, rank, winner, play, game,"
                          " played_at, team, role) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    SQLite::Statement& category =
        connection.cached("INSERT INTO play_category (play, seat, number, category, points, billionths)"
                          " VALUES (?, ?, ?, ?, ?, ?)");
    SQLite::Statement& time =
        connection.cached("SELECT unixepoch(?1) WHERE unixepoch(?1, '+0 days') BETWEEN unixepoch('0000-01-01')"
                          " AND unixepoch('9999-12-31T23:59:59') AND length(?1) > 10");
};

/// Seconds since 1970. None: it is no time of years 0 to 9999.
std::optional<std::int64_t> moment(Writer& writer, const std::string& text) {
    const Reading reading(writer.time);
    writer.time.bind(1, text);
    return writer.time.executeStep() ? std::optional(writer.time.getColumn(0).getInt64()) : std::nullopt;
}

/// When it was played.
std::int64_t require_play(Writer& writer, const Play& play, const std::string& path) {
    require(!play.id.empty(), path + "/id", "a UUID", play.id);
    require(!play.game.empty(), path + "/game", "the name of a game", play.game);
    const auto played_at = moment(writer, play.played_at);
    require(played_at.has_value(), path + "/played_at", "a time like 2026-11-21T19:00:00Z", play.played_at);
    for (const PlaySeat& seat : play.seats)
        require(is_name(seat.name), path + "/seats", "the name of a player", seat.name);
    return *played_at;
}

/// False: it is there already.
bool insert_head(Writer& writer, const ListedPlay& listed) {
    SQLite::Statement& row = writer.play;
    row.reset();
    const int next = bind_play(row, 1, play_columns(), listed);
    row.bind(next, static_cast<int>(listed.play.seats.size()));
    row.bind(next + 1, writer.import);
    return row.exec() > 0;
}

void insert_categories(Writer& writer, std::int64_t play, int number, const PlaySeat& seat) {
    for (int order = 0; const auto& [category, points] : seat.categories) {
        writer.category.reset();
        SQLite::bind(writer.category, play, number, order++, category, points.whole, points.billionths);
        writer.category.exec();
    }
}

std::int64_t player_of(Writer& writer, const PlaySeat& seat) {
    const auto [found, fresh] = writer.players.try_emplace({seat.player, seat.name});
    if (fresh) found->second = player_with_id(writer.connection, seat.player, seat.name);
    return found->second;
}

void insert_seat(Writer& writer, const Play& play, std::int64_t played_at, std::int64_t key, int number) {
    SQLite::Statement& row = writer.seat;
    const PlaySeat& seat = play.seats[static_cast<std::size_t>(number)];
    const std::int64_t player = player_of(writer, seat);
    row.reset();
    const Points score = seat.score.value_or(0);
    SQLite::bind(row, number, player, seat.name, nullptr, score.billionths, nullptr, seat.winner ? 1 : 0, key,
                 play.game, played_at, seat.team, seat.role);
    if (seat.score) row.bind(4, score.whole);
    bind_optional(row, 6, seat.rank);
    row.exec();
    insert_categories(writer, key, number, seat);
}

/// False: it is there already. `path` is that of the play in what comes in.
bool insert_play(Writer& writer, Play&& coming, const std::string& path) {
    const std::int64_t played_at = require_play(writer, coming, path);
    const ListedPlay listed{.play = std::move(coming), .finished = true};
    if (!insert_head(writer, listed)) return false;
    const std::int64_t key = writer.connection.db.getLastInsertRowid();
    for (int number = 0; number < std::ssize(listed.play.seats); ++number)
        insert_seat(writer, listed.play, played_at, key, number);
    return true;
}

}

void each_play(SQLite::Database& db, const std::vector<std::int64_t>& rows,
               const std::function<void(const ListedPlay&)>& look) {
    Reader reader(db);
    for (const std::int64_t row : rows) look(read_play(reader, row));
}

std::vector<ListedPlay> read_plays(SQLite::Database& db, const std::vector<std::int64_t>& rows) {
    Reader reader(db);
    std::vector<ListedPlay> plays;
    for (const std::int64_t row : rows) plays.push_back(read_play(reader, row));
    return plays;
}

bool insert_play(Connection& connection, const Play& play, std::int64_t import) {
    Writer writer{connection, import};
    return insert_play(writer, Play(play), "");
}

void write_points(Connection& connection, std::int64_t play, int number, const PlaySeat& seat) {
    Writer writer{connection, 0};
    const Points score = seat.score.value_or(0);
    run(connection, "UPDATE play_seat SET (score, billionths) = (iif(?, ?, NULL), ?) WHERE (play, number) = (?, ?)",
        seat.score ? 1 : 0, score.whole, score.billionths, play, number);
    run(connection, "DELETE FROM play_category WHERE (play, seat) = (?, ?)", play, number);
    insert_categories(writer, play, number, seat);
}

int insert_plays(Connection& connection, const PlaysInTurn& plays, std::int64_t import) {
    Writer writer{connection, import};
    int added = 0;
    for (std::size_t i = 0; i < plays.count; ++i) {
        connection.watch.tell(i, plays.count);
        if (insert_play(writer, plays.at(i), "/plays/" + std::to_string(i))) ++added;
    }
    return added;
}

}
