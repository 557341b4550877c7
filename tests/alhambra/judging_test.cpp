// In which order the rules are asked, and what a waiver makes of it.
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto yellow = Currency::yellow, green = Currency::green;

/// The table after a turn in progress, of which all stands.
State after(Game game, Steps steps) {
    next(game, {.steps = std::move(steps), .done = false});
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
    return replayed.state;
}

/// Of a player without an action who has placed a tile.
State spent(const Steps& before = {}) {
    return after(full({{"yellow-9", "green-1", "green-9"}}),
                 before + Steps{buy(yellow, {"yellow-9"}), put("blue-8-0", "1,0")});
}

Game with_reserve(const Texts& tiles, const Steps& palace, const Rulings& rulings = {}) {
    Game game = builds(rulings);
    Steps bought;
    for (const Text tile : tiles) bought.push_back(buy(tile));
    turn(game, bought);
    turn(game, palace);
    game.turns.resize(6);
    return game;
}

TEST(Order, OfTakingMoney) {
    EXPECT_THAT(ids(check(spent(), take({"orange-4", "green-2"}))),
                ElementsAre("turn.order", "turn.actions", "take.sum"));
    EXPECT_THAT(ids(check(spent(), take({"orange-4", "orange-4"}))),
                ElementsAre("turn.order", "turn.actions", "take.not-there"))
        << "behind a rule that cannot be waived nothing is asked";
}

TEST(Order, OfBuying) {
    EXPECT_THAT(ids(check(spent(), buy(Currency::orange, {"green-1"}))),
                ElementsAre("turn.order", "turn.actions", "pay.currency", "pay.short"));
    EXPECT_THAT(ids(check(spent(), buy(yellow, {"orange-9"}))), ElementsAre("turn.order", "turn.actions", "buy.empty"));
    EXPECT_THAT(ids(check(spent(), buy(Currency::orange, {"yellow-9"}))),
                ElementsAre("turn.order", "turn.actions", "pay.not-held"));
    const State all_bought = after(builds(), {buy("blue-8-0"), buy("red-9-0"), buy("brown-9-0"), buy("white-10-0")});
    EXPECT_THAT(ids(check(all_bought, buy("blue-8-0"))), ElementsAre("buy.empty"));
}

TEST(Order, OfBuilding) {
    const State state = after(with_reserve({"red-7-w"}, laid({{"blue-8-0", "1,0"}})), {});
    EXPECT_THAT(ids(check(state, build("red-7-w", "2,0"))), ElementsAre("place.edges", "place.reach"));
    EXPECT_THAT(ids(check(state, build("red-9-0", "1,0"))), ElementsAre("reserve.no-tile"));
    EXPECT_THAT(ids(check(spent(), build("blue-8-0", "1,0"))),
                ElementsAre("turn.order", "turn.actions", "reserve.no-tile"));
}

TEST(Order, OfRemoving) {
    EXPECT_THAT(ids(check(spent(), lift("2,0"))), ElementsAre("turn.order", "turn.actions", "remove.empty"));
    EXPECT_THAT(ids(check(spent(), lift("0,0"))), ElementsAre("turn.order", "turn.actions", "remove.fountain"));
    Game cross = builds();
    turn(cross, laid({{"blue-8-0", "1,0"}, {"brown-9-0", "0,1"}, {"white-10-0", "1,1"}, {"brown-10-0", "1,2"}}));
    turn(cross, laid({{"white-11-0", "2,1"}}));
    cross.turns.resize(6);
    EXPECT_THAT(ids(check(after(cross, {}), lift("1,1"))), ElementsAre("palace.cut", "palace.hole"));
}

TEST(Order, OfASwap) {
    const auto row = laid({{"blue-8-0", "1,0"}, {"brown-9-0", "2,0"}});
    const State state = after(with_reserve({"red-7-w"}, row), {});
    EXPECT_THAT(ids(check(state, swap("1,0", "red-7-w"))), ElementsAre("place.edges", "place.reach", "palace.cut"));
    EXPECT_THAT(ids(check(state, swap("1,0", "red-7-w", "3,3"))),
                ElementsAre("swap.elsewhere", "place.apart", "place.reach", "palace.cut"));
    EXPECT_THAT(ids(check(state, swap("1,0", "red-7-w", "2,0"))), ElementsAre("swap.elsewhere", "place.occupied"));
    EXPECT_THAT(ids(check(state, swap("0,0", "red-9-0", "1,0"))), ElementsAre("remove.fountain"));
    EXPECT_THAT(ids(check(state, swap("5,5", "red-9-0", "1,0"))), ElementsAre("remove.empty"));
    EXPECT_THAT(ids(check(spent(), swap("1,0", "red-9-0", "5,5"))),
                ElementsAre("turn.order", "turn.actions", "reserve.no-tile"));
}

