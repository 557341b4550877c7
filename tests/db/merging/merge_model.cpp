#include "tests/db/merging/merge_model.h"

#include "db/connection/connection.h"
#include "db/figures/summaries.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <algorithm>

#include <rapidcheck.h>

namespace clerk::test {

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> names{"Linda", "John", "Mary", "Zoe"};

/// What stands for a row of another table, and what is left out. The best play is any of those with that score, and
/// sums of fractions depend on their order.
std::string portable(const std::string& table, const std::string& column) {
    if (column == "rowid" || column == "best_play" || column == "digest" || (column == "person" && table != "player"))
        return "";
    if (column == "person") return "(SELECT id FROM player AS end WHERE end.rowid = t.person)";
    if (column == "player" || column == "other") return "(SELECT id FROM player WHERE player.rowid = t." + column + ")";
    if (column == "play") return "(SELECT id FROM play WHERE play.rowid = t.play)";
    if (column == "import") return "(SELECT source || imported_at FROM import WHERE import.rowid = t.import)";
    if (column == "expected" || column == "by_teams") return "round(" + column + ", 6)";
    return "t." + column;
}

std::string select_rows(SQLite::Database& db, const std::string& table) {
    std::string columns;
    for (const std::string& column : db::texts(db, "SELECT name FROM pragma_table_info(?)", table))
        if (const std::string value = portable(table, column); !value.empty())
            columns += (columns.empty() ? "" : ", ") + ("quote(" + value + ")");
    return "SELECT '" + table + ": ' || concat_columns FROM (SELECT json_array(" + columns +
           ") AS concat_columns FROM " + table + " AS t)";
}

class History {
public:
    History(db::Store& store, int& made) : store_(store), made_(made) {}

    void change() {
        switch (*rc::gen::inRange(0, 14)) {
        case 0: return add_game();
        case 1: return change_game();
        case 2: return award();
        case 3: return step();
        case 4: return import();
        case 5: return bin();
        case 6: return count();
        case 7: return merge();
        case 8: return rename();
        case 9: return add_night();
        case 10: return change_night();
        case 11: return add_photo();
        default: return set_clock();
        }
    }

private:
    db::Store& store_;
    int& made_;
    db::Plays plays_{store_};
    db::People people_{store_};
    db::Nights nights_{store_};

    std::string any(const char* sql) {
        const auto ids = db::texts(store_.connection()->db, sql);
        return ids.empty() ? "" : *rc::gen::elementOf(ids);
    }
    std::string any_play() { return any("SELECT id FROM play"); }
    std::string any_game() { return any("SELECT id FROM game"); }
    std::string any_player() { return any("SELECT id FROM player"); }

    Record with_any_names(const Record& record) {
        return with_names(record, {*rc::gen::elementOf(names), *rc::gen::elementOf(names)});
    }

    /// Sometimes one that others may have too.
    int number() { return *rc::gen::inRange(0, 3) > 0 ? ++made_ : *rc::gen::inRange(1, 4); }

    void add_game() {
        const Record record = with_any_names(game(number(), *rc::gen::inRange(0, 5)));
        if (!store_.has(record.head.id)) store_.add(record);
    }

    void change_game() {
        const std::string id = any_game();
        if (id.empty()) return;
        const Record record = store_.load(id);
        store_.change(record, with_any_names(with_turns(record, *rc::gen::inRange(0, 5))));
    }

    void award() {
        const std::string id = any_game();
        if (id.empty()) return;
        if (*rc::gen::inRange(0, 4) == 0) return store_.withdraw_result(id);
        store_.award(store_.load(id), score(store_.load(id)), *rc::gen::inRange(1, 4), "2026-11-21T22:00:00Z");
    }

    void step() {
        const std::string id = any_game();
        if (!id.empty()) *rc::gen::arbitrary<bool>() ? store_.undo(store_.load(id)) : store_.redo(store_.load(id));
    }

