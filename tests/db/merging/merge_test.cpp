// Two laptops: what the histories of both become when they are merged.
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/open.h"
#include "db/merging/merge.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/no_room.h"
#include "tests/db/support.h"

#include <algorithm>
#include <sys/stat.h>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using db::RecordKind;
using Reason = db::Error::Reason;
using test::contents;
using test::Folder;

using test::noon;

class JoiningTest : public testing::Test {
protected:
    Folder here, there;
    db::Store store{here / "history.db"};
    const fs::path other = there / "history.db";

    /// What the other laptop does meanwhile.
    template <class Change> void elsewhere(Change change) {
        db::Store theirs(other);
        change(theirs);
        theirs.connection()->seals.seal(); // what it did past the store
    }
    /// Both start as the same.
    template <class Change> void in_common(Change change) {
        elsewhere(change);
        store = db::Store(there / "nothing.db");
        test::copy_history(other, here / "history.db");
        store = db::Store(here / "history.db");
    }

    db::MergeReport join() { return db::merge(store, other, noon); }
    std::string player(const std::string& name) {
        return db::text(store.connection()->db, "SELECT id FROM player WHERE name = ?", name).value_or("");
    }
    void expect_refused(Reason expected) {
        const auto before = contents(store);
        const std::string bytes = fs::is_regular_file(other) ? test::bytes(other) : "";
        const auto names = there.names();
        EXPECT_EQ(test::reason([&] { db::preview_merge(store, other); }), expected);
        EXPECT_EQ(test::reason([&] { join(); }), expected);
        EXPECT_EQ(contents(store), before);
        EXPECT_EQ(fs::is_regular_file(other) ? test::bytes(other) : "", bytes);
        EXPECT_EQ(there.names(), names);
        EXPECT_TRUE(db::list_back_ups(store.file()).empty());
    }
};

TEST_F(JoiningTest, BringsGamesWithTheirJournalsAndResults) {
    const Record before = test::game(2, 4), after = test::with_turns(before, 5);
    store.add(test::game(1, 3));
    elsewhere([&](db::Store& theirs) {
        theirs.add(before);
        theirs.change(before, after);
        theirs.award(after, score(after), 3, "2026-11-21T22:00:00Z");
    });
    const auto report = join();
    EXPECT_EQ(report.merged.of(RecordKind::game), (db::MergeCounts{1, 0, 0}));
    EXPECT_EQ(report.merged.of(RecordKind::player).fresh, 2);
    EXPECT_EQ(store.load(test::uuid(1)), test::game(1, 3));
    EXPECT_EQ(store.load(test::uuid(2)), after);
    EXPECT_EQ(store.result(test::uuid(2))->rules_version, 3);
    EXPECT_EQ(store.undo(store.load(test::uuid(2))), before);
    EXPECT_EQ(db::People(store).alike().size(), 2U) << "Linda and John are of both";
}

TEST_F(JoiningTest, MakesABackUpOfTheHistoryAsItWas) {
    store.add(test::game(1));
    elsewhere([](db::Store& theirs) { theirs.add(test::game(2)); });
    const auto report = join();
    ASSERT_FALSE(report.back_up.empty());
    EXPECT_EQ(db::list_back_ups(store.file()).front().occasion, db::Occasion::merge);
    EXPECT_EQ(db::contents(report.back_up)->games, 1);
}

TEST_F(JoiningTest, OfTwoVersionsTheNewerWinsAndTheOlderIsKept) {
    in_common([](db::Store& both) { both.add(test::game(1)); });
    store.change(test::game(1), test::with_turns(test::game(1), 1));
    elsewhere([](db::Store& theirs) {
        theirs.change(test::game(1), test::with_turns(test::game(1), 3));
        theirs.connection()->transact(
            [&] { theirs.connection()->db.exec("UPDATE play SET modified_at = '2099-01-01T00:00:00.000Z'"); });
    });
    const auto report = join();
    ASSERT_EQ(report.merged.conflicts.size(), 1U);
    EXPECT_TRUE(report.merged.conflicts.front().theirs_wins);
    EXPECT_EQ(store.load(test::uuid(1)), test::with_turns(test::game(1), 3));
    const auto kept = db::superseded_versions(store);
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().kind, "play");
    EXPECT_EQ(kept.front().id, test::uuid(1));
    EXPECT_NE(kept.front().document.find("\"turns\":[["), std::string::npos);
}

