#include "app/desktop/babylon/pieces.h"
#include "tests/app/desktop/shapes.h"

#include <wx/frame.h>

using namespace clerk::babylon;
using namespace clerk::desktop;
using namespace clerk::desktop::babylon;
using clerk::desktop::test::alone;
using clerk::desktop::test::count;
using clerk::desktop::test::expect_each_is_seen_within_its_area;
using clerk::desktop::test::expect_shapes_differ;

namespace {

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

TEST(Pieces, FlowersAreToldApartByTheirShapes) { expect_shapes_differ(flower_drawings()); }

TEST(Pieces, SymbolsAreToldApartByTheirShapes) { expect_shapes_differ(symbol_drawings()); }

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

TEST(Pieces, EachIsSeenAtSixteenPixelsAndStaysWithinItsArea) { expect_each_is_seen_within_its_area(everything()); }

TEST(Pieces, APictureIsAsSharpAsItsSideAsks) {
    const wxFrame frame(nullptr, wxID_ANY, "");
    const wxBitmap bitmap = picture(frame, 32, draw_gazebo);
    EXPECT_EQ(bitmap.GetLogicalSize(), wxSize(32, 32));
}

}
