// What a turn does: actions, money and tiles.
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

constexpr auto yellow = Currency::yellow, green = Currency::green, blue = Currency::blue, orange = Currency::orange;

const std::vector<Texts> rich{{"yellow-8", "green-9", "blue-9", "orange-9", "orange-1"}};

Replay in_progress(Game game, Steps steps) {
    next(game, {.steps = std::move(steps), .done = false});
    return replay(game);
}

/// The table after these steps, of which all stand or are waived.
State after(const Game& game, Steps steps) {
    const Replay replayed = in_progress(game, std::move(steps));
    EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
    return replayed.state;
}

// Actions

TEST(Actions, FourExactPaymentsLeaveAFifth) {
    const State state = after(full(rich), {buy(yellow, {"yellow-8"}), buy(green, {"green-9"}), buy(blue, {"blue-9"}),
                                           buy(orange, {"orange-9", "orange-1"}), take({"orange-4"})});
    EXPECT_EQ(state.progress.actions_left, 0);
    EXPECT_THAT(written(state.progress.aside), ElementsAre("blue-8-0", "red-9-0", "brown-9-0", "white-10-0"));
    EXPECT_TRUE(state.market.tiles().empty());
    EXPECT_EQ(state.seat().hand.sum(), 4);
    EXPECT_THAT(ids(check(state, take({"blue-3"}))), ElementsAre("turn.actions"));
}

TEST(Actions, NoChangeIsGivenAndNoMoreActionForIt) {
    const State state = after(full({{"yellow-9"}}), {buy(yellow, {"yellow-9"})});
    EXPECT_EQ(state.progress.actions_left, 0);
    EXPECT_EQ(state.seat().hand.count(), 0);
}

TEST(Actions, ACardThatWasNotNeededMayBePaidToo) {
    EXPECT_EQ(after(full({{"yellow-8", "yellow-1"}}), {buy(yellow, {"yellow-8", "yellow-1"})}).progress.actions_left,
              0);
}

TEST(Actions, AWaivedOneCostsNothing) {
    const State state = after(full(), {take({"yellow-1"}), waived(take({"green-2"}))});
    EXPECT_EQ(state.progress.actions_left, 0);
    EXPECT_EQ(state.seat().hand.sum(), 3);
}

TEST(Actions, AWaivedExactPaymentStillBringsOne) {
    EXPECT_EQ(after(full(rich), {take({"yellow-1"}), waived(buy(green, {"green-9"}))}).progress.actions_left, 1);
    EXPECT_EQ(after(full({{"blue-8"}}), {waived(buy(yellow, {"blue-8"}))}).progress.actions_left, 1)
        << "of whatever currency";
    EXPECT_EQ(after(full({{"yellow-7"}}), {waived(buy(yellow, {"yellow-7"}))}).progress.actions_left, 0);
}

TEST(Actions, EveryPurchaseBringsOneWherePaymentsAreNotKnown) {
    EXPECT_EQ(after(builds(), {buy("blue-8-0"), buy("green-12-s")}).progress.actions_left, 1);
}

TEST(Actions, PlacingAndGivingAreNone) {
    const State state =
        after(builds_with_dirk(), {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0"), give("red-9-0")});
    EXPECT_EQ(state.progress.actions_left, 1);
    EXPECT_THAT(state.progress.aside, IsEmpty());
}

// Money

TEST(Money, SeveralCardsMayBeTakenForFive) {
    const State state = after(full(), {take({"yellow-1", "orange-4"})});
    EXPECT_EQ(state.seat().hand, Cards(card_list({"yellow-1", "orange-4"})));
    EXPECT_EQ(state.money, Cards(card_list({"green-2", "blue-3"})));
}

TEST(Money, OneCardMayBeWorthMore) {
    Game game = full();
    game.money[0] = card("yellow-9");
    EXPECT_EQ(after(game, {take({"yellow-9"})}).seat().hand.sum(), 9);
}

TEST(Money, IsCounted) {
    Game game = full();
    game.money = card_list({"blue-2", "blue-2", "blue-3", "green-9"});
    EXPECT_EQ(after(game, {take({"blue-2", "blue-2"})}).seat().hand.count(card("blue-2")), 2);
}

TEST(Money, SameColouredCardsPayTogether) {
    Game game = full({{"orange-5", "orange-5"}});
    const State state = after(game, {buy(orange, {"orange-5", "orange-5"})});
    EXPECT_EQ(state.seat().hand.count(), 0);
    EXPECT_EQ(state.progress.actions_left, 1);
}

// Redesigning

Game with_reserve() {
    Game game = builds();
    turn(game, {buy("red-9-0"), buy("blue-8-0"), put("blue-8-0", "1,0")});
    game.turns.resize(3);
    return game;
}

TEST(Redesign, ABuiltTileLeavesTheReserve) {
    const State state = after(with_reserve(), {build("red-9-0", "0,1")});
    EXPECT_THAT(state.seat().reserve, IsEmpty());
    EXPECT_TRUE(state.seat().palace.built(cell("0,1")));
}

TEST(Redesign, ARemovedTileLiesInTheReserve) {
    const State state = after(with_reserve(), {lift("1,0")});
    EXPECT_THAT(written(state.seat().reserve), UnorderedElementsAre("red-9-0", "blue-8-0"));
    EXPECT_THAT(state.seat().palace.tiles(), IsEmpty());
}

TEST(Redesign, ASwapExchangesTheTwo) {
    const State state = after(with_reserve(), {swap("1,0", "red-9-0")});
    EXPECT_THAT(written(state.seat().reserve), ElementsAre("blue-8-0"));
    EXPECT_EQ(*state.seat().palace.tile_at(cell("1,0")), tile("red-9-0"));
}

TEST(Redesign, AHoleThatWasThereIsNotHeldAgainstTheNext) {
    Game game = builds();
    turn(game, laid({{"blue-8-0", "1,0"}, {"brown-9-0", "2,0"}, {"white-10-0", "2,1"}, {"brown-10-0", "0,1"}}));
    Steps closing = laid({{"white-11-0", "0,2"}, {"green-11-0", "1,2"}, {"green-10-0", "-1,0"}});
    closing[4].waived = true;
    turn(game, closing);
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_THAT(waivers(game), ElementsAre("palace.hole"));
    game.turns.resize(6);
    const State state = after(game, {buy("red-9-0"), put("red-9-0", "1,1")});
    EXPECT_THAT(holes(state.seat().palace), IsEmpty()) << "filled again";
}

TEST(Redesign, AnUnreachableTileIsNotCutOff) {
    Game game = builds();
    turn(game, {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0"), waived(put("red-9-0", "2,1"))});
    game.turns.resize(3);
    EXPECT_THAT(ids(in_progress(game, {lift("1,0")}).report.violations), IsEmpty());
}

}

}