TEST_F(JoiningTest, TheOlderVersionOfTheOtherIsKeptToo) {
    in_common([](db::Store& both) { both.add(test::game(1)); });
    elsewhere([](db::Store& theirs) { theirs.change(test::game(1), test::with_turns(test::game(1), 3)); });
    const Record ours = test::with_turns(test::game(1), 1);
    store.change(test::game(1), ours);
    store.connection()->transact(
        [&] { store.connection()->db.exec("UPDATE play SET modified_at = '2099-01-01T00:00:00.000Z'"); });
    EXPECT_FALSE(join().merged.conflicts.at(0).theirs_wins);
    EXPECT_EQ(store.load(test::uuid(1)), ours);
    EXPECT_EQ(db::superseded_versions(store).size(), 1U);
    const auto again = join();
    EXPECT_TRUE(again.merged.conflicts.empty());
    EXPECT_EQ(again.merged.of(RecordKind::game).known, 1);
}

TEST_F(JoiningTest, MergesAndBinMarksTravel) {
    in_common([](db::Store& both) { both.add(test::game(1)); });
    const std::string linda = player("Linda"), john = player("John");
    elsewhere([&](db::Store& theirs) {
        db::People(theirs).merge(john, linda);
        db::Plays(theirs).remove(test::uuid(1));
    });
    store.put_on_table(test::uuid(1));
    join();
    EXPECT_EQ(db::People(store).load(john).merged_into, linda);
    EXPECT_EQ(db::Plays(store).count({.in_bin = true}), 1);
    EXPECT_EQ(store.on_table(), "");
    EXPECT_EQ(db::Plays(store).load(test::uuid(1)).play.seats[1].player, linda);
}

TEST_F(JoiningTest, MergedBothWaysIsOnePerson) {
    in_common([](db::Store& both) { both.add(test::game(1)); });
    const std::string linda = player("Linda"), john = player("John");
    elsewhere([&](db::Store& theirs) { db::People(theirs).merge(john, linda); });
    db::People(store).merge(linda, john);
    join();
    EXPECT_EQ(db::People(store).list().size(), 1U);
}

TEST_F(JoiningTest, ThePlayOnTheTableStaysThere) {
    in_common([](db::Store& both) { both.add(test::game(1)); });
    store.put_on_table(test::uuid(1));
    elsewhere([](db::Store& theirs) {
        theirs.change(test::game(1), test::with_turns(test::game(1), 2));
        theirs.start(test::game(2));
    });
    join();
    EXPECT_EQ(store.on_table(), test::uuid(1));
    EXPECT_EQ(store.load(test::uuid(1)), test::with_turns(test::game(1), 2));
}

TEST_F(JoiningTest, CopiesPhotosAndPictures) {
    std::string photo, lost;
    test::write_bytes(there / "a.jpg", "a photo");
    elsewhere([&](db::Store& theirs) {
        theirs.add(test::game(1));
        db::Nights nights(theirs);
        const std::string night = nights.add("2026-11-21", "Basel");
        photo = nights.add_photo(night, there / "a.jpg");
        lost = nights.add_photo(night, there / "a.jpg");
        db::People people(theirs);
        people.set_picture(people.list().front().id, there / "a.jpg");
    });
    fs::rename(there / "photos" / lost, there / "b.jpg");
    const auto preview = db::preview_merge(store, other);
    EXPECT_EQ(preview.files, 2) << "a photo and a picture";
    EXPECT_FALSE(fs::exists(here / "photos"));
    const auto report = join();
    EXPECT_EQ(report.merged, preview);
    EXPECT_EQ(report.merged.missing, std::vector<std::string>{lost});
    EXPECT_EQ(test::bytes(here / "photos" / photo), "a photo");
    const db::People people(store);
    EXPECT_EQ(test::bytes(people.pictures() / people.list().front().picture), "a photo");
    EXPECT_FALSE(db::preview_merge(store, other).brings_something());
    fs::rename(there / "b.jpg", there / "photos" / lost);
    EXPECT_TRUE(db::preview_merge(store, other).brings_something());
    EXPECT_TRUE(join().merged.missing.empty()) << "what was found is brought the next time";
    EXPECT_EQ(test::bytes(here / "photos" / lost), "a photo");
}

