#include "app/photo/corners.h"
#include "tests/app/photo/known_camera.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

namespace clerk::photo::test {
namespace {

constexpr Size size{800, 600};
const Corners good{Point{0.2, 0.2}, Point{0.8, 0.25}, Point{0.9, 0.8}, Point{0.1, 0.75}};

TEST(Corners, OfABoardHaveNoFault) {
    EXPECT_EQ(fault_of(good, size), CornersFault::none);
    EXPECT_EQ(fault_of(turned(good), size), CornersFault::none);
}

TEST(Corners, MayLieBesideThePicture) {
    EXPECT_EQ(fault_of({Point{-0.2, -0.1}, good[1], good[2], good[3]}, size), CornersFault::none);
}

TEST(Corners, ThatCrossMakeNoBoard) {
    EXPECT_EQ(fault_of({good[0], good[2], good[1], good[3]}, size), CornersFault::crossing);
    EXPECT_EQ(fault_of({good[0], good[1], {0.35, 0.35}, good[3]}, size), CornersFault::crossing); // bends inward
    EXPECT_EQ(fault_of({good[0], good[1], good[1], good[3]}, size), CornersFault::crossing);
}

TEST(Corners, ThatGoRoundTheOtherWayAreMirrored) {
    EXPECT_EQ(fault_of({good[1], good[0], good[3], good[2]}, size), CornersFault::mirrored);
}

TEST(Corners, TooNearToEachOtherMakeNoBoard) {
    EXPECT_EQ(fault_of({Point{0.5, 0.5}, {0.52, 0.5}, {0.52, 0.53}, {0.5, 0.53}}, size), CornersFault::too_small);
    EXPECT_EQ(fault_of({Point{0.1, 0.5}, {0.9, 0.5}, {0.9, 0.53}, {0.1, 0.53}}, size), CornersFault::too_small);
}

TEST(Corners, FarOutsideOrNowhereMakeNoBoard) {
    EXPECT_EQ(fault_of({Point{-1.1, 0.2}, good[1], good[2], good[3]}, size), CornersFault::too_far);
    const double nowhere = std::numeric_limits<double>::quiet_NaN();
    EXPECT_EQ(fault_of({Point{nowhere, 0.2}, good[1], good[2], good[3]}, size), CornersFault::too_far);
}

TEST(Corners, AreTurnedByOne) {
    EXPECT_EQ(turned(good)[1], good[0]);
    EXPECT_EQ(turned(turned(turned(turned(good)))), good);
}

Picture plain(Size size, Colour colour) {
    Picture picture{size, {}};
    for (int i = 0; i < size.width * size.height; ++i)
        for (const int part : {int{colour.red}, int{colour.green}, int{colour.blue}, 255})
            picture.pixels.push_back(static_cast<std::uint8_t>(part));
    return picture;
}

bool within(const std::array<Point, 4>& corners, Point point) {
    for (std::size_t i = 0; i < 4; ++i) {
        const Point a = corners[i], b = corners[(i + 1) % 4];
        if ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) < 0) return false;
    }
    return true;
}

TEST(Corners, OfABrightBoardOnADarkTableAreProposed) {
    const KnownCamera known{.picture = size, .tilt = 25, .side = 20, .filled = 0.6};
    const Corners board = known.corners({8, 8});
    Picture photo = plain(size, {60, 45, 40});
    for (int y = 0; y < size.height; ++y)
        for (int x = 0; x < size.width; ++x)
            if (within(in_pixels(board, size), {x + 0.5, y + 0.5})) {
                auto* pixel = photo.pixels.data() + 4 * (y * size.width + x);
                pixel[0] = 233, pixel[1] = 223, pixel[2] = 200;
            }
    const Corners proposed = proposed_corners(photo);
    double most = 0;
    for (const Point& corner : in_pixels(proposed, size)) {
        double nearest = 1000;
        for (const Point& other : in_pixels(board, size)) nearest = std::min(nearest, distance(corner, other));
        most = std::max(most, nearest);
    }
    EXPECT_LE(most, 10);
    EXPECT_EQ(fault_of(proposed, size), CornersFault::none);
}

TEST(Corners, OfAnEmptyPictureAreInItsMiddle) {
    const Corners proposed = proposed_corners(plain(size, {90, 90, 90}));
    EXPECT_EQ(fault_of(proposed, size), CornersFault::none);
    EXPECT_EQ(proposed[0], (Point{0.15, 0.15}));
}

}
}
