// Terraces that a photo proposes: one is taken as if it had been entered by hand.
#include "app/table/babylon/proposed_terraces.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

using game::Corner;
using game::Flower;

const ProposedTerrace low{.anchor = cell("a1"), .level = 1, .flower = Flower::pink, .open = Corner::sw};
const ProposedTerrace closed{.anchor = cell("c1"), .flower = Flower::white, .open = std::optional<Corner>()};
const ProposedTerrace above{
    .anchor = cell("b1"), .level = 2, .flower = Flower::yellow, .open = std::optional<Corner>()};
const ProposedTerrace floating{.anchor = cell("e1"), .level = 3, .flower = Flower::white, .open = Corner::ne};

void take(AtTable& table, const ProposedTerrace& proposed) {
    table.take(take_proposed(table.position, table.entry, proposed));
}

TEST(ProposedTerraces, OneIsPlacedAsItIsSeenWhateverWasInHand) {
    AtTable table(Depth::final);
    table.press('U');
    table.press('4');
    take(table, low);
    take(table, closed);
    const auto& terraces = table.position.garden(0).terraces();
    ASSERT_EQ(terraces.size(), 2u);
    EXPECT_EQ(terraces[0].anchor, cell("a1"));
    EXPECT_EQ(terraces[0].level, 1);
    EXPECT_EQ(terraces[0].open, Corner::sw);
    EXPECT_EQ(terraces[0].flower, Flower::pink);
    EXPECT_EQ(terraces[1].open, std::nullopt);
    EXPECT_TRUE(table.position.report.legal());
    EXPECT_EQ(not_entered(table.position, table.entry, {low, closed, above}), std::vector{above});
}

TEST(ProposedTerraces, TheRefereeJudgesIt) {
    AtTable table(Depth::final);
    take(table, floating);
    EXPECT_TRUE(table.refused || !table.position.report.legal());
}

TEST(ProposedTerraces, OneWhoseOpenCornerIsNotSeenComesIntoTheHand) {
    AtTable table(Depth::final);
    ProposedTerrace unsure = low;
    unsure.open.reset();
    take(table, unsure);
    EXPECT_TRUE(table.position.garden(0).terraces().empty());
    EXPECT_FALSE(table.said.empty());
    table.press('G');
    table.place("a1");
    ASSERT_EQ(table.position.garden(0).terraces().size(), 1u);
    EXPECT_EQ(table.position.garden(0).terraces()[0].flower, Flower::pink);
}

TEST(ProposedTerraces, WhatLiesWhereSomethingIsEnteredIsNotProposed) {
    AtTable table(Depth::final);
    take(table, low);
    ProposedTerrace beside = low;
    beside.anchor = cell("b2");
    EXPECT_TRUE(not_entered(table.position, table.entry, {beside}).empty());
}

TEST(ProposedTerraces, OnlyWhatCanStandInTheGardenIsProposed) {
    AtTable table(Depth::final);
    EXPECT_EQ(not_entered(table.position, table.entry, {floating, above, low}), std::vector{low});
    take(table, low);
    take(table, closed);
    EXPECT_EQ(not_entered(table.position, table.entry, {floating, above}), std::vector{above});
    ProposedTerrace unsure = above;
    unsure.open.reset();
    EXPECT_EQ(not_entered(table.position, table.entry, {unsure}), std::vector{unsure});
}

TEST(ProposedTerraces, ItIsToldWhyNoneCanBeTaken) {
    const AtTable table(Depth::final), full(Depth::full);
    EXPECT_TRUE(why_not_take_proposed(table.position, table.entry, {low}).empty());
    EXPECT_FALSE(why_not_take_proposed(table.position, table.entry, {}).empty());
    EXPECT_FALSE(why_not_take_proposed(full.position, full.entry, {low}).empty());
}

}
}
