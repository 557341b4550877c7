#include "app/photo/camera.h"
#include "tests/app/photo/known_camera.h"

#include <cmath>

#include <gtest/gtest.h>

namespace clerk::photo::test {
namespace {

constexpr Size board{4, 3};

/// A photo of a chequered board: each pixel is looked up through the camera found.
Picture chequered(const KnownCamera& known) {
    const auto to_cells = inverse(*Camera::from(known.corners(board), board, known.picture, known.focal)->plane(0));
    Picture photo{known.picture, {}};
    for (int y = 0; y < photo.size.height; ++y)
        for (int x = 0; x < photo.size.width; ++x) {
            const Point at = map(*to_cells, {x + 0.5, y + 0.5});
            const bool on = at.x >= 0 && at.y >= 0 && at.x < board.width && at.y < board.height;
            const bool dark = (static_cast<int>(std::floor(at.x)) + static_cast<int>(std::floor(at.y))) % 2 == 0;
            const auto gray = static_cast<std::uint8_t>(!on ? 128 : dark ? 20 : 235);
            for (const std::uint8_t part : {gray, gray, gray, std::uint8_t{255}}) photo.pixels.push_back(part);
        }
    return photo;
}

TEST(Straighten, MakesTheCellsSquare) {
    const KnownCamera known{.picture = {640, 480}, .tilt = 35, .side = 30, .filled = 0.6};
    const auto camera = Camera::from(known.corners(board), board, known.picture, known.focal);
    const Picture straight = straightened(chequered(known), *camera->plane(0), board, 20);
    ASSERT_EQ(straight.size, (Size{80, 60}));
    for (int y = 0; y < 3; ++y)
        for (int x = 0; x < 4; ++x)
            for (const int away : {3, 10, 16}) {
                const int red = straight.colour(20 * x + away, 20 * y + away).red;
                EXPECT_TRUE((x + y) % 2 == 0 ? red < 40 : red > 210) << x << ' ' << y << ": " << red;
            }
}

TEST(Straighten, LeavesClearWhatThePhotoDoesNotShow) {
    const Picture photo{{10, 10}, std::vector<std::uint8_t>(400, 255)};
    const Matrix half_outside{Vector{10, 0, -5}, Vector{0, 10, 0}, Vector{0, 0, 1}};
    const Picture straight = straightened(photo, half_outside, {1, 1}, 8);
    EXPECT_FALSE(straight.seen(1, 4));
    EXPECT_TRUE(straight.seen(6, 4));
}

TEST(Straighten, ALargePhotoIsMadeSmallerAndASmallOneIsNot) {
    const Picture photo{{40, 20}, std::vector<std::uint8_t>(3200, 200)};
    EXPECT_EQ(smaller(photo, 10).size, (Size{10, 5}));
    EXPECT_EQ(smaller(photo, 10).colour(3, 2), (Colour{200, 200, 200}));
    EXPECT_EQ(smaller(photo, 100).size, (Size{40, 20}));
}

}
}
