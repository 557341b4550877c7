#include "app/table/alhambra/turn_input.h"
#include "app/table/alhambra/words.h"
#include "i18n/words.h"
#include "tests/alhambra/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

TEST(AlhambraTurnInput, ATileIsBoughtByColourAndPriceAndIsInHand) {
    AtTable table(alhambra_builds(3));
    table.keys("P13");
    EXPECT_EQ(table.last_step<game::Buy>().tile, tile("purple-13-e"));
    EXPECT_EQ(table.entry().tile, tile("purple-13-e"));
    EXPECT_EQ(table.entry().pick, TilePick{});
}

TEST(AlhambraTurnInput, OfSeveralTilesWithOnePriceTheFirstIsPicked) {
    AtTable table(alhambra_builds(3));
    table.keys("W7");
    EXPECT_TRUE(table.game().turns.empty());
    table.keys("K");
    EXPECT_EQ(table.last_step<game::Buy>().tile->price, 7);
}

TEST(AlhambraTurnInput, AFigureMeansNothingBeforeTheColour) {
    AtTable table(alhambra_builds(3));
    table.keys("7");
    EXPECT_EQ(table.entry().pick, TilePick{});
}

TEST(AlhambraTurnInput, TheSpaceChosenIsPaidWithWhatFits) {
    AtTable table(alhambra_full());
    table.keys("GK");
    EXPECT_EQ(table.last_step<game::Buy>(), (game::Buy{.space = game::Currency::green, .pay = {card("green-9")}}));
    EXPECT_TRUE(table.legal());
    EXPECT_EQ(table.entry().tile, tile("blue-8-0"));
}

TEST(AlhambraTurnInput, WithoutAnActionNothingMoreIsAskedToBeDone) {
    AtTable table(alhambra_full());
    table.keys("GK");
    table.escape();
    ASSERT_EQ(table.position().ready->progress.actions_left, 0);
    EXPECT_EQ(next_in_words(table.position(), table.entry()),
              "Place pavilion 8, or end the turn: then it goes to the reserve. No action is left.");
}

TEST(AlhambraTurnInput, CardsOfTheHandAreChosenOneByOne) {
    AtTable table(alhambra_full());
    table.keys("Y"); // red 9, the yellow 9 is laid out for it
    const auto choose = [&](std::size_t place) {
        table.act([place](const Position& position, Entry entry) {
            return choose_of_hand(position, std::move(entry), place);
        });
    };
    choose(0); // not that
    table.keys("K");
    EXPECT_TRUE(table.game().turns.empty()); // with no card nothing is bought
    choose(1);                               // but the green 9
    table.keys("K");
    EXPECT_EQ(table.last_step<game::Buy>().pay, std::vector{card("green-9")});
    EXPECT_EQ(table.broken(), "pay.currency");
    table.agree();
    EXPECT_TRUE(table.turn(0).steps.at(0).waived);
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraTurnInput, ASpaceChosenAgainIsLetGo) {
    AtTable table(alhambra_full());
    table.keys("YY");
    EXPECT_FALSE(table.entry().space);
    EXPECT_TRUE(table.entry().paying.empty());
}

TEST(AlhambraTurnInput, ASpaceThatIsEmptyCannotBeBoughtFrom) {
    AtTable table(alhambra_full());
    table.keys("YKY");
    EXPECT_EQ(table.turn(0).steps.size(), 1u);
    ASSERT_TRUE(table.refused());
    EXPECT_TRUE(i18n::sentence(game::game_id, table.refused()->finding).Contains("The yellow space"));
}

TEST(AlhambraTurnInput, CardsLaidOutAreTaken) {
    AtTable table(alhambra_full());
    table.keys("34T"); // sorted: green 6, green 9, blue 1, orange 3
    EXPECT_EQ(table.last_step<game::Take>().cards, (std::vector{card("blue-1"), card("orange-3")}));
    EXPECT_TRUE(table.entry().taking.empty());
}

TEST(AlhambraTurnInput, ACardThatIsNotThereIsNotChosen) {
    AtTable table(alhambra_full());
    table.keys("9T");
    EXPECT_TRUE(table.game().turns.empty());
}

TEST(AlhambraTurnInput, ATileInHandIsPutBackByASecondClick) {
    AtTable table(alhambra_builds(3));
    table.keys("B8");
    const auto click = [&] {
        table.act([](const Position&, Entry entry) { return take_in_hand(std::move(entry), tile("blue-8-0")); });
    };
    click();
    EXPECT_FALSE(table.entry().tile);
    click();
    EXPECT_EQ(table.entry().tile, tile("blue-8-0"));
    EXPECT_TRUE(table.keys_go_to_board());
}

TEST(AlhambraTurnInput, DirkIsGivenATileThatLiesAside) {
    AtTable table(alhambra_builds(2));
    table.keys("B8D");
    EXPECT_EQ(table.last_step<game::Give>().tile, tile("blue-8-0"));
    EXPECT_TRUE(table.position().aside().empty());
    table.keys("E");
    EXPECT_TRUE(table.turn(0).done);
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraTurnInput, WithoutDirkNothingIsGiven) {
    AtTable table(alhambra_builds(3));
    table.keys("B8D");
    EXPECT_EQ(table.turn(0).steps.size(), 1u);
}

TEST(AlhambraTurnInput, NothingElseIsDoneUntilTheTableHasDecided) {
    AtTable table(alhambra_builds(3));
    table.keys("G12");
    table.click("0,1");
    ASSERT_EQ(table.broken(), "place.edges");
    table.click("1,0");
    table.keys("B8E");
    EXPECT_EQ(table.turn(0).steps.size(), 2u);
    EXPECT_FALSE(table.turn(0).done);
}

TEST(AlhambraTurnInput, WhatWasTakenBackIsInHandAgain) {
    AtTable table(alhambra_builds(3));
    table.keys("G12");
    table.click("0,1");
    table.correct();
    EXPECT_EQ(table.entry().tile, tile("green-12-s"));
    table.click("1,0");
    EXPECT_TRUE(table.legal());
    table.undo();
    EXPECT_EQ(table.entry().tile, tile("green-12-s"));
}

}
}
