#include "db/merging/versions.h"

#include "db/plays/play_rows.h"

#include <algorithm>
#include <array>
#include <charconv>

#include <sqlite3.h>

namespace clerk::db {

namespace {

using namespace std::string_view_literals;

const RecordTable tables[record_tables] = {
    {"player", "id", "0"},
    {"night", "id", "0"},
    {"photo", "file", "0"},
    {"play", "id", "EXISTS (SELECT 1 FROM $.game WHERE game.id = play.id)"},
};

/// JSON in the letters that SQLite's own functions write: what a record's document is must not change.
void add_text(std::string& json, std::string_view text) {
    constexpr std::string_view short_escapes = "\0\0\0\0\0\0\0\0btn\0fr\0\0"
                                               "\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"sv;
    const auto is_plain = [](char letter) {
        return letter != '"' && letter != '\\' && static_cast<unsigned char>(letter) >= ' ';
    };
    json += '"';
    while (!text.empty()) {
        const auto plain = static_cast<std::size_t>(std::ranges::find_if_not(text, is_plain) - text.begin());
        json += text.substr(0, plain);
        text.remove_prefix(plain);
        if (text.empty()) break;
        const char letter = text.front();
        const auto code = static_cast<unsigned char>(letter);
        if (letter == '"' || letter == '\\')
            json += '\\', json += letter;
        else if (short_escapes[code] != '\0')
            json += '\\', json += short_escapes[code];
        else
            json += "\\u00", json += "01"[code / 16], json += "0123456789abcdef"[code % 16];
        text.remove_prefix(1);
    }
    json += '"';
}

void add_number(std::string& json, std::int64_t number) {
    std::array<char, 24> digits{};
    json.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr);
}

/// Whether documents of earlier programs do not have the column.
bool came_later(std::string_view column) {
    const auto is_called = [&](const PlayColumn& one) { return one.came_later && one.name == column; };
    return column == "team" || column == "role" || column == "billionths" || column == "hidden" ||
           column == "seating" || std::ranges::any_of(play_columns(), is_called);
}

const std::string& record_query(std::size_t table) {
    static const std::array<std::string, record_tables> queries = {
        "SELECT 0, 0, id, name, nickname, colour, picture, merged_into, hidden, modified_at FROM $.player"
        " WHERE id = ?",
        "SELECT 0, 0, id, date, place, notes, seconds, timer_started_at, seating, deleted_at, modified_at FROM $.night"
        " WHERE id = ?",
        "SELECT 0, 0, file, night, bytes, modified_at FROM $.photo WHERE file = ?",
        "SELECT rowid, import, " + names(play_columns()) + " FROM $.play WHERE id = ?",
    };
    return queries[table];
}

constexpr const char* import_query = "SELECT source, imported_at FROM $.import WHERE rowid = ?";
constexpr const char* seat_query =
    "SELECT play_seat.number, player.id AS player, play_seat.name AS name, score, billionths, rank, winner, team,"
    " role"
    " FROM $.play_seat"
    " JOIN $.player ON player.rowid = play_seat.player WHERE play = ? ORDER BY play_seat.number";
constexpr const char* category_query =
    "SELECT seat, number, category, points, billionths FROM $.play_category WHERE play = ? ORDER BY seat, number";
constexpr const char* game_query = "SELECT kind, depth, started_at, head, actions, begun_at FROM $.game WHERE id = ?";
constexpr const char* turn_query = "SELECT part, number, json FROM $.turn WHERE game = ? ORDER BY part, number";
constexpr const char* result_query = "SELECT actions, rules_version, awarded_at, sheet FROM $.result WHERE game = ?";
constexpr const char* journal_query =
    "SELECT number, forward, back, acted_at FROM $.journal WHERE game = ? ORDER BY number";
constexpr const char* face_query = "SELECT face FROM $.tile_face WHERE game = ? ORDER BY face";
constexpr const char* traced_query =
    "SELECT player, file, corners, cells FROM $.traced_photo WHERE game = ? ORDER BY player";

}

const RecordTable& record_table(std::size_t index) { return tables[index]; }

std::string in_schema(const std::string& sql, const std::string& schema) {
    std::string text;
    for (const char letter : sql) text += letter == '$' ? schema : std::string(1, letter);
    return text;
}

