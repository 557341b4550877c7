// Terraces that a photo proposes: one is taken as if it had been entered by hand.
#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/keys.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

using game::Corner;
using game::Flower;

const ProposedTerrace low{.anchor = cell("a1"), .level = 1, .flower = Flower::pink, .open = Corner::sw};
const ProposedTerrace closed{.anchor = cell("c1"), .flower = Flower::white, .open = Corner::se};
const ProposedTerrace above{.anchor = cell("b1"), .level = 2, .flower = Flower::yellow, .open = Corner::nw};
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
    EXPECT_EQ(terraces[1].open, Corner::se);
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

TEST(ProposedTerraces, OfOneWhoseFlowerIsNotSurelySeenItIsAskedFor) {
    AtTable table(Depth::final);
    ProposedTerrace unsure = low;
    unsure.flower.reset();
    EXPECT_EQ(not_entered(table.position, table.entry, {unsure, closed}), (std::vector{closed, unsure}));
    take(table, unsure);
    EXPECT_TRUE(table.position.garden(0).terraces().empty());
    EXPECT_FALSE(table.said.empty());
    table.press('Y');
    table.place("a1");
    ASSERT_EQ(table.position.garden(0).terraces().size(), 1u);
    EXPECT_EQ(table.position.garden(0).terraces()[0].flower, Flower::yellow);
    EXPECT_EQ(table.position.garden(0).terraces()[0].open, Corner::sw);
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

std::optional<Entry> seen(const AtTable& table, const ProposedTerrace& there) {
    return with_seen(table.position, table.entry, there.anchor, [&](game::Cell anchor, int level) {
        return anchor == there.anchor && level == there.level ? std::optional(there) : std::nullopt;
    });
}

TEST(ProposedTerraces, OneIsReadWhereAPersonSaysThatItLies) {
    AtTable table(Depth::final);
    const auto entry = seen(table, low);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->face.flower, Flower::pink);
    EXPECT_EQ(entry->draft.open, Corner::sw);
    EXPECT_FALSE(table.entry.face.flower);
    EXPECT_FALSE(seen(table, above)) << "the lowest level there is the first";
    take(table, low);
    take(table, closed);
    EXPECT_TRUE(seen(table, above));
}

TEST(ProposedTerraces, WhatAPersonEnteredOfItStays) {
    AtTable table(Depth::final);
    table.press('G');
    const auto turned = seen(table, low);
    ASSERT_TRUE(turned);
    EXPECT_EQ(turned->draft.open, Corner::nw);
    table.press('U');
    EXPECT_FALSE(seen(table, low)) << "its flower is entered";
    table.press(escape_key);
    table.press('S');
    EXPECT_EQ(seen(table, low)->face.symbols, table.entry.face.symbols);
}

TEST(ProposedTerraces, NothingIsReadWhereItCouldNotStandOrTheQuarrySaysWhichItIs) {
    AtTable table(Depth::final);
    table.press('3');
    EXPECT_FALSE(seen(table, {.anchor = cell("e1"), .level = 3, .open = Corner::ne}));
    const AtTable full(Depth::full);
    EXPECT_FALSE(seen(full, low));
}

TEST(ProposedTerraces, ItIsToldWhyNoneCanBeTaken) {
    const AtTable table(Depth::final), full(Depth::full);
    EXPECT_TRUE(why_not_take_proposed(table.position, table.entry, {low}).empty());
    EXPECT_FALSE(why_not_take_proposed(table.position, table.entry, {}).empty());
    EXPECT_FALSE(why_not_take_proposed(full.position, full.entry, {low}).empty());
}

}
}
