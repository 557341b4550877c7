#include "app/table/rajas/copy.h"
#include "core/rajas/game.h"
#include "tests/property.h"

#include <algorithm>

#include <gmock/gmock.h>

namespace clerk::table::rajas {

// A table writes down what is printed on its own copy.

namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Copy : public testing::Test {
protected:
    const CopyPart& part(std::string_view path) const {
        return *std::ranges::find(copy.parts(), path, &CopyPart::path);
    }
    std::string expected(std::string_view path) const { return copy.expected(part(path)).utf8_string(); }
    void enter(std::string_view path, const std::string& draft) { copy.edit(part(path), draft); }
    void use(std::string_view path, const std::string& draft) {
        enter(path, draft);
        EXPECT_THAT(expected(path), IsEmpty()) << path;
        copy.use(part(path));
    }
    CopyProgress progress(std::string_view path) const { return copy.progress(part(path)); }

    CopyDescription copy{clerk::rajas::game_id, copy_parts({}), empty_copy, {}};
};

const std::string palace = R"({"terrace":{"die":"blue","gain":{"dice":["any"]},"spaces":2}})",
                  river = R"({"spaces":[{"karma":2},{},{"palace":"yogi"}],"bridge":2})",
                  province = R"({"map":["...","#.."],"exits":["a2s"],"yields":[{"at":"c2n","gain":{"fame":3}}]})",
                  back = R"({"map":["..."],"exits":["a1s"],"yields":[{"at":"c1n","colour":"white"}]})";

TEST_F(Copy, EveryPartCanBeLeftForLaterAndDescribedByItself) {
    for (const CopyPart& each : copy.parts()) {
        EXPECT_EQ(copy.progress(each), CopyProgress::later) << each.path;
        EXPECT_FALSE(copy.expected(each).empty()) << each.path;
        EXPECT_FALSE(each.name.empty() || each.explained.empty()) << each.path;
    }
    const std::pair<std::string_view, std::string> drafts[] = {
        {quarry_part, "1 1 2 3"}, {harbour_part, "0, 1, 1, 2"}, {market_part, "2 1 1 1"},
        {palace_part, palace},    {river_part, river},          {facing_part, "[6,5,5]"},
        {last_bonus_part, "55"},  {province_part, province},    {back_side_part, back}};
    ASSERT_EQ(std::size(drafts), copy.parts().size());
    for (const auto& [path, draft] : drafts) {
        use(path, draft);
        EXPECT_EQ(progress(path), CopyProgress::used) << path;
        EXPECT_FALSE(copy.in_words(part(path)).empty()) << path;
    }
    EXPECT_THAT(copy.copy(), HasSubstr(R"("market":{"assorted":2,"silk":1,"tea":1,"spices":1})"));
    EXPECT_THAT(copy.copy(), HasSubstr(R"("last_money_bonus":55)"));
}

TEST_F(Copy, IsCheckedAsItIsTyped) {
    const std::tuple<std::string_view, std::string, const char*> wrong[] = {
        {quarry_part, "1 x", "expected a whole number, found x"},
        {quarry_part, "1 12", "Entry 2: expected a whole number from 0 to 9, found 12"},
        {quarry_part, "1 -1", "expected a whole number, found -1"},
        {quarry_part, "99999999999999999999", "expected a whole number"},
        {market_part, "2 1 1", "expected four numbers"},
        {market_part, "2 1 1 1 1", "expected four numbers"},
        {market_part, "2 1 1 x", "found x"},
        {last_bonus_part, "44", "expected a whole number from 45"},
        {last_bonus_part, "50 55", "expected one number alone"},
        {palace_part, "{}", "expected a place"},
        {river_part, R"({"spaces":[{}]})", "two at least"},
        {river_part, R"({"spaces":[{},{}]})", "expected the bridge"},
        {facing_part, "[5,6]", "expected the fame space"},
        {province_part, R"({"map":[".."]})", "expected an exit"},
        {province_part, "?", "expected the places"}};
    for (const auto& [path, draft, words] : wrong) {
        enter(path, draft);
        EXPECT_THAT(expected(path), HasSubstr(words)) << path << " " << draft;
        copy.use(part(path));
        EXPECT_EQ(copy.copy(), empty_copy) << draft;
        EXPECT_EQ(copy.draft(part(path)), draft) << "what is entered is not lost";
    }
}

TEST_F(Copy, ADraftCountsForNothingUntilSomebodySaysThatItIsSo) {
    enter(facing_part, "[61,61,60]");
    EXPECT_EQ(progress(facing_part), CopyProgress::begun);
    EXPECT_EQ(copy.copy(), empty_copy);
    use(quarry_part, "1 2");
    enter(quarry_part, "1 2 3");
    EXPECT_EQ(progress(quarry_part), CopyProgress::changed);
    EXPECT_EQ(copy.copy(), R"({"quarry":[1,2]})");
    enter(quarry_part, "1 2");
    EXPECT_EQ(progress(quarry_part), CopyProgress::used) << "as it counts";
    enter(quarry_part, "7");
    copy.let_go(part(quarry_part));
    EXPECT_EQ(copy.draft(part(quarry_part)), "1 2");
    copy.clear(part(quarry_part));
    EXPECT_EQ(progress(quarry_part), CopyProgress::later);
    EXPECT_EQ(copy.copy(), empty_copy);
}

TEST_F(Copy, IsThereAgainTheNextTime) {
    use(river_part, river);
    enter(quarry_part, "1 1 x");
    const CopyDescription again{clerk::rajas::game_id, copy_parts({}), copy.copy(), copy.drafts()};
    EXPECT_EQ(again.copy(), copy.copy());
    EXPECT_EQ(again.draft(part(quarry_part)), "1 1 x");
    EXPECT_EQ(again.draft(part(river_part)), river);
    const CopyDescription hostile{
        clerk::rajas::game_id, copy_parts({}), R"({"quarry":"\u0000"})", {{"/river", "\xff["}, {"/x", "y"}}};
    EXPECT_EQ(hostile.copy(), empty_copy);
    EXPECT_FALSE(hostile.expected(part(river_part)).empty());
}

TEST_F(Copy, GoesToAnotherTableAsAFileAllOrNothing) {
    use(quarry_part, "1 2");
    use(palace_part, palace);
    CopyDescription other{clerk::rajas::game_id, copy_parts({}), R"({"quarry":[9],"harbour":[0]})", {{"/quarry", "5"}}};
    EXPECT_EQ(other.bring_in(copy.exported()), (std::vector<wxString>{"Quarry", "Palace"}));
    EXPECT_EQ(other.copy(), R"({"quarry":[1,2],"harbour":[0],"palace":)" + palace + "}");
    EXPECT_EQ(other.progress(part(quarry_part)), CopyProgress::used);
    const std::string before = other.copy();
    const auto refused = other.bring_in(R"({"harbour":[1,2],"facing":[1,2]})");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().path, "/facing/1");
    EXPECT_EQ(other.copy(), before);
}

