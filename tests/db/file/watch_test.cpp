// Long work is followed, and stopped at any moment: then all is as it was.
#include "app/history/check_up_report.h"
#include "db/back_up/back_up.h"
#include "db/connection/connection.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/file/in_place.h"
#include "db/file/watch.h"
#include "db/imports/imports.h"
#include "db/merging/merge.h"
#include "db/plays/plays.h"
#include "tests/db/merging/merge_model.h"
#include "tests/db/support.h"

#include <new>

#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using Reason = db::Error::Reason;
using test::Folder;

using test::noon;

std::vector<db::Play> plays(int first, int count) {
    std::vector<db::Play> list;
    for (int i = first; i < first + count; ++i)
        list.push_back({.id = test::uuid(1000 + i),
                        .game = "Carcassonne",
                        .played_at = "2026-01-01T19:00:00Z",
                        .seats = {{.player = {}, .name = "Linda", .rank = 1, .winner = true},
                                  {.player = {}, .name = "John", .rank = 2}}});
    return list;
}

/// What was told, and when it ends.
struct Follower {
    std::size_t asked = 0, least_all = 0;
    std::size_t stop_at = static_cast<std::size_t>(-1); ///< the question that is answered with no

    db::Watch::Ask ask() {
        return [this](std::size_t done, std::size_t all) {
            EXPECT_LE(done, all);
            least_all = std::max(least_all, all);
            return asked++ != stop_at;
        };
    }
};

class WatchTest : public testing::Test {
protected:
    Folder here, there;
    const std::filesystem::path file = here / "history.db", other = there / "history.db";

    /// Runs the work once to its end on a copy, then stops it at each of the questions: nothing may be changed by it.
    template <class Work> void stop_everywhere(std::size_t least_pieces, Work work) {
        Folder copies;
        const std::filesystem::path whole_copy = copies.path() / "whole" / "history.db";
        test::copy_history(file, whole_copy);
        Follower whole;
        work(whole_copy, whole.ask());
        EXPECT_GE(whole.least_all, least_pieces) << "it says how much there is";
        ASSERT_GT(whole.asked, 2U);
        const std::size_t step = std::max<std::size_t>(1, whole.asked / 12);
        for (std::size_t at = 0; at < whole.asked; at += step) {
            const std::filesystem::path copy = copies.path() / std::to_string(at) / "history.db";
            test::copy_history(file, copy);
            const auto before = test::contents(db::Store(copy));
            Follower follower{.stop_at = at};
            EXPECT_EQ(test::reason([&] { work(copy, follower.ask()); }), Reason::stopped)
                << at << " of " << whole.asked;
            EXPECT_EQ(test::contents(db::Store(copy)), before) << at << " of " << whole.asked;
        }
    }
};

TEST_F(WatchTest, AnImportComesInAsAWholeOrNotAtAll) {
    { const db::Store store(file); }
    stop_everywhere(40, [](const std::filesystem::path& history, const db::Watch::Ask& ask) {
        const db::Store store(history);
        const db::Following following(store.watch(), ask);
        db::import_plays_and_games(store, plays(0, 40), {}, "file");
    });
}

TEST_F(WatchTest, AMergeIsWholeOrNotAtAll) {
    { db::Store(file).add(test::game(1)); }
    {
        db::Store theirs(other);
        theirs.add(test::game(2, 3));
        db::Plays(theirs).import(plays(0, 20), "file");
    }
    stop_everywhere(20, [&](const std::filesystem::path& history, const db::Watch::Ask& ask) {
        const db::Store store(history);
        const db::Following following(store.watch(), ask);
        db::merge(store, other, noon);
    });
}

TEST_F(WatchTest, RatingsThatWereStoppedAreMadeTheNextTime) {
    const db::Store store(file);
    db::Plays(store).import(plays(0, 30), "file");
    Follower follower{.stop_at = 10};
    {
        const db::Following following(store.watch(), follower.ask());
        EXPECT_EQ(test::reason([&] { db::Ratings(store).list(""); }), Reason::stopped);
    }
    EXPECT_EQ(follower.least_all, 30U);
    ASSERT_EQ(db::Ratings(store).list("").size(), 2U);
    EXPECT_EQ(db::Ratings(store).list("").front().plays, 30);
}

TEST_F(WatchTest, ACheckUpAndABackUpAreStopped) {
    { db::Store(file).add(test::game(1, 5)); }
    stop_everywhere(1, [](const std::filesystem::path& history, const db::Watch::Ask& ask) {
        EXPECT_TRUE(clerk::check_up(history, db::Watch(ask)).found.troubles.empty());
        db::Watch watch(ask);
        watch.tell(1, 1);
        watch.tell(1, 1);
    });
    Follower follower{.stop_at = 0};
    const auto back_up = [&](const db::Watch& watch) { db::back_up(file, db::Occasion::by_hand, noon, watch); };
    EXPECT_EQ(test::reason([&] { back_up(db::Watch(follower.ask())); }), std::nullopt) << "it is too small to be asked";
}

TEST_F(WatchTest, AStatementThatNeverEndsIsStopped) {
    const db::Store store(file);
    Follower follower{.stop_at = 3};
    const db::Following following(store.watch(), follower.ask());
    const auto endless = [&] {
        store.connection()->query([&] {
            db::number(store.connection()->db, "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)"
                                               " SELECT max(i) FROM n");
        });
    };
    EXPECT_EQ(test::reason(endless), Reason::stopped);
    EXPECT_EQ(follower.asked, 4U);
}

