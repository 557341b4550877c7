// What the system refuses to read is told as that, and never as damage; what was to be compared or repaired stays.
#include "db/back_up/back_up.h"
#include "db/back_up/back_up_files.h"
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/daily_back_up.h"
#include "db/connection/moved_history.h"
#include "db/file/system.h"
#include "tests/db/endurance/failing_reads.h"
#include "tests/db/support.h"

#include <chrono>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;
using Reason = db::Error::Reason;
namespace fs = std::filesystem;

void make(const fs::path& file) { db::Store(file).start(test::game(1, 5)); }

TEST(FailingDisk, WhatCannotBeReadIsUnreadableForWhateverReasonTheSystemGives) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    const auto load = [&] { EXPECT_EQ(db::Store(file).load(test::uuid(1)), test::game(1, 5)); };
    for (const int why : {EIO, ENXIO, ERANGE, EACCES}) {
        test::fail_read(1, true, why);
        EXPECT_EQ(test::reason(load), Reason::unreadable) << why;
        EXPECT_TRUE(test::stop_failing_reads());
    }
    test::fail_read(1, false, EINTR);
    EXPECT_EQ(test::reason(load), std::nullopt) << "it was only interrupted";
    EXPECT_TRUE(test::stop_failing_reads());
}

/// It is compared with the one before, byte by byte.
TEST(FailingDisk, ADailyBackUpStaysWhereNobodyCanTellThatItIsTheSame) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    ASSERT_TRUE(db::back_up_daily(file, {}));
    const auto daily = [&](int day) {
        fs::last_write_time(file, fs::file_time_type::clock::now());
        return db::back_up_daily(file, db::Time() + std::chrono::days(day)).has_value();
    };
    EXPECT_FALSE(daily(1)) << "it is the same";
    int kept = 0, refused = 0;
    for (int n = 1; !HasFailure(); ++n) {
        test::fail_read(n, true);
        const auto refusal = test::reason([&] { kept += daily(1 + n); });
        if (!test::stop_failing_reads()) break;
        refused += refusal.has_value();
        EXPECT_TRUE(!refusal || refusal == Reason::unreadable) << n;
    }
    EXPECT_GT(kept, 0);
    EXPECT_GT(refused, 0);
}

/// Where the disk is bad from a page on, from the first to the last. What cannot be read can be given another name.
TEST(FailingDisk, AHistoryThatCannotBeReadGivesWayToItsBackUp) {
    constexpr int page = 4096;
    int named = 0;
    for (int from = 0; !HasFailure(); from += page) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        make(file);
        const fs::path copy = db::back_up(file, db::Occasion::by_hand, test::noon).file;
        db::Store(file).add(test::game(2, 5));
        if (fs::file_size(file) <= static_cast<std::uintmax_t>(from)) break;
        test::fail_reads_of(file, from);
        try {
            static_cast<void>(db::back_up(file, db::Occasion::repair, test::noon));
        } catch (const db::Error& error) {
            EXPECT_EQ(error.reason, Reason::unreadable) << from;
            EXPECT_EQ(error.file, file) << from;
            ++named;
        }
        const fs::path kept = db::restore(file, copy, test::noon).kept;
        EXPECT_TRUE(test::stop_failing_reads()) << from;
        EXPECT_FALSE(db::Store(file).has(test::uuid(2))) << from;
        EXPECT_EQ(db::Store(file).load(test::uuid(1)), test::game(1, 5)) << from;
        db::restore(file, kept, test::noon);
        EXPECT_EQ(db::Store(file).load(test::uuid(2)), test::game(2, 5)) << from;
    }
    EXPECT_GT(named, 10);
}

TEST(FailingDisk, AHistoryThatCannotBeReadStaysWhileAnyoneHasItOpen) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    const fs::path copy = db::back_up(file, db::Occasion::by_hand, test::noon).file;
    const db::Store store(file);
    test::fail_reads_of(file, 0);
    EXPECT_EQ(test::reason([&] { db::restore(file, copy, test::noon); }), Reason::locked);
    EXPECT_TRUE(test::stop_failing_reads());
    EXPECT_EQ(db::list_back_ups(file).size(), 1U);
}

TEST(FailingDisk, AMarkThatCannotBeReadIsNotTakenForNone) {
    const Folder folder;
    const fs::path file = folder / "history.db", mark = folder / "history.db-mark";
    make(file);
    const std::string before = test::bytes(file);
    db::Store(file).add(test::game(2, 5));
    test::write_bytes(file, before);
    for (const bool gone : {false, true}) {
        if (gone) fs::remove(file);
        test::fail_reads_of(mark, 0);
        try {
            const db::Store store(file);
            ADD_FAILURE() << "opened";
        } catch (const db::Error& error) {
            EXPECT_EQ(error.reason, Reason::unreadable);
            EXPECT_EQ(error.file, mark);
        }
        EXPECT_TRUE(test::stop_failing_reads());
        EXPECT_EQ(test::reason([&] { const db::Store store(file); }), gone ? Reason::gone : Reason::behind);
    }
}

