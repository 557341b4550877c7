#include "app/exchange/utc.h"

#include <cstdlib>
#include <ctime>

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

/// Other zones than that of the tests, for as long as it lives.
class Zone {
public:
    explicit Zone(const char* zone) { set(zone); }
    ~Zone() { set("CST-8"); }
    Zone(const Zone&) = delete;
    Zone& operator=(const Zone&) = delete;

private:
    static void set(const char* zone) {
        setenv("TZ", zone, 1);
        tzset();
    }
};

TEST(Utc, TakesTheClockOnTheWallInTheZoneOfThisComputer) {
    EXPECT_EQ(utc_of_clock("2024-05-04 20:30:00"), "2024-05-04T12:30:00Z");
    EXPECT_EQ(utc_of_clock("2024-05-04T20:30:00Z"), "2024-05-04T20:30:00Z") << "which names its zone";
    EXPECT_EQ(utc_of_clock("2024-02-30 20:30:00"), std::nullopt);
    EXPECT_EQ(clock_of_utc("2024-05-04T12:30:00Z"), "2024-05-04 20:30:00");
    EXPECT_EQ(utc_of_clock("1970-01-01 07:59:59"), "1969-12-31T23:59:59Z");
    EXPECT_EQ(utc_of_clock("0000-01-01 00:00:00"), "0000-01-01T00:00:00Z") << "there is no year before";
}

TEST(Utc, KnowsSummerAndWinter) {
    const Zone zone("EST5EDT,M3.2.0,M11.1.0");
    EXPECT_EQ(utc_of_clock("2024-07-04 22:15:00"), "2024-07-05T02:15:00Z");
    EXPECT_EQ(utc_of_clock("2024-12-04 22:15:00"), "2024-12-05T03:15:00Z");
    EXPECT_EQ(clock_of_utc("2024-07-05T02:15:00Z"), "2024-07-04 22:15:00");
    EXPECT_EQ(clock_of_utc("2024-03-10T06:59:00Z"), "2024-03-10 01:59:00");
    EXPECT_EQ(clock_of_utc("2024-03-10T07:00:00Z"), "2024-03-10 03:00:00");
}

TEST(Utc, IsWrittenWithABlank) { EXPECT_EQ(spaced("2026-11-20T19:30:00Z"), "2026-11-20 19:30:00"); }

}

}
