// What the roads of a province reach, up to the rim of the largest there can be.
#include "core/rajas/state.h"

#include <gmock/gmock.h>

namespace clerk::rajas {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr Roads to_all_sides(15);

ProvinceSide largest(const Edge& exit) {
    return {.map = std::vector<std::string>(most_rows, std::string(most_columns, '.')), .exits = {exit}};
}

TEST(RajasProvinces, ARoadThatLeavesTheProvinceLinksNothing) {
    for (const Cell corner : {Cell{1, 1}, Cell{most_columns, 1}, Cell{1, most_rows}, Cell{most_columns, most_rows}}) {
        const ProvinceSide side = largest({corner, corner.y == 1 ? Side::s : Side::n});
        Province province;
        province.lay({.at = corner, .roads = to_all_sides});
        EXPECT_THAT(linked(province, side), ElementsAre(corner)) << write(corner);
        EXPECT_EQ(linking_sides(province, side, corner), read_roads(corner.y == 1 ? "s" : "n")) << write(corner);
    }
}

TEST(RajasProvinces, ATileThatNoRoadLinksLinksNone) {
    const ProvinceSide side = largest({{1, 1}, Side::s});
    Province province;
    province.lay({.at = {3, 2}, .roads = to_all_sides});
    EXPECT_EQ(linking_sides(province, side, {2, 2}), Roads{});
    province.lay({.at = {1, 1}, .roads = to_all_sides});
    province.lay({.at = {1, 2}, .roads = to_all_sides});
    EXPECT_EQ(linking_sides(province, side, {2, 2}), read_roads("w"));
}

TEST(RajasProvinces, NothingLiesOutsideOfTheLargest) {
    Province province;
    province.lay({.at = {1, 1}, .roads = to_all_sides});
    const ProvinceSide side = largest({{1, 1}, Side::s});
    for (const Cell outside : {Cell{0, 1}, Cell{1, 0}, Cell{most_columns + 1, 1}, Cell{1, most_rows + 1}}) {
        EXPECT_EQ(province.tile_at(outside), nullptr);
        EXPECT_THAT(linked(province, side, Imagined{outside, to_all_sides}), ElementsAre(Cell{1, 1}));
        EXPECT_THAT(linked(Province{}, side, Imagined{outside, to_all_sides}), IsEmpty());
    }
}

}

}
