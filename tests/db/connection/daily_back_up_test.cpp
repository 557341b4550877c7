// The back-up of a day: when one is made, and which of the earlier ones it lets go.
#include "db/back_up/back_up.h"
#include "db/connection/daily_back_up.h"
#include "db/connection/open.h"
#include "db/file/disk.h"
#include "tests/db/no_room.h"
#include "tests/db/ordinary_user.h"
#include "tests/db/support.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using namespace clerk;
using namespace std::chrono;
using db::Occasion;
using Reason = db::Error::Reason;
using test::Folder;
using test::noon;

class DailyBackUp : public testing::Test {
protected:
    Folder folder;
    const fs::path file = folder / "history.db";
    const fs::path backups = folder / "backups";

    std::vector<std::string> names() const {
        std::vector<std::string> found;
        for (const auto& entry : fs::directory_iterator(backups)) found.push_back(entry.path().filename());
        std::ranges::sort(found);
        return found;
    }
    /// Makes the back-up of a history that another hand left so.
    std::optional<Reason> on(db::Time time) const {
        return test::reason([&] { db::back_up_daily(file, time); });
    }
};

TEST_F(DailyBackUp, IsMadeWhenSomethingChanged) {
    db::Store store(file);
    store.add(test::game(1));
    const auto first = db::back_up_daily(file, noon);
    ASSERT_TRUE(first);
    EXPECT_LT(fs::last_write_time(first->file), fs::last_write_time(file)) << "another change may bear the same moment";
    EXPECT_FALSE(db::back_up_daily(file, noon + hours(1)));
    EXPECT_FALSE(db::back_up_daily(file, noon + days(3)));
    store = db::Store(file);
    EXPECT_FALSE(db::back_up_daily(file, noon + days(4))) << "opening changes nothing";
    store.change(test::game(1), test::game(1, 1));
    const auto second = db::back_up_daily(file, noon + days(5));
    ASSERT_TRUE(second);
    EXPECT_EQ(second->occasion, Occasion::daily);
    db::back_up(file, Occasion::by_hand, noon + days(6));
    EXPECT_FALSE(db::back_up_daily(file, noon + days(7))) << "the one made by hand holds it";
    EXPECT_EQ(db::list_back_ups(file).size(), 3U);
    fs::resize_file(db::list_back_ups(file).front().file, 4096);
    EXPECT_TRUE(db::back_up_daily(file, noon + days(8))) << "that one is damaged";
}

TEST_F(DailyBackUp, WhileTheFilesAreUntouchedNothingIsReadOrWritten) {
    {
        db::Store store(file);
        store.add(test::game(1));
    }
    const auto hour_ago = fs::file_time_type::clock::now() - hours(1);
    fs::last_write_time(file, hour_ago);
    const auto made = db::back_up_daily(file, noon);
    ASSERT_TRUE(made);
    EXPECT_EQ(fs::last_write_time(made->file), hour_ago);
    test::write_bytes(made->file, "not even looked at");
    fs::last_write_time(made->file, hour_ago);
    {
        const test::NoRoom none;
        EXPECT_FALSE(db::back_up_daily(file, noon + hours(1))) << "there is no need for room";
    }
    db::Store store(file);
    store.add(test::game(2));
    EXPECT_TRUE(db::back_up_daily(file, noon + hours(2)));
    store.add(test::game(3));
    EXPECT_TRUE(db::back_up_daily(file, noon + hours(3))) << "what is in the log alone is a change too";
}

TEST_F(DailyBackUp, OfTheSameDayTheNewestStays) {
    db::Store store(file);
    for (int number = 1; number < 5; ++number) {
        store.add(test::game(number));
        EXPECT_TRUE(db::back_up_daily(file, noon + hours(number)));
    }
    EXPECT_EQ(names(), std::vector<std::string>{"history-20261121T160000Z-daily.db"});
}

TEST_F(DailyBackUp, WhatKilledProgramsLeftGoesWithTheNextOne) {
    db::Store store(file);
    const auto being_written = backups / "history-20261121T100000Z-merge.db";
    fs::create_directories(backups);
    const db::TemporaryFile part(being_written);
    const std::string left = "history-20261121T110000Z-daily-2.db";
    for (const char* end : {".part", ".part-journal", ".2.part", ".2.part-wal", ".2.part-shm"})
        test::write_bytes(backups / (left + end), "half");
    for (const char* other : {"letter.db.part", "history.part", "history-20261121T110000Z-daily.txt.2.part"})
        test::write_bytes(backups / other, "mine");
    db::back_up_daily(file, noon);
    EXPECT_EQ(names(), (std::vector<std::string>{
                           "history-20261121T100000Z-merge.db.part", "history-20261121T110000Z-daily.txt.2.part",
                           "history-20261121T120000Z-daily.db", "history.part", "letter.db.part"}));
}