/// A statement of SQLite's own interface: histories have millions of such rows.
class Versions::Rows {
public:
    Rows(SQLite::Database& db, const std::string& sql) {
        if (sqlite3_prepare_v2(db.getHandle(), sql.c_str(), -1, &statement_, nullptr) != SQLITE_OK)
            throw SQLite::Exception(db.getHandle());
        for (int column = 0; column < columns(); ++column) {
            const std::string name = sqlite3_column_name(statement_, column);
            members_.push_back({'"' + name + "\":", came_later(name)});
        }
    }
    ~Rows() { sqlite3_finalize(statement_); }
    Rows(const Rows&) = delete;
    Rows& operator=(const Rows&) = delete;

    Rows& with(std::int64_t key) {
        reset();
        sqlite3_bind_int64(statement_, 1, key);
        return *this;
    }
    /// The text has to stay until the rows are read.
    Rows& with(const std::string& key) {
        reset();
        sqlite3_bind_text(statement_, 1, key.data(), static_cast<int>(key.size()), SQLITE_STATIC);
        return *this;
    }
    bool next() {
        const int state = sqlite3_step(statement_);
        if (state != SQLITE_ROW && state != SQLITE_DONE) throw SQLite::Exception(sqlite3_db_handle(statement_), state);
        if (state == SQLITE_DONE) reset();
        return state == SQLITE_ROW;
    }
    void reset() { sqlite3_reset(statement_); }

    int columns() const { return sqlite3_column_count(statement_); }
    std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }
    std::string_view text(int column) const {
        const auto* const text = static_cast<const char*>(sqlite3_column_blob(statement_, column));
        return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
    }
    void add(std::string& json, int column) const {
        switch (sqlite3_column_type(statement_, column)) {
        case SQLITE_NULL: json += "null"; break;
        case SQLITE_INTEGER: add_number(json, number(column)); break;
        default: add_text(json, text(column));
        }
    }
    /// "{"id":…", without its end.
    void add_members(std::string& json, int first, int end) const {
        for (int column = first; column < end; ++column) {
            const auto& [name, came_later] = members_[static_cast<std::size_t>(column)];
            if (came_later && is_nothing(column)) continue;
            json += column == first ? '{' : ',';
            json += name;
            add(json, column);
        }
    }
    void add_array(std::string& json, int first) const {
        for (int column = first; column < columns(); ++column) {
            if (members_[static_cast<std::size_t>(column)].came_later && is_nothing(column)) continue;
            json += column == first ? '[' : ',';
            add(json, column);
        }
        json += ']';
    }

private:
    struct Member {
        std::string name; ///< as of an object
        bool came_later;
    };

    /// 0 or an empty text.
    bool is_nothing(int column) const {
        const int type = sqlite3_column_type(statement_, column);
        return type == SQLITE_INTEGER ? number(column) == 0 : type == SQLITE_TEXT && text(column).empty();
    }

    sqlite3_stmt* statement_ = nullptr;
    std::vector<Member> members_; ///< one a column
};

Versions::Versions(SQLite::Database& db, std::string schema) : db_(db), schema_(std::move(schema)) {}
Versions::~Versions() = default;

Versions::Rows& Versions::rows(const char* sql) {
    std::unique_ptr<Rows>& found = statements_[sql];
    if (!found) found = std::make_unique<Rows>(db_, in_schema(sql, schema_));
    return *found;
}

void Versions::add_seats(std::string& json, std::int64_t play) {
    Rows &seats = rows(seat_query).with(play), &categories = rows(category_query).with(play);
    bool is_category = categories.next();
    for (json += '['; seats.next(); json += "]},") {
        const std::int64_t seat = seats.number(0);
        seats.add_members(json, 1, seats.columns());
        json += ",\"categories\":[";
        for (; is_category && categories.number(0) <= seat; is_category = categories.next()) {
            if (categories.number(0) < seat) continue;
            if (json.back() != '[') json += ',';
            categories.add_array(json, 1);
        }
    }
    if (json.back() == ',') json.pop_back();
    json += ']';
    categories.reset();
}

void Versions::add_list(std::string& json, const char* name, const char* sql, const std::string& game) {
    Rows& items = rows(sql).with(game);
    json += ",\"" + std::string(name) + "\":[";
    while (items.next()) {
        if (json.back() != '[') json += ',';
        items.columns() > 1 ? items.add_array(json, 0) : items.add(json, 0);
    }
    json += ']';
}

bool Versions::add_game(std::string& json, const std::string& id) {
    Rows& game = rows(game_query).with(id);
    const bool is_there = game.next();
    if (is_there) {
        game.add_members(json, 0, game.columns());
        add_list(json, "turns", turn_query, id);
        json += ",\"result\":";
        Rows& result = rows(result_query).with(id);
        result.next() ? result.add_array(json, 0) : void(json += "null");
        result.reset();
        add_list(json, "journal", journal_query, id);
        add_list(json, "faces", face_query, id);
        add_list(json, "traced", traced_query, id);
        json += '}';
    } else
        json += "null";
    game.reset();
    return is_there;
}

