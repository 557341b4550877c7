#include "app/desktop/rajas/cover.h"

#include "app/desktop/rajas/province_picture.h"

namespace clerk::desktop::rajas {

namespace {

using game::Building;
using game::Colour;
using game::Good;

struct CoverTile {
    game::Cell at;
    Colour colour;
    int price;
    const char* roads;
    std::vector<game::Market> markets;
    std::vector<Building> buildings;
};

const std::vector<CoverTile>& tiles() {
    static const std::vector<CoverTile> all{
        {{2, 1}, Colour::orange, 3, "nes", {}, {Building::temple}},
        {{3, 1}, Colour::blue, 5, "nw", {{Good::tea, 2}}, {}},
        {{1, 2}, Colour::green, 4, "ne", {{Good::silk, 3}}, {}},
        {{2, 2}, Colour::purple, 7, "nsw", {}, {Building::mill}},
        {{3, 2}, Colour::green, 2, "ns", {}, {Building::fort}},
        {{2, 3}, Colour::blue, 8, "esw", {{Good::spices, 2}}, {}},
        {{3, 3}, Colour::orange, 6, "sw", {}, {Building::palace}},
    };
    return all;
}

ProvinceView view() {
    ProvinceView view{.described = true, .columns = 4, .rows = 4, .places = std::vector<bool>(16, true)};
    view.places[0] = false;
    view.exits = {{{2, 1}, game::Side::w}, {{1, 2}, game::Side::s}};
    for (const CoverTile& tile : tiles()) {
        const game::Tile made{tile.colour, tile.price, *game::read_roads(tile.roads), tile.markets, tile.buildings};
        view.tiles.push_back({tile.at, made, made.roads, true});
    }
    return view;
}

}

wxBitmap cover(const wxWindow& window, int side) {
    return picture(window, side, [](wxGraphicsContext& gc, const Area& area) {
        const ProvinceView all = view();
        const wxSize size(static_cast<int>(area.m_width), static_cast<int>(area.m_height));
        draw_province(gc, {size, all}, all, {}, 1);
    });
}

}
