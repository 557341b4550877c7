#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/position.h"
#include "tests/alhambra/table/games.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::table::alhambra {

namespace {

using namespace test;

TEST(AlhambraPosition, AStepThatAwaitsADecisionIsSeen) {
    const game::Game game = with_step(with_step(alhambra_builds(3), buy("blue-8-0")), put("blue-8-0", "3,3"));
    const Position position(game, 0, 1);
    EXPECT_EQ(position.stage, Stage::decision);
    EXPECT_FALSE(position.ready);
    EXPECT_EQ(position.seat(0).palace.tiles().size(), 1u);
}

TEST(AlhambraPosition, OpenCellsAreThoseThatBreakNoRule) {
    const Position position(with_step(alhambra_builds(3), buy("green-12-s")), 0, 1);
    EXPECT_EQ(position.open_for(tile("green-12-s")), (game::Cells{cell("-1,0"), cell("0,-1"), cell("1,0")}));
    const Position finished(alhambra_final(3), 0, 1);
    game::Cells open = finished.open_for(tile("green-12-s"));
    std::ranges::sort(open);
    EXPECT_EQ(open, (game::Cells{cell("-1,0"), cell("0,-1"), cell("1,0")}));
}

TEST(AlhambraPosition, AReserveTileMayBeExchangedWhereTheRulesAllow) {
    game::Game game = with_step(with_step(alhambra_builds(3), buy("blue-8-0")), put("blue-8-0", "1,0"));
    game = with_turn_ended(with_step(game, buy("red-9-0")), {});
    game = with_turn_ended(with_turn_ended(game, {}), {});
    // "buy" after a tile was placed breaks turn.order: let it stand.
    game = waived(game, {.player = 0, .turn = 0, .step = 2}, {});
    const Position position(game, 0, 1);
    ASSERT_EQ(position.reserve(), std::vector{tile("red-9-0")});
    EXPECT_EQ(position.open_for_exchange(tile("red-9-0"), {}), game::Cells{cell("1,0")});
    EXPECT_EQ(position.removable(), game::Cells{cell("1,0")});
    EXPECT_FALSE(position.lies_aside(tile("red-9-0")));
}

/// What lies aside for the player at the end.
std::vector<game::Tile> aside(const game::Game& game, std::size_t player) {
    return aside_at_end(game, game::fold(game)).at(player);
}

TEST(AlhambraChanges, TheFirstStepBeginsATurnAndItsEndIsSaid) {
    const game::Game one = with_step(alhambra_builds(3), buy("blue-8-0"));
    EXPECT_TRUE(begun(one));
    EXPECT_EQ(with_step(one, put("blue-8-0", "1,0")).turns.size(), 1u);
    const game::Game ended = with_turn_ended(one, {.scoring = true});
    EXPECT_FALSE(begun(ended));
    EXPECT_TRUE(ended.turns.at(0).scoring);
    EXPECT_EQ(with_turn_ended(alhambra_builds(3), {}).turns.size(), 1u);
}

TEST(AlhambraChanges, WhatIsDueAtTheEndOfATurnIsAskedForInOrder) {
    game::Game game = alhambra_full();
    game = with_step(game, {game::Take{{card("orange-3"), card("blue-1")}}});
    const Due due = alhambra::due(game::replay(game).state, {});
    EXPECT_EQ(due.cards, 2);
    EXPECT_TRUE(due.spaces.empty());
    game = with_step(alhambra_full(), {game::Buy{.space = game::Currency::yellow, .pay = {card("yellow-9")}}});
    game = with_step(game, {game::Buy{.space = game::Currency::green, .pay = {card("green-9")}}});
    const Due after_buying = alhambra::due(game::replay(game).state, {});
    EXPECT_EQ(after_buying.cards, 0);
    EXPECT_EQ(after_buying.spaces, (std::vector{game::Currency::yellow, game::Currency::green}));
}

TEST(AlhambraChanges, DirkIsDueSixTilesAfterTheFirstScoringAndAThirdOfTheBagAfterTheSecond) {
    game::Game game = alhambra_builds(2);
    const game::State start = game::replay(game).state;
    EXPECT_EQ(due(start, {}).dirk, 0);
    EXPECT_EQ(due(start, {.scoring = true}).dirk, 6);
    TurnEnd first{.scoring = true};
    for (std::size_t i = 6; i < 12; ++i) first.dirk.push_back(game::tiles[i]);
    game = with_turn_ended(game, first);
    const game::State later = game::replay(game).state;
    EXPECT_EQ(due(later, {.scoring = true}).dirk, later.bag / 3);
    EXPECT_GT(later.bag / 3, 0);
}

TEST(AlhambraChanges, AHandPaysExactlyIfItCan) {
    const game::Cards hand({card("green-1"), card("green-4"), card("green-5"), card("green-8"), card("blue-9")});
    const auto pays = [&](int price) { return payment(hand, game::Currency::green, price); };
    EXPECT_EQ(pays(5), std::vector{card("green-5")}); // the fewest cards
    EXPECT_EQ(game::sum(pays(9)), 9);
    EXPECT_EQ(game::sum(pays(7)), 8); // one too much: the least
    EXPECT_EQ(pays(7).size(), 1u);
    EXPECT_EQ(pays(10).size(), 3u);
    EXPECT_EQ(game::sum(pays(10)), 10);
    EXPECT_EQ(pays(19).size(), 4u); // all are too few
    EXPECT_TRUE(payment(hand, game::Currency::orange, 5).empty());
}

TEST(AlhambraChanges, AtTheEndWhatWasWonLiesAsideUntilItIsPut) {
    game::Game game = with_won(with_end(alhambra_builds_over()), 1, tile("purple-13-e"));
    EXPECT_EQ(aside(game, 1), std::vector{tile("purple-13-e")});
    EXPECT_TRUE(aside(game, 0).empty());
    const Position position(game, 1, 1);
    ASSERT_EQ(position.stage, Stage::end);
    EXPECT_EQ(position.aside(), std::vector{tile("purple-13-e")});
    EXPECT_FALSE(position.in_reserve(tile("purple-13-e")));
    const game::Step step = put("purple-13-e", "0,1");
    EXPECT_TRUE(position.judged(step).empty());
    game = position.with(step);
    EXPECT_TRUE(aside(game, 1).empty());
    EXPECT_TRUE(game::replay(game).report.legal());
    EXPECT_EQ(
        with_won(with_end(alhambra_builds_over()), 1, tile("purple-13-e")),
        with_won(with_won(with_won(with_end(alhambra_builds_over()), 1, tile("purple-13-e")), 1, tile("purple-12-0")),
                 1, tile("purple-12-0")));
}

TEST(AlhambraChanges, InDepthFullWhatWasWonFollowsFromTheHands) {
    const game::Game over = alhambra_full_over();
    const game::State state = game::replay(over).state;
    ASSERT_TRUE(state.over);
    ASSERT_EQ(state.market.tiles().size(), 2u);
    const game::Game game = with_end(over);
    EXPECT_EQ(aside(game, 0), state.market.tiles()); // the nines are Linda's
    EXPECT_TRUE(aside(game, 1).empty());
    EXPECT_EQ(Position(game, 0, 1).aside(), state.market.tiles());
    EXPECT_EQ(Position(game, 0, 1).reserve().size() + 2, game::replay(game).state.seats[0].reserve.size());
}

TEST(AlhambraChanges, AFurtherScoringBeginsWithThePalacesOfTheOneBefore) {
    const game::Game one = with_tile(alhambra_final(2), 1, 0, tile("blue-8-0"), cell("1,0"));
    const game::Game two = with_rounds(with_dirks_tile(one, 1, tile("blue-7-e")), 2);
    ASSERT_EQ(two.rounds.size(), 2u);
    EXPECT_EQ(two.rounds[1], two.rounds[0]);
    EXPECT_TRUE(with_dirks_tile(two, 2, tile("blue-7-e")).rounds[1].dirk.empty());
    const game::Game typed = with_points(two, 2, {9, 12}, 5);
    EXPECT_TRUE(typed.rounds[1].typed());
    EXPECT_TRUE(with_rounds(typed, 3).rounds[2].palaces.at(0).empty());
    EXPECT_EQ(with_palaces(typed, 2).rounds[1].palaces.size(), 2u);
    EXPECT_EQ(with_rounds(two, 1).rounds.size(), 1u);
    EXPECT_TRUE(without_tile(two, 2, 0, cell("1,0")).rounds[1].palaces[0].empty());
}

}

