#include "db/back_up/back_up.h"
#include "db/connection/daily_back_up.h"
#include "db/connection/open.h"
#include "db/plays/plays.h"
#include "tests/db/no_room.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <algorithm>
#include <sys/wait.h>
#include <unistd.h>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace std::chrono;
using db::Occasion;
using Reason = db::Error::Reason;
using test::Folder;

using test::noon;

std::vector<std::string> names(const fs::path& folder) {
    std::vector<std::string> found;
    for (const auto& entry : fs::directory_iterator(folder)) found.push_back(entry.path().filename());
    std::ranges::sort(found);
    return found;
}

class BackUp : public testing::Test {
protected:
    Folder folder;
    const fs::path file = folder / "history.db";
    const fs::path backups = folder / "backups";
};

TEST_F(BackUp, HoldsAllThatWasCommittedAndIsOneFileForTheUserAlone) {
    db::Store store(file);
    for (int number = 1; number < 4; ++number) store.add(test::game(number, number));
    const db::BackUp made = db::back_up(file, Occasion::by_hand, noon);
    EXPECT_EQ(made.file, backups / "history-20261121T120000Z-hand.db");
    EXPECT_EQ(names(backups), std::vector<std::string>{"history-20261121T120000Z-hand.db"});
    EXPECT_EQ(fs::status(backups).permissions() & (fs::perms::group_all | fs::perms::others_all), fs::perms::none);
    EXPECT_EQ(made.bytes, fs::file_size(made.file));
    const db::Store copy(made.file);
    for (int number = 1; number < 4; ++number) EXPECT_EQ(copy.load(test::uuid(number)), test::game(number, number));
}

TEST_F(BackUp, OverwritesNone) {
    db::Store store(file);
    for (int i = 0; i < 3; ++i) db::back_up(file, Occasion::merge, noon);
    EXPECT_EQ(names(backups),
              (std::vector<std::string>{"history-20261121T120000Z-merge.db", "history-20261121T120001Z-merge.db",
                                        "history-20261121T120002Z-merge.db"}));
    const auto listed = db::list_back_ups(file);
    ASSERT_EQ(listed.size(), 3U);
    EXPECT_EQ(listed[0].file.stem(), "history-20261121T120002Z-merge");
    EXPECT_EQ(listed[2].file.stem(), "history-20261121T120000Z-merge");
}

