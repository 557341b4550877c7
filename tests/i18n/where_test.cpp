// Where in a record something is.
#include "i18n/words.h"

#include <gtest/gtest.h>

namespace clerk::tests {

namespace {

Record game() {
    return *parse(
        R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"babylon",)"
        R"("started_at":"2026-11-20T19:30:00+01:00","depth":"builds","turns":[],)"
        R"("players":[{"name":"{1}","flower":"white"},{"name":"約翰","flower":"pink"}]})");
}

std::string told(const Where& where) { return i18n::where(game(), where).utf8_string(); }

}

TEST(WhereTest, NamesRoundPlayerAndStep) {
    i18n::start("en");
    EXPECT_EQ(told({.player = 1, .turn = 7, .step = 0}), "Round 4, 約翰, step 1");
    EXPECT_EQ(told({.player = 0, .turn = 0, .step = -1}), "Round 1, {1}, start of the turn");
    EXPECT_EQ(told({.player = 1, .turn = 3}), "Round 2, 約翰");
}

TEST(WhereTest, NamesThePieceOfAGarden) {
    i18n::start("en");
    EXPECT_EQ(told({.player = 1, .piece = "terrace", .index = 2}), "約翰, terrace 3");
    EXPECT_EQ(told({.player = 1, .piece = "ornament", .index = 0}), "約翰, ornament 1");
    EXPECT_EQ(told({.player = 1}), "約翰");
    i18n::start("zh_TW");
    EXPECT_EQ(told({.player = 1, .piece = "terrace", .index = 2}), "約翰，露臺板塊 3");
}

TEST(WhereTest, ListsPlaces) {
    i18n::start("en");
    EXPECT_EQ(i18n::places("babylon", {{2, 3, 1}, {2, 2, 3}}), "c4@1 and c3@3");
}

}
