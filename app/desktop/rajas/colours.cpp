#include "app/desktop/rajas/colours.h"

#include "i18n/words_rajas.h"

#include <algorithm>

namespace clerk::desktop::rajas {

namespace {

const Colours light{
    .ground = {0xdf, 0xc3, 0x96},
    .ground_line = {0xb8, 0x95, 0x62},
    .place = {0xf2, 0xe3, 0xc3},
    .sand = {0xe9, 0xcf, 0xa0},
    .sand_edge = {0xa8, 0x7c, 0x48},
    .stone = {0xd9, 0x8f, 0x62},
    .road = {0xfd, 0xf6, 0xe4},
    .road_edge = {0x8a, 0x69, 0x42},
    .road_lit = {0xf7, 0xc2, 0x3c},
    .river = {0x4a, 0x9c, 0xb8},
    .river_light = {0xa9, 0xd9, 0xe4},
    .ink = {0x3f, 0x2c, 0x18},
    .gold = {0xe8, 0xb1, 0x2e},
    .tiles = {wxColour{0x3f, 0x7f, 0xb5}, {0x57, 0x94, 0x4c}, {0xde, 0x7d, 0x2b}, {0x84, 0x5b, 0xa6}},
    .yields = {wxColour{0xfb, 0xf7, 0xec}, {0xe8, 0xbb, 0x3c}, {0xc4, 0x4a, 0x40}, {0x9a, 0x6b, 0x41}},
    .pieces = {wxColour{0xc4, 0x4a, 0x40}, {0xe8, 0xbb, 0x3c}, {0x5b, 0x96, 0x51}, {0x4b, 0x86, 0xb8}},
};

Colours bright() {
    Colours colours = light;
    apply_custom_colours(game::game_id, game::colours, colours.tiles);
    return colours;
}

Colours darker(Colours colours) {
    const auto dim = [](wxColour& colour) { colour = mixed(colour, wxColour(0, 0, 0), 0.15); };
    for (wxColour* colour : {&colours.stone, &colours.road, &colours.road_lit, &colours.gold}) dim(*colour);
    std::ranges::for_each(colours.tiles, dim);
    std::ranges::for_each(colours.yields, dim);
    std::ranges::for_each(colours.pieces, dim);
    colours.ground = {0x4c, 0x3d, 0x29};
    colours.ground_line = {0x7a, 0x62, 0x41};
    colours.place = {0x62, 0x52, 0x39};
    colours.sand = {0x6b, 0x57, 0x39};
    colours.sand_edge = {0x9a, 0x7a, 0x4c};
    colours.road_edge = {0x3a, 0x2a, 0x18};
    colours.river = {0x3a, 0x82, 0x9c};
    colours.river_light = {0x2c, 0x52, 0x60};
    return colours;
}

}

const Colours& colours() { return colours(theme()); }

const Colours& colours(Theme theme) {
    static ThemedColours<Colours> both;
    return both.of(theme, bright, darker);
}

std::vector<CustomPiece> custom_pieces() {
    std::vector<CustomPiece> pieces;
    for (const auto piece : game::colours)
        pieces.push_back({id(piece), i18n::rajas::usual_name(piece), light.of(piece)});
    return pieces;
}

}
