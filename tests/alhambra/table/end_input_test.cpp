#include "app/table/alhambra/position.h"
#include "app/table/alhambra/turn_input.h"
#include "tests/alhambra/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

TEST(AlhambraEndInput, CardsTurnedUpAreEnteredAndThenTheScoring) {
    AtTable table(alhambra_full());
    table.keys("34TE");
    EXPECT_FALSE(table.turn(0).done);
    table.keys("Y4O7S"); // after the cards one sees whether a scoring card came up
    EXPECT_FALSE(table.turn(0).done);
    table.keys("E");
    ASSERT_TRUE(table.turn(0).done);
    EXPECT_EQ(table.turn(0).cards, (std::vector{card("yellow-4"), card("orange-7")}));
    EXPECT_TRUE(table.turn(0).scoring);
    EXPECT_TRUE(table.legal());
    EXPECT_EQ(table.position().report.scorings, 1);
}

TEST(AlhambraEndInput, WhereNoCardIsDueTheLastTileEndsTheTurn) {
    AtTable table(alhambra_full());
    table.keys("YK");
    table.click("1,0");
    table.keys("E");
    EXPECT_FALSE(table.turn(0).done); // the yellow space is to be filled
    table.keys("P10");
    ASSERT_TRUE(table.turn(0).done);
    EXPECT_EQ(table.turn(0).tiles.at(game::Currency::yellow), tile("purple-10-w"));
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraEndInput, WhatIsMissingIsSaidAndEnteredAnew) {
    AtTable table(alhambra_full());
    table.keys("4TEE"); // orange 3, and no card turned up for it
    EXPECT_EQ(table.broken(), "refill.cards");
    table.correct();
    EXPECT_FALSE(table.turn(0).done);
    EXPECT_TRUE(table.legal());
    EXPECT_TRUE(table.entry().ending); // where the cards are asked for
    table.keys("B5E");
    EXPECT_TRUE(table.turn(0).done);
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraEndInput, ACardTurnedUpIsPutBack) {
    AtTable table(alhambra_full());
    table.keys("4TEB5");
    table.act([](const Position&, Entry entry) { return put_back_card(std::move(entry), 0); });
    table.keys("B6E");
    EXPECT_EQ(table.turn(0).cards, std::vector{card("blue-6")});
}

TEST(AlhambraEndInput, DirkDrawsAfterAScoring) {
    AtTable table(alhambra_builds(2));
    table.keys("SE");
    EXPECT_TRUE(table.game().turns.empty()); // his six tiles are asked for
    table.keys("R3R4R5R6R7R8");
    EXPECT_TRUE(table.game().turns.empty());
    table.act([](const Position&, Entry entry) {
        const game::Tile sixth = entry.end.dirk.at(5); // not that one
        return put_back_tile(std::move(entry), sixth);
    });
    table.keys("R9E");
    ASSERT_EQ(table.game().turns.size(), 1u);
    ASSERT_EQ(table.turn(0).dirk.size(), 6u);
    EXPECT_EQ(table.turn(0).dirk.back(), tile("red-9-0"));
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraEndInput, TooFewOfDirksTilesAreSaidAndEnteredAnew) {
    AtTable table(alhambra_builds(2));
    table.keys("SER3E");
    EXPECT_EQ(table.broken(), "dirk.count");
    table.correct();
    EXPECT_TRUE(table.legal());
    table.keys("R4R5R6R7R8E"); // the first is still there
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.turn(0).dirk.size(), 6u);
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraEndInput, WithoutAScoringDirkDrawsNothing) {
    AtTable table(alhambra_builds(2));
    table.keys("SER3SE");
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_TRUE(table.turn(0).dirk.empty());
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraEndInput, AThirdScoringCardDoesNotComeUp) {
    AtTable table(alhambra_builds(3));
    table.keys("SESE");
    ASSERT_EQ(table.position().report.scorings, 2);
    table.keys("SE");
    EXPECT_EQ(table.position().report.scorings, 2);
    EXPECT_FALSE(table.turn(2).scoring);
}

TEST(AlhambraEndInput, AtTheEndWhatTheRichestWonIsPlaced) {
    AtTable table(alhambra_full_over());
    EXPECT_EQ(table.position().stage, Stage::give_out);
    table.keys("E");
    ASSERT_TRUE(table.game().end.has_value());
    EXPECT_FALSE(finished(table.position()));
    ASSERT_EQ(table.position().aside().size(), 2u); // Linda's, for she has the nines
    for (int left = 2; left > 0; --left) {
        const game::Cells open = table.position().open_for(*table.entry().tile);
        table.click(game::write(open.front()).c_str());
    }
    EXPECT_EQ(table.game().end->at(0).steps.size(), 2u);
    EXPECT_TRUE(table.legal());
    EXPECT_TRUE(finished(table.position()));
}

TEST(AlhambraEndInput, InDepthBuildsItIsSaidWhatEachWon) {
    AtTable table(alhambra_builds_over());
    table.keys("E");
    table.look_at(1);
    table.keys("P13");
    EXPECT_EQ(table.game().end->at(1).tiles, std::vector{tile("purple-13-e")});
    EXPECT_EQ(player_at_turn(table.position()), 1);
    table.click("0,1");
    EXPECT_EQ(table.game().end->at(1).steps.size(), 1u);
    EXPECT_TRUE(table.legal());
    EXPECT_EQ(player_at_turn(table.position()), std::nullopt);
    EXPECT_FALSE(finished(table.position())); // another tile lies on the market
}

}
}