TEST_F(Copy, OfAFacingThatSaysOtherwiseThanTheRulebookDeservesASecondLook) {
    std::string proposal;
    for (int money = 0; money <= 70; ++money) proposal += (money ? "," : "") + std::to_string(61 - (money + 1) / 2);
    enter(facing_part, "[" + proposal + "]");
    EXPECT_EQ(copy.doubt(part(facing_part)), "");
    enter(
        facing_part, "[61" + [] {
            std::string same;
            for (int i = 0; i < 60; ++i) same += ",36";
            return same;
        }() + "]");
    EXPECT_EQ(copy.doubt(part(facing_part)), "In the rulebook's example fame 35 lies beside money 52; here it is 36.");
}

}

namespace {

bool never_rises(const Facing& facing) { return std::ranges::is_sorted(facing, std::greater<>()); }

TEST(Facing, IsProposedSoThatItFitsTheRulebooksExample) {
    const Facing facing = proposed_facing(usual_last_money);
    EXPECT_EQ(facing.size(), 75u);
    EXPECT_EQ(facing.front(), 61);
    EXPECT_EQ(facing[65], 28);
    EXPECT_EQ(facing[52], 35);
    EXPECT_TRUE(doubt(facing).empty());
    EXPECT_TRUE(never_rises(proposed_facing(most_money)));
}

TEST(Facing, OneCorrectionMovesWhatComesAfterIt) {
    EXPECT_EQ(with_fame({5, 5, 4, 4, 3}, 2, 5), (Facing{5, 5, 5, 5, 4}));
    EXPECT_EQ(with_fame({5, 5, 4, 4, 3}, 2, 3), (Facing{5, 5, 3, 3, 2}));
    EXPECT_EQ(with_fame({5, 5, 4, 4, 3}, 2, 7), (Facing{7, 7, 7, 7, 6}));
    EXPECT_EQ(with_fame({2, 1, 1}, 1, 0), (Facing{2, 0, 0}));
    EXPECT_EQ(with_fame({2, 1}, 9, 0), (Facing{2, 1}));
}

TEST(Facing, EndsWhereTheTrackEnds) {
    EXPECT_EQ(ended_at({}, 2), (Facing{61, 60, 60}));
    EXPECT_EQ(ended_at({50, 49, 49}, 1), (Facing{50, 49}));
    EXPECT_EQ(ended_at({50, 49}, 4), (Facing{50, 49, 49, 48, 48}));
    EXPECT_EQ(ended_at({1}, 100000).size(), static_cast<std::size_t>(most_money) + 1);
}

PROPERTY(Facing, NeverRisesWhateverIsCorrected, ()) {
    Facing facing = proposed_facing(30);
    for (int i = 0; i < 20; ++i) {
        const auto money = *rc::gen::inRange<std::size_t>(0, 31);
        const int fame = *rc::gen::inRange(0, 70);
        facing = with_fame(std::move(facing), money, fame);
        RC_ASSERT(facing[money] == fame);
        RC_ASSERT(never_rises(facing));
        RC_ASSERT(facing.back() >= 0);
    }
}

}

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
