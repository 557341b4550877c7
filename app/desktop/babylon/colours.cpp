#include "app/desktop/babylon/colours.h"

#include "core/babylon/game.h"
#include "i18n/words_babylon.h"

#include <algorithm>

namespace clerk::desktop::babylon {

namespace {

const Colours light{
    .rim = {0xd9, 0xcc, 0xb0},
    .board = {0xe9, 0xdf, 0xc8},
    .slot = {0xbf, 0xae, 0x8a},
    .terraces = {wxColour{0x6f, 0x9a, 0x5f},
                 {0x83, 0xad, 0x6b},
                 {0x98, 0xc0, 0x7b},
                 {0xaf, 0xd0, 0x8f},
                 {0xc6, 0xdf, 0xa8},
                 {0xdc, 0xed, 0xc4}},
    .space = {0xef, 0xe6, 0xd0},
    .space_edge = {0xb7, 0xa6, 0x7f},
    .ink = {0x5b, 0x4a, 0x33},
    .flowers = {wxColour{0xf7, 0xf4, 0xea}, {0xe0, 0x70, 0x8f}, {0xe9, 0xb8, 0x3b}, {0x7d, 0x66, 0xb3}},
    .statue = {0xe8, 0xc5, 0x6a},
    .water = {0x5f, 0xb3, 0xcf},
    .bridge = {0xb9, 0x83, 0x52},
    .stairs = {0xf6, 0xed, 0xd6},
    .gazebo = {0xc9, 0x70, 0x4a},
    .materials = {wxColour{0xc7, 0x82, 0x5a}, {0xa9, 0xa4, 0x9a}, {0x5d, 0x5b, 0x5c}},
    .stone = {0xf3, 0xec, 0xdb},
    .stone_edge = {0x9a, 0x8a, 0x68},
};

Colours darker(Colours colours) {
    std::ranges::for_each(colours.terraces, dim);
    std::ranges::for_each(colours.materials, dim);
    colours.rim = {0x4a, 0x43, 0x36};
    colours.board = {0x3b, 0x36, 0x2c};
    colours.slot = {0x5a, 0x51, 0x40};
    colours.space = {0xd9, 0xcf, 0xb6};
    colours.space_edge = {0x8f, 0x81, 0x60};
    colours.ink = {0x43, 0x36, 0x1f};
    return colours;
}

}

const wxColour& Colours::terrace(int level) const {
    return terraces[static_cast<std::size_t>(std::clamp(level, 1, static_cast<int>(terraces.size())) - 1)];
}

const Colours& colours(Theme theme) {
    static ThemedColours both(light, darker, clerk::babylon::game_id, clerk::babylon::flowers, &Colours::flowers);
    return both.of(theme);
}

std::vector<CustomPiece> custom_pieces() {
    return custom_pieces_of(clerk::babylon::flowers, i18n::babylon::usual_name, light.flowers);
}

}
