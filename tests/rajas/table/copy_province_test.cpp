#include "app/table/rajas/copy.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas {
namespace {

using testing::HasSubstr;

game::Edge edge(const char* text) { return game::read_edge(text).value(); }

TEST(CopiedProvince, PlacesComeAndGo) {
    game::ProvinceSide side = plain_side(3, 2);
    EXPECT_EQ(side.map, (std::vector<std::string>{"...", "..."}));
    side = with_place_changed(side, {1, 1}).side;
    EXPECT_EQ(side.map, (std::vector<std::string>{"...", "#.."}));
    EXPECT_EQ(with_place_changed(side, {1, 1}).side.map, plain_side(3, 2).map);
    EXPECT_EQ(with_place_changed(side, {9, 9}).side, side);
    EXPECT_EQ(resized(side, 2, 3).side.map, (std::vector<std::string>{"..", "#.", ".."}));
}

TEST(CopiedProvince, WhatIsAtTheRimIsNotLostByAnotherChange) {
    game::ProvinceSide side = with_exit_changed(plain_side(2, 2), edge("a1s")).side;
    side = with_yield(side, {.at = edge("b2e"), .gain = game::Reward{.money = 5}}).side;
    const auto smaller = resized(side, 1, 2);
    EXPECT_EQ(smaller.side, side);
    EXPECT_THAT(smaller.why_not.utf8_string(), HasSubstr("b2e"));
    EXPECT_THAT(resized(side, 2, 1).why_not.utf8_string(), HasSubstr("a1s"));
    EXPECT_THAT(with_place_changed(side, {1, 1}).why_not.utf8_string(), HasSubstr("a1s"));
    EXPECT_THAT(with_yield(side, {.at = edge("a1s"), .gain = game::Reward{}}).why_not.utf8_string(), HasSubstr("a1s"));
    EXPECT_THAT(with_exit_changed(side, edge("b2e")).why_not.utf8_string(), HasSubstr("b2e"));
    const auto larger = resized(with_exit_changed(side, edge("a1s")).side, 3, 3);
    EXPECT_THAT(larger.why_not.utf8_string(), HasSubstr("b2e")) << "a place would lie beyond it";
    EXPECT_EQ(larger.side.map.size(), 2u);
}

TEST(CopiedProvince, RowsInTheSouthLeaveWhatLiesNorthOfThemWhereItIs) {
    const auto side = with_yield(plain_side(2, 2), {.at = edge("a2n"), .gain = game::Reward{.fame = 1}}).side;
    const auto larger = resized(side, 2, 3);
    EXPECT_TRUE(larger.why_not.empty());
    EXPECT_EQ(larger.side.yields.front().at, edge("a3n"));
}

TEST(CopiedProvince, ASideIsMeantFromWithinAndFromWithout) {
    const game::ProvinceSide side = with_place_changed(plain_side(2, 1), {1, 1}).side;
    EXPECT_EQ(rim_edge(side, edge("a1e")), edge("b1w"));
    EXPECT_EQ(rim_edge(side, edge("b1w")), edge("b1w"));
    EXPECT_EQ(rim_edge(plain_side(2, 1), edge("a1e")), std::nullopt);
    EXPECT_EQ(rim_edge(side, edge("a1n")), std::nullopt);
}

TEST(CopiedProvince, AYieldThatIsNothingIsTakenOff) {
    game::ProvinceSide side = with_yield(plain_side(1, 1), {.at = edge("a1n"), .colour = game::YieldColour::red}).side;
    ASSERT_EQ(side.yields.size(), 1u);
    side = with_yield(side, {.at = edge("a1n"), .gain = game::Reward{.karma = 2}}).side;
    ASSERT_EQ(side.yields.size(), 1u);
    EXPECT_EQ(side.yields.front().gain, game::Reward{.karma = 2});
    EXPECT_TRUE(with_yield(side, {.at = edge("a1n")}).side.yields.empty());
}

TEST(CopiedPalace, APlaceHasANameOfItsOwn) {
    const Palace palace{{.name = "terrace"}};
    EXPECT_EQ(why_not_name(palace, "balcony"), "");
    for (const char* wrong : {"", "  ", "terrace", "mogul", "palace"})
        EXPECT_NE(why_not_name(palace, wrong), "") << wrong;
}

TEST(CopiedRiver, TheBridgeStaysBetweenItsSpaces) {
    game::RiverDraft river{.spaces = std::vector<game::Reward>(4)};
    river = with_bridge(river, 2);
    EXPECT_EQ(with_space(river, 0).bridge, 3);
    EXPECT_EQ(with_space(river, 3).bridge, 2);
    EXPECT_EQ(without_space(river, 1).bridge, 1);
    EXPECT_EQ(without_space(river, 4).bridge, 2);
    EXPECT_EQ(with_bridge(river, 2).bridge, std::nullopt);
    EXPECT_EQ(with_bridge(river, 4).bridge, std::nullopt) << "nothing lies beyond";
    EXPECT_EQ(without_space(without_space(river, 4), 3).bridge, std::nullopt);
    EXPECT_EQ(without_space(river, 9), river);
}

}
}
