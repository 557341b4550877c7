#include "db/file/step_bound.h"

#include <SQLiteCpp/Statement.h>
#include <gtest/gtest.h>

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
