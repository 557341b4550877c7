#include "i18n/dates.h"
#include "i18n/text.h"
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

/// The day that is read; empty: none.
std::string read(const char* language, const char* text) {
    i18n::start(language);
    const auto day = i18n::read_day(wxString::FromUTF8(text));
    i18n::start("en");
    return day ? day->FormatISODate().utf8_string() : std::string();
}

TEST(Dates, AreReadAsTheLanguageWritesThemAndAsIso) {
    for (const char* language : {"en", "de", "fr", "zh_TW", "zh_CN"}) {
        for (int month = 0; month < 12; ++month) {
            const wxDateTime day(28, static_cast<wxDateTime::Month>(month), 2026);
            i18n::start(language);
            const std::string written = i18n::day(day).utf8_string();
            EXPECT_EQ(read(language, written.c_str()), day.FormatISODate()) << language << ": " << written;
        }
        EXPECT_EQ(read(language, " 2026-2-03 "), "2026-02-03");
        EXPECT_EQ(read(language, "2024/02/29"), "2024-02-29");
    }
    for (const char* written :
         {"24.12.2026", "24.12.26", "24. Dezember 2026", "24. dez 2026", "24 12 2026", "24/12/2026"})
        EXPECT_EQ(read("de", written), "2026-12-24") << written;
    for (const char* written : {"3.2.2026", "3.2.26", "3. Feb. 2026", "3. Februar 2026"})
        EXPECT_EQ(read("de", written), "2026-02-03") << written;
    for (const char* written : {"14/07/2026", "14 juillet 2026", "14 juil. 2026"})
        EXPECT_EQ(read("fr", written), "2026-07-14") << written;
    for (const char* written : {"24 December 2026", "Dec 24, 2026", "12/24/2026", "24/12/2026", "24.12.2026"})
        EXPECT_EQ(read("en", written), "2026-12-24") << written;
    EXPECT_EQ(read("zh_TW", "2026年12月24日"), "2026-12-24");
}

TEST(Dates, ThatAreNoneOrMayBeTwoAreNotRead) {
    for (const char* language : {"en", "de", "fr", "zh_TW", "zh_CN"})
        for (const char* written : {"", "tomorrow", "24.12.", "31.2.2026", "2026-02-29", "2026-13-01", "1899-12-31",
                                    "32 2026 1", "24.12.2026 x", "24 Hello 2026", "1 2 3 4", "99999999999-1-1",
                                    "2026-1-99999999999", "-", "\xC3\xA4", "0.0.2026"})
            EXPECT_EQ(read(language, written), "") << language << ": " << written;
    EXPECT_EQ(read("en", "3/2/2026"), "") << "either is meant";
    EXPECT_EQ(read("en", "24.12.26"), "");
    EXPECT_EQ(read("fr", "3 ju 2026"), "") << "two months begin so";
    EXPECT_EQ(read("fr", "3 jui 2026"), "") << "two months begin so";
}

}
