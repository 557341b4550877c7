#include "db/plays/play_columns.h"

#include "db/file/sql.h"

#include <algorithm>
#include <array>

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

template <auto member>
consteval PlayColumn column(const char* name, const char* value = "?", const char* shown = nullptr) {
    return {name, value, shown ? shown : name,
            [](SQLite::Statement& statement, int index, const ListedPlay& play) {
                put(statement, index, field(play, member));
            },
            [](const SQLite::Column& read, ListedPlay& play) { take(read, field(play, member)); }};
}

constexpr PlayColumn of_game[] = {
    column<&Play::game>("game"),
    column<&Play::variant>("variant"),
    column<&Play::rules_version>("rules_version"),
    column<&Play::played_at>("played_at", "coalesce(unixepoch(?), 0)",
                             "strftime('%Y-%m-%dT%H:%M:%SZ', played_at, 'unixepoch')"),
    column<&Play::minutes>("minutes"),
    column<&Play::place>("place"),
    column<&Play::notes>("notes"),
    column<&Play::waivers>("waivers"),
    column<&Play::aids>("aids"),
    column<&ListedPlay::finished>("finished"),
};

constexpr PlayColumn of_its_own[] = {
    column<&Play::counted>("counted"),
    column<&Play::sample>("sample"),
    column<&ListedPlay::night>("night", "nullif(?, '')", "coalesce(night, '')"),
    {"deleted_at", "NULL", "NULL", nullptr, nullptr},
    column<&Play::modified_at>("modified_at", "coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ?), (SELECT moment FROM now))"),
};

constexpr auto all = [] {
    std::array<PlayColumn, 1 + std::size(of_game) + std::size(of_its_own)> columns{column<&Play::id>("id")};
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

}
