#include "app/photo/camera.h"
#include "tests/app/photo/known_camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include <gtest/gtest.h>

namespace clerk::photo::test {
namespace {

constexpr Size board{8, 8};
constexpr double level_high = 0.75; ///< in cells
constexpr int levels = 4;

/// How far from its place a space is found that is farthest from it, in cells.
double farthest(const KnownCamera& known, const Camera& camera, int level) {
    const auto plane = camera.plane(level * level_high);
    if (!plane) return 1000;
    double most = 0;
    for (int x = 0; x < board.width; ++x)
        for (int y = 0; y < board.height; ++y) {
            const Point middle{x + 0.5, y + 0.5};
            const Point there = known.seen(board, middle.x, middle.y, level * level_high);
            most = std::max(most, distance(map(*inverse(*plane), there), middle));
        }
    return most;
}

double farthest(const KnownCamera& known, const Corners& corners, std::optional<double> noted) {
    const auto camera = Camera::from(corners, board, known.picture, noted);
    if (!camera) return 1000;
    double most = 0;
    for (int level = 0; level <= levels; ++level) most = std::max(most, farthest(known, *camera, level));
    return most;
}

TEST(Camera, FindsEverySpaceOfEveryLevelWithinATenthOfACellByExactCorners) {
    for (const KnownCamera& known : twenty_cameras())
        EXPECT_LE(farthest(known, known.corners(board), known.focal), 0.1)
            << known.tilt << " degrees, lens " << known.focal;
}

TEST(Camera, FindsEverySpaceOfEveryLevelWithinThreeTenthsByCornersEightPixelsOff) {
    for (const KnownCamera& known : twenty_cameras())
        for (int variant = 0; variant < 12; ++variant)
            EXPECT_LE(farthest(known, off_by(known.corners(board), known.picture, 8, variant), known.focal), 0.3)
                << known.tilt << " degrees, lens " << known.focal << ", variant " << variant;
}

TEST(Camera, FindsTheLensByThePerspectiveWhereItIsStrong) {
    int tried = 0;
    for (const KnownCamera& known : twenty_cameras()) {
        if (known.tilt < 15) continue;
        ++tried;
        EXPECT_LE(farthest(known, known.corners(board), std::nullopt), 0.15)
            << known.tilt << " degrees, lens " << known.focal;
    }
    EXPECT_EQ(tried, 12);
}

TEST(Camera, TakesAUsualLensWhereThePerspectiveSaysNothing) {
    const KnownCamera known{.focal = 0.62, .tilt = 0};
    EXPECT_LE(farthest(known, known.corners(board), std::nullopt), 0.05);
}

TEST(Camera, KnowsWhereItWas) {
    const KnownCamera known{.focal = 0.7, .tilt = 30, .side = 40};
    const auto camera = Camera::from(known.corners(board), board, known.picture, known.focal);
    ASSERT_TRUE(camera);
    EXPECT_NEAR(camera->tilt(), 30 * std::numbers::pi / 180, 1e-3);
    EXPECT_NEAR(camera->focal(), 0.7 * 2560, 1);
    const double away = 0.7 * 2560 * 8 / (known.filled * 1536);
    EXPECT_NEAR(camera->height(), away * std::cos(camera->tilt()), 0.01);
}

TEST(Camera, LeavesTheCornersOnTheBoardWhereTheyWereSet) {
    const KnownCamera known{.tilt = 25, .side = 200};
    const Corners moved = off_by(known.corners(board), known.picture, 20, 3);
    const auto plane = Camera::from(moved, board, known.picture, known.focal)->plane(0);
    const auto set = in_pixels(moved, known.picture);
    EXPECT_NEAR(distance(map(*plane, {0, 0}), set[0]), 0, 1e-6);
    EXPECT_NEAR(distance(map(*plane, {8, 8}), set[2]), 0, 1e-6);
}

TEST(Camera, SeesNoPlaneAboveItself) {
    const KnownCamera known;
    const auto camera = Camera::from(known.corners(board), board, known.picture, known.focal);
    ASSERT_TRUE(camera);
    EXPECT_FALSE(camera->plane(camera->height()));
    EXPECT_TRUE(camera->plane(camera->height() / 2));
}

TEST(Camera, IsNotFoundByCornersThatMakeNoBoard) {
    const Corners crossing{Point{0.2, 0.2}, Point{0.8, 0.8}, Point{0.8, 0.2}, Point{0.2, 0.8}};
    EXPECT_FALSE(Camera::from(crossing, board, {2048, 1536}, std::nullopt));
}

}
}