TEST(Order, OfPlacing) {
    const State state = after(builds(), {buy("green-12-s"), buy("blue-8-0")});
    EXPECT_THAT(ids(check(state, put("green-12-s", "0,1"))), ElementsAre("place.edges", "place.reach"));
    EXPECT_THAT(ids(check(state, put("blue-8-0", "1,1"))), ElementsAre("place.apart", "place.reach"));
    EXPECT_THAT(ids(check(state, put("red-9-0", "0,0"))), ElementsAre("turn.tile"));
}

TEST(Order, OfTheEndOfATurn) {
    Game game = full_with_dirk({{"yellow-5"}, {"yellow-5"}});
    const State state = after(game, {});
    const Turn all{.cards = card_list({"yellow-5"}), .scoring = true, .tiles = {}};
    EXPECT_THAT(ids(check_end(state, all)), ElementsAre("turn.no-action", "refill.cards", "card.copies", "dirk.count"));
    EXPECT_THAT(ids(check_end(state, {.scoring = true, .dirk = tile_list({"blue-8-0"})})),
                ElementsAre("turn.no-action", "scoring.no-draw", "dirk.count", "tile.twice"));
    EXPECT_THAT(ids(check_end(state, {.tiles = spaces({{yellow, "red-8-s"}})})),
                ElementsAre("turn.no-action", "refill.space"));
    const State bought = after(full({{"yellow-8"}}), {buy(yellow, {"yellow-8"})});
    EXPECT_THAT(ids(check_end(bought, {.cards = card_list({"blue-9"}), .scoring = true})),
                ElementsAre("refill.cards", "refill.tiles"));
}

// What is reported

TEST(Judging, ReportsTheFirstRuleBroken) {
    Game game = builds();
    turn(game, {buy("green-12-s"), put("green-12-s", "0,1")});
    EXPECT_THAT(violations(game), ElementsAre("place.edges")) << "place.reach is broken too";
}

TEST(Judging, AWaivedStepListsAllThatItBreaks) {
    Game game = builds();
    turn(game, {buy("green-12-s"), waived(put("green-12-s", "0,1"))});
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_THAT(waivers(game), ElementsAre("place.edges", "place.reach"));
}

TEST(Judging, WhatCannotBeWaivedIsTheOnlyReport) {
    Game game = full({{"yellow-8"}});
    next(game, {.steps = {take({"yellow-1"}), waived(buy(yellow, {"green-9"}))}});
    EXPECT_THAT(violations(game), ElementsAre("pay.not-held")) << "turn.actions is broken too, and can be waived";
    EXPECT_THAT(waivers(game), IsEmpty());
    game.turns[0].steps[1].waived = false;
    EXPECT_THAT(violations(game), ElementsAre("turn.actions")) << "without a waiver, the first";
}

TEST(Judging, EndsAtTheFirstBrokenStep) {
    Game game = full();
    next(game, {.steps = {take({"yellow-1"}), take({"green-2"}), take({"yellow-9"})}});
    next(game, {});
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("turn.actions"));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 0, .turn = 0, .step = 1}));
    EXPECT_EQ(report.turns_played, 0);
    EXPECT_EQ(report.scorings, 0);
    EXPECT_EQ(report.over, false);
}

TEST(Judging, ATurnWhoseEndIsBrokenIsNotPlayed) {
    Game game = full();
    next(game, {.steps = {take({"yellow-1"})}, .cards = card_list({"yellow-2"})});
    next(game, {.steps = {take({"green-2"})}, .scoring = true});
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.violations), ElementsAre("refill.cards"));
    EXPECT_EQ(replayed.report.violations[0].where, (Where{.player = 1, .turn = 1, .step = -1}));
    EXPECT_EQ(replayed.report.turns_played, 1);
    EXPECT_EQ(replayed.report.scorings, 0);
    EXPECT_EQ(replayed.state.seats[1].hand.sum(), 2) << "its steps stand";
}

TEST(Judging, AWaivedEndListsAllThatItBreaks) {
    Game game = full_with_dirk();
    next(game, {.scoring = true, .waived = true});
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_THAT(waivers(game), ElementsAre("turn.no-action", "scoring.no-draw", "dirk.count"));
    game.turns[0].tiles.at(green) = tile("green-10-0");
    EXPECT_THAT(violations(game), ElementsAre("refill.space"));
    EXPECT_THAT(waivers(game), IsEmpty());
}

}

}
