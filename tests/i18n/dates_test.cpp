#include "i18n/dates.h"
#include "i18n/numbers.h"
#include "i18n/words.h"

#include <gtest/gtest.h>

namespace clerk::tests {

TEST(Dates, AreWrittenAsTheLanguageWritesThem) {
    const wxDateTime evening(1, wxDateTime::Nov, 2026, 20, 5, 9);
    i18n::start("en");
    EXPECT_EQ(i18n::day(evening), "1 Nov 2026");
    EXPECT_EQ(i18n::day_and_time(evening), "1 Nov 2026, 20:05");
    EXPECT_EQ(i18n::day_and_time(evening, true), "1 Nov 2026, 20:05:09");
    i18n::start("zh_TW");
    EXPECT_EQ(i18n::day(evening), L"2026\u5E7411\u67081\u65E5");
    EXPECT_EQ(i18n::day_and_time(evening), L"2026\u5E7411\u67081\u65E5 20:05");
    i18n::start("de");
    EXPECT_EQ(i18n::day_and_time(evening), "1. Nov. 2026, 20:05");
    i18n::start("fr");
    EXPECT_EQ(i18n::day(evening), "1 nov. 2026");
    i18n::start("en");
}

TEST(Numbers, HaveTheMarkOfTheLanguage) {
    i18n::start("de");
    EXPECT_EQ(i18n::average(-7.25), "-7,3");
    EXPECT_EQ(i18n::average(61), "61,0");
    i18n::start("en");
    EXPECT_EQ(i18n::average(0.04), "0.0");
    EXPECT_EQ(i18n::average(-0.04), "0.0");
    EXPECT_EQ(i18n::whole(1532.5), "1533");
}

TEST(Dates, HaveTwelveMonths) {
    i18n::start("en");
    for (int month = 0; month < 12; ++month) {
        const wxDateTime day(28, static_cast<wxDateTime::Month>(month), 2026);
        EXPECT_EQ(i18n::day(day), day.Format("%d %b %Y"));
    }
}

}
