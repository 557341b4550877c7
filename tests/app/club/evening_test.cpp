#include "app/club/evening.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::club {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::SizeIs;

TEST(NightsCalled, AreThoseOfADayOrWithTheBeginningOfAnIdOrTheOneUnderWay) {
    db::Night old{.id = "aa1", .date = "2026-11-19"}, other{.id = "ab2", .date = "2026-11-21"};
    EXPECT_THAT(nights_called({old, other}, ""), IsEmpty());
    EXPECT_THAT(nights_called({old, other}, "2026-11-19"), ElementsAre(old));
    EXPECT_THAT(nights_called({old, other}, "ab"), ElementsAre(other));
    EXPECT_THAT(nights_called({old, other}, "a"), SizeIs(2));
    EXPECT_THAT(nights_called({old, other}, "2026"), IsEmpty()) << "a day is named whole";
    other.timer_started_at = "2026-11-21T19:00:00Z";
    EXPECT_THAT(nights_called({old, other}, ""), ElementsAre(other));
}

}

}

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
