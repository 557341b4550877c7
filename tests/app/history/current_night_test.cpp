#include "app/history/current_night.h"

#include <gtest/gtest.h>

namespace clerk {
namespace {

TEST(CurrentNight, IsTheNightThatRunsElseTheLatestOfToday) {
    using Nights = std::vector<db::Night>;
    const db::Night old{.id = "old", .date = "2026-11-19"}, early{.id = "early", .date = "2026-11-21"};
    db::Night late = early, running = old;
    late.id = "late";
    running.timer_started_at = "2026-11-20T22:00:00Z";
    EXPECT_EQ(current_night({}, "2026-11-21"), "");
    EXPECT_EQ(current_night(Nights{old}, "2026-11-21"), "");
    EXPECT_EQ(current_night(Nights{late, early, old}, "2026-11-21"), "late");
    EXPECT_EQ(current_night(Nights{late, early, running}, "2026-11-21"), "old")
        << "past midnight it is still that night";
    db::Night later = late;
    later.timer_started_at = "2026-11-21T20:00:00Z";
    EXPECT_EQ(current_night(Nights{later, running}, "2026-11-21"), "late");
}

}
}