/// As after an empty battery.
TEST_F(BackUp, OfAClockThatIsYearsBehindIsTheNewestOne) {
    db::Store store(file);
    for (int number = 0; number < 10; ++number) db::back_up(file, Occasion::restore, noon);
    const db::BackUp made = db::back_up(file, Occasion::restore, noon - days(10'000));
    EXPECT_EQ(made.made, noon + seconds(10));
    const auto all = db::list_back_ups(file);
    EXPECT_EQ(all.front().file, made.file);
    const auto gone = db::expired(all);
    ASSERT_EQ(gone.size(), 1U);
    EXPECT_EQ(gone[0].made, noon);
}

TEST_F(BackUp, AfterAClockThatWasOnceAheadEachIsTheNewestOne) {
    db::Store store(file);
    db::back_up(file, Occasion::merge, noon + days(30'000));
    for (int number = 1; number < 4; ++number) {
        const db::BackUp made = db::back_up(file, Occasion::merge, noon + days(number));
        EXPECT_EQ(made.made, noon + days(30'000) + seconds(number));
        EXPECT_EQ(db::list_back_ups(file).front().file, made.file);
    }
}

TEST_F(BackUp, IsNotNamedByAYearOfFiveFigures) {
    db::Store store(file);
    fs::create_directory(backups);
    test::write_bytes(backups / "history-99991231T235959Z-daily.db", "x");
    EXPECT_EQ(db::back_up(file, Occasion::daily, noon).made, noon);
    test::write_bytes(backups / "history-99981231T235959Z-daily.db", "x");
    for (int times = 0; times < 2; ++times) db::back_up(file, Occasion::daily, noon);
    EXPECT_EQ(names(backups),
              (std::vector<std::string>{"history-20261121T120000Z-daily.db", "history-99981231T235959Z-daily.db",
                                        "history-99990101T235959Z-daily-2.db", "history-99990101T235959Z-daily.db",
                                        "history-99991231T235959Z-daily.db"}));
}

TEST_F(BackUp, AFullDiskKeepsTheOldOnesAndLeavesNoHalfFile) {
    db::Store store(file);
    store.add(test::game(1, 3));
    db::back_up(file, Occasion::daily, noon - days(1));
    const auto before = names(backups);
    store.add(test::game(2, 3));
    for (const Occasion occasion : db::occasions) {
        const test::NoRoom none;
        EXPECT_EQ(test::reason([&] { db::back_up(file, occasion, noon); }), Reason::full);
        EXPECT_EQ(names(backups), before);
    }
    {
        const test::NoRoom none;
        EXPECT_EQ(test::reason([&] { db::back_up_daily(file, noon); }), Reason::full);
    }
    EXPECT_EQ(names(backups), before);
    EXPECT_TRUE(db::back_up_daily(file, noon));
}

TEST_F(BackUp, AFolderThatCannotBeEnteredIsTheOneThatIsNamed) {
    { db::Store store(file); }
    fs::permissions(file, fs::perms::all);
    fs::permissions(folder.path(), fs::perms::all);
    fs::create_directory(backups);
    fs::permissions(backups, fs::perms::none);
    try {
        const test::OrdinaryUser user;
        db::back_up(file, Occasion::by_hand, noon);
        ADD_FAILURE() << "it was made";
    } catch (const db::Error& error) {
        EXPECT_EQ(error.reason, Reason::unreadable);
        EXPECT_EQ(error.file, backups);
    }
    fs::permissions(backups, fs::perms::owner_all);
}

TEST_F(BackUp, OfAHistoryThatAnotherProgramWritesWaitsInVain) {
    { db::Store store(file); }
    SQLite::Database other(file, SQLite::OPEN_READWRITE);
    other.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
    EXPECT_EQ(test::reason([&] { db::back_up(file, Occasion::daily, noon); }), Reason::locked);
    EXPECT_TRUE(db::list_back_ups(file).empty());
    EXPECT_TRUE(names(backups).empty());
}

TEST_F(BackUp, OfADamagedHistoryIsRefusedButBeforeARepair) {
    {
        db::Store store(file);
        for (int number = 0; number < 20; ++number) store.add(test::game(number, 8));
    }
    std::string bytes = test::bytes(file);
    std::fill(bytes.begin() + 4096 * 5, bytes.begin() + 4096 * 9, '\x5a');
    test::write_bytes(file, bytes);
    EXPECT_EQ(test::reason([&] { db::back_up(file, Occasion::daily, noon); }), Reason::damaged);
    EXPECT_TRUE(names(backups).empty());
    db::back_up(file, Occasion::repair, noon);
    EXPECT_EQ(names(backups), std::vector<std::string>{"history-20261121T120000Z-repair.db"});
}

TEST_F(BackUp, OfWhatIsNoDatabaseAnyMoreIsRefused) {
    test::write_bytes(file, std::string(9000, 'x'));
    try {
        db::back_up(file, Occasion::daily, noon);
        FAIL() << "a back-up of rubbish was made";
    } catch (const db::Error& error) {
        EXPECT_EQ(error.reason, Reason::damaged);
        EXPECT_EQ(error.file, file) << "it is the history that is damaged";
    }
    EXPECT_TRUE(names(backups).empty());
}

/// Of more than 8 MiB: it is copied in parts.
class BigBackUp : public BackUp {
protected:
    void SetUp() override {
        db::Store(file).add(test::game(1, 3));
        SQLite::Database(file, SQLite::OPEN_READWRITE)
            .exec("CREATE TABLE diary (day BLOB); INSERT INTO diary VALUES (zeroblob(9000000))");
    }
    /// Made while this is asked.
    fs::path made(const db::Watch::Ask& ask) const {
        return db::back_up(file, Occasion::by_hand, noon, db::Watch(ask)).file.filename();
    }
};

TEST_F(BigBackUp, TellsHowFarItIsAndCanBeStopped) {
    std::size_t told = 0, whole = 0;
    const auto follow = [&](std::size_t done, std::size_t all) {
        told = std::max(told, done);
        whole = std::max(whole, all);
        return true;
    };
    EXPECT_EQ(made(follow), "history-20261121T120000Z-hand.db");
    EXPECT_GT(told, 0U);
    EXPECT_GE(whole * 4096, 9'000'000U);
    EXPECT_EQ(test::reason([&] { made([](std::size_t, std::size_t all) { return all == 0; }); }), Reason::stopped);
    EXPECT_EQ(names(backups).size(), 1U) << "no half one is left";
}

TEST_F(BigBackUp, TakesAnotherNameWhereOneWasMadeMeanwhile) {
    const auto make_another = [&](std::size_t, std::size_t) {
        test::write_bytes(backups / "history-20261121T120000Z-hand.db", "another program's");
        return true;
    };
    EXPECT_EQ(made(make_another), "history-20261121T120001Z-hand.db");
    EXPECT_EQ(test::bytes(backups / "history-20261121T120000Z-hand.db"), "another program's");
}

TEST_F(BackUp, OnlyThoseOfThisHistoryAreListed) {
    fs::create_directories(backups / "history-20261121T120000Z-daily-9.db");
    for (const char* name :
         {"history-20261121T120000Z-daily.db", "history-20260101T000000Z-schema-12.db", "history.db", "letter.txt",
          "history-20261321T120000Z-daily.db", "history-20261121T250000Z-daily.db",
          "history-20261121T120000Z-yearly.db", "history-20261121T120000Z.db", "history-20261121T120000Z-daily.sqlite",
          "history-20261121T120000Z-daily-.db", "history-2-20261121T120000Z-daily.db",
          "other-20261121T120000Z-daily.db", "history-20261121T120000Z--2.db", "history-20261121T120000Z-daily.db.part",
          "history-20261121T120000Z-12.db", "history-20261121T120000Z-daily2.db", "history-20261121T120000Zdaily.db",
          "history-\xff.db"})
        test::write_bytes(backups / name, "x");
    const auto listed = db::list_back_ups(file);
    ASSERT_EQ(listed.size(), 2U);
    EXPECT_EQ(listed[0].made, noon);
    EXPECT_EQ(listed[1].occasion, Occasion::schema_step);
    EXPECT_EQ(db::list_back_ups(folder / "history-2.db").size(), 1U);
    EXPECT_TRUE(db::list_back_ups(folder / "elsewhere" / "history.db").empty());
}

TEST_F(BackUp, TellsWhatIsInIt) {
    db::Store store(file);
    EXPECT_EQ(db::contents(db::back_up(file, Occasion::by_hand, noon).file), (db::Contents{0, 0, 0, 0}));
    for (int number = 1; number < 4; ++number) store.add(test::game(number, 30));
    store.award(store.load(test::uuid(2)), score(test::game(2, 30)), 1, "2026-11-20T22:00:00+01:00");
    const auto made = db::back_up(file, Occasion::by_hand, noon);
    EXPECT_EQ(db::contents(made.file), (db::Contents{3, 3, 1, 2}));
    EXPECT_EQ(names(backups).size(), 2U) << "looking leaves nothing behind";
    db::Play elsewhere;
    elsewhere.id = test::uuid(9);
    elsewhere.game = "chess";
    elsewhere.played_at = "2026-11-20T22:00:00Z";
    db::Plays(store).import({elsewhere}, "elsewhere");
    EXPECT_EQ(db::contents(db::back_up(file, Occasion::by_hand, noon).file), (db::Contents{3, 4, 1, 2}));
}

TEST_F(BackUp, IsReadUnderAnyName) {
    const fs::path strange = folder / "50% of #1? \xe6\xad\xb7 & more";
    fs::create_directory(strange);
    db::Store(strange / "a?mode=rw.db").add(test::game(1));
    const auto made = db::back_up(strange / "a?mode=rw.db", Occasion::by_hand, noon);
    EXPECT_EQ(db::contents(made.file), (db::Contents{1, 1, 0, 2}));
    EXPECT_EQ(db::list_back_ups(strange / "a?mode=rw.db").size(), 1U);
}

TEST_F(BackUp, OfRubbishNothingIsTold) {
    fs::create_directory(backups);
    const auto copy = backups / "history-20261121T120000Z-hand.db";
    { db::Store store(file); }
    const std::string whole = test::bytes(file);
    for (const std::string& bytes : {std::string(), std::string("x"), std::string(9000, 'x'), whole.substr(0, 4096)}) {
        test::write_bytes(copy, bytes);
        EXPECT_EQ(db::contents(copy), std::nullopt);
    }
    EXPECT_EQ(db::contents(backups), std::nullopt);
    EXPECT_EQ(db::contents(backups / "nowhere"), std::nullopt);
}

TEST_F(BackUp, OfAHistoryWithoutOneOfItsTablesNothingIsTold) {
    for (const char* table : {"game", "result", "player"}) {
        fs::remove(file);
        { db::Store store(file); }
        SQLite::Database(file, SQLite::OPEN_READWRITE)
            .exec("PRAGMA journal_mode = DELETE; PRAGMA foreign_keys = OFF; DROP TABLE " + std::string(table));
        EXPECT_EQ(db::contents(file), std::nullopt) << table;
    }
}

TEST_F(BackUp, OfWhatIsNotThereIsRefused) {
    EXPECT_EQ(test::reason([&] { db::back_up(file, Occasion::by_hand, noon); }), Reason::unreadable);
    EXPECT_FALSE(fs::exists(file));
}

/// At the first step there are no plays yet.
TEST_F(BackUp, OfAnEarlyHistoryHoldsWhatItHas) {
    {
        SQLite::Database db(file, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db::migrate(db, file, db::schema().first(1));
    }
    EXPECT_FALSE(db::holds_something(file));
    SQLite::Database(file, SQLite::OPEN_READWRITE).exec("INSERT INTO player (id, name) VALUES ('p', 'Linda')");
    EXPECT_TRUE(db::holds_something(file));
}

TEST_F(BackUp, IsReadBesideALogThatIsEmpty) {
    db::Store(file).add(test::game(1));
    for (const char* log : {"-wal", "-journal"}) test::write_bytes(file.string() + log, "");
    EXPECT_TRUE(db::contents(file));
    test::write_bytes(file.string() + "-wal", "x");
    EXPECT_EQ(db::contents(file), std::nullopt) << "what was committed is perhaps not yet in the file";
}

TEST_F(BackUp, AViewThatNeverEndsIsNotAsked) {
    { db::Store store(file); }
    SQLite::Database(file, SQLite::OPEN_READWRITE)
        .exec("PRAGMA journal_mode = DELETE; DROP TABLE tile_face; DROP TABLE game;"
              " CREATE VIEW game AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n");
    EXPECT_EQ(db::contents(file), std::nullopt);
}

TEST_F(BackUp, TwoAtTheSameMomentBothStay) {
    db::Store(file).add(test::game(1, 3));
    constexpr int programs = 6;
    std::vector<pid_t> children;
    for (int program = 0; program < programs; ++program) {
        const pid_t child = fork();
        if (child == 0) _exit(test::reason([&] { db::back_up(file, Occasion::merge, noon); }) ? 1 : 0);
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = 1;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    EXPECT_EQ(db::list_back_ups(file).size(), static_cast<std::size_t>(programs));
    EXPECT_EQ(names(backups).size(), static_cast<std::size_t>(programs)) << "nothing else is left";
}

}
