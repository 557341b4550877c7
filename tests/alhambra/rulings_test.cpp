// Where the table decides: each switch makes a difference.
#include "core/alhambra/ending.h"
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr auto yellow = Currency::yellow;

/// Who wins what is left, by hands.
std::vector<std::vector<std::string>> won(Leftovers ruling, const std::vector<Texts>& hands) {
    State state(full(hands, {.leftovers = ruling}));
    std::vector<std::vector<std::string>> all;
    for (const auto& tiles : ending::give_out(state)) all.push_back(written(tiles));
    return all;
}

TEST(Leftovers, FallToTheMostMoneyOrTheMostCards) {
    const std::vector<Texts> hands{{"yellow-9"}, {"yellow-3", "yellow-4"}};
    EXPECT_THAT(won(Leftovers::sum, hands), ElementsAre(ElementsAre("blue-8-0"), IsEmpty(), IsEmpty()));
    EXPECT_THAT(won(Leftovers::cards, hands), ElementsAre(IsEmpty(), ElementsAre("blue-8-0"), IsEmpty()));
}

TEST(Leftovers, StayWhereTwoHaveTheSame) {
    const std::vector<Texts> same_sum{{"yellow-7"}, {"yellow-3", "yellow-4"}, {"yellow-6"}};
    EXPECT_THAT(won(Leftovers::sum, same_sum), ElementsAre(IsEmpty(), IsEmpty(), IsEmpty()));
    EXPECT_THAT(won(Leftovers::cards, same_sum), ElementsAre(IsEmpty(), ElementsAre("blue-8-0"), IsEmpty()));
    const std::vector<Texts> same_count{{"green-9"}, {"green-1"}};
    EXPECT_THAT(won(Leftovers::sum, same_count), ElementsAre(ElementsAre("red-9-0"), IsEmpty(), IsEmpty()));
    EXPECT_THAT(won(Leftovers::cards, same_count), ElementsAre(IsEmpty(), IsEmpty(), IsEmpty()));
}

TEST(Leftovers, StayWhereNobodyHasAny) {
    State state(full());
    for (const auto& tiles : ending::give_out(state)) EXPECT_THAT(tiles, IsEmpty());
    EXPECT_EQ(state.market.tiles().size(), 4u);
}

TEST(Leftovers, GoSpaceBySpaceWhateverThePrice) {
    EXPECT_THAT(won(Leftovers::sum, {{"yellow-1", "blue-1"}, {"orange-1", "blue-2"}}),
                ElementsAre(ElementsAre("blue-8-0"), ElementsAre("brown-9-0", "white-10-0"), IsEmpty()));
}

TEST(GameEnd, AnEmptyBagIsEnoughOrASpaceMustStayEmpty) {
    for (const GameEnd ruling : {GameEnd::market, GameEnd::bag}) {
        Game game = builds({.game_end = ruling});
        buy_out(game, 12);
        const auto left = in_the_bag(replay(game).state);
        next(game, {.steps = {{Buy{.tile = left[0]}}, {Buy{.tile = left[1]}}}});
        const State state = replay(game).state;
        EXPECT_EQ(state.bag, 0);
        EXPECT_EQ(state.empty_spaces(), 0);
        EXPECT_EQ(state.over, ruling == GameEnd::bag);
        next(game, {});
        EXPECT_EQ(violations(game).empty(), ruling == GameEnd::market);
    }
}

TEST(Swap, GoesToTheSamePlaceOrAnywhere) {
    for (const SwapTo ruling : {SwapTo::same_place, SwapTo::anywhere}) {
        Game game = builds({.swap = ruling});
        turn(game, {buy("red-9-0"), buy("blue-8-0"), put("blue-8-0", "1,0")});
        turn(game, {swap("1,0", "red-9-0", "0,1")});
        EXPECT_EQ(violations(game),
                  ruling == SwapTo::anywhere ? std::vector<std::string>{} : std::vector<std::string>{"swap.elsewhere"});
    }
}

