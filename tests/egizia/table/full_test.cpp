// Depth full at the table: ships along the Nile, feeding, builds with crews.
#include "app/table/egizia/build_input.h"
#include "app/table/egizia/gain_input.h"
#include "app/table/egizia/ship_input.h"
#include "app/table/egizia/view.h"
#include "app/table/egizia/words.h"
#include "tests/egizia/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::egizia::test {
namespace {

using testing::ElementsAre;

Intent raise(game::Crew crew) {
    return [crew](const Position& position, Entry entry) { return toggle_raise(position, std::move(entry), crew); };
}

Intent give(const char* name) { ///< one thing more
    return [name](const Position& position, Entry entry) {
        for (const Given& given : givens())
            if (given.name == name) return add_given(position, std::move(entry), given);
        return Outcome{};
    };
}

const game::Sail& sail(const AtTable& table, std::size_t ship) {
    return std::get<game::Sail>(table.round(0).ships.at(ship).what);
}

TEST(EgiziaFull, AShipTakesAtMostFiveEntries) {
    AtTable table(described(Depth::full));
    table.click("edfu");
    EXPECT_EQ(table.entries, 1) << "nothing has to be said of it";
    EXPECT_EQ(table.position().player, 1) << "the next one is looked at";
    table.entries = 0;
    table.click("thebae");
    table.keys("B");
    EXPECT_FALSE(table.why_not().empty()) << "which crews?";
    table.act(raise(game::Crew::blue));
    table.act(raise(game::Crew::joker));
    table.keys("B");
    EXPECT_LE(table.entries, 5);
    EXPECT_THAT(*sail(table, 1).raise, ElementsAre(game::Crew::blue, game::Crew::joker));
    table.entries = 0;
    table.click("card-4");
    table.act(give("quarry"));
    table.act(give("quarry"));
    table.keys("B");
    EXPECT_LE(table.entries, 5);
    EXPECT_EQ(sail(table, 2).gain->quarry, 2);
    EXPECT_TRUE(table.legal()) << table.broken();
}

TEST(EgiziaFull, ACardOfTheTablesListNeedsNoFigures) {
    AtTable table(described(Depth::full));
    table.click("card-1");
    table.act(
        [](const Position& position, Entry entry) { return choose_card(position, std::move(entry), "three stones"); });
    table.keys("B");
    EXPECT_EQ(sail(table, 0).card, "three stones");
    EXPECT_FALSE(sail(table, 0).gain);
    EXPECT_EQ(table.position().seat(0).stones, 2 + 3);
}

TEST(EgiziaFull, PlacesThatGlowAreThoseThatAreLegal) {
    AtTable table(described(Depth::full));
    table.click("sphinx");
    table.keys("P");
    for (const ShownPlace& place : nile_view(table.position(), table.entry())) {
        const game::Ship ship{.player = table.position().player, .what = game::Sail{.at = place.at}};
        const Findings findings = table.position().judged(ship);
        const bool of_the_place = !findings.empty() && findings.front().rule->id != "space.raise";
        EXPECT_EQ(place.open, !of_the_place) << write(place.at);
    }
    EXPECT_EQ(feeding_view(table.position()).size(), 2u);
}

TEST(EgiziaFull, ASpaceOfASiteIsChosenBeforeIt) {
    AtTable table(described(Depth::full));
    table.keys("2");
    table.click("sphinx");
    EXPECT_EQ(sail(table, 0).space, 2);
    table.click("sphinx");
    EXPECT_FALSE(sail(table, 1).space) << "the free one nearest the Nile";
}

TEST(EgiziaFull, AShipUpstreamIsAFinding) {
    AtTable table(described(Depth::full));
    table.click("sphinx");
    table.keys("P");
    table.click("edfu");
    EXPECT_EQ(table.broken(), "ship.upstream");
    table.correct();
    EXPECT_TRUE(table.legal());
    table.act(toggle_by_card);
    table.click("edfu");
    EXPECT_TRUE(table.legal()) << table.broken();
}

TEST(EgiziaFull, UndoBringsBackAShipOfWhichNothingHadToBeSaid) {
    AtTable table(described(Depth::full));
    const game::Game before = table.game();
    table.act(toggle_by_card);
    table.click("edfu");
    const game::Game after = table.game();
    table.undo_to(before);
    EXPECT_EQ(table.position().player, 0);
    EXPECT_EQ(table.entry().at, *game::read_spot("edfu"));
    table.keys("B");
    EXPECT_EQ(table.game(), after);
    table.undo_to(before);
    table.keys("\x1b");
    table.click("sphinx");
    EXPECT_EQ(write(sail(table, 0).at), "sphinx");
    EXPECT_FALSE(sail(table, 0).by_card);
}

TEST(EgiziaFull, WhatWasGivenTooOftenIsTakenOff) {
    AtTable table(described(Depth::full));
    table.click("card-4");
    table.act(give("quarry-5"));
    table.act(give("food"));
    const auto parts = given_parts(table.entry().gain);
    ASSERT_EQ(parts.size(), 2u);
    table.act([&](const Position& position, Entry entry) {
        return egizia::give(position, std::move(entry), parts.at(0).without);
    });
    table.keys("B");
    EXPECT_EQ(sail(table, 0).gain->quarry, 4);
    EXPECT_EQ(sail(table, 0).gain->food, 1);
}

TEST(EgiziaFull, ACardGivesNoMoreThanARecordMayHave) {
    AtTable table(described(Depth::full));
    table.click("card-4");
    for (int i = 0; i < 30; ++i)
        for (const char* name : {"stones-5", "raise-blue", "raise-black", "raise-yellow", "grain-market"})
            table.act(give(name));
    EXPECT_FALSE(table.why_not().empty());
    EXPECT_LE(table.entry().gain.stones, 99);
    EXPECT_LE(table.entry().gain.raise.size(), 20u);
    EXPECT_EQ(table.entry().gain.steps[game::Market::grain], 9);
}

TEST(EgiziaFull, TheNextBuilderAndTheCrewAreOffered) {
    AtTable table(described(Depth::full));
    table.click("sphinx"); // Linda
    table.click("graves"); // John
    table.click("graves"); // Linda
    table.keys("PPD");
    ASSERT_EQ(table.position().stage, Stage::builds);
    EXPECT_EQ(player_at_turn(table.position()), 0);
    table.entries = 0;
    table.keys("1B");
    EXPECT_EQ(table.entries, 2);
    EXPECT_EQ(table.build(0).crew, game::Crew::blue);
    EXPECT_EQ(table.position().player, 1) << "John lies nearer the Nile";
    table.entries = 0;
    table.click("obelisk-1");
    table.click("obelisk-2");
    table.keys("SB");
    EXPECT_LE(table.entries, 5);
    EXPECT_TRUE(table.legal()) << table.broken();
    EXPECT_TRUE(table.build(1).joker) << "one crew of 1 is too weak for 2";
    EXPECT_EQ(table.position().seat(1).market[game::Market::stone], 2);
    table.keys("D");
    EXPECT_TRUE(table.round(0).done);
}

TEST(EgiziaFull, ACardUsedLaterGoesWhereItIsUsed) {
    AtTable table(described(Depth::full));
    table.click("edfu");
    table.keys("E");
    table.act(give("food-5"));
    table.keys("B");
    EXPECT_EQ(std::get<game::Use>(table.round(0).ships.at(1).what).gain.food, 5);
    EXPECT_EQ(table.position().player, 1) << "the turn goes on";
}

TEST(EgiziaFull, TheEndHasAFigureForEachSphinxCard) {
    AtTable table(described(Depth::full));
    for (int round = 0; round < 5; ++round) table.keys("PPDD");
    ASSERT_TRUE(table.game().end) << table.broken();
    EXPECT_THAT(table.game().end->at(0).sphinx, ElementsAre(0));
    EXPECT_TRUE(table.legal()) << table.broken();
}

}
}
