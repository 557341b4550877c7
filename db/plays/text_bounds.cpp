#include "db/plays/text_bounds.h"

#include "db/file/sql.h"

namespace clerk::db {

namespace {

/// In bytes; more than what can be entered takes in any script.
constexpr int short_text = 4'000, long_text = 100'000;

struct TextColumn {
    std::string table, name;
    int most = short_text;
    bool is_key = false;
};

const TextColumn columns[] = {
    {"game", "id", short_text, true},
    {"game", "kind", short_text, true},
    {"game", "depth", short_text, true},
    {"game", "started_at", short_text, true},
    {"turn", "part", short_text, true},
    {"player", "id", short_text, true},
    {"player", "name"},
    {"player", "nickname"},
    {"player", "colour"},
    {"player", "merged_into", short_text, true},
    {"player", "modified_at", short_text, true},
    {"night", "id", short_text, true},
    {"night", "date", short_text, true},
    {"night", "place"},
    {"night", "notes", long_text},
    {"night", "timer_started_at", short_text, true},
    {"night", "deleted_at", short_text, true},
    {"night", "modified_at", short_text, true},
    {"photo", "modified_at", short_text, true},
    {"traced_photo", "corners", short_text, true},
    {"traced_photo", "cells", short_text, true},
    {"import", "source"},
    {"import", "imported_at", short_text, true},
    {"play", "id", short_text, true},
    {"play", "game"},
    {"play", "variant"},
    {"play", "place"},
    {"play", "notes", long_text},
    {"play", "deleted_at", short_text, true},
    {"play", "modified_at", short_text, true},
    {"play_seat", "name"},
    {"play_category", "category"},
};

std::string is_overlong(const TextColumn& column) {
    return "length(CAST(" + column.name + " AS BLOB)) > " + std::to_string(column.most);
}

}

std::vector<std::string> overlong_texts(SQLite::Database& db) {
    std::vector<std::string> found;
    for (const TextColumn& one : columns)
        if (number(db, ("SELECT 1 FROM " + one.table + " WHERE " + is_overlong(one) + " LIMIT 1").c_str()))
            found.push_back(one.table + '.' + one.name);
    return found;
}

/// By characters, which are bytes at least.
void cut_overlong_texts(SQLite::Database& db) {
    for (const TextColumn& one : columns)
        if (!one.is_key)
            db.exec("UPDATE " + one.table + " SET " + one.name + " = substr(" + one.name + ", 1, " +
                    std::to_string(one.most / 4) + ") WHERE " + is_overlong(one));
}

}
