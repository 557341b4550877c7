#include "app/desktop/alhambra/cover.h"

#include "app/desktop/alhambra/palace_picture.h"

namespace clerk::desktop::alhambra {

namespace {

using game::Colour;

const game::Laid tiles[] = {
    {{Colour::green, 11, ""}, {1, 0}},    {{Colour::purple, 10, "w"}, {-1, 0}}, {{Colour::blue, 6, "n"}, {0, 1}},
    {{Colour::purple, 11, "s"}, {0, -1}}, {{Colour::green, 10, "n"}, {1, 1}},   {{Colour::blue, 5, "nw"}, {-1, 1}},
    {{Colour::white, 9, "s"}, {1, -1}},   {{Colour::brown, 6, "sw"}, {-1, -1}}, {{Colour::brown, 8, "e"}, {2, 0}},
    {{Colour::white, 7, "ne"}, {2, 1}},   {{Colour::red, 6, "es"}, {2, -1}},
};

game::Palace palace() {
    game::Palace palace;
    for (const game::Laid& laid : tiles) palace.lay(laid.tile, laid.at);
    return palace;
}

}

wxBitmap cover(const wxWindow& window, int side) {
    const double scale = window.GetDPIScaleFactor();
    return wxBitmap(palace_image(palace(), side, scale), wxBITMAP_SCREEN_DEPTH, scale);
}

}
