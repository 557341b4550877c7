// A history whose rows somebody changed and whose digests were reckoned anew, as a forger would: it is told or borne,
// and neither the program nor the history that it is merged into is any the worse.
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/connection.h"
#include "db/figures/goals.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/plays/traced_photos.h"
#include "tests/db/endurance/questions.h"
#include "tests/db/plays/random_plays.h"
#include "tests/db/support.h"
#include "tests/rounds.h"

#include <cstdio>
#include <random>

#include <gmock/gmock.h>

namespace {

using namespace clerk;
using testing::IsEmpty;
namespace fs = std::filesystem;

/// A history with something of everything, and one with games of its own; their bytes.
struct Sound {
    std::string other, ours;

    Sound() {
        const test::Folder folder;
        make_other(folder);
        other = test::bytes(folder / "other.db");
        db::Store store(folder / "ours.db");
        store.start(test::game(1, 4));
        add_awarded(store, 2);
        db::Plays plays(store);
        test::fill(plays, 110, 116);
        db::Statistics(store).catch_up();
        store.connection()->db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
        ours = test::bytes(folder / "ours.db");
    }

    static void add_awarded(db::Store& store, int number) {
        store.add(test::game(number, 6));
        store.award(store.load(test::uuid(number)), score(test::game(number, 6)), 1, "2026-11-21T22:00:00Z");
    }

    static void make_other(const test::Folder& folder) {
        db::Store store(folder / "other.db");
        add_awarded(store, 3);
        store.start(test::game(1, 3));
        store.change(test::game(1, 3), test::game(1, 5));
        store.undo(store.load(test::uuid(1)));
        test::write_bytes(folder / "a.jpg", "photo");
        db::Nights nights(store);
        const std::string night = nights.add("2026-11-21", "Basel");
        nights.put(test::uuid(1), night);
        nights.start_timer(night, "2026-11-21T19:00:00Z");
        nights.add_photo(night, folder / "a.jpg");
        db::Plays plays(store);
        test::fill(plays, 100, 112);
        db::People people(store);
        const auto list = people.list();
        people.merge(list[0].id, list[1].id);
        people.set_picture(list[2].id, folder / "a.jpg");
        db::TracedPhotos traced(store);
        traced.keep(test::uuid(1), 0, {.file = traced.take_in(folder / "a.jpg"), .cells = {0, 0, 3, 3}});
        supersede(store, folder, list[3].id);
        store.connection()->db.exec(
            "INSERT INTO club (one, id, name, address, laptop, may, server) SELECT 1, id, 'Club',"
            " 'postgresql://nowhere.invalid/club', id, 3, 'nowhere' FROM new_uuid");
        people.rename(list[4].id, "Not sent yet");
        db::Goals goals(store);
        goals.add({.name = "10 × 10", .year = 2026});
        goals.remove(goals.add({.name = "Given up", .year = 2025, .games = 3, .plays = 5}));
        plays.remove(test::uuid(3));
        plays.purge(test::uuid(3));
        add_awarded(store, 3);
        EXPECT_THAT(test::ask_all(store), IsEmpty());
    }

    /// Another name for somebody on two laptops, one of which loses.
    static void supersede(db::Store& store, const test::Folder& folder, const std::string& id) {
        SQLite::Database(store.file(), SQLite::OPEN_READONLY)
            .backup((folder / "third.db").c_str(), SQLite::Database::Save);
        db::People(db::Store(folder / "third.db")).rename(id, "Here");
        db::People(store).rename(id, "There");
        db::merge(store, folder / "third.db", test::noon);
    }
};

/// Of a table: its columns, and what tells its rows apart.
struct Table {
    std::string name, key;
    std::vector<std::pair<std::string, bool>> columns; ///< by name; whether it holds numbers
};

std::vector<Table> tables(SQLite::Database& db) {
    std::vector<Table> all;
    for (const std::string& name : db::texts(db, "SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")) {
        Table table{.name = name, .key = "", .columns = {}};
        db::each(
            db, "SELECT name, type = 'INTEGER', pk FROM pragma_table_info(?)",
            [&](SQLite::Statement& row) {
                const std::string column = row.getColumn(0).getString();
                if (row.getColumn(2).getInt() > 0) table.key += (table.key.empty() ? "" : ", ") + column;
                table.columns.emplace_back(column, row.getColumn(1).getInt() != 0);
            },
            name);
        if (table.key.empty()) table.key = "rowid";
        all.push_back(std::move(table));
    }
    return all;
}

class Forger {
public:
    explicit Forger(unsigned seed) : random_(seed) {}

    void forge(const fs::path& file) {
        SQLite::Database db(file, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON; BEGIN;"
                "UPDATE play SET tallied = 0"); // else it would not change
        const auto all = tables(db);
        for (std::size_t left = 1 + pick(6); left > 0; --left) try {
                change(db, all[pick(all.size())]);
            } catch (const SQLite::Exception&) { // what the table cannot hold
            }
        try {
            db::Seals seals(db);
            seals.seal_strange_records();
            seals.seal();
            seals.strike_off_missing_records();
        } catch (const SQLite::Exception&) { // what cannot be reckoned stays strange
        }
        db.exec("COMMIT");
    }

private:
    std::mt19937 random_;