void Versions::add_import(std::string& json, std::int64_t number) {
    Rows& import = rows(import_query).with(number);
    if (import.next()) {
        import.add_members(json, 0, import.columns());
        json += '}';
    } else
        json += "null";
    import.reset();
}

Version Versions::of(std::size_t table, const std::string& id) {
    Rows& row = rows(record_query(table).c_str()).with(id);
    Version version;
    if (row.next()) {
        std::string& json = version.document;
        version.modified_at = row.text(row.columns() - 1);
        row.add_members(json, 2, row.columns());
        if (std::string_view(tables[table].name) == "play") {
            json += ",\"import\":";
            add_import(json, row.number(1));
            json += ",\"seats\":";
            add_seats(json, row.number(0));
            json += ",\"record\":";
            version.has_game = add_game(json, id) ? 1 : 0;
        }
        json += '}';
    }
    row.reset();
    return version;
}

std::string_view id(RecordKind kind) {
    switch (kind) {
    case RecordKind::player: return "player";
    case RecordKind::night: return "night";
    case RecordKind::photo: return "photo";
    case RecordKind::game: return "game";
    case RecordKind::play: return "play";
    }
    return {};
}

namespace {

/// The ids of the other in the order in which they came in, and whether they have games. `condition`: whether they are
/// ours too. Each of the other's is looked up here: of a club it has few, and this history many.
std::vector<std::pair<std::string, int>> ids(SQLite::Database& db, const RecordTable& table,
                                             const std::string& condition) {
    const std::string key = table.key;
    std::vector<std::pair<std::string, int>> found;
    each(db,
         in_schema("SELECT " + key + ", " + table.has_game + " FROM $." + table.name + " NOT INDEXED WHERE " + key +
                       condition + " (SELECT " + key + " FROM main." + table.name + ") ORDER BY rowid",
                   "other")
             .c_str(),
         [&](SQLite::Statement& row) { found.emplace_back(row.getColumn(0).getString(), row.getColumn(1).getInt()); });
    return found;
}

bool is_superseded(SQLite::Database& db, const RecordTable& table, const std::string& id, const Version& version) {
    return number(db, "SELECT 1 FROM main.superseded WHERE kind = ? AND id = ? AND document = ?",
                  std::string(table.name), id, version.document)
        .has_value();
}

void compare(Connection& connection, std::size_t index, Comparison& found) {
    SQLite::Database& db = connection.db;
    const RecordTable& table = record_table(index);
    Versions ours(db, "main"), theirs(db, "other");
    for (const auto& [id, has_game] : ids(db, table, " NOT IN"))
        found.divergences.push_back({.table = index, .id = id, .has_game = has_game != 0});
    const auto both_have = ids(db, table, " IN");
    for (std::size_t i = 0; i < both_have.size(); ++i) {
        const std::string& id = both_have[i].first;
        connection.watch.tell(i, both_have.size());
        const Version here = ours.of(index, id), there = theirs.of(index, id);
        Divergence both{.table = index,
                        .id = id,
                        .has_game = here.has_game != 0 || there.has_game != 0,
                        .is_here = true,
                        .theirs_wins = here < there,
                        .ours = here.modified_at,
                        .theirs = there.modified_at};
        if (here == there || (!both.theirs_wins && is_superseded(db, table, id, there)))
            ++found.known[static_cast<std::size_t>(both.kind())];
        else
            found.divergences.push_back(std::move(both));
    }
}

}

RecordKind Divergence::kind() const {
    constexpr RecordKind kinds[record_tables] = {RecordKind::player, RecordKind::night, RecordKind::photo,
                                                 RecordKind::play};
    return has_game ? RecordKind::game : kinds[table];
}

Comparison compare(Connection& connection) {
    Comparison found;
    for (std::size_t index = 0; index < record_tables; ++index) compare(connection, index, found);
    found.new_superseded = number(connection.db, "SELECT 1 FROM (SELECT kind, id, document FROM other.superseded EXCEPT"
                                                 " SELECT kind, id, document FROM main.superseded) LIMIT 1")
                               .has_value();
    const std::string goals = std::string("SELECT 1 FROM other.goal AS theirs LEFT JOIN main.goal AS ours USING (id)"
                                          " WHERE ours.id IS NULL OR ") +
                              goal_of_other_wins + " LIMIT 1";
    found.new_goals = number(connection.db, goals.c_str()).has_value();
    return found;
}

}
