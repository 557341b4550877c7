#include "db/plays/text_bounds.h"

#include "db/file/sql.h"
#include "db/plays/dated_back.h"

#include <map>
#include <set>

namespace clerk::db {

namespace {

/// In bytes; more than what can be entered takes in any script.
constexpr int short_text = 4'000, long_text = 100'000;

enum class Overlong {
    cut,
    dropped, ///< none is known then
    kept,    ///< records are known or compared by it
};

struct TextColumn {
    std::string table, name;
    int most = short_text;
    Overlong overlong = Overlong::cut;
};

const TextColumn columns[] = {
    {"game", "id", short_text, Overlong::kept},
    {"game", "kind", short_text, Overlong::kept},
    {"game", "depth", short_text, Overlong::kept},
    {"game", "started_at", short_text, Overlong::kept},
    {"turn", "part", short_text, Overlong::kept},
    {"player", "id", short_text, Overlong::kept},
    {"player", "name"},
    {"player", "nickname"},
    {"player", "colour"},
    {"player", "merged_into"}, // then it leads to nobody, and is mended with the players
    {"player", "modified_at", short_text, Overlong::kept},
    {"night", "id", short_text, Overlong::kept},
    {"night", "date", short_text, Overlong::kept},
    {"night", "place"},
    {"night", "notes", long_text},
    {"night", "timer_started_at", short_text, Overlong::dropped},
    {"night", "deleted_at", short_text, Overlong::dropped},
    {"night", "modified_at", short_text, Overlong::kept},
    {"photo", "modified_at", short_text, Overlong::kept},
    {"traced_photo", "corners", short_text, Overlong::kept},
    {"traced_photo", "cells", short_text, Overlong::kept},
    {"import", "source"},
    {"import", "imported_at", short_text, Overlong::kept},
    {"play", "id", short_text, Overlong::kept},
    {"play", "game"},
    {"play", "variant"},
    {"play", "place"},
    {"play", "notes", long_text},
    {"play", "deleted_at", short_text, Overlong::dropped},
    {"play", "modified_at", short_text, Overlong::kept},
    {"play_seat", "name"},
    {"play_seat", "team"},
    {"play_seat", "role"},
    {"play_category", "category"},
};

std::string is_overlong(const TextColumn& column) {
    return "length(CAST(" + column.name + " AS BLOB)) > " + std::to_string(column.most);
}

bool has_rows(SQLite::Database& db, const std::string& table, const std::string& condition) {
    return number(db, ("SELECT 1 FROM " + table + " WHERE " + condition + " LIMIT 1").c_str()).has_value();
}

/// In one reading a table.
std::set<std::string> tables_with_overlong_texts(SQLite::Database& db) {
    std::map<std::string, std::string> conditions;
    for (const TextColumn& one : columns) {
        std::string& condition = conditions[one.table];
        condition += (condition.empty() ? "" : " OR ") + is_overlong(one);
    }
    std::set<std::string> found;
    for (const auto& [table, condition] : conditions)
        if (has_rows(db, table, condition)) found.insert(table);
    return found;
}

}

std::vector<std::string> overlong_texts(SQLite::Database& db) {
    const std::set<std::string> tables = tables_with_overlong_texts(db);
    std::vector<std::string> found;
    for (const TextColumn& one : columns)
        if (tables.contains(one.table) && has_rows(db, one.table, is_overlong(one)))
            found.push_back(one.table + '.' + one.name);
    return found;
}

/// By characters, which are bytes at least.
void cut_overlong_texts(SQLite::Database& db) {
    std::vector<ChosenRows> rows;
    for (const TextColumn& one : columns)
        if (one.overlong != Overlong::kept) rows.push_back({one.table, is_overlong(one)});
    date_back(db, rows);
    for (const TextColumn& one : columns) {
        if (one.overlong == Overlong::kept) continue;
        const std::string beginning = "substr(" + one.name + ", 1, " + std::to_string(one.most / 4) + ")";
        db.exec("UPDATE " + one.table + " SET " + one.name + " = " +
                (one.overlong == Overlong::cut ? beginning : "NULL") + " WHERE " + is_overlong(one));
    }
}

}
