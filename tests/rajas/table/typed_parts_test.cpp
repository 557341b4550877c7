#include "app/table/rajas/full_input.h"
#include "app/table/rajas/typed_parts.h"
#include "i18n/words_rajas.h"
#include "tests/rajas/table/at_table.h"

#include <algorithm>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::table::rajas {

namespace {

game::Reward added(game::Reward reward, const std::string& name) {
    const auto all = gifts(GiftsOf::river);
    const auto gift = std::ranges::find(all, name, &Gift::name);
    EXPECT_NE(gift, all.end()) << name;
    return gift->add(std::move(reward));
}

TEST(RewardInput, AddsOneThingAtATime) {
    game::Reward reward;
    for (const char* name : {"fame", "fame", "money", "die-blue", "die-any", "karma-die-green", "market-good",
                             "market-good", "money-each-bend", "money-each-bend", "fame-each-bend", "chamber-yogi"})
        reward = added(std::move(reward), name);
    const game::Reward all{.fame = 2,
                           .money = 1,
                           .dice = {game::Colour::blue, std::nullopt},
                           .karma_dice = {game::Colour::green},
                           .market = game::MarketReward{.most = 2},
                           .each = game::ForEach{.of = game::Counted::bend, .money = 2, .fame = 1},
                           .palace = game::Chamber::yogi};
    EXPECT_EQ(reward.each, all.each);
    EXPECT_EQ(reward.dice, all.dice);
    EXPECT_EQ(reward.market, all.market);
    EXPECT_EQ(reward.fame, 2);
    EXPECT_EQ(reward.palace, all.palace);
}

TEST(RewardInput, StaysWithinWhatARecordMayHave) {
    game::Reward reward;
    for (int i = 0; i < 120; ++i)
        for (const char* name : {"fame", "boat", "die-any", "market-good", "fame-each-worker"})
            reward = added(std::move(reward), name);
    EXPECT_EQ(reward.fame, 99);
    EXPECT_EQ(reward.boat, 6);
    EXPECT_EQ(reward.dice.size(), 99u);
    EXPECT_EQ(reward.market->most, 99);
    EXPECT_EQ(reward.each->fame, 99);
}

TEST(RewardInput, ChambersAreOfTheRiverAlone) {
    const auto on_board = gifts(GiftsOf::board), on_river = gifts(GiftsOf::river);
    EXPECT_EQ(on_river.size(), on_board.size() + game::chambers.size());
    std::set<std::string> names;
    for (const Gift& gift : on_river) {
        EXPECT_TRUE(names.insert(gift.name).second) << gift.name;
        EXPECT_FALSE(gift.words.empty());
        EXPECT_NE(gift.add({}), game::Reward{}) << gift.name;
    }
}

TEST(RewardInput, WhatWasAddedCanBeTakenOff) {
    for (const Gift& gift : gifts(GiftsOf::river)) {
        game::Reward reward = gift.add({});
        const auto parts = given_parts(reward);
        ASSERT_EQ(parts.size(), 1u) << gift.name;
        EXPECT_EQ(parts.front().without.each, std::nullopt);
        EXPECT_EQ(given_parts(parts.front().without).size(), 0u) << gift.name;
        EXPECT_EQ(parts.front().words, i18n::rajas::in_words(reward));
    }
    EXPECT_TRUE(given_parts({}).empty());
}

}

}

namespace clerk::table::rajas::test {

namespace {

TEST(RajasTypedGain, IsReadAndWritten) {
    const game::Reward two{.fame = 1, .money = 2};
    EXPECT_EQ(typed_gain("2m 1f", {}), two);
    EXPECT_EQ(typed_gain("2 m,f", {}), two) << "one is left out as one likes";
    EXPECT_EQ(typed_gain("3d 2db", {}), (game::Reward{.dice = {{}, {}, {}, game::Colour::blue, game::Colour::blue}}));
    EXPECT_EQ(gain_as_typed(two), "1f 2m");
    for (const char* wrong : {"2", "2x", "m2", "0m", "100m", "dx", "2mm3", "7b", "-1m"})
        EXPECT_EQ(typed_gain(wrong, {}), std::nullopt) << wrong;
}

TEST(RajasTypedGain, LeavesWhatHasNoLetter) {
    const game::Reward printed{.money = 3, .market = game::MarketReward{.assorted = true}};
    const auto typed = typed_gain("1k", printed);
    ASSERT_TRUE(typed);
    EXPECT_EQ(*typed, (game::Reward{.karma = 1, .market = game::MarketReward{.assorted = true}}));
    EXPECT_EQ(gain_as_typed(printed), "3m");
}

}

// Depth full without a described board: what a place, the river, a yield and the fourth money bonus gave is typed.

namespace {

class RajasTypedParts : public testing::Test {
protected:
    void send(game::SpotKind kind) {
        table.act(
            [kind](const Position& position, Entry entry) { return send_worker(position, std::move(entry), {kind}); });
    }
    void take(const game::Step& step) {
        table.act([&](const Position& position, Entry entry) { return take_owed(position, std::move(entry), step); });
    }
    void give(const game::Reward& reward) {
        table.act(
            [&](const Position& position, Entry entry) { return type_reward(position, std::move(entry), reward); });
    }
    std::optional<TypedReward> asked() { return typed_reward(table.position()); }
    template <class What> const What& last() { return std::get<What>(table.game().turns.back().steps.back().what); }