TEST_F(JoiningTest, AFullDiskChangesNothing) {
    test::write_bytes(there / "a.jpg", "a photo");
    elsewhere([&](db::Store& theirs) {
        theirs.add(test::game(1));
        db::Nights nights(theirs);
        nights.add_photo(nights.add("2026-11-21", "Basel"), there / "a.jpg");
    });
    const auto before = contents(store);
    {
        const test::NoRoom none;
        EXPECT_EQ(test::reason([&] { join(); }), Reason::full);
    }
    EXPECT_EQ(contents(store), before);
    EXPECT_FALSE(fs::exists(here / "photos") && !fs::is_empty(here / "photos"));
    EXPECT_EQ(join().merged.of(RecordKind::photo).fresh, 1);
}

TEST_F(JoiningTest, WhatIsNoHistoryIsRefused) {
    expect_refused(Reason::unreadable);
    test::write_bytes(other, "");
    expect_refused(Reason::not_a_history);
    test::write_bytes(other, "letter");
    expect_refused(Reason::not_a_history);
    fs::remove(other);
    SQLite::Database(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec("CREATE TABLE play (id TEXT)");
    expect_refused(Reason::not_a_history);
    fs::remove(other);
    fs::create_directory(other);
    expect_refused(Reason::unreadable);
}

TEST_F(JoiningTest, TheHistoryItselfIsRefused) {
    fs::create_symlink(store.file(), other);
    EXPECT_EQ(test::reason([&] { join(); }), Reason::exists);
    EXPECT_EQ(test::reason([&] { db::preview_merge(store, store.file()); }), Reason::exists);
}

TEST_F(JoiningTest, OneThatIsInUseIsRefused) {
    db::Store theirs(other);
    theirs.add(test::game(1));
    EXPECT_EQ(test::reason([&] { join(); }), Reason::not_closed);
}

/// As it comes from a laptop that went out. What is told to be done, to open it once by itself, helps.
TEST_F(JoiningTest, OneThatWasNotClosedIsRefusedUntilItWasOpened) {
    Folder laptop;
    const fs::path file = laptop / "history.db";
    db::Store theirs(file);
    theirs.add(test::game(1));
    for (const char* end : {"", "-wal", "-mark"}) fs::copy_file(file.string() + end, other.string() + end);
    expect_refused(Reason::not_closed);
    { const db::Store opened(other); }
    EXPECT_EQ(join().merged.of(RecordKind::game).fresh, 1);
}

/// Whoever would write into it may never come.
TEST_F(JoiningTest, OneWithAPipeBesideItIsRefused) {
    elsewhere([](db::Store& theirs) { theirs.add(test::game(1)); });
    ASSERT_EQ(mkfifo((other.string() + "-journal").c_str(), 0600), 0);
    expect_refused(Reason::leads_elsewhere);
}

TEST_F(JoiningTest, ANewerOneIsRefused) {
    elsewhere([](db::Store& theirs) { theirs.connection()->db.exec("PRAGMA user_version = 99"); });
    expect_refused(Reason::newer);
    SQLite::Database(other, SQLite::OPEN_READWRITE).exec("PRAGMA user_version = -1");
    expect_refused(Reason::damaged);
}

TEST_F(JoiningTest, ADamagedOneIsRefused) {
    elsewhere([](db::Store& theirs) {
        for (int number = 0; number < 20; ++number) theirs.add(test::game(number, 8));
    });
    const std::string whole = test::bytes(other);
    for (std::size_t page = 1; page * 4096 < whole.size(); page += 3) {
        std::string bytes = whole;
        std::fill_n(bytes.begin() + static_cast<std::ptrdiff_t>(page * 4096), 4096, '\x5a');
        test::write_bytes(other, bytes);
        expect_refused(Reason::damaged);
    }
    test::write_bytes(other, whole.substr(0, 4096 * 3));
    expect_refused(Reason::damaged);
}

TEST_F(JoiningTest, OneWithForeignTablesKeysOrNamesIsRefused) {
    elsewhere([](db::Store& theirs) { theirs.add(test::game(1)); });
    const std::string whole = test::bytes(other);
    const auto expect = [&](Reason reason, std::initializer_list<const char*> changes) {
        for (const char* sql : changes) {
            test::write_bytes(other, whole);
            SQLite::Database(other, SQLite::OPEN_READWRITE).exec(std::string("PRAGMA journal_mode = DELETE; ") + sql);
            expect_refused(reason);
        }
    };
    expect(Reason::altered,
           {"DROP TABLE photo", "DROP TABLE turn; CREATE VIEW turn AS SELECT 1", "DROP INDEX play_by_time",
            "CREATE TRIGGER mine AFTER UPDATE ON play BEGIN DELETE FROM play; END",
            "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema VALUES ('trigger', 'sqlite_mine', 'play', 0,"
            " 'CREATE TRIGGER sqlite_mine AFTER UPDATE ON play BEGIN DELETE FROM play; END')",
            "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'CHECK (actions >= 0)',"
            " 'CHECK (length(hex(zeroblob(300000000))) > 0)') WHERE name = 'game'"});
    expect(Reason::foreign,
           {"CREATE TABLE mine (text TEXT CHECK (length(hex(zeroblob(30000000))) > 0))",
            "CREATE VIEW mine AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"});
    expect(Reason::damaged,
           {"PRAGMA foreign_keys = OFF; DELETE FROM player", "UPDATE player SET picture = '../../secret'",
            "INSERT INTO night (id, date, modified_at) VALUES ('n', '', '');"
            " INSERT INTO photo (file, night, bytes, modified_at) VALUES ('..', 'n', 0, '')"});
}

/// A row that its index does not have would not come in, and nobody would be told.
TEST_F(JoiningTest, OneWithARowThatIsMissingInAnIndexIsRefused) {
    elsewhere([](db::Store& theirs) { theirs.add(test::game(1, 3)); });
    const std::string whole = test::bytes(other);
    for (const char* index : {"sqlite_autoindex_play_1", "sqlite_autoindex_player_1", "play_by_time"}) {
        SCOPED_TRACE(index);
        test::write_bytes(other, whole);
        test::empty_index(other, index);
        expect_refused(Reason::damaged);
    }
}

/// The triggers take the seal away, whoever writes.
TEST_F(JoiningTest, ARecordThatAnotherProgramWroteIsRefused) {
    elsewhere([](db::Store& theirs) { theirs.add(test::game(1, 3)); });
    const std::string whole = test::bytes(other);
    for (const char* sql : {"UPDATE player SET name = 'Lynda' WHERE name = 'Linda'", "UPDATE play_seat SET score = 999",
                            "UPDATE turn SET json = json WHERE number = 0", "UPDATE play SET digest = NULL",
                            "DELETE FROM roll WHERE kind = 'game'",
                            "INSERT INTO night (id, date, modified_at) VALUES ('n', '2026-11-21', '2026')"}) {
        SCOPED_TRACE(sql);
        test::write_bytes(other, whole);
        EXPECT_TRUE(db::preview_merge(store, other).brings_something());
        SQLite::Database(other, SQLite::OPEN_READWRITE).exec(std::string("PRAGMA journal_mode = DELETE; ") + sql);
        expect_refused(Reason::damaged);
    }
}

/// A step of ours would ask the view, which never ends.
TEST_F(JoiningTest, AnEarlierOneWithAnEndlessViewIsRefused) {
    {
        SQLite::Database raw(other, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        db::migrate_copy(raw, other, db::schema().first(1));
        raw.exec("PRAGMA user_version = 1; PRAGMA journal_mode = DELETE; ALTER TABLE seat RENAME TO seat0;"
                 "CREATE VIEW seat AS SELECT g.* FROM seat0 AS g,"
                 " (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n)");
    }
    expect_refused(Reason::altered);
}

TEST_F(JoiningTest, AClockThatWasWrongOnceDoesNotDecideForEver) {
    in_common([](db::Store& theirs) { theirs.add(test::game(1)); });
    const std::string linda = player("Linda");
    elsewhere([&](db::Store& theirs) {
        db::People(theirs).rename(linda, "From the future");
        theirs.connection()->db.exec("UPDATE player SET modified_at = '2090-01-01T00:00:00.000Z' WHERE id = '" + linda +
                                     "'");
    });
    join();
    EXPECT_EQ(db::People(store).load(linda).name, "From the future");
    db::People(store).rename(linda, "Lindy");
    const auto again = join();
    ASSERT_EQ(again.merged.conflicts.size(), 1U);
    EXPECT_FALSE(again.merged.conflicts.front().theirs_wins);
    EXPECT_EQ(db::People(store).load(linda).name, "Lindy");
}

TEST_F(JoiningTest, LinksBesideTheOtherAreNotFollowed) {
    test::write_bytes(there / "a.jpg", "a photo");
    std::string photo;
    elsewhere([&](db::Store& theirs) {
        db::Nights nights(theirs);
        photo = nights.add_photo(nights.add("2026-11-21", "Basel"), there / "a.jpg");
    });
    fs::remove(there / "photos" / photo);
    fs::create_symlink(there / "a.jpg", there / "photos" / photo);
    EXPECT_EQ(join().merged.missing, std::vector<std::string>{photo});
    EXPECT_FALSE(fs::exists(here / "photos" / photo));
}

TEST_F(JoiningTest, WhoSitsWhereTravelsWithTheNight) {
    std::string night;
    in_common([&](db::Store& theirs) { night = db::Nights(theirs).add("2026-11-21", "Vienna"); });
    EXPECT_FALSE(join().merged.changes);
    elsewhere([&](db::Store& theirs) { db::Nights(theirs).set_seating(night, R"({"here":[]})"); });
    join();
    EXPECT_EQ(db::Nights(store).load(night).seating, R"({"here":[]})");
    EXPECT_TRUE(db::check_up(store.connection()->db).troubles.empty());
    EXPECT_FALSE(join().merged.changes) << "it is the same history now";
    db::Nights(store).set_seating(night, "");
    join();
    EXPECT_EQ(db::Nights(store).load(night).seating, "") << "what was changed later wins";
}

TEST_F(JoiningTest, WhoIsHiddenTravelsAsTheirNameDoes) {
    in_common([](db::Store& theirs) { theirs.add(test::game(1)); });
    EXPECT_FALSE(join().merged.changes);
    elsewhere([this](db::Store& theirs) { db::People(theirs).set_hidden(player("John"), true); });
    db::People(store).set_nickname(player("Linda"), "Lin");
    join();
    EXPECT_TRUE(db::People(store).load(player("John")).hidden);
    EXPECT_FALSE(db::People(store).load(player("Linda")).hidden);
    EXPECT_EQ(store.player_names(), std::vector<std::string>{"Linda"});
    EXPECT_TRUE(db::check_up(store.connection()->db).troubles.empty());
    EXPECT_FALSE(join().merged.changes) << "it is the same history now";
    db::People(store).set_hidden(player("John"), false);
    join();
    EXPECT_FALSE(db::People(store).load(player("John")).hidden) << "what was changed later wins";
}

}