    std::size_t pick(std::size_t count) { return random_() % count; }

    std::int64_t number() {
        constexpr std::int64_t known[] = {0,
                                          1,
                                          -1,
                                          2,
                                          7,
                                          127,
                                          INT32_MAX,
                                          INT32_MIN,
                                          INT64_MAX,
                                          INT64_MIN,
                                          1LL << 53,
                                          253402300800,
                                          -62167219201,
                                          1795000000};
        return pick(4) == 0 ? static_cast<std::int32_t>(random_()) : known[pick(std::size(known))];
    }
    std::string text() {
        static const std::string known[] = {"",
                                            "-1",
                                            "../x",
                                            "2026-13-41",
                                            "2026-11-21T19:00:00Z",
                                            "9999-12-31T23:59:59Z",
                                            "-2026-11-21T19:00:00+25:00",
                                            "{}",
                                            "[]",
                                            "null",
                                            R"({"a":1e999})",
                                            "babylon",
                                            "builds",
                                            std::string("a\0b", 3),
                                            "\xff\xfe",
                                            "\xed\xa0\x80",
                                            "\xe2\x80\xae",
                                            "1 2 3 4 5 6 7 8",
                                            "nan inf 1e999 0 0 0 0 0",
                                            "2147483648 -1 0 0",
                                            std::string(20'000, 'y'),
                                            std::string(5'000, '[')};
        return known[pick(std::size(known))];
    }

    void change(SQLite::Database& db, const Table& table) {
        const auto& [column, is_number] = table.columns[pick(table.columns.size())];
        const std::string rows = "SELECT " + table.key + " FROM " + table.name,
                          one = " WHERE (" + table.key + ") = (" + rows + " LIMIT 1 OFFSET ?1)";
        const std::size_t kind = pick(6);
        std::string sql = "UPDATE " + table.name + " SET " + column + " = ";
        if (kind == 0)
            sql = "DELETE FROM " + table.name + one;
        else if (kind == 1) // what another row has
            sql += "(SELECT " + column + " FROM " + table.name + " LIMIT 1 OFFSET ?2)" + one;
        else if (kind == 2) // a part of it
            sql += "substr(" + column + ", 1, ?2)" + one;
        else
            sql += "?2" + one;
        SQLite::Statement statement(db, sql);
        statement.bind(1, static_cast<int>(pick(8)));
        if (kind == 1) statement.bind(2, static_cast<int>(pick(8)));
        if (kind == 2) statement.bind(2, static_cast<int>(pick(200)));
        if (kind > 2 && is_number) statement.bind(2, number());
        if (kind > 2 && !is_number) statement.bind(2, text());
        statement.exec();
    }
};

class Forged : public testing::Test {
protected:
    const test::Folder here, there;
    const fs::path ours = here / "history.db", other = there / "history.db";

    /// What is asked of it and done to it is refused only where the check-up says why.
    bool look_at_the_other() {
        const bool clean = db::check_up(other).troubles.empty();
        const auto refusal = test::reason([&] {
            db::Store store(other);
            const auto refused = test::ask_all(store);
            if (!clean) return;
            EXPECT_THAT(refused, IsEmpty());
            EXPECT_THAT(test::change_all(store), IsEmpty());
        });
        EXPECT_TRUE(!clean || !refusal);
        return clean;
    }

    bool merge() {
        db::Store store(ours);
        const bool merged = !test::reason([&] { db::merge(store, other, test::noon); });
        EXPECT_EQ(store.load(test::uuid(2)), test::game(2, 6));
        EXPECT_THAT(test::ask_all(store), IsEmpty());
        EXPECT_THAT(test::change_all(store), IsEmpty());
        return merged;
    }

    void repair() {
        if (test::reason([&] { db::repair(other); })) return;
        EXPECT_EQ(db::check_up(other).troubles, db::repair(other).left.troubles) << "all that can be repaired was";
    }
};

TEST_F(Forged, HistoriesAreToldOrBorne) {
    const Sound sound;
    test::write_bytes(other, sound.other);
    for (SQLite::Database db(other); const Table& table : tables(db))
        EXPECT_NE(db::number(db, ("SELECT count(*) FROM " + table.name).c_str()), 0) << table.name << " is empty";
    int done = 0, clean = 0, merged = 0;
    const int rounds = test::rounds(40);
    while (done < rounds && !HasFailure()) {
        SCOPED_TRACE("forged " + std::to_string(++done));
        for (const auto& [file, bytes] : {std::pair(&ours, &sound.ours), {&other, &sound.other}}) {
            fs::remove_all(file->parent_path());
            fs::create_directory(file->parent_path());
            test::write_bytes(*file, *bytes);
        }
        Forger(static_cast<unsigned>(done)).forge(other);
        merged += merge();
        clean += look_at_the_other();
        repair();
    }
    std::printf("%d forged histories: %d with nothing that the check-up finds, %d merged\n", done, clean, merged);
    EXPECT_GT(clean, rounds / 10);
    EXPECT_GT(merged, rounds / 10);
}

}
