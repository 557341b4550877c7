#include "app/photo/colours.h"

#include <gtest/gtest.h>

namespace clerk::photo {
namespace {

constexpr Colour green{0x83, 0xad, 0x6b}, pink{0xe0, 0x70, 0x8f}, stone{0xe9, 0xdf, 0xc8};

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

TEST(KnownColours, AreThoseThatAreNearest) {
    const KnownColours known({{green, 0}, {pink, 1}, {stone, 2}}, {}, 20);
    EXPECT_EQ(known.kind(darker(green, 0.9, 0.9, 0.9)), 0);
    EXPECT_EQ(known.kind(pink), 1);
    EXPECT_EQ(known.kind({20, 30, 220}), KnownColours::unlike);
}

TEST(KnownColours, AreKnownInTheLightOfALamp) {
    const Light lamp = light_by(darker(stone, 0.9, 0.75, 0.5), stone);
    const KnownColours known({{green, 0}, {pink, 1}, {stone, 2}}, lamp, 20);
    EXPECT_EQ(known.kind(darker(pink, 0.9, 0.75, 0.5)), 1);
}

TEST(KnownColours, OfAPictureAreRowByRow) {
    Picture picture = halves(green, pink);
    picture.pixels[3] = 0; // is not in the photo
    const KnownColours known({{green, 0}, {pink, 1}}, {}, 20);
    const auto kinds = known.kinds(picture);
    ASSERT_EQ(kinds.size(), 1600u);
    EXPECT_EQ(kinds[0], KnownColours::unlike);
    EXPECT_EQ(kinds[1], 0);
    EXPECT_EQ(kinds[1599], 1);
}

TEST(SeenColour, TheMiddleColourIsThatOfMostPixels) {
    EXPECT_EQ(middle_colour(halves(green, pink), {{8, 20}, 7}), green);
    EXPECT_FALSE(middle_colour(halves(green, pink), {{-10, 20}, 7}));
}

}
}
