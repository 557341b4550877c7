#include "db/plays/bounds.h"

#include "db/file/sql.h"
#include "db/file/utc_time.h"
#include "db/schema/expected_schema.h"

#include <map>
#include <set>

#include <sqlite3.h>

namespace clerk::db {

namespace {

/// SQL: the records of a table; empty: the rows have nothing to do with it.
std::string records(const std::string& table, const ChosenRows& rows) {
    const bool belong_to_play = table == "play" && rows.table.starts_with("play_");
    if (rows.table != table && !belong_to_play) return {};
    return std::string("SELECT ") + (belong_to_play ? "play" : "rowid") + " FROM " + rows.table + " WHERE " +
           rows.condition;
}

}

void date_back(SQLite::Database& db, const std::vector<ChosenRows>& rows) {
    for (const std::string table : {"player", "night", "play"}) {
        std::string chosen;
        for (const ChosenRows& some : rows)
            if (const std::string found = records(table, some); !found.empty())
                chosen += (chosen.empty() ? "" : " UNION ") + found;
        if (!chosen.empty())
            db.exec("UPDATE " + table + " SET modified_at = " + moment_before_change + " WHERE rowid IN (" + chosen +
                    ")");
    }
}

namespace {

struct NumberColumn {
    std::string table, name;
    std::string drop; ///< takes the numbers away from the rows that a condition after it chooses
    std::string lowest = "-2147483648", highest = "2147483647";
    std::string only = ""; ///< a condition on the rows that are looked at
};

// Of a game they follow from it, and are looked at with it.
const std::string of_no_game = " AND id NOT IN (SELECT id FROM game)",
                  at_no_game = " AND play IN (SELECT rowid FROM play WHERE id NOT IN (SELECT id FROM game))";

const NumberColumn number_columns[] = {
    {"play_seat", "billionths", "UPDATE play_seat SET billionths = 0", "0", "iif(score IS NULL, 0, 999999999)"},
    {"play_seat", "rank", "UPDATE play_seat SET rank = NULL"},
    {"play_seat", "winner", "UPDATE play_seat SET winner = 0", "0", "1", at_no_game},
    {"play_category", "billionths", "UPDATE play_category SET billionths = 0", "0", "999999999"},
    {"play", "minutes", "UPDATE play SET minutes = NULL"},
    {"play", "waivers", "UPDATE play SET waivers = 0"},
    {"play", "rules_version", "UPDATE play SET rules_version = 0"},
    {"play", "aids", "UPDATE play SET aids = 0", "0", "1", of_no_game},
    {"play", "finished", "UPDATE play SET finished = 1", "0", "1", of_no_game},
    {"play", "counted", "UPDATE play SET counted = 1", "0", "1"},
    {"play", "sample", "UPDATE play SET sample = 0", "0", "1"},
    {"play", "cooperative", "UPDATE play SET cooperative = 0", "0", "1", of_no_game},
    {"play", "lowest_wins", "UPDATE play SET lowest_wins = 0", "0", "1", of_no_game},
    {"play", "no_points", "UPDATE play SET no_points = 0", "0", "1", of_no_game},
    {"play", "unknown_start", "UPDATE play SET unknown_start = 0", "0", "1", of_no_game},
    {"play", "day_only", "UPDATE play SET day_only = 0", "0", "1", of_no_game},
    {"play", "bgg_game", "UPDATE play SET bgg_game = 0"},
    {"play", "bgg_play", "UPDATE play SET bgg_play = 0"},
    {"night", "seconds", "UPDATE night SET seconds = 0", "0"},
    {"player", "hidden", "UPDATE player SET hidden = 0", "0", "1"},
    {"goal", "year", "UPDATE goal SET year = 1", "1", "9999"},
    {"goal", "games", "UPDATE goal SET games = 1", "1", "1000"},
    {"goal", "plays", "UPDATE goal SET plays = 1", "1", "1000"},
    {"mark", "actions", "UPDATE mark SET (history, actions, tags) = (SELECT id, 0, '' FROM new_uuid)", "0"},
};

const std::string seat_bound = std::to_string(most_seats), category_bound = std::to_string(most_categories);

const std::string is_crowded = "rowid IN (SELECT play FROM play_seat GROUP BY play HAVING count(*) > " + seat_bound +
                               " UNION SELECT play FROM play_category GROUP BY play, seat HAVING count(*) > " +
                               category_bound + ")";

/// The first ones stay: of seats as they are numbered again, those below 0 last.
const std::string drops_of_crowds[] = {
    "DELETE FROM play_seat WHERE (play, number) IN (SELECT play, number FROM (SELECT play, number, row_number() OVER"
    " (PARTITION BY play ORDER BY number < 0, number) AS place FROM play_seat) WHERE place > " +
        seat_bound + ")",
    "DELETE FROM play_category WHERE (play, seat) NOT IN (SELECT play, number FROM play_seat)",
    "DELETE FROM play_category WHERE (play, seat, number) IN (SELECT play, seat, number FROM"
    " (SELECT play, seat, number, row_number() OVER (PARTITION BY play, seat ORDER BY number) AS place"
    " FROM play_category) WHERE place > " +
        category_bound + ")"};

std::string out_of_bounds(const NumberColumn& column) {
    return column.name + " NOT BETWEEN " + column.lowest + " AND " + column.highest + column.only;
}

/// While it lives SQLite looks for no row that refers to one that goes: it takes longer over that than over the rows.
class ReferencesLetBe {
public:
    explicit ReferencesLetBe(SQLite::Database& db) : db_(db) { look_for_references(false); }
    ~ReferencesLetBe() { look_for_references(true); }
    ReferencesLetBe(const ReferencesLetBe&) = delete;
    ReferencesLetBe& operator=(const ReferencesLetBe&) = delete;

private:
    void look_for_references(bool on) {
        sqlite3_db_config(db_.getHandle(), SQLITE_DBCONFIG_ENABLE_FKEY, on ? 1 : 0, nullptr);
    }

