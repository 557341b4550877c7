#include "app/table/alhambra/position.h"
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

const game::FinalPalace& palace(const AtTable& table, std::size_t round, std::size_t player) {
    return table.game().rounds.at(round).palaces.at(player);
}

void pick(AtTable& table, const char* id) {
    table.act([id](const Position& position, Entry entry) { return pick(position, std::move(entry), tile(id)); });
}

void look_at_round(AtTable& table, int round) {
    table.act(
        [round](const Position& position, Entry entry) { return choose_round(position, std::move(entry), round); });
}

TEST(AlhambraFinalInput, APalaceIsBuiltTileByTile) {
    AtTable table(alhambra_final(3));
    pick(table, "purple-11-n");
    EXPECT_TRUE(table.keys_go_to_board());
    table.click("0,1");
    table.keys("B8");
    table.click("1,0");
    table.look_at(1);
    pick(table, "white-9-w");
    table.click("-1,0");
    EXPECT_EQ(palace(table, 0, 0).size(), 2u);
    EXPECT_EQ(palace(table, 0, 1).size(), 1u);
    EXPECT_TRUE(table.legal());
    table.keys("X");
    table.click("-1,0");
    EXPECT_TRUE(palace(table, 0, 1).empty());
    EXPECT_TRUE(table.entry().taking_away); // and others after it
}

TEST(AlhambraFinalInput, ItIsJudgedAsItStands) {
    AtTable table(alhambra_final(3));
    table.keys("B8");
    table.click("1,1");
    EXPECT_EQ(table.broken(), "place.apart");
    table.keys("R9");
    table.click("1,0"); // with this one beside it all is well
    EXPECT_TRUE(table.legal());
    table.keys("G12");
    table.click("0,1");
    EXPECT_EQ(table.broken(), "place.edges");
    table.correct();
    EXPECT_EQ(palace(table, 0, 0).size(), 2u);
}

TEST(AlhambraFinalInput, ATileIsTakenUpAndLaidElsewhere) {
    AtTable table(alhambra_final(3));
    table.keys("B8");
    table.click("1,0");
    table.offer("1,0", 0);
    EXPECT_TRUE(palace(table, 0, 0).empty());
    EXPECT_EQ(table.entry().tile, tile("blue-8-0"));
    table.click("0,1");
    EXPECT_EQ(palace(table, 0, 0).front().at, cell("0,1"));
}

TEST(AlhambraFinalInput, AFurtherScoringBeginsWithTheOneBefore) {
    AtTable table(alhambra_final(3));
    table.keys("B8");
    table.click("1,0");
    look_at_round(table, 2);
    ASSERT_EQ(table.game().rounds.size(), 2u);
    EXPECT_EQ(palace(table, 1, 0).size(), 1u);
    table.keys("R9");
    table.click("0,1");
    EXPECT_EQ(palace(table, 1, 0).size(), 2u);
    EXPECT_EQ(palace(table, 0, 0).size(), 1u);
    look_at_round(table, 1);
    EXPECT_EQ(table.position().round, 1);
    EXPECT_EQ(table.game().rounds.size(), 2u);
}

TEST(AlhambraFinalInput, TheLastScoringIsTakenOutAgain) {
    AtTable table(alhambra_final(3));
    look_at_round(table, 3);
    EXPECT_EQ(table.game().rounds.size(), 3u);
    table.act(remove_last_round);
    EXPECT_EQ(table.game().rounds.size(), 2u);
    table.keys("B8");
    table.click("1,0");
    EXPECT_EQ(palace(table, 1, 0).size(), 1u); // the second is looked at now
    EXPECT_TRUE(palace(table, 0, 0).empty());
}

TEST(AlhambraFinalInput, OnlyThePointsOfAScoringAreEntered) {
    AtTable table(alhambra_final(3));
    table.act([](const Position& position, Entry entry) { return only_points(position, std::move(entry), true); });
    EXPECT_EQ(table.position().stage, Stage::points);
    table.act([](const Position& position, Entry entry) {
        return enter_points(position, std::move(entry), {0, 27, 0}, 0);
    });
    EXPECT_EQ(table.game().rounds.at(0).points, (std::vector{0, 27, 0}));
    table.act([](const Position& position, Entry entry) { return only_points(position, std::move(entry), false); });
    EXPECT_EQ(table.game(), alhambra_final(3));
}

TEST(AlhambraFinalInput, WithDirkTilesArePickedIntoHisList) {
    AtTable table(alhambra_final(2));
    table.keys("D");
    table.keys("B8R9");
    EXPECT_EQ(table.game().rounds.at(0).dirk, (std::vector{tile("blue-8-0"), tile("red-9-0")}));
    table.act([](const Position& position, Entry entry) {
        return choose_of_dirk(position, std::move(entry), tile("blue-8-0"));
    });
    EXPECT_EQ(table.game().rounds.at(0).dirk, std::vector{tile("red-9-0")});
    table.keys("DB8");
    table.click("1,0");
    EXPECT_EQ(palace(table, 0, 0).size(), 1u);
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraFinalInput, TheScoringChosenInTheScoreIsShownWhereItIsThere) {
    const game::Game two = with_rounds(alhambra_final(3), 2);
    EXPECT_EQ(round_to_show(two, {.round = 2}, {}), 2);
    EXPECT_EQ(round_to_show(two, {.round = 2}, 1), 1);
    EXPECT_EQ(round_to_show(two, {.round = 3}, {}), 2);
}

}

}
