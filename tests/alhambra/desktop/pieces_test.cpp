#include "app/desktop/alhambra/pieces.h"
#include "tests/app/desktop/shapes.h"

using namespace clerk::alhambra;
using namespace clerk::desktop;
using namespace clerk::desktop::alhambra;
using clerk::desktop::test::alone;
using clerk::desktop::test::count;
using clerk::desktop::test::expect_each_is_seen_within_its_area;
using clerk::desktop::test::expect_shapes_differ;
using clerk::desktop::test::pixel;

namespace {

constexpr int small = 24;

/// The share of pixels that differ by more than a shade when colours are left out.
double grey_difference(const wxImage& a, const wxImage& b) {
    const wxImage grey_a = a.ConvertToGreyscale(), grey_b = b.ConvertToGreyscale();
    const int differing =
        count(a, [&](int x, int y) { return std::abs(grey_a.GetRed(x, y) - grey_b.GetRed(x, y)) > 24; });
    return static_cast<double>(differing) / (a.GetWidth() * a.GetHeight());
}

std::vector<Drawing> building_drawings() {
    std::vector<Drawing> all;
    for (const Colour colour : clerk::alhambra::colours)
        all.push_back([colour](auto& gc, const Area& area) { draw_building(gc, colour, area); });
    return all;
}

std::vector<Drawing> coin_drawings() {
    std::vector<Drawing> all;
    for (const Currency currency : currencies)
        all.push_back([currency](auto& gc, const Area& area) { draw_currency(gc, currency, area); });
    return all;
}

std::vector<Drawing> marker_drawings() {
    std::vector<Drawing> all;
    for (const Marker marker : markers)
        all.push_back([marker](auto& gc, const Area& area) { draw_marker(gc, marker, 0, area); });
    return all;
}

std::vector<Drawing> plain_markers() {
    std::vector<Drawing> all;
    for (int player = 0; player < 6; ++player)
        all.push_back([player](auto& gc, const Area& area) { draw_marker(gc, {}, player, area); });
    return all;
}

std::vector<Drawing> everything() {
    std::vector<Drawing> all = building_drawings();
    for (const auto& more : {coin_drawings(), marker_drawings(), plain_markers()})
        all.insert(all.end(), more.begin(), more.end());
    for (const Tile& tile : tiles) all.push_back([tile](auto& gc, const Area& area) { draw_tile(gc, tile, area); });
    for (const Currency currency : currencies) {
        all.push_back([currency](auto& gc, const Area& area) { draw_card(gc, {currency, 9}, area); });
        all.push_back([currency](auto& gc, const Area& area) { draw_space(gc, currency, tiles[20], area); });
        all.push_back([currency](auto& gc, const Area& area) { draw_space(gc, currency, {}, area); });
    }
    all.emplace_back(draw_fountain);
    all.emplace_back(draw_scoring_card);
    return all;
}

TEST(AlhambraPieces, BuildingsAreToldApartByTheirShapes) { expect_shapes_differ(building_drawings()); }

TEST(AlhambraPieces, PlayersAreToldApartByTheirShapes) {
    expect_shapes_differ(marker_drawings());
    expect_shapes_differ(plain_markers());
}

TEST(AlhambraPieces, CurrenciesAreToldApartWithoutColour) {
    const std::vector<Drawing> coins = coin_drawings();
    for (std::size_t i = 0; i < coins.size(); ++i)
        for (std::size_t j = i + 1; j < coins.size(); ++j)
            EXPECT_GT(grey_difference(alone(small, coins[i]), alone(small, coins[j])), 0.05) << i << " and " << j;
}

TEST(AlhambraPieces, EveryTileHasItsOwnPicture) {
    constexpr int side = 64;
    std::vector<wxImage> pictures;
    for (const Tile& tile : tiles)
        pictures.push_back(alone(side, [&](auto& gc, const Area& area) { draw_tile(gc, tile, area); }));
    for (std::size_t i = 0; i < pictures.size(); ++i)
        for (std::size_t j = i + 1; j < pictures.size(); ++j)
            EXPECT_GT(grey_difference(pictures[i], pictures[j]), 0.002)
                << write(tiles[i]) << " and " << write(tiles[j]);
}

TEST(AlhambraPieces, AWallStandsOnItsSideAndAPathLeadsOverAnOpenOne) {
    constexpr int side = 60, middle = side / 2, edge = 4;
    const Tile tile = read_tile("blue-2-new").value();
    const wxImage image = alone(side, [&](auto& gc, const Area& area) { draw_tile(gc, tile, area); });
    const auto walled = [&](int x, int y) {
        const wxColour at = pixel(image, Point(x, y));
        const auto& with = clerk::desktop::alhambra::colours();
        return at == with.wall || at == with.wall_top;
    };
    EXPECT_TRUE(walled(middle, edge));
    EXPECT_TRUE(walled(side - 1 - edge, middle));
    EXPECT_TRUE(walled(edge, middle));
    EXPECT_EQ(pixel(image, Point(middle, side - 1 - edge)), clerk::desktop::alhambra::colours().path);
}

TEST(AlhambraPieces, EachIsSeenAtSixteenPixelsAndStaysWithinItsArea) {
    expect_each_is_seen_within_its_area(everything());
}

}
