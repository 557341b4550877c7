// What a history lacks that was told to be done: it lost its log, or an older file or another copy lies in its place.
#include "db/back_up/back_up.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "tests/db/check_up/check_up_fixture.h"

namespace {

using namespace clerk;
using namespace clerk::test;
namespace fs = std::filesystem;

/// As a sync program does that takes the file and not its log.
TEST_F(CheckUpTest, AHistoryThatLostItsLogIsBehind) {
    const Folder other;
    {
        db::Store store(file);
        const auto before = test::bytes(file);
        store.add(test::game(7, 2));
        ASSERT_TRUE(test::bytes(file) == before) << "it is in the log alone";
        copy_to(other.path(), file);
    }
    const fs::path behind = other / "history.db", back_up = db::back_up(file, db::Occasion::by_hand, noon).file;
    EXPECT_EQ(test::reason([&] { db::Store store(behind); }), Reason::behind);
    EXPECT_EQ(counted(db::check_up(behind)), (Counters{{"lost_actions", 1}}));
    db::restore(behind, back_up, noon);
    EXPECT_TRUE(db::Store(behind).has(uuid(7)));
}

/// It has a mark of its own, which is older than the one beside it; that is one trouble.
TEST_F(CheckUpTest, OneThatIsBehindTellsWhatElseIsWrong) {
    spoil("UPDATE player SET name = 'Mallory' WHERE name = 'Linda'");
    const std::string before = test::bytes(file);
    { db::Store(file).add(test::game(7, 2)); }
    write_bytes(file, before);
    const auto found = counted(db::check_up(file));
    EXPECT_EQ(found.at("lost_actions"), 1);
    EXPECT_GT(found.size(), 1U);
}

TEST_F(CheckUpTest, OneThatIsBehindCanGoOnAsItIs) {
    const std::string before = test::bytes(file);
    db::Store(file).add(test::game(7, 2));
    write_bytes(file, before);
    EXPECT_EQ(test::reason([&] { db::Store store(file); }), Reason::behind);
    EXPECT_TRUE(db::repair(file).left.troubles.empty());
    db::Store store(file);
    EXPECT_FALSE(store.has(uuid(7)));
    store.add(test::game(7, 2));
}

TEST_F(CheckUpTest, OneThatIsBehindCanGoOnThoughAnOverlongTextStays) {
    const std::string before = test::bytes(file);
    db::Store(file).add(test::game(7, 2));
    write_bytes(file, before);
    spoil("UPDATE player SET modified_at = printf('%.*c', 5000, 'x') WHERE name = 'Zoe'");
    EXPECT_EQ(troubles(), (Counters{{"text", 1}, {"lost_actions", 1}}));
    EXPECT_EQ(counted(db::repair(file).left), (Counters{{"text", 1}}));
    EXPECT_EQ(test::reason([&] { db::Store store(file); }), std::nullopt);
}

/// As two laptops make them that both go on from one file. Which has more actions does not matter.
TEST_F(CheckUpTest, ACopyThatWentAnotherWayLacksWhatWasDoneHere) {
    for (const int done_there : {1, 2, 5}) {
        const Folder laptop, desk;
        copy_to(laptop.path(), file);
        copy_to(desk.path(), file);
        const fs::path here = desk / "history.db", there = laptop / "history.db";
        for (const int game : {7, 8}) db::Store(here).add(test::game(game, 2));
        for (int game = 0; game < done_there; ++game) db::Store(there).add(test::game(20 + game, 2));
        fs::copy_file(there, here, fs::copy_options::overwrite_existing);
        EXPECT_EQ(test::reason([&] { db::Store store(here); }), Reason::behind) << done_there;
        EXPECT_EQ(counted(db::check_up(here)), (Counters{{"lost_actions", 1}})) << done_there;
        EXPECT_TRUE(db::repair(here).left.troubles.empty());
        EXPECT_TRUE(db::Store(here).has(uuid(20)));
        db::Store(here).add(test::game(9, 2));
        EXPECT_FALSE(has_trouble(here));
        EXPECT_TRUE(db::Store(here).has(uuid(9)));
    }
}

TEST_F(CheckUpTest, ACopyThatWentOnFromHereIsNotBehind) {
    const Folder laptop;
    db::Store(file).add(test::game(7, 2));
    copy_to(laptop.path(), file);
    for (const int game : {8, 9}) db::Store(laptop / "history.db").add(test::game(game, 2));
    fs::copy_file(laptop / "history.db", file, fs::copy_options::overwrite_existing);
    EXPECT_TRUE(db::Store(file).has(uuid(9)));
    EXPECT_FALSE(has_trouble(file));
}

/// An earlier version wrote no tag; and what was done long ago has none any more.
TEST_F(CheckUpTest, WhatHasNoTagIsTakenForTheSame) {
    const fs::path mark = file.string() + "-mark";
    db::Store(file).add(test::game(7, 2));
    const std::string line = test::bytes(mark), without = line.substr(0, 38) + std::string(25, ' ') + '\n';
    ASSERT_EQ(line.size(), without.size());
    write_bytes(mark, without);
    ASSERT_TRUE(db::read_mark(file));
    EXPECT_EQ(db::read_mark(file)->tags, "");
    EXPECT_TRUE(db::Store(file).has(uuid(7)));
    {
        const db::Store store(file);
        store.connection()->transact([&] {
            for (int action = 0; action < 600; ++action) static_cast<void>(db::count_action(store.connection()->db));
        });
    }
    write_bytes(mark, line);
    EXPECT_FALSE(has_trouble(file));
    SQLite::Database db(file, SQLite::OPEN_READONLY);
    EXPECT_EQ(db::number(db, "SELECT length(tags) FROM mark"), 500 * 6);
}

TEST_F(CheckUpTest, AnotherHistoryInItsPlaceIsNotBehind) {
    const Folder other;
    db::Store(other / "history.db").add(test::game(1, 1));
    fs::copy_file(other / "history.db", file, fs::copy_options::overwrite_existing);
    EXPECT_TRUE(db::Store(file).has(uuid(1)));
}

TEST_F(CheckUpTest, AMarkThatCannotBeReadSaysNothing) {
    const fs::path mark = file.string() + "-mark";
    for (const std::string& bytes :
         {std::string(), std::string("x"), std::string(64, 'x'), std::string(63, '9') + '\n'}) {
        write_bytes(mark, bytes);
        EXPECT_FALSE(has_trouble(file)) << bytes;
    }
    fs::remove(mark);
    fs::create_directory(mark);
    db::Store(file).add(test::game(7, 2));
    EXPECT_FALSE(has_trouble(file));
}

}
