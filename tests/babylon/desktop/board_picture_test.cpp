#include "app/desktop/babylon/board_marks.h"
#include "app/desktop/babylon/board_picture.h"
#include "tests/app/desktop/picture.h"
#include "tests/babylon/desktop/gardens.h"

#include <gtest/gtest.h>

using namespace clerk::babylon;
using namespace clerk::desktop;
using namespace clerk::desktop::babylon;
using namespace clerk::desktop::test;

namespace {

constexpr int side = 700;
const BoardGeometry geometry(wxSize(side, side));

class BoardPicture : public testing::Test {
protected:
    void SetUp() override { choose_theme(Theme::light); }
    void TearDown() override { choose_theme({}); }
};

/// A point of a cell where a terrace shows nothing but its green: above the plate of the space.
Point bare(std::string_view cell) {
    const Point at = geometry.centre(read_cell(cell).value());
    return {at.m_x, at.m_y - geometry.cell() * 0.4};
}

Point middle_of(std::string_view cell) { return geometry.centre(read_cell(cell).value()); }

int brightness(const wxColour& colour) { return colour.Red() + colour.Green() + colour.Blue(); }

int shaded_board(const Garden& garden) {
    const wxImage empty = garden_image({}, side), image = garden_image(garden, side);
    return count(image, [&](int x, int y) {
        const wxColour now = pixel(image, Point(x, y));
        return now.Red() > now.Blue() + 8 && brightness(now) < brightness(pixel(empty, Point(x, y))) - 20;
    });
}

TEST_F(BoardPicture, AHigherTerraceHidesWhatItCovers) {
    Garden garden;
    place(garden, terrace("c3", 1));
    EXPECT_EQ(pixel(garden_image(garden, side), bare("d3")), colours().terrace(1));
    place(garden, terrace("d2", 2));
    const wxImage image = garden_image(garden, side);
    EXPECT_EQ(pixel(image, bare("d3")), colours().terrace(2));
    EXPECT_EQ(pixel(image, bare("c3")), colours().terrace(1));
}

TEST_F(BoardPicture, ASpaceThatTheEffectServesBearsItsToken) {
    const auto with = [](Effect effect) {
        return drawn(side,
                     [&](wxGraphicsContext& gc) { draw_served(gc, geometry, read_space("c4@1").value(), effect); });
    };
    const wxImage bare = drawn(side, [](wxGraphicsContext&) {}), convert = with(Effect::convert);
    const Area cell = geometry.area(read_cell("c4").value());
    const auto differs = [&](const wxImage& a, const wxImage& b, bool inside) {
        return count(a, [&](int x, int y) {
            return cell.Contains(Point(x, y)) == inside && pixel(a, Point(x, y)) != pixel(b, Point(x, y));
        });
    };
    EXPECT_GT(differs(bare, convert, true), 100);
    EXPECT_LT(differs(bare, convert, false), differs(bare, convert, true) / 4) << "it stays on its space";
    EXPECT_GT(differs(convert, with(Effect::wild), true), 20);
}

TEST_F(BoardPicture, APartlyCoveredFlowerIsPartlyHidden) {
    Garden garden;
    place(garden, terrace("c3", 1, "", Flower::pink));
    const int whole_flower = count(garden_image(garden, side), colours().of(Flower::pink));
    place(garden, terrace("d4", 2, "", Flower::yellow));
    const int rest = count(garden_image(garden, side), colours().of(Flower::pink));
    EXPECT_GT(rest, 0);
    EXPECT_LT(rest, whole_flower);
}

TEST_F(BoardPicture, ABridgeIsHiddenOnlyWhereAHigherTerraceLiesOverIt) {
    Garden garden;
    place(garden, terrace("b5", 2));
    place(garden, terrace("e6", 2));
    garden.build(ornament(Kind::bridge, "c6@2", "e6@2"));
    const wxImage before = garden_image(garden, side);
    EXPECT_NE(pixel(before, middle_of("e6")), colours().terrace(4));
    place(garden,
          terrace("e5", 4, "", Flower::white, {Symbol::unknown, Symbol::unknown, Symbol::unknown, Symbol::unknown}));
    const wxImage after = garden_image(garden, side);
    EXPECT_EQ(pixel(after, middle_of("e6")), colours().terrace(4));
    EXPECT_EQ(pixel(after, middle_of("c6")), pixel(before, middle_of("c6")));
}

TEST_F(BoardPicture, TheLowerEndOfStairsIsHiddenByATerraceOfTheUpperLevel) {
    Garden garden;
    const auto open_faced = [](std::string_view anchor, int level) {
        return terrace(anchor, level, "", Flower::white,
                       {Symbol::unknown, Symbol::unknown, Symbol::unknown, Symbol::unknown});
    };
    place(garden, open_faced("b2", 1));
    place(garden, open_faced("d2", 2));
    garden.build(ornament(Kind::stairs, "c2@1", "d2@2"));
    EXPECT_NE(pixel(garden_image(garden, side), middle_of("c2")), colours().terrace(2));
    place(garden, open_faced("b1", 2));
    const wxImage after = garden_image(garden, side);
    EXPECT_EQ(pixel(after, middle_of("c2")), colours().terrace(2));
    EXPECT_NE(pixel(after, middle_of("d2")), colours().terrace(2));
}

TEST_F(BoardPicture, TerracesGetLighterWithEveryLevel) {
    int darker = 0;
    for (int level = 1; level <= 6; ++level) {
        Garden garden;
        place(garden, terrace("c3", level));
        const int now = brightness(pixel(garden_image(garden, side), bare("d3")));
        EXPECT_GT(now, darker) << "level " << level;
        darker = now;
    }
}

TEST_F(BoardPicture, TheShadowGrowsWithTheLevel) {
    int less = 0;
    for (int level = 1; level <= 4; ++level) {
        Garden garden;
        place(garden, terrace("c3", level));
        const int now = shaded_board(garden);
        EXPECT_GT(now, less) << "level " << level;
        less = now;
    }
}

TEST_F(BoardPicture, AShadowFallsOnWhatIsLowerAndNotOnWhatIsHigher) {
    Garden garden;
    place(garden, terrace("b3", 3));
    place(garden, terrace("d3", 1));
    const Point just_east = {geometry.area(Cell{3, 3}).m_x + 9, geometry.centre(Cell{3, 3}).m_y};
    EXPECT_LT(brightness(pixel(garden_image(garden, side), just_east)), brightness(colours().terrace(1)));
    Garden higher;
    place(higher, terrace("b3", 1));
    place(higher, terrace("d3", 3));
    EXPECT_EQ(pixel(garden_image(higher, side), bare("d4")), colours().terrace(3));
}

TEST_F(BoardPicture, WhatIsAboveTheChosenLevelHidesNothing) {
    Garden garden;
    place(garden, terrace("c3", 1, "", Flower::pink));
    place(garden, terrace("b2", 2, "", Flower::white));
    place(garden, terrace("d4", 2, "", Flower::yellow));
    const int all = count(garden_image(garden, side), colours().of(Flower::yellow));
    const int below = count(garden_image(garden, side, {.up_to_level = 1}), colours().of(Flower::yellow));
    EXPECT_GT(all, 0);
    EXPECT_EQ(below, 0);
}

TEST_F(BoardPicture, FreshTerracesHaveAnAccentEdge) {
    const Garden garden = small_garden();
    EXPECT_EQ(count(garden_image(garden, side), palette().accent), 0);
    EXPECT_GT(count(garden_image(garden, side, {.fresh_terraces = 1}), palette().accent), 100);
}

TEST_F(BoardPicture, TheDarkThemeIsDark) {
    const Garden garden = crowded_garden();
    const wxImage light = garden_image(garden, 300);
    choose_theme(Theme::dark);
    const wxImage dark = garden_image(garden, 300);
    EXPECT_GT(brightness(pixel(light, {150, 20})), brightness(pixel(dark, {150, 20})) + 150);
}

TEST_F(BoardPicture, TheGhostSaysLegalOrNotByMoreThanItsColour) {
    const auto shown = [](bool legal) {
        SpriteCache sprites;
        return drawn(side, [&](wxGraphicsContext& gc) {
            draw_ghost(gc, geometry, Ghost{terrace("c3", 1), legal}, 1, sprites);
        });
    };
    const wxImage legal = shown(true), illegal = shown(false);
    EXPECT_GT(count(legal, palette().legal), 300);
    EXPECT_EQ(count(legal, palette().illegal), 0);
    EXPECT_GT(count(illegal, palette().illegal), 300);
    const Area lying = geometry.terrace_area(Cell{2, 2});
    const Point corner{lying.GetRight() - 4, lying.m_y + 4};
    EXPECT_EQ(pixel(illegal, corner), *wxWHITE) << "a cross where it is not";
    EXPECT_NE(pixel(legal, corner), *wxWHITE) << "none where it is";
}

TEST_F(BoardPicture, AGhostThatWasElsewhereLooksAsOneDrawnThere) {
    const auto shown = [](const std::vector<Ghost>& ghosts) {
        SpriteCache sprites;
        wxImage last;
        for (const Ghost& ghost : ghosts)
            last = drawn(side, [&](wxGraphicsContext& gc) { draw_ghost(gc, geometry, ghost, 1, sprites); });
        return last;
    };
    const auto differing = [](const wxImage& a, const wxImage& b) {
        return count(a, [&](int x, int y) {
            return a.GetAlpha(x, y) != b.GetAlpha(x, y) || pixel(a, Point(x, y)) != pixel(b, Point(x, y));
        });
    };
    const Ghost here{terrace("c3", 1), true};
    Ghost another = here, opened = here, higher = here, wrong = here;
    another.terrace.symbols[3] = Symbol::blank;
    opened.terrace.open = Corner::se;
    higher.terrace.level = 2;
    wrong.legal = false;
    const wxImage alone = shown({here});
    EXPECT_EQ(differing(shown({{terrace("e5", 1), true}, another, opened, higher, wrong, here}), alone), 0);
    for (const Ghost& other : {another, opened, higher, wrong}) {
        EXPECT_GT(differing(shown({other}), alone), 50);
        EXPECT_EQ(differing(shown({here, other}), shown({other})), 0) << "it is not taken for the first";
    }
}

TEST_F(BoardPicture, MarkedPlacesBearABadge) {
    const wxImage image = drawn(side, [&](wxGraphicsContext& gc) { draw_marked(gc, geometry, {{2, 3, 1}}); });
    EXPECT_GT(count(image, palette().attention), 100);
    const auto corner = geometry.area(Cell{2, 3});
    EXPECT_GT(image.GetAlpha(static_cast<int>(corner.GetRight()) + 5, static_cast<int>(corner.m_y) - 5), 200);
}

}
