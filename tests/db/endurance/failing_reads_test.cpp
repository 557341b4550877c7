// What the system refuses to read is told as that, and never as damage; what was to be compared or repaired stays.
#include "db/check_up/check_up.h"
#include "db/check_up/repair.h"
#include "db/connection/daily_back_up.h"
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
