#include "app/desktop/alhambra/palace_picture.h"
#include "tests/alhambra/desktop/palaces.h"

#include <gtest/gtest.h>

using namespace clerk::alhambra;
using namespace clerk::desktop;
using namespace clerk::desktop::alhambra;
using clerk::desktop::test::palace;

namespace {

TEST(PalaceGeometry, ThereIsAlwaysAFreeCellRoundThePalace) {
    for (const auto& [cell, size] :
         {std::pair{"4,0", wxSize(640, 500)}, {"0,-7", wxSize(330, 320)}, {"-3,5", wxSize(1200, 700)}}) {
        const PalaceGeometry geometry(size, palace({{"blue-8-0", cell}}));
        const Cell at = read_cell(cell).value();
        for (const Side side : sides) EXPECT_TRUE(geometry.shows(at.beyond(side))) << cell;
        for (const Side side : sides) EXPECT_TRUE(geometry.shows(fountain.beyond(side))) << cell;
    }
}

TEST(PalaceGeometry, TheSiteLiesWithinTheCanvas) {
    for (const wxSize size : {wxSize(320, 320), wxSize(640, 500), wxSize(2000, 600)}) {
        const PalaceGeometry geometry(size, palace({{"blue-8-0", "3,2"}}));
        EXPECT_TRUE(Area(0, 0, size.x, size.y).Contains(geometry.outside()));
    }
}

TEST(PalaceGeometry, APalaceAsFarAsTheRecordAllowsStillFits) {
    const PalaceGeometry geometry(wxSize(600, 500), palace({{"blue-8-0", "54,54"}, {"red-9-0", "-54,-54"}}));
    EXPECT_GE(geometry.cell(), 4);
    EXPECT_TRUE(geometry.shows({55, 55}) && geometry.shows({-55, -55}));
}

TEST(PalaceGeometry, AGrowingPalaceMakesItsCellsSmallerAndNeverLarger) {
    double last = 1000;
    for (int x = 1; x < 12; ++x) {
        Palace row;
        for (int i = 1; i <= x; ++i) row.lay(tiles[static_cast<std::size_t>(i)], {i, 0});
        const double cell = PalaceGeometry(wxSize(640, 500), row).cell();
        EXPECT_LE(cell, last);
        last = cell;
    }
    EXPECT_LT(last, 60);
}

TEST(PalaceGeometry, CellsOfAPhotoAreShownThoughNothingIsBuiltThere) {
    const auto built = palace({{"blue-8-0", "2,1"}});
    EXPECT_FALSE(PalaceGeometry(wxSize(640, 500), built).shows({9, -6}));
    const PalaceGeometry geometry(wxSize(640, 500), built, {7, 5}, {{-1, -6}, {9, 1}});
    EXPECT_TRUE(geometry.shows({9, -6}) && geometry.shows({-1, 1}) && geometry.shows({2, 1}));
}

TEST(PalaceGeometry, APointIsFoundInTheCellThatHasIt) {
    const PalaceGeometry geometry(wxSize(640, 500), palace({{"blue-8-0", "2,1"}}));
    for (int x = geometry.first().x; x <= geometry.last().x; ++x)
        for (int y = geometry.first().y; y <= geometry.last().y; ++y) {
            const Area area = geometry.area({x, y});
            EXPECT_EQ(geometry.cell_at(geometry.centre({x, y})), (Cell{x, y}));
            EXPECT_EQ(geometry.cell_at({area.m_x, area.m_y}), (Cell{x, y}));
        }
    EXPECT_FALSE(geometry.cell_at({1, 1}));
}

TEST(PalaceGeometry, NorthIsUpAndEastIsRight) {
    const PalaceGeometry geometry(wxSize(640, 500), {});
    EXPECT_LT(geometry.centre({0, 1}).m_y, geometry.centre({0, 0}).m_y);
    EXPECT_GT(geometry.centre({1, 0}).m_x, geometry.centre({0, 0}).m_x);
}

}