    void import() {
        db::Play play;
        play.id = uuid(number());
        play.game = *rc::gen::element<std::string>("babylon", "Carcassonne");
        play.played_at = "2026-11-2" + std::to_string(*rc::gen::inRange(0, 5)) + "T19:00:00Z";
        play.modified_at = *rc::gen::element<std::string>("", "2020-01-01T00:00:00Z", "2099-01-01T00:00:00Z");
        play.aids = *rc::gen::arbitrary<bool>();
        for (int seats = *rc::gen::inRange(0, 4); seats > 0; --seats)
            play.seats.push_back({.player = "",
                                  .name = *rc::gen::elementOf(names),
                                  .score = *rc::gen::inRange(0, 30),
                                  .rank = *rc::gen::inRange(1, 3),
                                  .winner = *rc::gen::arbitrary<bool>(),
                                  .categories = {{"statues", *rc::gen::inRange(0, 9)}, {"height", 2}},
                                  .team = *rc::gen::element<std::string>("", "", "A", "B")});
        play.cooperative = *rc::gen::inRange(0, 4) == 0;
        play.lowest_wins = *rc::gen::inRange(0, 4) == 0;
        play.no_points = *rc::gen::inRange(0, 4) == 0;
        play.bgg_game = *rc::gen::inRange(0, 2);
        plays_.import({play}, *rc::gen::element<std::string>("one.json", "other.csv"));
    }

    void bin() {
        const std::string id = any_play();
        if (!id.empty()) *rc::gen::inRange(0, 3) == 0 ? plays_.restore(id) : plays_.remove(id);
    }

    void count() {
        const std::string id = any_play();
        if (!id.empty()) plays_.set_counted(id, *rc::gen::arbitrary<bool>());
    }

    void merge() {
        const std::string one = any_player(), other = any_player();
        if (one.empty()) return;
        if (*rc::gen::inRange(0, 3) == 0) return people_.unmerge(one);
        try {
            people_.merge(one, other);
        } catch (const std::invalid_argument&) { // they are one already
        }
    }

    void rename() {
        const std::string id = any_player();
        if (id.empty()) return;
        people_.rename(id, *rc::gen::elementOf(names));
        people_.set_colour(id, *rc::gen::element<std::string>("", "#112233"));
    }

    /// Everything of a kind was changed at the same moment.
    void set_clock() {
        const std::string table = *rc::gen::element<std::string>("player", "night", "photo", "play");
        const std::string moment =
            *rc::gen::element<std::string>("2020-01-01T00:00:00.000Z", "2099-01-01T00:00:00.000Z");
        db::Connection& connection = *store_.connection();
        connection.transact([&] { db::run(connection, ("UPDATE " + table + " SET modified_at = ?").c_str(), moment); });
    }

    void add_night() {
        const std::string night = nights_.add("2026-11-21", *rc::gen::element<std::string>("", "Basel"));
        if (const std::string play = any_play(); !play.empty()) nights_.put(play, night);
    }

    void change_night() {
        const std::string id = any("SELECT id FROM night");
        if (id.empty()) return;
        switch (*rc::gen::inRange(0, 4)) {
        case 0: return nights_.remove(id);
        case 1: return nights_.restore(id);
        default: return write_down();
        }
    }

    /// A night in the bin is not written to.
    void write_down() {
        const std::string id = any("SELECT id FROM night WHERE deleted_at IS NULL");
        if (id.empty()) return;
        if (*rc::gen::arbitrary<bool>()) return nights_.start_timer(id, "2026-11-21T19:00:00Z");
        nights_.set_notes(nights_.load(id), *rc::gen::element<std::string>("long", "short"));
    }

    void add_photo() {
        const std::string id = any("SELECT id FROM night");
        if (id.empty()) return;
        const fs::path file = store_.file().parent_path() / "photo.jpg";
        write_bytes(file, std::to_string(*rc::gen::inRange(0, 1000)));
        nights_.add_photo(id, file);
        fs::remove(file);
    }
};

}

std::vector<std::string> contents(const db::Store& store) {
    SQLite::Database& db = store.connection()->db;
    db::update_summaries(*store.connection());
    std::vector<std::string> rows;
    for (const std::string& table : db::texts(
             db,
             "SELECT name FROM sqlite_schema WHERE type = 'table'"
             " AND name NOT IN ('on_table', 'import', 'rated', 'rating', 'mark', 'roll', 'club', 'unsent', 'purged')"))
        for (std::string& row : db::texts(db, select_rows(db, table).c_str())) rows.push_back(std::move(row));
    std::ranges::sort(rows);
    return rows;
}

void change_at_random(db::Store& store, int& made) { History(store, made).change(); }

void copy_history(const fs::path& from, const fs::path& to) {
    fs::create_directories(to.parent_path());
    fs::copy(from.parent_path(), to.parent_path(), fs::copy_options::recursive | fs::copy_options::overwrite_existing);
}

}