    SQLite::Database& db_;
};

/// Of plays that were dated back, which have no digest any more: what goes with each row looks for none.
void drop_crowds(SQLite::Database& db) {
    without_triggers(db, {"play_seat_goes", "play_category_goes"}, [&] {
        const ReferencesLetBe references(db);
        for (const std::string& drop : drops_of_crowds) db.exec(drop);
    });
}

}

std::vector<std::string> columns_out_of_bounds(SQLite::Database& db) {
    std::vector<std::string> found;
    for (const NumberColumn& one : number_columns)
        if (number(db, ("SELECT 1 FROM " + one.table + " WHERE " + out_of_bounds(one) + " LIMIT 1").c_str()))
            found.push_back(one.table + '.' + one.name);
    return found;
}

std::string has_no_crowd() {
    return "(SELECT count(*) FROM (SELECT 1 FROM play_seat WHERE play_seat.play = play.rowid LIMIT " +
           std::to_string(most_seats + 1) + ")) <= " + std::to_string(most_seats);
}

std::vector<std::string> crowded_plays(SQLite::Database& db) {
    static const std::string names =
        "SELECT game || ', ' || coalesce(date(played_at, 'unixepoch'), '?') || ', ' || id FROM play WHERE ";
    return texts(db, (names + is_crowded).c_str());
}

void drop_out_of_bounds(SQLite::Database& db) {
    std::vector<ChosenRows> rows{{"play", is_crowded}};
    for (const NumberColumn& one : number_columns) rows.push_back({one.table, out_of_bounds(one)});
    date_back(db, rows);
    drop_crowds(db);
    for (const NumberColumn& one : number_columns) db.exec(one.drop + " WHERE " + out_of_bounds(one));
}

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

const TextColumn text_columns[] = {
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
    {"goal", "id", short_text, Overlong::kept},
    {"goal", "name"},
    {"goal", "deleted_at", short_text, Overlong::dropped},
    {"goal", "modified_at", short_text, Overlong::kept},
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
    for (const TextColumn& one : text_columns) {
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
    for (const TextColumn& one : text_columns)
        if (tables.contains(one.table) && has_rows(db, one.table, is_overlong(one)))
            found.push_back(one.table + '.' + one.name);
    return found;
}

/// By characters, which are bytes at least.
void cut_overlong_texts(SQLite::Database& db) {
    std::vector<ChosenRows> rows;
    for (const TextColumn& one : text_columns)
        if (one.overlong != Overlong::kept) rows.push_back({one.table, is_overlong(one)});
    date_back(db, rows);
    for (const TextColumn& one : text_columns) {
        if (one.overlong == Overlong::kept) continue;
        const std::string beginning = "substr(" + one.name + ", 1, " + std::to_string(one.most / 4) + ")";
        db.exec("UPDATE " + one.table + " SET " + one.name + " = " +
                (one.overlong == Overlong::cut ? beginning : "NULL") + " WHERE " + is_overlong(one));
    }
}

}
