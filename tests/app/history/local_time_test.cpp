#include "app/history/local_time.h"

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

TEST(LocalTime, WhatIsNoTimeStaysAsItIs) {
    EXPECT_EQ(local_minute("yesterday"), "yesterday");
    EXPECT_EQ(seconds_since("yesterday"), 0);
    EXPECT_EQ(seconds_since("2999-01-01T00:00:00Z"), 0) << "it is still to come";
}

}
}
