// Pictures in which there is no board: nothing is proposed.
#include "app/photo/board.h"
#include "app/photo/corners.h"
#include "app/photo/table_reader.h"
#include "app/photo/terraces.h"

#include <random>

#include <gtest/gtest.h>

namespace clerk::photo {
namespace {

const Look look{.cells = {8, 8},
                .slot_radius = 0.12,
                .ground = {0xe9, 0xdf, 0xc8},
                .space_side = 0.64,
                .flower_width = 0.42,
                .roof_width = 0.7,
                .roof_height = 0.58,
                .terraces = {{0x83, 0xad, 0x6b}},
                .flowers = {{0xe0, 0x70, 0x8f}, {0x7d, 0x66, 0xb3}},
                .roof = {0xc9, 0x70, 0x4a}};
const Corners corners{Point{0.2, 0.2}, Point{0.8, 0.2}, Point{0.85, 0.9}, Point{0.15, 0.9}};

template <class Part> Picture picture(Size size, const Part& part) {
    Picture made{size, {}};
    for (int i = 0; i < size.width * size.height * 4; ++i)
        made.pixels.push_back(i % 4 == 3 ? std::uint8_t{255} : static_cast<std::uint8_t>(part()));
    return made;
}

void expect_silence(const Picture& photo) {
    EXPECT_FALSE(find_board(photo, look));
    const auto camera = Camera::from(corners, look.cells, {640, 480}, 0.62);
    ASSERT_TRUE(camera);
    const auto reader = [&] { return TableReader::of(photo, *camera, look); };
    if (!reader()) return;
    const SeenTerraces seen(*reader(), 0.75);
    EXPECT_TRUE(seen.sure().empty());
    for (int level = 1; level <= highest_read; ++level)
        for (int place = 0; place < 49; ++place) EXPECT_FALSE(seen.at(place % 7, place / 7, level));
    EXPECT_FALSE(proposed_level_height(*reader()));
}

TEST(NoBoard, IsProposedInAnEmptyPicture) {
    expect_silence({});
    EXPECT_TRUE(outlines({}).empty());
}

TEST(NoBoard, IsProposedInAPictureWithFewerPixelsThanItsSizeSays) { expect_silence({{640, 480}, {1, 2, 3, 255}}); }

TEST(NoBoard, IsProposedInATinyPicture) {
    for (const Size size : {Size{1, 1}, Size{3, 2}, Size{1, 500}, Size{500, 1}, Size{17, 17}})
        expect_silence(picture(size, [] { return 200; }));
}

TEST(NoBoard, IsProposedInOneColour) {
    expect_silence(picture({640, 480}, [] { return 120; }));
}

TEST(NoBoard, IsProposedInNoise) {
    std::mt19937 random(3);
    expect_silence(picture({640, 480}, [&] { return random() % 256; }));
}

}
}