TEST_F(WatchTest, WhoIsToldMayNotUseTheHistory) {
    const db::Store store(file);
    std::optional<Reason> why;
    const db::Following following(store.watch(), [&](std::size_t, std::size_t) {
        why = test::reason([&] { db::Plays(store).count({}); });
        return true;
    });
    db::Plays(store).import(plays(0, 2), "file");
    EXPECT_EQ(why, Reason::locked);
    EXPECT_EQ(db::Plays(store).count({}), 2);
}

TEST_F(WatchTest, FollowingWithinFollowingEndsWithItsOwn) {
    const db::Store store(file);
    Follower outer, inner;
    const db::Following first(store.watch(), outer.ask());
    {
        const db::Following second(store.watch(), inner.ask());
        store.watch().tell(1, 2);
    }
    store.watch().tell(2, 2);
    EXPECT_EQ(outer.asked, 1U);
    EXPECT_EQ(inner.asked, 1U);
}

}

namespace {

using namespace clerk;

constexpr const char* endless =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n";
constexpr const char* short_one =
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100000) SELECT count(*) FROM n";

TEST(StepBound, EndsWhatWouldNeverEndAndLetsTheRestBe) {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE);
    {
        const db::StepBound bound(db, 0);
        EXPECT_EQ(db.execAndGet(short_one).getInt(), 100'000);
        EXPECT_THROW(db.execAndGet(endless), SQLite::Exception);
        EXPECT_THROW(db.execAndGet(short_one), SQLite::Exception) << "all is used up";
    }
    EXPECT_EQ(db.execAndGet(short_one).getInt(), 100'000) << "the bound is gone";
}

TEST(StepBound, AsksWhoeverFollows) {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE);
    int asked = 0;
    const db::StepBound bound(db, 0, db::Watch([&](std::size_t, std::size_t) { return ++asked < 3; }));
    EXPECT_THROW(db.execAndGet(endless), SQLite::Exception);
    EXPECT_EQ(asked, 3);
    EXPECT_TRUE(db::was_stopped()) << "it is not the file's fault";
}

}

// What SQLite and the file system say, as our own reasons; and that memory that is missing is no fault of a file.

namespace {

using namespace clerk::db;
using Reason = Error::Reason;

Reason reason_of(int code) { return error("history.db", SQLite::Exception("said", code)).reason; }

TEST(TranslateErrors, OfSqlite) {
    EXPECT_EQ(reason_of(SQLITE_BUSY), Reason::locked);
    EXPECT_EQ(reason_of(SQLITE_LOCKED), Reason::locked);
    EXPECT_EQ(reason_of(SQLITE_FULL), Reason::full);
    for (const int code : {SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_READONLY, SQLITE_IOERR, SQLITE_NOLFS})
        EXPECT_EQ(reason_of(code), Reason::unreadable) << code;
    for (const int code : {SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_CONSTRAINT, SQLITE_TOOBIG, SQLITE_ERROR})
        EXPECT_EQ(reason_of(code), Reason::damaged) << code;
    EXPECT_THROW(reason_of(SQLITE_NOMEM), std::bad_alloc);
}

TEST(TranslateErrors, OfAStatementThatWasInterrupted) {
    bool goes_on = true;
    Watch watch([&](std::size_t, std::size_t) { return goes_on; });
    ASSERT_TRUE(watch.goes_on());
    EXPECT_EQ(reason_of(SQLITE_INTERRUPT), Reason::damaged) << "nobody stopped it: it would never have ended";
    goes_on = false;
    ASSERT_FALSE(watch.goes_on());
    EXPECT_EQ(reason_of(SQLITE_INTERRUPT), Reason::stopped);
}

/// Fails as SQLite does, with that extended code.
template <int Code> void fail_in_sqlite() {
    SQLite::Database db(":memory:", SQLite::OPEN_READWRITE);
    const auto fail = [](sqlite3_context* context, int, sqlite3_value**) { sqlite3_result_error_code(context, Code); };
    db.createFunction("fails", 0, false, nullptr, fail);
    translate_errors("history.db", [&] { db.exec("SELECT fails()"); });
}

TEST(TranslateErrors, OfMemoryThatIsMissingForAFile) {
    EXPECT_THROW(fail_in_sqlite<SQLITE_IOERR_NOMEM>(), std::bad_alloc);
}

TEST(TranslateErrors, OfAFileThatAnotherProgramReplaces) {
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_READONLY_DBMOVED>), Reason::moved);
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_IOERR_DELETE_NOENT>), Reason::locked) << "its log is gone";
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_READONLY_DIRECTORY>), Reason::unreadable);
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_IOERR_DELETE>), Reason::unreadable);
}

TEST(TranslateErrors, OfADiskWithoutRoomForTheIndexOfTheLog) {
    EXPECT_EQ(clerk::test::reason(fail_in_sqlite<SQLITE_IOERR_SHMSIZE>), Reason::full);
}

TEST(TranslateErrors, OfTheFileSystem) {
    const auto reason_of = [](std::errc code) {
        return error("history.db", std::filesystem::filesystem_error("said", std::make_error_code(code))).reason;
    };
    EXPECT_EQ(reason_of(std::errc::no_space_on_device), Reason::full);
    EXPECT_EQ(reason_of(std::errc::permission_denied), Reason::unreadable);
}

TEST(TranslateErrors, OfAnythingThatIsMissing) {
    const auto missing = [] { return std::optional<int>().value(); };
    try {
        translate_errors("history.db", missing);
        FAIL();
    } catch (const Error& told) {
        EXPECT_EQ(told.reason, Reason::damaged);
        EXPECT_EQ(told.file, "history.db");
    }
    EXPECT_EQ(translate_errors("history.db", [] { return 7; }), 7);
}

}
