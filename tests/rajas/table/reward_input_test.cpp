#include "app/table/rajas/reward_input.h"
#include "i18n/words_rajas.h"

#include <algorithm>
#include <set>

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
        EXPECT_EQ(parts.front().words, i18n::rajas::told(reward));
    }
    EXPECT_TRUE(given_parts({}).empty());
}

}
}