TEST(DirkDraws, TheThirdIsCountedBeforeOrAfterTheMarketIsFilled) {
    for (const DirkDraws ruling : {DirkDraws::before_market, DirkDraws::after_market}) {
        Game game = builds_with_dirk({.dirk_draws = ruling});
        next(game, {.scoring = true,
                    .dirk = tile_list({"blue-2-new", "blue-3-sw", "blue-4-es", "blue-5-nw", "blue-6-n", "blue-7-e"})});
        next(game, {.steps = {buy("red-9-0"), buy("blue-8-0"), buy("brown-9-0")}, .done = false});
        const ending::Draw draw = ending::draw(replay(game).state, {.scoring = true});
        EXPECT_EQ(draw.dirk, ruling == DirkDraws::before_market ? 38 / 3 : 35 / 3);
        EXPECT_EQ(draw.market, 3);
    }
}

TEST(DirkDraws, WhoComesFirstEmptiesTheBag) {
    for (const DirkDraws ruling : {DirkDraws::before_market, DirkDraws::after_market}) {
        const bool dirk_first = ruling == DirkDraws::before_market;
        Game game = builds_with_dirk({.dirk_draws = ruling});
        buy_out(game, 10);
        const auto left = in_the_bag(replay(game).state);
        ASSERT_EQ(replay(game).state.bag, 4);
        Turn turn{.scoring = true};
        for (std::size_t i = 0; i < 3; ++i) turn.steps.push_back({Buy{.tile = left.at(i)}});
        for (std::size_t i = 3; i < (dirk_first ? 7u : 4u); ++i) turn.dirk.push_back(left.at(i));
        next(game, turn);
        EXPECT_THAT(violations(game), IsEmpty());
        EXPECT_EQ(replay(game).state.empty_spaces(), dirk_first ? 3 : 0);
        EXPECT_EQ(replay(game).state.over, dirk_first);
    }
}

TEST(DirkDraws, WhatWasEnteredIsTakenOutInThatOrder) {
    Game game = full_with_dirk({{"yellow-8"}});
    next(game, {.steps = {buy(yellow, {"yellow-8"})}, .done = false});
    State state = replay(game).state;
    state.bag = 6;
    const Turn turn{
        .scoring = true, .dirk = tile_list({"green-10-0", "green-11-0"}), .tiles = spaces({{yellow, "red-8-s"}})};
    EXPECT_EQ(ending::draw(state, turn).market, 1);
    EXPECT_EQ(ending::draw(state, turn).dirk, 6);
    EXPECT_EQ(ending::draw(state, turn).left, 3);
    state.rulings.dirk_draws = DirkDraws::after_market;
    EXPECT_EQ(ending::draw(state, turn).dirk, 5);
    EXPECT_EQ(ending::draw(state, turn).left, 3);
}

TEST(DirkRanked, HeMayWinOrHasATotalOnly) {
    for (const bool ranked : {false, true}) {
        const ScoreSheet sheet =
            scored(final_palaces({{.points = {9, 12}, .dirk_points = 10}}, {.dirk_ranked = ranked}));
        EXPECT_EQ(sheet.neutral->ranked, ranked);
        EXPECT_EQ(sheet.players[0].rank, ranked ? 3 : 2);
        EXPECT_EQ(sheet.players[1].rank, 1);
        EXPECT_EQ(sheet.neutral->score.rank, ranked ? 2 : 0);
    }
    const ScoreSheet won = scored(final_palaces({{.points = {9, 12}, .dirk_points = 13}}, {.dirk_ranked = true}));
    EXPECT_TRUE(won.neutral->score.winner);
    EXPECT_FALSE(won.players[1].winner);
    EXPECT_EQ(won.players[1].rank, 2);
}

TEST(Presets, AreTheDefaultAndWhatTheChineseRulesSay) {
    ASSERT_EQ(presets.size(), 2u);
    EXPECT_EQ(presets[0].id, "default");
    EXPECT_EQ(presets[0].rulings, Rulings{});
    EXPECT_EQ(presets[1].id, "zh-Hant");
    EXPECT_EQ(presets[1].rulings, Rulings{.leftovers = Leftovers::cards});
}

}

}
