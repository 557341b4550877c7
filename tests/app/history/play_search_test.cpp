#include "app/history/play_words.h"

#include <gtest/gtest.h>
#include <wx/datetime.h>

namespace clerk {
namespace {

std::int64_t midnight(int year, int month, int day) {
    const wxDateTime time(static_cast<wxDateTime::wxDateTime_t>(day), static_cast<wxDateTime::Month>(month - 1), year);
    return time.GetTicks();
}

TEST(PlaySearch, ADateIsADayAMonthOrAYear) {
    const db::Span day{midnight(2024, 2, 29), midnight(2024, 3, 1)};
    for (const char* written : {"2024-02-29", "2024/02/29", "2024.02.29", "  2024-02-29 "})
        EXPECT_EQ(span_of(written), day) << written;
    const db::Span month{midnight(2026, 12, 1), midnight(2027, 1, 1)};
    for (const char* written : {"2026-12", "2026-12-", "2026-12-0"}) EXPECT_EQ(span_of(written), month) << written;
    const db::Span year{midnight(2026, 1, 1), midnight(2027, 1, 1)};
    for (const char* written : {"2026", "2026-", "2026-1"}) EXPECT_EQ(span_of(written), year) << written;
}

TEST(PlaySearch, WhatIsNoDateIsNone) {
    for (const char* written : {"", "-", "20", "0000", "9999", "2026-13", "2026-00", "2026-02-29", "2026-11-31",
                                "2026-11-00", "2026-11-211", "26-11-21", "2026x", "99999999999999999999", "Linda"})
        EXPECT_EQ(span_of(written), std::nullopt) << written;
}

TEST(PlaySearch, ADayMayBeWrittenAsTheLanguageWritesIt) {
    const db::Span day{midnight(2024, 2, 29), midnight(2024, 3, 1)};
    for (const char* written : {"29 Feb 2024", "29 February 2024", "29.2.2024"})
        EXPECT_EQ(span_of(written), day) << written;
    for (const char* written : {"29 Feb", "30 Feb 2024", "2/3/2024"})
        EXPECT_EQ(span_of(written), std::nullopt) << written;
}

TEST(PlaySearch, ADateMayBeWrittenInChinese) {
    EXPECT_EQ(span_of(L"2024年2月29日"), (db::Span{midnight(2024, 2, 29), midnight(2024, 3, 1)}));
    EXPECT_EQ(span_of(L"2024年02月29日"), (db::Span{midnight(2024, 2, 29), midnight(2024, 3, 1)}));
    EXPECT_EQ(span_of(L"2026年12月"), (db::Span{midnight(2026, 12, 1), midnight(2027, 1, 1)}));
    EXPECT_EQ(span_of(L"2026年"), (db::Span{midnight(2026, 1, 1), midnight(2027, 1, 1)}));
}

TEST(PlaySearch, WordsAreLookedForOneByOne) {
    const auto words = words_of(L"  lin\u3000basel go ", {"Go", "Chess"});
    ASSERT_EQ(words.size(), 3u);
    EXPECT_EQ(words[0], (db::SoughtWord{"lin", {}}));
    EXPECT_EQ(words[1], (db::SoughtWord{"basel", {}}));
    EXPECT_EQ(words[2], (db::SoughtWord{"go", {"Go"}}));
    EXPECT_TRUE(words_of(" ", {"Go"}).empty());
}

TEST(PlaySearch, AGameIsFoundAsItIsCalled) {
    const std::vector<std::string> games{"Catan", "CATACOMBS", "Go"};
    EXPECT_EQ(search_of(" cat ", games).games, (std::vector<std::string>{"Catan", "CATACOMBS"}));
    EXPECT_EQ(search_of(" cat ", games).name, "cat");
    EXPECT_TRUE(search_of("2026", games).games.empty());
    EXPECT_TRUE(search_of("2026", games).begun.has_value());
    EXPECT_TRUE(search_of("   ", games).name.empty());
    EXPECT_TRUE(search_of("   ", games).games.empty()) << "nothing is looked for";
}

}
}
