#include "app/desktop/babylon/cover.h"

#include "app/desktop/babylon/board_picture.h"

namespace clerk::desktop::babylon {

namespace {

using namespace clerk::babylon;

constexpr Symbol statue = Symbol::statue, fountain = Symbol::fountain, bridge = Symbol::bridge, stairs = Symbol::stairs,
                 blank = Symbol::blank;

constexpr Cell cell(char column, int row) {
    return {static_cast<std::int8_t>(column - 'a'), static_cast<std::int8_t>(row - 1)};
}

const Terrace terraces[] = {
    {cell('g', 7), 1, Corner::nw, Flower::pink, {blank, fountain, blank, blank}},
    {cell('g', 2), 1, Corner::nw, Flower::purple, {blank, statue, fountain, fountain}},
    {cell('e', 1), 1, Corner::sw, Flower::pink, {stairs, blank, stairs, blank}},
    {cell('a', 2), 2, {}, Flower::pink, {blank, stairs, blank, stairs}},
    {cell('b', 5), 2, Corner::se, Flower::yellow, {fountain, bridge, blank, blank}},
    {cell('e', 6), 2, Corner::ne, Flower::yellow, {bridge, blank, blank, bridge}},
    {cell('e', 3), 2, {}, Flower::pink, {bridge, stairs, blank, blank}},
    {cell('g', 6), 3, Corner::se, Flower::yellow, {blank, fountain, stairs, blank}},
    {cell('g', 4), 3, Corner::ne, Flower::white, {blank, blank, blank, stairs}},
    {cell('f', 5), 4, Corner::sw, Flower::yellow, {bridge, statue, stairs, blank}},
    {cell('e', 2), 4, Corner::ne, Flower::purple, {bridge, blank, statue, stairs}},
};

Space space(char column, int row, int level) { return {cell(column, row), static_cast<std::int8_t>(level)}; }

Garden garden() {
    constexpr Supports singles{Support::single, Support::single, Support::single, Support::single};
    Garden garden;
    for (const Terrace& terrace : terraces) garden.place(terrace, singles);
    garden.build({Kind::fountain, space('g', 2, 1), space('h', 2, 1)});
    garden.build({Kind::statue, space('h', 3, 1), space('h', 3, 1)});
    garden.build({Kind::bridge, space('c', 6, 2), space('e', 6, 2)});
    garden.build({Kind::stairs, space('g', 4, 3), space('g', 5, 4)});
    garden.build({Kind::statue, space('g', 6, 4), space('g', 6, 4)});
    return garden;
}

}

wxBitmap cover(const wxWindow& window, int side) {
    const double scale = window.GetDPIScaleFactor();
    return wxBitmap(garden_image(garden(), side, {}, scale), wxBITMAP_SCREEN_DEPTH, scale);
}

}
