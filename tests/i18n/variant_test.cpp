// What was played: the ids of the history in words, and other programs' words as they stand.
#include "i18n/words.h"

#include <gtest/gtest.h>

namespace clerk::tests {

namespace {

std::string told(std::string_view game, std::string_view kept) { return i18n::variant(game, kept).utf8_string(); }

}

TEST(VariantTest, TellsDepthAndRulingsOtherThanUsual) {
    i18n::start("en");
    EXPECT_EQ(told("babylon", "full"), "Everything");
    EXPECT_EQ(told("babylon", "final, preset=zh-Hant"), "The end only, Traditional Chinese rulebook");
    EXPECT_EQ(told("alhambra", "builds, leftovers=sum, game_end=market, swap=anywhere, dirk_draws=before-market, "
                               "dirk_ranked=true"),
              "What is built, Where the new tile of a swap lies: wherever it fits, Dirk's place: ranked");
    i18n::start("zh_TW");
    EXPECT_EQ(told("babylon", "final, preset=zh-Hant").find_first_of("abcdefghijklmnopqrstuvwxyz="), std::string::npos);
    i18n::start("en");
}

TEST(VariantTest, IsWhatCoreWrites) {
    i18n::start("en");
    const auto record =
        parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001","game":"alhambra",)"
              R"("started_at":"2026-11-20T19:30:00+01:00","depth":"builds","turns":[],"rulings":{"swap":"anywhere"},)"
              R"("players":[{"name":"Ana"},{"name":"Bo"},{"name":"Cy"}]})");
    ASSERT_TRUE(record) << diagnosis(record.error());
    EXPECT_EQ(told("alhambra", variant(*record)), "What is built, Where the new tile of a swap lies: wherever it fits");
}

TEST(VariantTest, LeavesTheWordsOfOthersAsTheyStand) {
    i18n::start("en");
    for (const char* words : {"", "with rivers", "full moon", "rivers, full", "= , =", "全部"})
        EXPECT_EQ(told("alhambra", words), words);
    EXPECT_EQ(told("Go", "full, komi=7"), "full, komi=7") << "of a game not known here nothing is known";
    EXPECT_EQ(told("alhambra", "full, komi=7"), "Everything, komi=7") << "a ruling that is not known here";
    EXPECT_EQ(told("alhambra", "full, swap=twice"), "Everything, swap=twice");
    EXPECT_EQ(told("alhambra", "full, preset=new"), "Everything, preset=new");
    EXPECT_EQ(told("alhambra", "full, "), "Everything");
}

TEST(BggGameTest, IsKnownByItsId) {
    EXPECT_EQ(i18n::bgg_game("alhambra").id, 6249);
    EXPECT_EQ(i18n::bgg_game("Go").id, 0);
    EXPECT_EQ(i18n::game_of_bgg_id(6249), "alhambra");
    EXPECT_EQ(i18n::game_of_bgg_id(0), std::nullopt) << "several games have none";
    EXPECT_EQ(i18n::game_of_bgg_id(-1), std::nullopt);
}

}