/// As a program that synchronises folders leaves it. The good one of the day is all that there is.
TEST_F(DailyBackUp, OfAHistoryThatWasEmptiedIsNoneAndTheGoodOneStays) {
    db::Store store(file);
    store.add(test::game(1, 3));
    ASSERT_TRUE(db::back_up_daily(file, noon));
    const auto good = names();
    for (const std::string& left : {std::string(), std::string(8192, '\0'), std::string(9000, 'x')}) {
        test::write_bytes(file, left);
        EXPECT_EQ(on(noon + hours(1)), Reason::damaged);
        EXPECT_EQ(names(), good);
    }
    EXPECT_EQ(db::Store(backups / good.front()).load(test::uuid(1)), test::game(1, 3));
}

TEST_F(DailyBackUp, OfAnOlderHistoryInItsPlaceIsNone) {
    db::Store(file).add(test::game(1, 3));
    const std::string older = test::bytes(file);
    db::Store(file).add(test::game(2, 3));
    ASSERT_TRUE(db::back_up_daily(file, noon));
    const auto good = names();
    test::write_bytes(file, older);
    EXPECT_EQ(on(noon + hours(1)), Reason::behind);
    EXPECT_EQ(names(), good);
}

/// It cannot be brought up to date.
TEST_F(DailyBackUp, OfAReadOnlyHistoryOfAnEarlierStepIsMadeToo) {
    for (const std::size_t step : {1U, 5U, 6U}) {
        const Folder place;
        const fs::path earlier = place / "history.db";
        {
            SQLite::Database raw(earlier, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
            db::migrate_copy(raw, earlier, db::schema().first(step));
            raw.exec("PRAGMA user_version = " + std::to_string(step));
        }
        fs::create_directory(place / "backups");
        fs::permissions(place / "backups", fs::perms::all);
        fs::permissions(place.path(), fs::perms::all);
        fs::permissions(earlier, fs::perms(0444));
        const test::OrdinaryUser user;
        EXPECT_TRUE(db::back_up_daily(earlier, noon)) << step;
    }
}

TEST_F(DailyBackUp, OneThatHoldsNothingOrCannotBeReadMakesNoneGo) {
    { db::Store store(file); }
    ASSERT_TRUE(db::back_up_daily(file, noon + hours(3)));
    const std::string lost = "history-20261121T160000Z-daily.db";
    test::write_bytes(backups / lost, "Dear Linda,");
    db::Store(file).add(test::game(1, 3));
    ASSERT_TRUE(db::back_up_daily(file, noon));
    const std::string good = "history-20261121T160001Z-daily.db";
    EXPECT_EQ(names(), (std::vector<std::string>{lost, good})) << "of those that hold nothing the newest stays";
    db::Store(file).add(test::game(2, 3));
    ASSERT_TRUE(db::back_up_daily(file, noon + hours(1)));
    EXPECT_EQ(names(), (std::vector<std::string>{lost, "history-20261121T160002Z-daily.db"}));
}

/// Behind the back-ups that there are, or since a wrong clock once made one far ahead: each counts as of a day of its
/// own, as it would with a right clock.
TEST_F(DailyBackUp, LastsWhateverTheClockShows) {
    for (const int ahead : {10'000, 30'000}) {
        const Folder place;
        const fs::path history = place / "history.db";
        int number = 0;
        const auto made_at = [&](db::Time time) {
            db::Store(history).add(test::game(++number));
            return db::back_up_daily(history, time);
        };
        ASSERT_TRUE(made_at(noon + days(ahead)));
        for (int day = 0; day < 30; ++day) {
            const auto made = made_at(noon + days(day));
            ASSERT_TRUE(made);
            const auto all = db::list_back_ups(history);
            ASSERT_FALSE(all.empty());
            EXPECT_EQ(all.front().file, made->file) << day;
            EXPECT_GE(all.size(), static_cast<std::size_t>(std::min(day + 2, 12))) << day;
        }
    }
}

}
