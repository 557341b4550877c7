#include "app/desktop/alhambra/colours.h"

#include "core/alhambra/game.h"
#include "i18n/words_alhambra.h"

#include <algorithm>

namespace clerk::desktop::alhambra {

namespace {

const Colours light{
    .ground = {0xe9, 0xdf, 0xc8},
    .ground_line = {0xbf, 0xae, 0x8a},
    .paving = {0xec, 0xe2, 0xca},
    .joint = {0xc4, 0xb3, 0x8c},
    .path = {0xfb, 0xf6, 0xe8},
    .ink = {0x4a, 0x3b, 0x27},
    .wall = {0xa6, 0x55, 0x3b},
    .wall_top = {0xc4, 0x75, 0x58},
    .wall_edge = {0x68, 0x2e, 0x1e},
    .lamp = {0xf4, 0xb4, 0x2e},
    .stone = {0xf6, 0xef, 0xdf},
    .water = {0x5f, 0xb3, 0xcf},
    .card = {0xff, 0xfb, 0xf0},
    .tiles = {wxColour{0x4b, 0x86, 0xb8},
              {0xc4, 0x4a, 0x40},
              {0x9a, 0x6b, 0x41},
              {0xfb, 0xf7, 0xec},
              {0x5b, 0x96, 0x51},
              {0x80, 0x60, 0xac}},
    .money = {wxColour{0xe8, 0xbb, 0x3c}, {0x5b, 0xa0, 0x5a}, {0x4f, 0x8f, 0xc4}, {0xdd, 0x83, 0x34}},
    .markers = {wxColour{0xc4, 0x4a, 0x40},
                {0xe8, 0xbb, 0x3c},
                {0x4b, 0x86, 0xb8},
                {0x5b, 0x96, 0x51},
                {0xdd, 0x83, 0x34},
                {0xfb, 0xf7, 0xec}},
};

Colours bright() {
    Colours colours = light;
    apply_custom_colours(game::game_id, game::colours, colours.tiles);
    return colours;
}

Colours darker(Colours colours) {
    const auto dim = [](wxColour& colour) { colour = mixed(colour, wxColour(0, 0, 0), 0.15); };
    for (wxColour* colour :
         {&colours.wall, &colours.wall_top, &colours.wall_edge, &colours.stone, &colours.water, &colours.card})
        dim(*colour);
    std::ranges::for_each(colours.tiles, dim);
    std::ranges::for_each(colours.money, dim);
    std::ranges::for_each(colours.markers, dim);
    colours.ground = {0x3b, 0x36, 0x2c};
    colours.ground_line = {0x6a, 0x60, 0x4c};
    colours.paving = {0xcb, 0xc0, 0xa6};
    colours.joint = {0xa9, 0x9c, 0x7d};
    colours.path = {0xe2, 0xd9, 0xc2};
    colours.ink = {0x33, 0x28, 0x18};
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
        pieces.push_back({id(piece), i18n::alhambra::usual_name(piece), light.of(piece)});
    return pieces;
}

}