    AtTable table{with_dice(with_dice(plain(Depth::full), 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6})};
};

TEST_F(RajasTypedParts, NothingIsAskedBeforeAStep) {
    EXPECT_FALSE(asked());
    EXPECT_FALSE(typed_coins(table.position()));
    EXPECT_TRUE(may_gain(table.position()));
}

TEST_F(RajasTypedParts, WhatThePalaceGaveIsOwedAtOnce) {
    send(game::SpotKind::palace);
    ASSERT_TRUE(asked());
    EXPECT_EQ(asked()->words, "What did the palace give?");
    EXPECT_EQ(asked()->gifts, GiftsOf::board);
    give({.money = 2, .dice = {game::DieColour{}}});
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(last<game::Visit>().gain, (game::Reward{.money = 2, .dice = {game::DieColour{}}}));
    EXPECT_EQ(table.position().seat(0).money, 5);
    EXPECT_EQ(owed_in_words(table.position()), "a die");
    give({});
    EXPECT_FALSE(last<game::Visit>().gain) << "it gave nothing after all";
    EXPECT_EQ(table.position().seat(0).money, 3);
}

TEST_F(RajasTypedParts, TheRiverMayGiveTheActionOfAChamber) {
    send(game::SpotKind::harbour);
    take({game::Sail{.by = 1}});
    ASSERT_TRUE(asked());
    EXPECT_EQ(asked()->gifts, GiftsOf::river);
    give({.palace = game::Chamber::yogi});
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(table.position().seat(0).karma, 3);
}

TEST_F(RajasTypedParts, WhatLinkedYieldsGaveGoesWithTheTile) {
    send(game::SpotKind::quarry);
    take({game::Lay{.tile = {.colour = game::Colour::green, .price = 4, .roads = *game::read_roads("ns")},
                    .at = *game::read_cell("a2"),
                    .pay = {{game::Colour::green, 5}}}});
    ASSERT_TRUE(table.legal()) << table.broken();
    give({.fame = 3});
    EXPECT_EQ(table.position().seat(0).fame, 3);
    EXPECT_EQ(last<game::Lay>().gain, (game::Reward{.fame = 3}));
}

TEST_F(RajasTypedParts, TheCostOfASpaceIsTypedAsLongAsItIsTheLastStep) {
    send(game::SpotKind::quarry);
    const auto coins = typed_coins(table.position());
    ASSERT_TRUE(coins);
    EXPECT_EQ(std::tuple(coins->coins, coins->lowest, coins->highest), std::tuple(1, 1, 4));
    table.act([](const Position& position, Entry entry) { return type_coins(position, std::move(entry), 3); });
    EXPECT_EQ(last<game::Visit>().coins, 3);
    EXPECT_EQ(table.position().seat(0).money, 0);
}

TEST_F(RajasTypedParts, TheFourthMoneyBonusIsAStepOfItsOwn) {
    table.act(gain_another);
    give({.karma = 1});
    ASSERT_TRUE(table.legal()) << table.broken();
    EXPECT_EQ(last<game::Gain>().reward, (game::Reward{.karma = 1}));
}

TEST(RajasDescribedParts, AreNotAskedFor) {
    game::Board board = described(Depth::full).board;
    board.quarry = {1, 2};
    board.last_money_bonus = 55;
    AtTable table(with_dice(with_dice(with_board(plain(Depth::full), board), 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6}));
    EXPECT_FALSE(may_gain(table.position()));
    table.act([](const Position& position, Entry entry) {
        return send_worker(position, std::move(entry), {game::SpotKind::quarry});
    });
    EXPECT_FALSE(typed_coins(table.position()));
    EXPECT_FALSE(typed_reward(table.position()));
}

}

}
