// The end of the game: when it comes, what is left over, and the last scoring.
#include "core/alhambra/moves.h"
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

/// Depth full, with hands that nobody touches: in each turn a card is taken, paid for the yellow tile and turned up
/// again, which the table lets pass, until the yellow space stays empty.
Game sold_out(Game game) {
    State state(game);
    while (!state.over) {
        Turn turn{.steps = {take({"yellow-1"}), waived(buy(Currency::yellow, {"yellow-1"}))},
                  .cards = card_list({"yellow-1"})};
        if (state.bag > 0) turn.tiles.at(Currency::yellow) = in_the_bag(state).front();
        for (const Step& step : turn.steps) state = play(std::move(state), step);
        state = finish(std::move(state), turn);
        next(game, std::move(turn));
    }
    return game;
}

/// Red, brown and white are left on the green, blue and orange space.
Game with_leftovers(const Rulings& rulings = {}) {
    return sold_out(full({{"green-9"}, {"green-3", "green-4", "blue-1"}, {"orange-2"}}, rulings));
}

LastPart part(Steps steps) { return {.steps = std::move(steps)}; }

TEST(End, ComesWhenTheMarketCannotBeFilled) {
    const Replay replayed = replay(with_leftovers());
    EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
    EXPECT_EQ(replayed.report.turns_played, 51) << "fifty tiles of the bag, and one more";
    EXPECT_EQ(replayed.report.over, true);
    EXPECT_EQ(replayed.report.scorings, 0);
    EXPECT_THAT(written(replayed.state.market.tiles()), ElementsAre("red-9-0", "brown-9-0", "white-10-0"));
    EXPECT_FALSE(replayed.state.ended);
    EXPECT_FALSE(scored(with_leftovers()).complete);
}

TEST(End, ListsNoMovesAnyMore) {
    const Moves none = moves(replay(with_leftovers()).state);
    EXPECT_TRUE(none.over);
    EXPECT_EQ(none.turn, 51);
    EXPECT_EQ(none.player, 0);
    EXPECT_TRUE(none.places.empty() && none.builds.empty() && none.removes.empty() && none.swaps.empty());
}

TEST(End, WhatIsLeftFallsToTheRichestAndIsPlaced) {
    Game game = with_leftovers();
    game.end = {part({put("red-9-0", "1,0")}), part({put("brown-9-0", "0,1")}), part({})};
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
    EXPECT_TRUE(replayed.state.seats[0].palace.built(cell("1,0")));
    EXPECT_TRUE(replayed.state.seats[1].palace.built(cell("0,1")));
    EXPECT_THAT(written(replayed.state.seats[2].reserve), testing::Contains("white-10-0")) << "won and not placed";
    EXPECT_THAT(replayed.state.market.tiles(), IsEmpty());
    EXPECT_TRUE(replayed.state.ended);
    EXPECT_EQ(replayed.report.turns_played, 51);
}

TEST(End, ByTheOtherRulingItFallsToWhoHasMostCards) {
    Game game = with_leftovers({.leftovers = Leftovers::cards});
    game.end = {part({}), part({put("red-9-0", "1,0")}), part({})};
    EXPECT_THAT(violations(game), IsEmpty());
    game.rulings = {};
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("turn.tile"));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 1, .turn = 51, .step = 0}));
    EXPECT_EQ(report.scorings, 0) << "the last scoring did not take place";
}

TEST(End, TheLastScoringIsTheThird) {
    Game game = with_leftovers();
    game.end = {part({put("red-9-0", "1,0")}), part({}), part({})};
    const Replay replayed = replay(game);
    ASSERT_EQ(replayed.state.scorings.size(), 1u);
    EXPECT_EQ(replayed.state.scorings[0].number, 3);
    EXPECT_EQ(replayed.report.scorings, 1);
    const ScoreSheet sheet = scored(game);
    EXPECT_TRUE(sheet.complete);
    EXPECT_EQ(sheet.players[0].category("red").points(), 17);
    EXPECT_TRUE(sheet.players[0].winner);
}

TEST(End, ItsStepsAreJudgedAsThoseOfATurn) {
    Game game = with_leftovers();
    game.end = {part({put("red-9-0", "1,1")}), part({}), part({})};
    EXPECT_THAT(violations(game), ElementsAre("place.apart"));
    game.end->front().steps[0].waived = true;
    EXPECT_THAT(violations(game), IsEmpty());
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.waived), testing::IsSupersetOf({"place.apart", "place.reach"}));
    EXPECT_EQ(report.waived.back().where, (Where{.player = 0, .turn = 51, .step = 0}));
}

TEST(End, OfAGameThatIsNotOverNamesWhoseTurnItWouldBe) {
    Game game = builds();
    next(game, {});
    const Report report = replay(ended(game)).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("end.not-yet"));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 1, .turn = 1, .step = -1}));
    EXPECT_EQ(report.over, false);
}

TEST(End, IsNotLookedAtWhereATurnIsBroken) {
    Game game = builds();
    next(game, {.steps = {lift("1,0")}});
    EXPECT_THAT(violations(ended(game)), ElementsAre("remove.empty"));
}

// Where it is not known what lies on the market

/// Two tiles are left on the market, and two have never come up.
Game bought_out() {
    Game game = builds();
    return buy_out(game);
}

TEST(EndOfBuilds, TilesWonAreEntered) {
    Game game = bought_out();
    game.end = {LastPart{.tiles = tile_list({"purple-13-e"}), .steps = {}},
                LastPart{.tiles = tile_list({"purple-12-0"}), .steps = {put("purple-12-0", "1,0")}}, LastPart{}};
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
    EXPECT_THAT(written(replayed.state.seats[0].reserve), testing::Contains("purple-13-e"));
    EXPECT_EQ(replayed.state.tiles_on_market(), 0);
    EXPECT_EQ(scored(game).players[1].category("purple").points(), 21);
}

TEST(EndOfBuilds, PartsAreJudgedInThePlayersOrderEachInFull) {
    Game game = bought_out();
    game.end = {LastPart{.tiles = {}, .steps = {put("purple-12-0", "1,0")}},
                LastPart{.tiles = tile_list({"blue-2-new"}), .steps = {}}, LastPart{}};
    EXPECT_THAT(violations(game), ElementsAre("turn.tile"));
    game.end->front().steps.clear();
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("tile.twice"));
    EXPECT_EQ(report.violations[0].where,
              (Where{.player = 1, .turn = static_cast<int>(game.turns.size()), .step = -1}));
}

TEST(EndOfBuilds, ATileWonMayBeGivenToDirk) {
    Game game = builds_with_dirk();
    buy_out(game, 11);
    const auto left = in_the_bag(replay(game).state);
    next(game, {.steps = {{Buy{.tile = left.at(0)}}}});
    ended(game).end->front() = {.tiles = {left.at(1)}, .steps = {{Give{left.at(1)}}}};
    const Replay replayed = replay(game);
    ASSERT_THAT(ids(replayed.report.violations), IsEmpty());
    EXPECT_EQ(replayed.state.dirk.back(), left.at(1));
    EXPECT_EQ(replayed.state.scorings.back().dirk.size(), 7u) << "before the last scoring";
}

}

}
