// How the pieces are written, and sets of cells.
#include "core/babylon/pieces.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;

TEST(Spaces, AreACellAndALevelFromOneToSixteen) {
    for (const std::string text : {"a1@1", "c4@2", "h8@9", "b7@10", "d5@16"}) {
        const auto space = read_space(text);
        ASSERT_TRUE(space) << text;
        EXPECT_EQ(write(*space), text);
    }
    for (const char* text : {"",     "c4",    "c4@",   "c4 2",   "c4-2",  "c42@",  "i4@2", "c9@2",  "c0@2",  "@c4@2",
                             "c4@0", "c4@01", "c4@17", "c4@160", "c4@-1", "c4@+1", "c4@x", "c4@1x", "c4@1 ", "c4@ 1"})
        EXPECT_FALSE(read_space(text)) << text;
}

TEST(Kinds, ReachAsFarAsTheirSpacesAreApart) {
    EXPECT_EQ(reach(Kind::statue), 0) << "it has one";
    EXPECT_EQ(reach(Kind::fountain), 1);
    EXPECT_EQ(reach(Kind::stairs), 1);
    EXPECT_EQ(reach(Kind::bridge), 2) << "one is between";
}

TEST(SetsOfCells, OfAllAreTheWholeBoard) {
    const Cells all = Cells::all();
    EXPECT_EQ(all.size(), board_size * board_size);
    EXPECT_TRUE((all - Cells::all()).empty());
    int seen = 0;
    all.each([&](Cell cell) { seen += cell.on_board(); });
    EXPECT_EQ(seen, all.size());
}

}
