#include "app/exchange/utc.h"

#include <gtest/gtest.h>

namespace clerk::exchange {

namespace {

TEST(Utc, ReadsWhatOtherProgramsWrite) {
    for (const char* text : {"2026-11-20 19:30:00", "2026-11-20T19:30:00", "2026-11-20T19:30:00Z", "2026-11-20 19:30",
                             "2026-11-20T19:30:00.123Z"})
        EXPECT_EQ(utc(text), "2026-11-20T19:30:00Z") << text;
}

TEST(Utc, TakesADayAsItsNoon) { EXPECT_EQ(utc("2024-02-29"), "2024-02-29T12:00:00Z"); }

TEST(Utc, ReadsNoDayThatIsNotInTheCalendarAndNothingElse) {
    for (const char* text : {"", "0000-00-00", "2026-02-29", "2026-13-01", "2026-11-31", "2026-11-20 24:00:00",
                             "2026-11-20 19:60:00", "2026-11-20 19:30:61", "20.11.2026", "2026-11-2", "2026-11-20 19",
                             "2026-11-20 19:30:00+01:00", "2026-11-20 19:30:00.x", "2026-11-20  19:30:00", "today"})
        EXPECT_EQ(utc(text), std::nullopt) << text;
    EXPECT_EQ(utc(std::string(1'000'000, '0')), std::nullopt);
}

TEST(Utc, IsWrittenWithABlank) { EXPECT_EQ(spaced("2026-11-20T19:30:00Z"), "2026-11-20 19:30:00"); }

}

}
