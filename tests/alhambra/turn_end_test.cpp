// The end of a turn: what is turned up and drawn, and the bag it comes from.
#include "core/alhambra/ending.h"
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto yellow = Currency::yellow;

TEST(TurnEnd, WhatIsLeftAsideGoesToTheReserve) {
    Game game = builds();
    next(game, {.steps = {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0")}});
    const State state = replay(game).state;
    EXPECT_THAT(written(state.seats[0].reserve), ElementsAre("red-9-0"));
    EXPECT_THAT(state.progress.aside, IsEmpty());
    EXPECT_EQ(state.player, 1);
}

TEST(TurnEnd, FillsCardsAndMarket) {
    Game game = full({{"yellow-8"}});
    next(game, {.steps = {buy(yellow, {"yellow-8"}), take({"yellow-1", "orange-4"})},
                .cards = card_list({"green-9", "green-9"}),
                .tiles = spaces({{yellow, "green-11-0"}})});
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
    EXPECT_EQ(replayed.state.money, Cards(card_list({"green-2", "blue-3", "green-9", "green-9"})));
    EXPECT_EQ(replayed.state.market.at(yellow), tile("green-11-0"));
    EXPECT_EQ(replayed.state.bag, 49);
}

TEST(TurnEnd, ComesNotWhileTheTurnIsNotDone) {
    Game game = full({{"yellow-8"}});
    next(game, {.steps = {buy(yellow, {"yellow-8"})}, .done = false});
    const Replay replayed = replay(game);
    EXPECT_TRUE(replayed.report.legal()) << "no refill is due yet";
    EXPECT_EQ(replayed.report.turns_played, 0);
    EXPECT_EQ(replayed.state.player, 0);
    EXPECT_EQ(replayed.state.bag, 50);
    EXPECT_THAT(written(replayed.state.progress.aside), ElementsAre("blue-8-0"));
}

TEST(TurnEnd, AScoringCountsWhatWasPlacedInTheTurn) {
    Game game = builds();
    next(game, {.steps = laid({{"blue-8-0", "1,0"}}), .scoring = true});
    const State state = replay(game).state;
    ASSERT_EQ(state.scorings.size(), 1u);
    EXPECT_EQ(state.scorings[0].number, 1);
    EXPECT_EQ(state.scorings[0].palaces[0].tiles().size(), 1u);
}

/// All cards of a two-player box but these; the four laid out are not among them.
std::vector<Card> nearly_all_cards(const Game& game, const Texts& but) {
    Cards out(game.money);
    out.add(card_list(but));
    std::vector<Card> hand;
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value)
            for (int copy = out.count({currency, value}); copy < copies(2); ++copy) hand.push_back({currency, value});
    return hand;
}

TEST(TurnEnd, NoMoreCardsAreDueThanTheBoxHas) {
    Game game = full_with_dirk();
    game.hands[0] = nearly_all_cards(game, {"orange-9"});
    next(game, {.steps = {take({"yellow-1", "green-2"})}, .cards = card_list({"orange-9"})});
    EXPECT_THAT(violations(game), IsEmpty()) << "one of the two due is there";
    game.turns[0].cards.clear();
    EXPECT_THAT(violations(game), ElementsAre("refill.cards"));
    game.turns[0].cards = card_list({"orange-9"});
    next(game, {.steps = {take({"blue-3"})}});
    EXPECT_THAT(violations(game), IsEmpty()) << "none is left";
}

TEST(TurnEnd, APaidCardMayComeUpAgain) {
    Game game = full({{"yellow-8", "yellow-8", "yellow-8"}});
    next(game, {.steps = {buy(yellow, {"yellow-8"}), take({"yellow-1"})},
                .cards = card_list({"yellow-8"}),
                .tiles = spaces({{yellow, "green-11-0"}})});
    EXPECT_THAT(violations(game), IsEmpty());
}

// The bag

TEST(Bag, BeginsWithoutTheMarketAndDirksTiles) {
    EXPECT_EQ(State(full()).bag, 50);
    EXPECT_EQ(State(builds()).bag, 50);
    EXPECT_EQ(State(full_with_dirk()).bag, 44);
}

TEST(Bag, LosesWhatWasBoughtTheTurnBefore) {
    Game game = builds();
    next(game, {.steps = {buy("blue-8-0"), buy("red-9-0")}});
    EXPECT_EQ(replay(game).state.bag, 48);
    EXPECT_EQ(replay(game).state.tiles_on_market(), 4);
}

TEST(Bag, FillsTheMarketAsFarAsItGoes) {
    Game game = builds();
    const State state = replay(buy_out(game, 13)).state;
    EXPECT_EQ(state.bag, 0);
    EXPECT_EQ(state.tiles_on_market(), 2);
    EXPECT_TRUE(state.over);
}

TEST(Bag, IsNeverLessThanEmpty) {
    for (const DirkDraws ruling : {DirkDraws::before_market, DirkDraws::after_market}) {
        Game game = builds_with_dirk({.dirk_draws = ruling});
        buy_out(game, 10);
        ASSERT_EQ(replay(game).state.bag, 4);
        const Texts five{"purple-12-0", "purple-13-e", "purple-11-0", "purple-11-s", "purple-11-n"};
        next(game, {.scoring = true, .dirk = tile_list(five), .waived = true});
        const Replay replayed = replay(game);
        EXPECT_THAT(ids(replayed.report.violations), IsEmpty());
        EXPECT_THAT(ids(replayed.report.waived), ElementsAre("dirk.count"));
        EXPECT_EQ(replayed.state.bag, 0);
    }
}

TEST(Bag, GivesDirkSixThenAThird) {
    Game game = builds_with_dirk();
    EXPECT_EQ(ending::draw(State(game), {.scoring = true}).dirk, 6);
    EXPECT_EQ(ending::draw(State(game), {}).dirk, 0);
    next(game, {.scoring = true,
                .dirk = tile_list({"blue-2-new", "blue-3-sw", "blue-4-es", "blue-5-nw", "blue-6-n", "blue-7-e"})});
    const State once = replay(game).state;
    ASSERT_EQ(once.bag, 38);
    EXPECT_EQ(ending::draw(once, {.scoring = true}).dirk, 12) << "a third of 38, rounded down";
    EXPECT_EQ(ending::draw(State(builds()), {.scoring = true}).dirk, 0) << "he does not play with three";
}

TEST(Bag, GivesDirkWhatItHas) {
    Game game = builds_with_dirk();
    buy_out(game, 10);
    EXPECT_EQ(ending::draw(replay(game).state, {.scoring = true}).dirk, 4);
}

}

}