/// Whose it is nobody can tell.
TEST(FailingDisk, AMarkThatCannotBeReadStaysBesideAHistoryThatMoved) {
    const Folder folder;
    const fs::path file = folder / "history.db", mark = folder / "history.db-mark";
    make(file);
    const db::Store store(file);
    fs::rename(file, folder / "elsewhere.db");
    test::fail_reads_of(mark, 0);
    const auto kept = db::keep_moved(store, test::noon);
    EXPECT_TRUE(test::stop_failing_reads());
    EXPECT_EQ(db::Store(kept.value().file).load(test::uuid(1)), test::game(1, 5));
    EXPECT_TRUE(fs::exists(mark));
}

TEST(FailingDisk, AMarkThatCannotBeReadIsInNobodysWayWhenABackUpIsPutBack) {
    const Folder folder;
    const fs::path file = folder / "history.db", mark = folder / "history.db-mark";
    make(file);
    const fs::path copy = db::back_up(file, db::Occasion::by_hand, test::noon).file;
    db::Store(file).add(test::game(2, 5));
    test::fail_reads_of(mark, 0);
    EXPECT_NO_THROW(db::restore(file, copy, test::noon));
    EXPECT_TRUE(test::stop_failing_reads());
    EXPECT_FALSE(db::Store(file).has(test::uuid(2)));
}

/// They are looked at while the first ones are locked.
TEST(FailingDisk, AHistoryOfWhichTheLastPagesCannotBeReadIsKeptAsItIs) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    const fs::path copy = db::back_up(file, db::Occasion::by_hand, test::noon).file;
    for (int game = 2; game <= 40; ++game) db::Store(file).add(test::game(game, 20));
    const std::string before = test::bytes(file);
    test::fail_reads_of(file, static_cast<off_t>(before.size() - 4096));
    const fs::path kept = db::restore(file, copy, test::noon).kept;
    EXPECT_TRUE(test::stop_failing_reads());
    EXPECT_FALSE(db::Store(file).has(test::uuid(40)));
    db::restore(file, kept, test::noon);
    EXPECT_EQ(db::Store(file).load(test::uuid(40)), test::game(40, 20));
}

TEST(FailingDisk, AFileThatCannotBeReadIsNoHistoryThatIsKnown) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    test::fail_reads_of(file, 0);
    EXPECT_FALSE(db::belongs_to_history(file));
    EXPECT_TRUE(test::stop_failing_reads());
    EXPECT_TRUE(db::belongs_to_history(file));
    test::fail_read(1, false, EINTR);
    EXPECT_EQ(db::read_beginning(file, 6), "SQLite") << "it was only interrupted";
}

TEST(FailingDisk, ALogThatCannotBeReadStaysWhereItIs) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    db::Store store(file);
    store.change(test::game(1, 5), test::game(1, 6));
    test::fail_read(1, true);
    EXPECT_NO_THROW(db::empty_log(store));
    EXPECT_TRUE(test::stop_failing_reads());
    EXPECT_TRUE(db::has_log(store));
    db::empty_log(store);
    EXPECT_FALSE(db::has_log(store));
}

/// It is told as that, and what is there is not given up for it.
TEST(FailingDisk, AnotherContentThatCannotBeReadIsNotTakenForAnother) {
    const Folder folder;
    const fs::path file = folder / "history.db";
    make(file);
    db::Store store(file);
    for (int n = 1; n <= 3; ++n) {
        fs::last_write_time(file, fs::file_time_type::clock::now());
        EXPECT_FALSE(db::has_moved(store)) << "SQLite has forgotten what it remembered";
        fs::last_write_time(file, fs::file_time_type::clock::now());
        test::fail_read(n, true);
        EXPECT_EQ(test::reason([&] { static_cast<void>(db::has_moved(store)); }), Reason::unreadable) << n;
        EXPECT_TRUE(test::stop_failing_reads()) << n;
        EXPECT_FALSE(db::has_moved(store)) << n;
    }
    store.change(test::game(1, 5), test::game(1, 6));
}

TEST(FailingDisk, ARepairIsWholeOrNotAtAll) {
    int failed = 0;
    for (int n = 1; !HasFailure(); n += 1 + n / 12, ++failed) {
        const Folder folder;
        const fs::path file = folder / "history.db";
        make(file);
        SQLite::Database(file, SQLite::OPEN_READWRITE).exec("UPDATE game SET kind = 'chess'");
        const auto before = db::check_up(file).troubles;
        ASSERT_EQ(before.size(), 1U);
        test::fail_read(n, false);
        const auto refusal = test::reason([&] { db::repair(file); });
        if (!test::stop_failing_reads()) break;
        EXPECT_TRUE(!refusal || refusal == Reason::unreadable) << n;
        EXPECT_EQ(db::check_up(file).troubles, refusal ? before : std::vector<db::Trouble>{}) << n;
    }
    EXPECT_GT(failed, 10);
}

}
