#include "app/history/current_night.h"

#include <gtest/gtest.h>

namespace clerk {
namespace {

TEST(CurrentNight, IsTheNightWhoseTimerRuns) {
    using Nights = std::vector<db::Night>;
    const db::Night old{.id = "old", .date = "2026-11-19"}, paused{.id = "paused", .date = "2026-11-21", .seconds = 60};
    db::Night running = old;
    running.timer_started_at = "2026-11-20T22:00:00Z";
    EXPECT_EQ(current_night({}), "");
    EXPECT_EQ(current_night(Nights{paused, old}), "") << "a pause is a pause, whatever the day";
    EXPECT_EQ(current_night(Nights{paused, running}), "old") << "past midnight it is still that night";
    db::Night later = paused;
    later.timer_started_at = "2026-11-21T20:00:00Z";
    EXPECT_EQ(current_night(Nights{later, running}), "paused") << "the one that was started last";
}

}
}