namespace {

using namespace test;

game::Game two_tiles() {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0"), put("red-9-0", "2,0")}}, {}, {}};
    return game;
}

TEST(AlhambraGuidePlan, SaysWhatIsNeededAndThenTileByTile) {
    const std::vector<PlanStep> plan = guide_plan(built_palace(two_tiles(), Position(two_tiles(), 1, 1), 0));
    ASSERT_EQ(plan.size(), 3u);
    EXPECT_EQ(plan[0].parts, (std::vector<wxString>{"pavilion: 1", "seraglio: 1"}));
    EXPECT_EQ(plan[0].palace.tiles().size(), 2u);
    EXPECT_TRUE(plan[1].title.EndsWith("on 1 east"));
    EXPECT_EQ(plan[1].palace.tiles().size(), 1u);
    EXPECT_EQ(plan[1].fresh, game::Cells{cell("1,0")});
    EXPECT_TRUE(plan[2].title.EndsWith("on 2 east"));
    EXPECT_TRUE(guide_plan(built_palace(two_tiles(), Position(two_tiles(), 0, 1), 1)).empty());
}

TEST(AlhambraBuilt, IsToldTileByTile) {
    const std::vector<BuiltPiece> pieces = built(Position(two_tiles(), 1, 1), 0);
    ASSERT_EQ(pieces.size(), 2u);
    EXPECT_TRUE(pieces[0].words.StartsWith("1 east: pavilion 8")) << pieces[0].words;
    EXPECT_EQ(pieces[0].places, std::vector{game::place(cell("1,0"))});
}

TEST(AlhambraBuilt, OfFinishedPalacesTheLastIsTold) {
    const game::Game one = with_tile(alhambra_final(3), 1, 0, tile("blue-8-0"), cell("1,0"));
    const game::Game two = with_tile(with_rounds(one, 2), 2, 0, tile("red-9-0"), cell("0,1"));
    EXPECT_EQ(built(Position(two, 0, 1), 0).size(), 2u);
}

}

}
