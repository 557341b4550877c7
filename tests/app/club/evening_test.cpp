#include "app/club/evening.h"

#include <gmock/gmock.h>

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
