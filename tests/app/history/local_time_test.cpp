#include "app/history/local_time.h"

#include <cstdlib>
#include <limits>
#include <string>
#include <time.h>

#include <gtest/gtest.h>

namespace clerk {
namespace {

TEST(LocalTime, ADurationIsHoursAndMinutes) {
    EXPECT_EQ(duration_of("2:30"), 9000);
    EXPECT_EQ(duration_of(" 0:00 "), 0);
    EXPECT_EQ(duration_of("999:59"), 3599940);
    for (const char* written : {"", ":", "2", "2:3", "2:60", "-1:00", "+1:00", "1:00:00", "1000:00", "1.5", "1:3x",
                                "99999999999999999999:00", "2:30'; DROP TABLE night; --", "\xef\xbc\x92:30"})
        EXPECT_EQ(duration_of(written), std::nullopt) << written;
}

TEST(LocalTime, ADurationInWordsHasTwoFiguresForMinutesAndSeconds) {
    EXPECT_EQ(duration_in_words(0), "0:00:00");
    EXPECT_EQ(duration_in_words(3909), "1:05:09");
    EXPECT_EQ(duration_in_words(3599940), "999:59:00");
}

TEST(LocalTime, DaysAreWrittenAsTheLanguageWritesThem) {
    const wxDateTime evening(21, wxDateTime::Nov, 2026, 20, 5, 9);
    const std::string utc = evening.ToUTC().FormatISOCombined().utf8_string() + "Z";
    EXPECT_EQ(local_day(utc), "21 Nov 2026");
    EXPECT_EQ(local_minute(utc), "21 Nov 2026, 20:05");
    EXPECT_EQ(local_second(utc), "21 Nov 2026, 20:05:09");
    EXPECT_EQ(local_iso_day(utc), "2026-11-21");
    EXPECT_EQ(day_in_words("2026-05-01"), "1 May 2026");
}

/// A count of seconds of -1 is no time to the C library, and ended every list with such a play in it.
TEST(LocalTime, TheLastSecondBefore1970IsATime) {
    for (const char* utc : {"1969-12-31T23:59:58Z", "1969-12-31T23:59:59Z", "1970-01-01T00:00:00Z"}) {
        ASSERT_TRUE(time_of(utc)) << utc;
        EXPECT_EQ(time_of(utc)->ToUTC().FormatISOCombined().utf8_string() + "Z", utc);
        EXPECT_NE(local_minute(utc), utc);
    }
}

/// Where clocks are put forward and back, also in the hours around it.
TEST(LocalTime, IsThatOfTheClocksHere) {
    const char* before = std::getenv("TZ");
    const std::string zone = before ? before : "";
    setenv("TZ", "CET-1CEST,M3.5.0,M10.5.0/3", 1);
    tzset();
    for (const auto& [utc, here] : {std::pair{"2026-03-29T00:30:00Z", "29 Mar 2026, 01:30"},
                                    {"2026-03-29T01:30:00Z", "29 Mar 2026, 03:30"},
                                    {"2026-03-29T02:30:00Z", "29 Mar 2026, 04:30"},
                                    {"2026-10-25T00:30:00.999Z", "25 Oct 2026, 02:30"},
                                    {"2026-10-25T01:30:00Z", "25 Oct 2026, 02:30"},
                                    {"2026-10-25T02:30:00Z", "25 Oct 2026, 03:30"}})
        EXPECT_EQ(local_minute(utc), here) << utc;
    if (before)
        setenv("TZ", zone.c_str(), 1);
    else
        unsetenv("TZ");
    tzset();
}

TEST(LocalTime, WhatIsNoTimeStaysAsItIs) {
    EXPECT_EQ(local_minute("yesterday"), "yesterday");
    for (const char* none : {"2026-11-21T19:00:00", "2026-11-21 19:00:00Z", "2026-02-30T19:00:00Z",
                             "2026-11-21T24:00:00Z", "2026_11_21T19:00:00Z", "20261121T190000Z, or so"})
        EXPECT_EQ(local_minute(none), none);
    EXPECT_EQ(seconds_since("yesterday"), 0);
    EXPECT_EQ(seconds_since("2999-01-01T00:00:00Z"), 0) << "it is still to come";
    EXPECT_EQ(seconds_since("1800-01-01T00:00:00Z"), std::numeric_limits<int>::max());
}

}
}
