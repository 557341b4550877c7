// The garden as it stands: what is nearer hides what is farther away, from every side.
#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/babylon/solids.h"
#include "app/desktop/drawing/palette.h"
#include "core/babylon/garden.h"
#include "tests/app/desktop/picture.h"
#include "tests/babylon/desktop/gardens.h"

#include <algorithm>

#include <gtest/gtest.h>

using namespace clerk::babylon;
using namespace clerk::desktop;
using namespace clerk::desktop::babylon;
using namespace clerk::desktop::test;

namespace {

const wxSize size(600, 500);

class GardenView : public testing::Test {
protected:
    void SetUp() override { choose_theme(Theme::light); }
    void TearDown() override { choose_theme({}); }
};

bool same(const wxImage& a, const wxImage& b) {
    return count(a, [&](int x, int y) { return pixel(a, Point(x, y)) != pixel(b, Point(x, y)); }) == 0;
}

/// Whether a line of sight that begins in `far` meets `near` on its way to the eye. Going up a level by the slope of
/// the view, one goes a step to the front in both directions.
bool is_hidden_by(const Box& far, const Box& near) {
    constexpr double up = 2 * Projection::slope / Projection::level_high;
    const auto within = [&](const Spot& spot) {
        return spot.u > near.low.u && spot.u < near.high.u && spot.v > near.low.v && spot.v < near.high.v &&
               spot.z > near.low.z && spot.z < near.high.z;
    };
    constexpr int grid = 6;
    for (int i = 0; i <= grid; ++i)
        for (int j = 0; j <= grid; ++j)
            for (double t = 0; t < 10; t += 0.02) {
                const Spot from{far.low.u + (far.high.u - far.low.u) * i / grid,
                                far.low.v + (far.high.v - far.low.v) * j / grid, far.high.z};
                if (within({from.u + t, from.v + t, from.z + up * t})) return true;
            }
    return false;
}

Box box(const Projection& projection, Cells cells, double from, double to) {
    Spot low{8, 8, from}, high{0, 0, to};
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y)
            if (const Cell cell = Cell{}.moved(x, y); cells.has(cell)) {
                const Spot at = projection.corner(cell);
                low = {std::min(low.u, at.u), std::min(low.v, at.v), from};
                high = {std::max(high.u, at.u + 1), std::max(high.v, at.v + 1), to};
            }
    return {low, high};
}

/// Terraces, and a column under each of their corners that a pillar can reach.
std::vector<Box> boxes(const Garden& garden, const Projection& projection) {
    std::vector<Box> all;
    for (const Terrace& terrace : garden.terraces()) {
        all.push_back(box(projection, terrace.cells(), terrace.level - 0.13, terrace.level));
        for (const Corner corner : corners) {
            const Space under = below(garden, terrace, corner);
            if (terrace.level - under.level <= 2)
                all.push_back(box(projection, under.cell, under.level, terrace.level - 0.13));
        }
    }
    return all;
}

TEST_F(GardenView, WhatIsFartherAwayIsPaintedFirst) {
    for (const Garden& garden : {small_garden(), crowded_garden(), tower()})
        for (int turn = 0; turn < 4; ++turn) {
            const std::vector<Box> all = boxes(garden, Projection(size, 6, turn));
            const auto order = painting_order(all);
            ASSERT_EQ(order.size(), all.size());
            for (std::size_t late = 0; late < order.size(); ++late)
                for (std::size_t early = 0; early < late; ++early)
                    EXPECT_FALSE(is_hidden_by(all[order[late]], all[order[early]])) << turn;
        }
}

TEST_F(GardenView, FourQuartersAreAWholeTurn) {
    const auto seen = [](int turn) { return view_image(crowded_garden(), size, {.turn = turn}); };
    const wxImage first = seen(0);
    EXPECT_TRUE(same(first, seen(4)));
    EXPECT_FALSE(same(first, seen(1)));
    EXPECT_FALSE(same(seen(1), seen(3)));
}

/// A terrace in front hides what it covers of one behind it, and nothing of it shows through.
TEST_F(GardenView, HiddenPartsAreHidden) {
    Garden with, without;
    place(with, terrace("c5", 1)); // behind, seen from the south-east
    for (Garden* garden : {&with, &without}) place(*garden, terrace("e3", 2));
    const Projection projection(size, 2, 0);
    const Point on_top = projection.at(projection.centre(read_cell("e4").value(), 2));
    const wxImage a = view_image(with, size), b = view_image(without, size);
    EXPECT_EQ(pixel(a, on_top), pixel(b, on_top));
    const Point behind = projection.at(projection.centre(read_cell("c6").value(), 1));
    EXPECT_NE(pixel(a, behind), pixel(b, behind)) << "where nothing is in front it is seen";
}

TEST_F(GardenView, WhatIsNewHasAnAccent) {
    const wxImage plain = view_image(small_garden(), size),
                  marked = view_image(small_garden(), size, {.fresh_terraces = 1});
    EXPECT_FALSE(same(plain, marked));
}

TEST_F(GardenView, ItIsDrawnInTheColoursOfTheTheme) {
    const wxImage light = view_image({}, size);
    choose_theme(Theme::dark);
    EXPECT_FALSE(same(light, view_image({}, size)));
    EXPECT_EQ(pixel(view_image({}, size), Point(1, 1)), palette().ground);
}

TEST_F(GardenView, AWaivedPieceIsNoReasonToStop) {
    Garden garden;
    place(garden, terrace("c3", 3));
    garden.build({Kind::bridge, read_space("c3@3").value(), read_space("h8@1").value()});
    garden.build({Kind::stairs, read_space("c3@3").value(), read_space("d4@1").value()});
    garden.build({Kind::fountain, read_space("c3@3").value(), read_space("c3@3").value()});
    EXPECT_TRUE(view_image(garden, size).IsOk());
    EXPECT_TRUE(view_image(garden, wxSize(1, 1)).IsOk());
}

}
