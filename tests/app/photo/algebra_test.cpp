#include "app/photo/algebra.h"

#include <gtest/gtest.h>

namespace clerk::photo {
namespace {

TEST(Algebra, AHomographyTakesItsFourPointsToTheOthers) {
    const std::array<Point, 4> from{Point{0, 0}, {8, 0}, {8, 8}, {0, 8}};
    const std::array<Point, 4> to{Point{100, 90}, {700, 120}, {820, 560}, {40, 500}};
    const auto found = homography(from, to);
    ASSERT_TRUE(found);
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_NEAR(distance(map(*found, from[i]), to[i]), 0, 1e-9);
        EXPECT_NEAR(distance(map(*inverse(*found), to[i]), from[i]), 0, 1e-9);
    }
}

TEST(Algebra, ThereIsNoHomographyOfThreePointsOnALine) {
    EXPECT_FALSE(homography({Point{0, 0}, {4, 0}, {8, 0}, {0, 8}}, {Point{0, 0}, {1, 0}, {1, 1}, {0, 1}}));
}

TEST(Algebra, AMatrixTimesItsInverseIsOne) {
    const Matrix m{Vector{2, 1, 0}, Vector{-1, 3, 4}, Vector{0, 1, 5}};
    const Matrix one = m * *inverse(m);
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t i = 0; i < 3; ++i) EXPECT_NEAR(one[row][i], row == i ? 1 : 0, 1e-12);
    EXPECT_FALSE(inverse({Vector{1, 2, 3}, Vector{2, 4, 6}, Vector{0, 1, 5}}));
}

TEST(Algebra, EquationsAreSolvedThoughAPivotIsZero) {
    const auto found = solve({{0, 2}, {3, 1}}, {4, 5});
    ASSERT_TRUE(found);
    EXPECT_NEAR((*found)[0], 1, 1e-12);
    EXPECT_NEAR((*found)[1], 2, 1e-12);
    EXPECT_FALSE(solve({{1, 2}, {2, 4}}, {1, 2}));
}

}
}
