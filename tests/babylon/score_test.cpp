// The final score, category by category, with the books' own examples.
#include "core/babylon/play.h"
#include "tests/babylon/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::babylon;
using namespace clerk::babylon::test;
using testing::ElementsAre;

constexpr Supports on_singles{Support::single, Support::single, Support::single, Support::single};

Terrace at(std::string_view anchor, int level, Flower flower = Flower::white, std::optional<Corner> open = {}) {
    return {.anchor = *read_cell(anchor), .level = static_cast<std::int8_t>(level), .open = open, .flower = flower};
}

Garden garden(std::vector<Terrace> terraces) {
    Garden garden;
    for (const Terrace& terrace : terraces) garden.place(terrace, on_singles);
    return garden;
}

Ornament joins(Kind kind, std::string_view a, std::string_view b) { return {kind, *read_space(a), *read_space(b)}; }

TEST(Score, AnEmptyGardenIsWorthNothing) {
    EXPECT_EQ(total(Garden{}), 0);
    EXPECT_EQ(Garden{}.open_slots().size(), 64);
}

TEST(Score, AStatueBringsItsLevel) {
    Garden three = garden({at("a1", 3)});
    three.build(joins(Kind::statue, "a1@3", "a1@3"));
    EXPECT_EQ(points(three, "statues"), 3);
}

TEST(Score, AFountainOnLevelTwoBringsSix) {
    Garden two = garden({at("a1", 2), at("c1", 2)});
    two.build(joins(Kind::fountain, "b1@2", "c1@2"));
    EXPECT_EQ(points(two, "fountains"), 6);
}

TEST(Score, EachOrnamentIsShownOnTheSpacesItLiesOn) {
    Garden all = garden({at("a1", 1), at("d1", 1), at("f1", 1)});
    all.build(joins(Kind::statue, "a1@1", "a1@1"));
    all.build(joins(Kind::bridge, "b1@1", "d1@1"));
    all.build(joins(Kind::fountain, "e1@1", "f1@1"));
    const auto shown = [&](std::string_view category) {
        const std::vector<Category> found = score(all);
        return std::ranges::find(found, category, &Category::id)->places;
    };
    EXPECT_THAT(shown("statues"), ElementsAre(Place{0, 0, 1}));
    EXPECT_THAT(shown("bridges"), ElementsAre(Place{1, 0, 1}, Place{2, 0, 1}, Place{3, 0, 1}));
    EXPECT_THAT(shown("fountains"), ElementsAre(Place{4, 0, 1}, Place{5, 0, 1}));
}

TEST(Score, StairsBringTheLevelsTheyJoin) {
    Garden steps = garden({at("a1", 1), at("c1", 2), at("e1", 3)});
    steps.build(joins(Kind::stairs, "b1@1", "c1@2"));
    EXPECT_EQ(points(steps, "stairs"), 3);
    steps.build(joins(Kind::stairs, "d1@2", "e1@3"));
    EXPECT_EQ(points(steps, "stairs"), 3 + 5);
}

TEST(Score, TheHighestLevelCountsTwice) { EXPECT_EQ(points(garden({at("a1", 1), at("c1", 3)}), "height"), 6); }

TEST(Score, ABridgeCountsWhileAnyOfItsThreeSpacesIsSeen) {
    Garden bridged = garden({at("a1", 1), at("d1", 1)});
    bridged.build(joins(Kind::bridge, "b1@1", "d1@1"));
    EXPECT_EQ(points(bridged, "bridges"), 3);
    bridged.place(at("a1", 2), on_singles);
    bridged.place(at("d1", 2), on_singles);
    EXPECT_EQ(points(bridged, "bridges"), 3) << "its middle is seen";
    bridged.place(at("c1", 4), on_singles);
    EXPECT_EQ(points(bridged, "bridges"), 0);
}

TEST(Score, FlowersCountInSetsOfFourDifferentThatAreSeen) {
    Garden four = garden({at("a1", 1, Flower::white), at("c1", 1, Flower::pink), at("e1", 1, Flower::yellow),
                          at("g1", 1, Flower::purple), at("a3", 1, Flower::purple)});
    EXPECT_EQ(points(four, "flowers"), 4);
    four.place(at("c1", 2, Flower::white), on_singles);
    EXPECT_EQ(points(four, "flowers"), 0) << "the pink one is covered whole";
}

TEST(Score, VarietyCountsSetsOfFourDifferentOrnaments) {
    Garden all = garden({at("a1", 1), at("c1", 1), at("e1", 2)});
    all.build(joins(Kind::statue, "a2@1", "a2@1"));
    all.build(joins(Kind::fountain, "b1@1", "c1@1"));
    all.build(joins(Kind::stairs, "d1@1", "e1@2"));
    EXPECT_EQ(points(all, "variety"), 0);
    all.build(joins(Kind::bridge, "b2@1", "d2@1"));
    EXPECT_EQ(points(all, "variety"), 4);
}

TEST(Score, AGazeboIsOnePointWhileItIsSeen) {
    Garden open = garden({at("a1", 2, Flower::white, Corner::nw)});
    EXPECT_EQ(points(open, "gazebos"), 1);
    open.place(at("a2", 4), on_singles);
    EXPECT_EQ(points(open, "gazebos"), 0);
}

TEST(Score, IsTheSumOfItsLines) {
    Garden one = garden({at("a1", 1, Flower::white, Corner::nw), at("c1", 2)});
    one.build(joins(Kind::stairs, "b1@1", "c1@2"));
    int sum = 0;
    for (const Category& category : score(one))
        for (const ScoreLine& line : category.lines) {
            EXPECT_FALSE(category.places_of(line).empty()) << category.id;
            sum += line.points;
        }
    EXPECT_EQ(sum, 3 + 1 + 4);
    EXPECT_EQ(total(one), sum);
}

// Ranks

Game two_gardens(std::vector<FinalTerrace> linda, std::vector<FinalTerrace> john) {
    Game game = final_garden(std::move(linda));
    game.gardens[1].terraces = std::move(john);
    return game;
}

ScoreSheet scored(const Game& game) { return score(game, replay(game).state); }

TEST(Ranks, ATieGoesToFewerOpenSlots) {
    const ScoreSheet sheet =
        scored(two_gardens({stands({"....", "a1"})}, {stands({"....", "a1"}), stands({"....", "c1"})}));
    EXPECT_EQ(sheet.players[0].total(), sheet.players[1].total());
    EXPECT_EQ(sheet.players[0].rank, 2);
    EXPECT_EQ(sheet.players[1].rank, 1);
    EXPECT_FALSE(sheet.players[0].winner);
    EXPECT_EQ(sheet.tie_break, "open_slots");
}

TEST(Ranks, AFullTieIsShared) {
    const ScoreSheet sheet = scored(two_gardens({stands({"....", "a1"})}, {stands({"....", "c1"})}));
    EXPECT_TRUE(sheet.players[0].winner);
    EXPECT_TRUE(sheet.players[1].winner);
    EXPECT_EQ(sheet.players[1].rank, 1);
    EXPECT_TRUE(sheet.tie_break.empty());
}

}
