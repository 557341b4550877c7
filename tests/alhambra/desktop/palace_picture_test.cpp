#include "app/desktop/alhambra/palace_canvas.h"
#include "app/desktop/alhambra/palace_picture.h"
#include "app/desktop/alhambra/pieces.h"
#include "tests/alhambra/desktop/palaces.h"
#include "tests/app/desktop/picture.h"

#include <gtest/gtest.h>

using namespace clerk::alhambra;
using namespace clerk::desktop;
using namespace clerk::desktop::alhambra;
using clerk::desktop::test::count;
using clerk::desktop::test::palace;
using clerk::desktop::test::pixel;
using clerk::desktop::test::walled;

namespace {

constexpr int width = 700, height = 560;

class PalacePicture : public testing::Test {
protected:
    void SetUp() override { choose_theme(Theme::light); }
    void TearDown() override { choose_theme({}); }

    using Layer = std::function<void(wxGraphicsContext&, const PalaceGeometry&)>;
    static wxImage picture_of(const Palace& palace, const PictureOptions& options = {}, const Layer& over = {}) {
        wxImage image(width, height);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        const PalaceGeometry geometry(wxSize(width, height), palace);
        SpriteCache sprites;
        draw_palace(*gc, geometry, palace, options, 1, sprites);
        if (over) over(*gc, geometry);
        gc->Flush();
        return image;
    }
    static int differing(const wxImage& a, const wxImage& b, const Area& within) {
        return count(a, [&](int x, int y) {
            return within.Contains(Point(x, y)) && pixel(a, Point(x, y)) != pixel(b, Point(x, y));
        });
    }
};

TEST_F(PalacePicture, ATileCoversTheSite) {
    const Palace built = palace({{"blue-8-0", "1,0"}});
    const PalaceGeometry geometry(wxSize(width, height), built);
    const Area cell = geometry.area({1, 0});
    EXPECT_GT(differing(picture_of({}), picture_of(built), cell), cell.m_width * cell.m_height * 0.7);
}

TEST_F(PalacePicture, OnlyTheLongestOuterWallIsLit) {
    const Palace built = walled();
    const PalaceGeometry geometry(wxSize(width, height), built);
    const wxImage plain = picture_of(built);
    const wxImage lit = picture_of(built, {}, [&](auto& gc, const auto& at) { draw_longest_wall(gc, at, built); });
    const auto changed = [&](Cell cell, Side side) {
        const Line at = line(geometry.area(cell), side);
        const Point between{(at.from.m_x + at.to.m_x) / 2, (at.from.m_y + at.to.m_y) / 2};
        return pixel(plain, between) != pixel(lit, between);
    };
    std::size_t lit_sides = 0;
    for (const auto& outer : longest_wall(built)) {
        EXPECT_TRUE(changed(outer.cell, outer.side)) << write(outer.cell);
        ++lit_sides;
    }
    EXPECT_EQ(lit_sides, 11U);
    EXPECT_FALSE(changed({0, 0}, Side::s));
    EXPECT_FALSE(changed({0, 0}, Side::e));
}

TEST_F(PalacePicture, WithoutAWallNothingIsLit) {
    const Palace built = palace({{"blue-8-0", "1,0"}});
    const wxImage lit = picture_of(built, {}, [&](auto& gc, const auto& at) { draw_longest_wall(gc, at, built); });
    EXPECT_EQ(differing(picture_of(built), lit, Area(0, 0, width, height)), 0);
}

TEST_F(PalacePicture, WallsThrowShadowsOnTheTilesBehindThem) {
    const Palace without = palace({{"blue-8-0", "1,0"}}), with = palace({{"blue-6-n", "1,0"}});
    const PalaceGeometry geometry(wxSize(width, height), with);
    const Area cell = geometry.area({1, 0});
    const double wall = cell.m_width * 0.14;
    const Area behind(cell.GetRight() - cell.m_width * 0.3, cell.m_y + wall + 1, cell.m_width * 0.25, 3);
    EXPECT_GT(differing(picture_of(without), picture_of(with), behind), behind.m_width);
}

TEST_F(PalacePicture, ALiftedTileIsFaintAndAFreshOneHasAnEdge) {
    const Palace built = palace({{"purple-12-0", "1,0"}, {"blue-8-0", "-1,0"}});
    const PalaceGeometry geometry(wxSize(width, height), built);
    const wxImage plain = picture_of(built), changed = picture_of(built, {.fresh = {{-1, 0}}, .leaving = Cell{1, 0}});
    EXPECT_GT(differing(plain, changed, geometry.area({1, 0})), 1000);
    EXPECT_EQ(count(plain, clerk::desktop::palette().accent), 0);
    EXPECT_GT(count(changed, clerk::desktop::palette().accent), 50);
}

TEST_F(PalacePicture, WhatIsLegalAndWhatIsNotDifferInMoreThanColour) {
    const Palace built = palace({{"blue-8-0", "1,0"}});
    const auto trying = [&](bool legal) {
        return picture_of(built, {}, [&](auto& gc, const auto& at) {
            draw_ghost(gc, at, {0, 1}, Ghost{read_tile("red-9-0"), legal}, 1);
        });
    };
    const wxImage legal = trying(true).ConvertToGreyscale(), illegal = trying(false).ConvertToGreyscale();
    EXPECT_GT(count(legal, [&](int x, int y) { return std::abs(legal.GetRed(x, y) - illegal.GetRed(x, y)) > 24; }),
              300);
}

TEST_F(PalacePicture, PlacesOfFindingsAreMarkedCellOrSide) {
    const Palace built = walled();
    const PalaceGeometry geometry(wxSize(width, height), built);
    const auto marked = [&](std::vector<clerk::Place> places) {
        return picture_of(built, {}, [&](auto& gc, const auto& at) { draw_marked(gc, at, places); });
    };
    const wxImage plain = picture_of(built);
    const Area inside = grown(geometry.area({1, 1}), -geometry.cell() * 0.2);
    EXPECT_GT(differing(plain, marked({place(Cell{1, 1})}), inside), 0);
    EXPECT_EQ(differing(plain, marked({place(Cell{1, 1}, Side::n)}), inside), 0);
    EXPECT_GT(count(marked({place(Cell{1, 1}, Side::n)}), clerk::desktop::palette().attention), 50);
}

TEST_F(PalacePicture, PlacesOffTheSiteAreLeftOut) {
    const wxImage marked = picture_of({}, {}, [&](auto& gc, const auto& at) {
        draw_marked(gc, at, {{50, 50, 0}, {-50, 3, 2}});
    });
    EXPECT_EQ(differing(picture_of({}), marked, Area(0, 0, width, height)), 0);
}

TEST_F(PalacePicture, ThePalaceAsAnImageIsAsLargeAsAskedFor) {
    EXPECT_EQ(palace_image(walled(), 200).GetSize(), wxSize(200, 200));
    EXPECT_EQ(palace_image(walled(), 200, 2).GetSize(), wxSize(400, 400));
}

}
