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

}
