#include "app/desktop/babylon/board_geometry.h"

#include <gtest/gtest.h>

using namespace clerk::babylon;
using clerk::desktop::Point;
using clerk::desktop::babylon::BoardGeometry;

namespace {

class BoardGeometryTest : public testing::TestWithParam<wxSize> {
protected:
    BoardGeometry geometry{GetParam()};
};

TEST_P(BoardGeometryTest, FindsEachCellAtItsMiddle) {
    for (int y = 0; y < board_size; ++y)
        for (int x = 0; x < board_size; ++x) {
            const Cell cell = Cell{0, 0}.moved(x, y);
            EXPECT_EQ(geometry.cell_at(geometry.centre(cell)), cell) << write(cell);
        }
}

TEST_P(BoardGeometryTest, FindsEachAnchorAtItsMiddle) {
    for (int y = 0; y < board_size - 1; ++y)
        for (int x = 0; x < board_size - 1; ++x) {
            const Cell anchor = Cell{0, 0}.moved(x, y);
            EXPECT_EQ(geometry.anchor_at(geometry.middle_of_anchor(anchor)), anchor) << write(anchor);
        }
}

TEST_P(BoardGeometryTest, TheCornerOfCellsNearestThePointIsTheTerracesMiddle) {
    const double less_than_half = geometry.cell() * 0.45;
    const Cell anchor{3, 4};
    const Point at = geometry.middle_of_anchor(anchor);
    for (const double x : {-less_than_half, less_than_half})
        for (const double y : {-less_than_half, less_than_half})
            EXPECT_EQ(geometry.anchor_at({at.m_x + x, at.m_y + y}), anchor);
    EXPECT_EQ(geometry.anchor_at({at.m_x + geometry.cell() * 0.55, at.m_y}), (Cell{4, 4}));
}

TEST_P(BoardGeometryTest, AtTheEdgeTheOutermostTerraceIsMeant) {
    const auto board = geometry.board();
    EXPECT_EQ(geometry.anchor_at({board.m_x + 1, board.m_y + 1}), (Cell{0, 6}));
    EXPECT_EQ(geometry.anchor_at({board.GetRight() - 1, board.GetBottom() - 1}), (Cell{6, 0}));
}

TEST_P(BoardGeometryTest, NothingIsOffTheBoard) {
    const auto board = geometry.board();
    EXPECT_FALSE(geometry.cell_at({board.m_x - 1, board.m_y + 5}));
    EXPECT_FALSE(geometry.anchor_at({board.m_x + 5, board.GetBottom() + 1}));
    EXPECT_FALSE(geometry.cell_at({-3, -3}));
}

TEST_P(BoardGeometryTest, CellsAreSquareWholePixelsAndNotTooSmall) {
    EXPECT_EQ(geometry.cell(), std::floor(geometry.cell()));
    EXPECT_GE(geometry.cell(), 24);
    EXPECT_EQ(geometry.board().m_width, geometry.board().m_height);
}

TEST_P(BoardGeometryTest, RimAndBoardLieWithinTheCanvas) {
    const auto outside = geometry.outside();
    EXPECT_GE(outside.m_x, 0);
    EXPECT_GE(outside.m_y, 0);
    EXPECT_LE(outside.GetRight(), GetParam().x);
    EXPECT_LE(outside.GetBottom(), GetParam().y);
}

INSTANTIATE_TEST_SUITE_P(Canvases, BoardGeometryTest,
                         testing::Values(wxSize(320, 320), wxSize(401, 700), wxSize(737, 611), wxSize(2000, 2000)));

}
