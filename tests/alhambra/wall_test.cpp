// The way through a palace and the wall round it.
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::UnorderedElementsAre;

std::size_t wall(const Palace& palace) { return longest_wall(palace).size(); }

std::vector<std::string> sides_of(const Palace& palace) {
    std::vector<Place> places;
    for (const OuterSide& outer : longest_wall(palace)) places.push_back(place(outer.cell, outer.side));
    return written(places);
}

std::vector<std::string> written_cells(const Cells& cells) {
    std::vector<std::string> list;
    for (const Cell cell : cells) list.push_back(write(cell));
    return list;
}

using Lying = std::vector<std::pair<Text, Text>>;

const Lying three_round_the_fountain{{"blue-2-new", "0,1"}, {"white-5-nsw", "-1,0"}, {"red-3-esw", "0,-1"}};

Lying with(Lying tiles, Text tile, Text at) {
    tiles.emplace_back(tile, at);
    return tiles;
}

// The examples of the rules

TEST(Wall, OfOneTile) {
    EXPECT_EQ(wall(palace({{"blue-2-new", "0,1"}})), 3u);
    EXPECT_THAT(sides_of(palace({{"blue-2-new", "0,1"}})), ElementsAre("0,1 w", "0,1 n", "0,1 e"));
}

TEST(Wall, GoesOnFromTileToTile) { EXPECT_EQ(wall(palace(three_round_the_fountain)), 9u); }

TEST(Wall, ClosedToARingCountsWhole) {
    EXPECT_EQ(wall(palace(with(three_round_the_fountain, "brown-4-nes", "1,0"))), 12u);
}

TEST(Wall, GoesRoundACornerThatFacesOneEmptyCell) {
    EXPECT_THAT(sides_of(palace({{"blue-7-e", "0,1"}, {"blue-6-n", "1,0"}})), ElementsAre("0,1 e", "1,0 n"));
}

TEST(Wall, BackToBackIsNone) {
    EXPECT_EQ(wall(palace({{"blue-8-0", "1,0"}, {"blue-7-e", "0,1"}, {"red-7-w", "1,1"}})), 0u);
}

// More of them

TEST(Wall, OfTheFountainAlone) { EXPECT_EQ(wall(Palace()), 0u); }

TEST(Wall, IsBrokenByASideWithoutOne) {
    EXPECT_EQ(wall(palace({{"blue-6-n", "1,0"}, {"brown-8-n", "-1,0"}})), 1u) << "the fountain lies between";
    EXPECT_EQ(wall(palace({{"blue-6-n", "1,0"}, {"brown-8-n", "2,0"}, {"green-10-n", "-1,0"}})), 2u);
}

TEST(Wall, IsTheLongestOfSeveral) {
    EXPECT_THAT(sides_of(palace({{"blue-6-n", "1,0"}, {"red-8-s", "-1,0"}, {"white-9-s", "-2,0"}})),
                ElementsAre("-1,0 s", "-2,0 s"));
}

TEST(Wall, DoesNotDependOnTheOrderInWhichTilesCame) {
    Lying tiles = three_round_the_fountain;
    std::ranges::sort(tiles);
    do {
        EXPECT_THAT(sides_of(palace(tiles)),
                    ElementsAre("0,-1 e", "0,-1 s", "0,-1 w", "-1,0 s", "-1,0 w", "-1,0 n", "0,1 w", "0,1 n", "0,1 e"));
    } while (std::ranges::next_permutation(tiles).found);
}

TEST(Wall, OfAnInletIsOuter) {
    // Round 1,1, which is open to the north.
    const Lying inlet{{"brown-8-e", "0,1"}, {"green-10-n", "1,0"}, {"blue-8-0", "2,0"}, {"white-9-w", "2,1"}};
    EXPECT_THAT(sides_of(palace(inlet)), ElementsAre("0,1 e", "1,0 n", "2,1 w"));
    EXPECT_THAT(holes(palace(inlet)), IsEmpty());
}

TEST(Wall, OfAHoleIsNot) {
    const Lying closed{{"brown-8-e", "0,1"}, {"green-10-n", "1,0"}, {"blue-8-0", "2,0"},
                       {"white-9-w", "2,1"}, {"red-8-s", "1,2"},    {"brown-9-0", "0,2"}};
    EXPECT_EQ(wall(palace(closed)), 0u);
}

TEST(Wall, InAPieceThatLiesApartIsARingOfItsOwn) {
    EXPECT_EQ(wall(palace({{"blue-2-new", "0,1"}, {"green-6-esw", "5,5"}})), 3u) << "three and three are not added";
    EXPECT_EQ(wall(palace({{"blue-7-e", "0,1"}, {"green-6-esw", "5,5"}})), 3u);
}

TEST(Wall, GoesOnWhereTilesTouchAtACornerOnly) {
    EXPECT_THAT(sides_of(palace({{"green-10-n", "3,3"}, {"red-7-w", "4,4"}})), ElementsAre("3,3 n", "4,4 w"));
    EXPECT_THAT(sides_of(palace({{"brown-8-e", "3,3"}, {"red-8-s", "4,4"}})), ElementsAre("4,4 s", "3,3 e"));
    EXPECT_EQ(wall(palace({{"white-7-ne", "3,3"}})), 2u);
    EXPECT_EQ(wall(palace({{"white-7-ne", "3,3"}, {"blue-8-0", "4,4"}})), 1u) << "one cannot go round that corner";
}

// Holes and ways

TEST(Hole, IsClosedByFourTilesThatTouchAtCorners) {
    const Palace diamond =
        palace({{"blue-8-0", "1,0"}, {"red-9-0", "0,1"}, {"brown-9-0", "2,1"}, {"white-10-0", "1,2"}});
    EXPECT_THAT(written_cells(holes(diamond)), ElementsAre("1,1"));
}

TEST(Hole, HasAllItsCells) {
    Palace palace;
    std::size_t next = 0;
    for (int x = 0; x < 4; ++x)
        for (int y = 0; y < 4; ++y) {
            const bool inside = x > 0 && x < 3 && y > 0 && y < 3;
            if (!inside && Cell{x, y} != fountain) palace.lay(tiles[next++], {x, y});
        }
    EXPECT_THAT(written_cells(holes(palace)), UnorderedElementsAre("1,1", "1,2", "2,1", "2,2"));
    palace.lift(cell("3,1"));
    EXPECT_THAT(holes(palace), IsEmpty());
}

TEST(Way, LeadsOverOpenSidesOnly) {
    const Palace there = palace({{"blue-7-e", "0,1"}, {"red-7-w", "1,1"}, {"blue-8-0", "-1,0"}, {"brown-8-e", "0,-1"}});
    EXPECT_THAT(written_cells(reachable(there)), UnorderedElementsAre("0,0", "0,1", "-1,0", "0,-1"));
}

TEST(Way, IsShutByOneWallOfTwo) {
    EXPECT_THAT(written_cells(reachable(palace({{"blue-8-0", "0,1"}, {"red-7-w", "1,1"}}))),
                UnorderedElementsAre("0,0", "0,1"));
    EXPECT_THAT(written_cells(reachable(palace({{"blue-7-e", "0,1"}, {"red-9-0", "1,1"}}))),
                UnorderedElementsAre("0,0", "0,1"));
}

TEST(Way, LeadsRound) {
    const Palace there = palace({{"blue-7-e", "0,1"}, {"red-7-w", "1,1"}, {"brown-9-0", "1,0"}, {"white-10-0", "2,1"}});
    EXPECT_EQ(reachable(there).size(), 5u);
}

}

}
