// What shows only while a history is repaired is told, too.
#include "db/check_up/check_up.h"
#include "tests/db/check_up/check_up_fixture.h"

namespace {

using namespace clerk;
using namespace clerk::test;

/// What is wrong elsewhere hides it at first.
TEST_F(CheckUpTest, TellsWhatShowsOnlyWhenTheTablesAreMended) {
    const std::string before = bytes(file);
    db::Store(file).add(game(7, 2));
    write_bytes(file, before);
    spoil("DROP INDEX play_by_import; UPDATE player SET nickname = 'Mallory' WHERE name = 'Zoe'; DELETE FROM night");
    EXPECT_EQ(troubles(), (Counters{{"schema", 1}}));
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.found),
              (Counters{{"schema", 1}, {"orphan", 1}, {"missing", 1}, {"lost_actions", 1}, {"content", 1}}));
    EXPECT_EQ(counted(report.now()), Counters{});
    EXPECT_TRUE(report.found.troubles.back().detail.starts_with("player ")) << report.found.troubles.back().detail;
}

TEST_F(CheckUpTest, TellsOfContentsThatAreLookedAtWhenAllElseIsMended) {
    spoil("UPDATE on_table SET game = 'gone'; UPDATE night SET place = 'elsewhere'");
    EXPECT_EQ(troubles(), (Counters{{"on_table", 1}}));
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.found), (Counters{{"on_table", 1}, {"content", 1}}));
    EXPECT_EQ(counted(report.now()), Counters{});
}

TEST_F(CheckUpTest, CountsWhatShowsLaterBeyondAThousand) {
    spoil("WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)"
          " INSERT INTO player (id, name, modified_at) SELECT 'new ' || i, 'x', '' FROM n;"
          "UPDATE on_table SET game = 'gone'");
    const CheckUpReport report = repair(file, noon);
    EXPECT_EQ(counted(report.found), (Counters{{"on_table", 1}, {"content", 1500}}));
    EXPECT_EQ(report.found.troubles.size(), 1001U);
}

}
