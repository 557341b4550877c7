#include "app/table/alhambra/turn_input.h"
#include "tests/alhambra/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

const game::FinalPalace& palace(const AtTable& table, std::size_t round, std::size_t player) {
    return table.game().rounds.at(round).palaces.at(player);
}

void pick(AtTable& table, const char* id) {
    table.act([id](const Position& position, Entry entry) { return pick(position, std::move(entry), tile(id)); });
}

void look_at_round(AtTable& table, int round) {
    table.act(
        [round](const Position& position, Entry entry) { return choose_round(position, std::move(entry), round); });
}

TEST(AlhambraFinalInput, APalaceIsBuiltTileByTile) {
    AtTable table(alhambra_final(3));
    pick(table, "purple-11-n");
    EXPECT_TRUE(table.keys_go_to_board());
    table.click("0,1");
    table.keys("B8");
    table.click("1,0");
    table.look_at(1);
    pick(table, "white-9-w");
    table.click("-1,0");
    EXPECT_EQ(palace(table, 0, 0).size(), 2u);
    EXPECT_EQ(palace(table, 0, 1).size(), 1u);
    EXPECT_TRUE(table.legal());
    table.keys("X");
    table.click("-1,0");
    EXPECT_TRUE(palace(table, 0, 1).empty());
    EXPECT_TRUE(table.entry().taking_away); // and others after it
}

TEST(AlhambraFinalInput, ItIsJudgedAsItStands) {
    AtTable table(alhambra_final(3));
    table.keys("B8");
    table.click("1,1");
    EXPECT_EQ(table.broken(), "place.apart");
    table.keys("R9");
    table.click("1,0"); // with this one beside it all is well
    EXPECT_TRUE(table.legal());
    table.keys("G12");
    table.click("0,1");
    EXPECT_EQ(table.broken(), "place.edges");
    table.correct();
    EXPECT_EQ(palace(table, 0, 0).size(), 2u);
}

TEST(AlhambraFinalInput, ATileIsTakenUpAndLaidElsewhere) {
    AtTable table(alhambra_final(3));
    table.keys("B8");
    table.click("1,0");
    table.offer("1,0", 0);
    EXPECT_TRUE(palace(table, 0, 0).empty());
    EXPECT_EQ(table.entry().tile, tile("blue-8-0"));
    table.click("0,1");
    EXPECT_EQ(palace(table, 0, 0).front().at, cell("0,1"));
}

TEST(AlhambraFinalInput, AFurtherScoringBeginsWithTheOneBefore) {
    AtTable table(alhambra_final(3));
    table.keys("B8");
    table.click("1,0");
    look_at_round(table, 2);
    ASSERT_EQ(table.game().rounds.size(), 2u);
    EXPECT_EQ(palace(table, 1, 0).size(), 1u);
    table.keys("R9");
    table.click("0,1");
    EXPECT_EQ(palace(table, 1, 0).size(), 2u);
    EXPECT_EQ(palace(table, 0, 0).size(), 1u);
    look_at_round(table, 1);
    EXPECT_EQ(table.position().round, 1);
    EXPECT_EQ(table.game().rounds.size(), 2u);
}

TEST(AlhambraFinalInput, TheLastScoringIsTakenOutAgain) {
    AtTable table(alhambra_final(3));
    look_at_round(table, 3);
    EXPECT_EQ(table.game().rounds.size(), 3u);
    table.act(remove_last_round);
    EXPECT_EQ(table.game().rounds.size(), 2u);
    table.keys("B8");
    table.click("1,0");
    EXPECT_EQ(palace(table, 1, 0).size(), 1u); // the second is looked at now
    EXPECT_TRUE(palace(table, 0, 0).empty());
}

TEST(AlhambraFinalInput, OnlyThePointsOfAScoringAreEntered) {
    AtTable table(alhambra_final(3));
    table.act([](const Position& position, Entry entry) { return only_points(position, std::move(entry), true); });
    EXPECT_EQ(table.position().stage, Stage::points);
    table.act([](const Position& position, Entry entry) {
        return enter_points(position, std::move(entry), {0, 27, 0}, 0);
    });
    EXPECT_EQ(table.game().rounds.at(0).points, (std::vector{0, 27, 0}));
    table.act([](const Position& position, Entry entry) { return only_points(position, std::move(entry), false); });
    EXPECT_EQ(table.game(), alhambra_final(3));
}

TEST(AlhambraFinalInput, WithDirkTilesArePickedIntoHisList) {
    AtTable table(alhambra_final(2));
    table.keys("D");
    table.keys("B8R9");
    EXPECT_EQ(table.game().rounds.at(0).dirk, (std::vector{tile("blue-8-0"), tile("red-9-0")}));
    table.act([](const Position& position, Entry entry) {
        return choose_of_dirk(position, std::move(entry), tile("blue-8-0"));
    });
    EXPECT_EQ(table.game().rounds.at(0).dirk, std::vector{tile("red-9-0")});
    table.keys("DB8");
    table.click("1,0");
    EXPECT_EQ(palace(table, 0, 0).size(), 1u);
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraFinalInput, TheScoringChosenInTheScoreIsShownWhereItIsThere) {
    const game::Game two = with_rounds(alhambra_final(3), 2);
    EXPECT_EQ(round_to_show(two, {.round = 2}, {}), 2);
    EXPECT_EQ(round_to_show(two, {.round = 2}, 1), 1);
    EXPECT_EQ(round_to_show(two, {.round = 3}, {}), 2);
}

}
}
