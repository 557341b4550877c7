// A sound history, of which one row is spoilt at a time: the check-up finds that and no more, and its repair touches
// nothing else.
#pragma once

#include "app/history/check_up_report.h"
#include "app/table/desk.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/figures/statistics.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <map>
#include <set>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

namespace clerk::test {

using Kind = db::Trouble::Kind;
using Reason = db::Error::Reason;
using Counters = std::map<std::string, int>;

inline Counters counted(const db::CheckUp& check_up) {
    Counters found;
    for (const auto& [kind, count] : db::counters(check_up))
        if (count > 0) found[std::string(kind)] = count;
    return found;
}

inline const std::string second_play = "(SELECT rowid FROM play WHERE id = '" + uuid(2) + "')";

/// All rows of all our tables, as text, in whatever order.
inline std::map<std::string, std::multiset<std::string>> rows(const std::filesystem::path& file) {
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    std::map<std::string, std::multiset<std::string>> all;
    for (const char* table :
         {"game", "turn", "player", "result", "tile_face", "journal", "on_table", "night", "photo", "import", "play",
          "play_seat", "play_category", "tally", "category_tally", "rivalry", "standing", "play_count"}) {
        SQLite::Statement row(db, "SELECT * FROM " + std::string(table));
        while (row.executeStep()) {
            std::string text;
            for (int i = 0; i < row.getColumnCount(); ++i) text += row.getColumn(i).getString() + '|';
            all[table].insert(text);
        }
    }
    return all;
}

/// All of a history that is closed, in another folder.
inline void copy_to(const std::filesystem::path& folder, const std::filesystem::path& file) {
    namespace fs = std::filesystem;
    for (const char* end : {"", "-mark"})
        if (fs::exists(file.string() + end))
            fs::copy_file(file.string() + end, (folder / "history.db").string() + end,
                          fs::copy_options::overwrite_existing);
}

inline bool has_trouble(const std::filesystem::path& file) { return !db::check_up(file).troubles.empty(); }

/// Three games: one that was played, awarded and changed; one imported and awarded at once, in the night; one on the
/// table. And two plays from elsewhere, of Johnny, who is John, and of Zoe.
class CheckUpTest : public testing::Test {
protected:
    Folder folder;
    const std::filesystem::path file = folder / "history.db";
    std::map<std::string, std::multiset<std::string>> sound;

    static void play(Desk& desk) {
        desk.start(test::game(1));
        for (int turns = 1; turns <= 6; ++turns) desk.change(test::game(1, turns));
        desk.award();
        for (int back = 0; back < 2; ++back) desk.undo();
    }

    static db::Play from_elsewhere(int number, int score) {
        db::Play play;
        play.id = uuid(number);
        play.game = "chess";
        play.played_at = "2026-11-20T22:00:00Z";
        play.seats = {{.player = "", .name = "Johnny", .score = score, .rank = 1, .winner = true},
                      {.player = "", .name = "Zoe", .score = 1, .rank = 2}};
        play.seats[0].categories = {{"pawns", score - 1}, {"queens", 1}};
        play.seats[1].categories = {{"pawns", 1}};
        return play;
    }

    static std::string id_of(db::Store& store, const std::string& name) {
        return db::text(store.connection()->db, "SELECT id FROM player WHERE name = ?", name).value();
    }

    void SetUp() override {
        {
            Desk desk(file);
            play(desk);
            desk.start(test::game(2, 30));
            desk.award();
            desk.start(test::game(3, 4));
            desk.change(test::game(3, 5));
        }
        db::Store store(file);
        db::Plays(store).import({from_elsewhere(8, 5), from_elsewhere(9, 7)}, "elsewhere");
        db::People(store).merge(id_of(store, "Johnny"), id_of(store, "John"));
        db::Nights nights(store);
        nights.put(test::uuid(2), nights.add("2026-11-20", "Linda's"));
        db::Statistics(store).catch_up();
        sound = rows(file);
    }

    static void spoil(const std::filesystem::path& history, const std::string& sql) {
        SQLite::Database db(history, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
        db.exec(sql);
    }
    void spoil(const std::string& sql) const { spoil(file, sql); }

    /// As if the program had written it.
    void write(const std::string& sql) const {
        spoil(sql);
        SQLite::Database db(file, SQLite::OPEN_READWRITE);
        db::Seals(db).seal();
    }

    /// Without the triggers that would see to it.
    static std::string past_triggers(const std::filesystem::path& history, const std::string& sql) {
        SQLite::Database db(history, SQLite::OPEN_READWRITE);
        std::string drop, make;
        db::each(db, "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'", [&](SQLite::Statement& row) {
            drop += "DROP TRIGGER " + row.getColumn(0).getString() + ";";
            make += ";" + row.getColumn(1).getString();
        });
        return drop + sql + make;
    }
    std::string past_triggers(const std::string& sql) const { return past_triggers(file, sql); }

    Counters troubles() const { return counted(check_up(file).found); }

    /// Found, and after the repair gone; every row is as it was before it was spoilt.
    void expect_repaired(const std::string& sql, const Counters& expected) {
        spoil(sql);
        expect_found_and_repaired(expected);
        EXPECT_TRUE(rows(file) == sound) << sql;
    }

    void expect_found_and_repaired(const Counters& expected) {
        const std::string before = test::bytes(file);
        EXPECT_EQ(troubles(), expected);
        EXPECT_TRUE(test::bytes(file) == before) << "looking changes nothing";
        const CheckUpReport report = repair(file, noon);
        EXPECT_EQ(counted(report.found), expected);
        ASSERT_TRUE(report.repair);
        EXPECT_EQ(counted(report.repair->left), Counters{});
        EXPECT_EQ(troubles(), Counters{});
    }

    /// Found, named, and left as it is; so is all else.
    void expect_left(const std::string& sql, const Counters& expected, const std::string& game) {
        write(sql);
        const auto spoilt = rows(file);
        const CheckUpReport report = repair(file, noon);
        EXPECT_EQ(counted(report.found), expected);
        ASSERT_TRUE(report.repair);
        EXPECT_EQ(report.repair->left.troubles, report.found.troubles);
        EXPECT_EQ(report.now().troubles.at(0).game, game);
        EXPECT_TRUE(rows(file) == spoilt);
    }
};

}
