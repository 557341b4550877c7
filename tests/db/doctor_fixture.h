// A sound history, of which one row is spoilt at a time: the check-up finds that and no more, and its repair touches
// nothing else.
#pragma once

#include "app/desk.h"
#include "app/doctor.h"
#include "tests/db/support.h"

#include <map>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

namespace clerk::test {

using Kind = db::Trouble::Kind;
using Reason = db::Error::Reason;
using Counters = std::map<std::string, int>;

inline constexpr db::Time noon = std::chrono::sys_days(std::chrono::year(2026) / 11 / 21) + std::chrono::hours(12);

inline Counters counted(const db::CheckUp& check_up) {
    Counters found;
    for (std::size_t kind = 0; kind < db::trouble_kinds; ++kind)
        if (const int count = check_up.counters()[kind]; count > 0)
            found[std::string(id(static_cast<Kind>(kind)))] = count;
    return found;
}

/// All rows of all tables, as text.
inline std::map<std::string, std::string> rows(const std::filesystem::path& file) {
    SQLite::Database db(file, SQLite::OPEN_READWRITE);
    std::map<std::string, std::string> all;
    for (const char* table :
         {"game", "turn", "player", "seat", "result", "seat_result", "tile_face", "journal", "on_table"}) {
        SQLite::Statement row(db, "SELECT * FROM " + std::string(table) + " ORDER BY 1, 2");
        while (row.executeStep())
            for (int i = 0; i < row.getColumnCount(); ++i) all[table] += row.getColumn(i).getString() + '|';
    }
    return all;
}

/// Three games: one that was played, awarded and changed; one imported and awarded at once; one on the table.
class Doctor : public testing::Test {
protected:
    Folder folder;
    const std::filesystem::path file = folder / "history.db";
    std::map<std::string, std::string> sound;

    static void play(Desk& desk) {
        desk.start(test::game(1));
        for (int turns = 1; turns <= 6; ++turns) desk.change(test::game(1, turns));
        desk.award();
        for (int back = 0; back < 2; ++back) desk.undo();
    }

    void SetUp() override {
        Desk desk(file);
        play(desk);
        desk.start(test::game(2, 30));
        desk.award();
        desk.start(test::game(3, 4));
        desk.change(test::game(3, 5));
        sound = rows(file);
    }

    static void spoil(const std::filesystem::path& history, const std::string& sql) {
        SQLite::Database db(history, SQLite::OPEN_READWRITE);
        db.exec("PRAGMA foreign_keys = OFF; PRAGMA ignore_check_constraints = ON");
        db.exec(sql);
    }
    void spoil(const std::string& sql) const { spoil(file, sql); }

    Counters troubles() const { return counted(examine(file).found); }

    /// Found, and after the repair gone; every row is as it was before it was spoilt.
    void expect_mended(const std::string& sql, const Counters& expected) {
        spoil(sql);
        expect_found_and_mended(expected);
        EXPECT_TRUE(rows(file) == sound) << sql;
    }

    void expect_found_and_mended(const Counters& expected) {
        const std::string before = test::bytes(file);
        EXPECT_EQ(troubles(), expected);
        EXPECT_TRUE(test::bytes(file) == before) << "looking changes nothing";
        const Diagnosis diagnosis = repair(file, noon);
        EXPECT_EQ(counted(diagnosis.found), expected);
        ASSERT_TRUE(diagnosis.repair);
        EXPECT_EQ(counted(diagnosis.repair->left), Counters{});
        EXPECT_EQ(troubles(), Counters{});
    }

    /// Found, named, and left as it is; so is all else.
    void expect_left(const std::string& sql, const Counters& expected, const std::string& game) {
        spoil(sql);
        const auto spoilt = rows(file);
        const Diagnosis diagnosis = repair(file, noon);
        EXPECT_EQ(counted(diagnosis.found), expected);
        ASSERT_TRUE(diagnosis.repair);
        EXPECT_EQ(diagnosis.repair->left.troubles, diagnosis.found.troubles);
        EXPECT_EQ(diagnosis.now().troubles.at(0).game, game);
        EXPECT_TRUE(rows(file) == spoilt);
    }
};

}
