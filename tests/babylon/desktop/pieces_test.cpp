#include "app/desktop/babylon/pieces.h"
#include "tests/desktop/picture.h"

#include <gtest/gtest.h>
#include <wx/frame.h>

using namespace clerk::babylon;
using namespace clerk::desktop;
using namespace clerk::desktop::babylon;
using clerk::desktop::test::count;
using clerk::desktop::test::drawn;

namespace {

constexpr int smallest = 16, small = 24;

wxImage alone(int side, const Drawing& draw) {
    return drawn(side, [&](wxGraphicsContext& gc) { draw(gc, Area(0, 0, side, side)); });
}

bool covered(const wxImage& image, int x, int y) { return image.GetAlpha(x, y) > 127; }

/// The share of pixels that one shape covers and the other does not.
double difference(const wxImage& a, const wxImage& b) {
    const int differing = count(a, [&](int x, int y) { return covered(a, x, y) != covered(b, x, y); });
    return static_cast<double>(differing) / (a.GetWidth() * a.GetHeight());
}

std::vector<Drawing> flower_drawings() {
    std::vector<Drawing> all;
    for (const Flower flower : flowers)
        all.push_back([flower](auto& gc, const Area& area) { draw_flower(gc, flower, area); });
    return all;
}

std::vector<Drawing> symbol_drawings() {
    std::vector<Drawing> all;
    for (const Kind kind : kinds)
        all.push_back([kind](auto& gc, const Area& area) { draw_symbol(gc, symbol(kind), area, *wxBLACK); });
    return all;
}

std::vector<Drawing> everything() {
    std::vector<Drawing> all = flower_drawings();
    for (const Drawing& each : symbol_drawings()) all.push_back(each);
    for (const Kind kind : kinds) all.push_back([kind](auto& gc, const Area& area) { draw_ornament(gc, kind, area); });
    for (const Effect effect : effects)
        all.push_back([effect](auto& gc, const Area& area) { draw_token(gc, effect, area); });
    for (const Material material : {Material::clay, Material::granite, Material::basalt})
        all.push_back([material](auto& gc, const Area& area) { draw_tile_back(gc, material, area); });
    for (const auto& each : {draw_gazebo, draw_statue, draw_pillar, draw_double_pillar, draw_plate})
        all.push_back(each);
    return all;
}

void expect_all_differ(const std::vector<Drawing>& drawings) {
    for (std::size_t i = 0; i < drawings.size(); ++i)
        for (std::size_t j = i + 1; j < drawings.size(); ++j)
            EXPECT_GT(difference(alone(small, drawings[i]), alone(small, drawings[j])), 0.05) << i << " and " << j;
}

TEST(Pieces, FlowersAreToldApartByTheirShapes) { expect_all_differ(flower_drawings()); }

TEST(Pieces, SymbolsAreToldApartByTheirShapes) { expect_all_differ(symbol_drawings()); }

TEST(Pieces, MaterialsAreToldApartWithoutColour) {
    const auto grey_spread = [](Material material) {
        const wxImage image =
            alone(48, [&](auto& gc, const Area& area) { draw_tile_back(gc, material, area); }).ConvertToGreyscale();
        const int base = image.GetRed(24, 3);
        return count(image, [&](int x, int y) { return std::abs(image.GetRed(x, y) - base) > 24; });
    };
    for (const Material material : {Material::clay, Material::granite, Material::basalt})
        EXPECT_GT(grey_spread(material), 100);
}

TEST(Pieces, EveryTokenHasItsOwnPicture) {
    for (const Effect a : effects)
        for (const Effect b : effects) {
            if (a == b) continue;
            const wxImage one = alone(48, [&](auto& gc, const Area& area) { draw_token(gc, a, area); });
            const wxImage other = alone(48, [&](auto& gc, const Area& area) { draw_token(gc, b, area); });
            EXPECT_GT(count(one, [&](int x, int y) { return one.GetRed(x, y) != other.GetRed(x, y); }), 60)
                << id(a) << " and " << id(b);
        }
}

TEST(Pieces, EachIsSeenAtSixteenPixelsAndStaysWithinItsArea) {
    constexpr int margin = 4, side = smallest + 2 * margin;
    for (const Drawing& each : everything()) {
        const wxImage image =
            drawn(side, [&](wxGraphicsContext& gc) { each(gc, Area(margin, margin, smallest, smallest)); });
        const auto outside = [&](int at) { return at < margin - 1 || at > side - margin; };
        EXPECT_GT(count(image, [&](int x, int y) { return covered(image, x, y); }), smallest * 2);
        EXPECT_EQ(count(image, [&](int x, int y) { return (outside(x) || outside(y)) && covered(image, x, y); }), 0);
    }
}

TEST(Pieces, APictureIsAsSharpAsItsSideAsks) {
    const wxFrame frame(nullptr, wxID_ANY, "");
    const wxBitmap bitmap = picture(frame, 32, draw_gazebo);
    EXPECT_EQ(bitmap.GetLogicalSize(), wxSize(32, 32));
}

}
