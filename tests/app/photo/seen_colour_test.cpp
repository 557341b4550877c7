#include "app/photo/seen_colour.h"

#include <gtest/gtest.h>

namespace clerk::photo {
namespace {

constexpr Colour green{0x83, 0xad, 0x6b}, pink{0xe0, 0x70, 0x8f}, stone{0xe9, 0xdf, 0xc8};
const std::array<Lab, 3> known{lab_of(green), lab_of(pink), lab_of(stone)};

/// The left half one colour, the right half another.
Picture halves(Colour left, Colour right) {
    Picture picture{{40, 40}, {}};
    for (int i = 0; i < 1600; ++i) {
        const Colour& colour = i % 40 < 20 ? left : right;
        for (const std::uint8_t part : {colour.red, colour.green, colour.blue, std::uint8_t{255}})
            picture.pixels.push_back(part);
    }
    return picture;
}

Colour darker(Colour colour, double red, double green_part, double blue) {
    const auto part = [](std::uint8_t value, double by) { return static_cast<std::uint8_t>(value * by); };
    return {part(colour.red, red), part(colour.green, green_part), part(colour.blue, blue)};
}

TEST(SeenColour, WhiteHasNoHue) {
    const Lab white = lab_of({255, 255, 255});
    EXPECT_NEAR(white.lightness, 100, 0.1);
    EXPECT_NEAR(white.a, 0, 0.1);
    EXPECT_NEAR(white.b, 0, 0.1);
}

TEST(SeenColour, SharesAreOfTheNearestColour) {
    const auto found = shares(halves(green, pink), {{20, 20}, 15}, known, {}, 20);
    EXPECT_NEAR(found[0], 0.5, 0.05);
    EXPECT_NEAR(found[1], 0.5, 0.05);
    EXPECT_EQ(found[2], 0);
}

TEST(SeenColour, WhatIsLikeNoneCountsForNone) {
    const auto found = shares(halves({20, 30, 220}, pink), {{10, 20}, 8}, known, {}, 20);
    EXPECT_EQ(found, (std::vector<double>{0, 0, 0}));
}

TEST(SeenColour, IsKnownInTheLightOfALamp) {
    const Light lamp = light_by(darker(stone, 0.9, 0.75, 0.5), stone);
    const auto found = shares(halves(darker(pink, 0.9, 0.75, 0.5), green), {{10, 20}, 8}, known, lamp, 20);
    EXPECT_GT(found[1], 0.95);
}

TEST(SeenColour, TheMiddleOfAColourIsFound) {
    const auto middle = middle_of(halves(green, pink), {{20, 20}, 20}, known, 1, {}, 20);
    ASSERT_TRUE(middle);
    EXPECT_NEAR(middle->y, 20, 0.5);
    EXPECT_GT(middle->x, 25);
    EXPECT_FALSE(middle_of(halves(green, green), {{20, 20}, 20}, known, 1, {}, 20));
}

TEST(SeenColour, TheMiddleColourIsThatOfMostPixels) {
    EXPECT_EQ(middle_colour(halves(green, pink), {{8, 20}, 7}), green);
    EXPECT_FALSE(middle_colour(halves(green, pink), {{-10, 20}, 7}));
}

}
}
