#include "tests/babylon/desktop/gardens.h"

#include <algorithm>
#include <stdexcept>

namespace clerk::desktop::test {

using namespace clerk::babylon;

namespace {

constexpr auto statue = Symbol::statue, fountain = Symbol::fountain, bridge = Symbol::bridge, stairs = Symbol::stairs,
               blank = Symbol::blank;

std::optional<Corner> corner(std::string_view text) {
    for (const Corner each : corners)
        if (id(each) == text) return each;
    return {};
}

}

Space space(std::string_view text) { return read_space(text).value(); }

Terrace terrace(std::string_view anchor, int level, std::string_view open, Flower flower,
                std::array<Symbol, 4> symbols) {
    return {.anchor = read_cell(anchor).value(),
            .level = static_cast<std::int8_t>(level),
            .open = corner(open),
            .flower = flower,
            .symbols = symbols};
}

Ornament ornament(Kind kind, std::string_view a, std::string_view b) { return {kind, space(a), space(b)}; }

void place(Garden& garden, const Terrace& terrace) {
    Supports supports;
    std::ranges::fill(supports, Support::single);
    if (terrace.open) supports[*terrace.open] = Support::open;
    garden.place(terrace, supports);
}

Garden small_garden() {
    Garden garden;
    place(garden, terrace("b2", 1, "nw", Flower::pink, {stairs, blank, stairs, bridge}));
    place(garden, terrace("d2", 2, "", Flower::yellow, {fountain, statue, blank, stairs}));
    garden.build(ornament(Kind::stairs, "c2@1", "d2@2"));
    garden.build(ornament(Kind::statue, "e3@2", "e3@2"));
    return garden;
}

Garden crowded_garden() {
    Garden garden;
    place(garden, terrace("a1", 1, "sw", Flower::white, {stairs, fountain, fountain, blank}));
    place(garden, terrace("c1", 1, "se", Flower::pink, {bridge, stairs, blank, fountain}));
    place(garden, terrace("f1", 1, "se", Flower::yellow, {statue, bridge, blank, stairs}));
    place(garden, terrace("a4", 1, "nw", Flower::purple, {blank, statue, stairs, statue}));
    place(garden, terrace("g6", 1, "sw", Flower::white, {fountain, fountain, statue, blank}));
    place(garden, terrace("c6", 1, "nw", Flower::yellow, {bridge, statue, stairs, statue}));
    place(garden, terrace("b2", 2, "sw", Flower::yellow, {stairs, blank, bridge, statue}));
    place(garden, terrace("e2", 2, "", Flower::purple, {bridge, stairs, stairs, bridge}));
    place(garden, terrace("f5", 2, "se", Flower::pink, {bridge, stairs, statue, blank}));
    place(garden, terrace("d4", 3, "", Flower::white, {fountain, bridge, bridge, statue}));
    place(garden, terrace("f4", 3, "", Flower::yellow, {fountain, stairs, blank, bridge}));
    place(garden, terrace("b5", 2, "sw", Flower::pink, {stairs, bridge, bridge, statue}));
    place(garden, terrace("e5", 4, "nw", Flower::purple, {blank, bridge, statue, stairs}));
    place(garden, terrace("c3", 4, "sw", Flower::pink, {statue, bridge, fountain, blank}));
    garden.build(ornament(Kind::fountain, "b1@1", "c1@1"));
    garden.build(ornament(Kind::bridge, "c2@2", "e2@2"));
    garden.build(ornament(Kind::stairs, "f1@1", "f2@2"));
    garden.build(ornament(Kind::statue, "a4@1", "a4@1"));
    garden.build(ornament(Kind::bridge, "c6@2", "e6@2"));
    garden.build(ornament(Kind::stairs, "g6@2", "g5@3"));
    garden.build(ornament(Kind::statue, "f5@4", "f5@4"));
    garden.build(ornament(Kind::stairs, "b4@1", "b3@2"));
    garden.build(ornament(Kind::fountain, "g7@1", "h7@1"));
    garden.build(ornament(Kind::statue, "c4@4", "c4@4"));
    garden.build(ornament(Kind::bridge, "e4@3", "g4@3"));
    garden.build(ornament(Kind::statue, "d7@1", "d7@1"));
    return garden;
}

/// Eleven terraces on the board beside and apart from each other, a twelfth, and two on top of them.
Garden finished_garden() {
    Garden garden;
    place(garden, terrace("a1", 1, "sw", Flower::white));
    place(garden, terrace("c1", 1, "ne", Flower::pink));
    place(garden, terrace("e1", 1, "nw", Flower::yellow));
    place(garden, terrace("g1", 1, "se", Flower::purple));
    place(garden, terrace("a3", 1, "sw", Flower::white));
    place(garden, terrace("c3", 1, "nw", Flower::pink));
    place(garden, terrace("e3", 1, "ne", Flower::yellow));
    place(garden, terrace("g3", 1, "se", Flower::purple));
    place(garden, terrace("a5", 1, "se", Flower::white));
    place(garden, terrace("a7", 1, "nw", Flower::pink));
    place(garden, terrace("d7", 1, "", Flower::yellow));
    place(garden, terrace("g7", 1, "ne", Flower::purple));
    place(garden, terrace("b2", 2, "ne", Flower::white));
    place(garden, terrace("f2", 2, "sw", Flower::pink));
    for (const char* at : {"a5@1", "a6@1", "b6@1", "a4@1"}) garden.build(ornament(Kind::statue, at, at));
    garden.build(ornament(Kind::fountain, "d1@1", "e1@1"));
    garden.build(ornament(Kind::fountain, "f1@1", "g1@1"));
    garden.build(ornament(Kind::stairs, "a2@1", "b2@2"));
    garden.build(ornament(Kind::stairs, "c1@1", "c2@2"));
    garden.build(ornament(Kind::stairs, "b4@1", "b3@2"));
    garden.build(ornament(Kind::bridge, "b7@1", "d7@1"));
    garden.build(ornament(Kind::bridge, "e7@1", "g7@1"));
    garden.build(ornament(Kind::bridge, "e8@1", "g8@1"));
    return garden;
}

Garden tower() {
    Garden garden;
    const std::array anchors{"c3", "d4", "d3", "c4", "d5", "e4"};
    for (int level = 1; level <= 6; ++level)
        place(garden, terrace(anchors[static_cast<std::size_t>(level - 1)], level, level % 2 ? "sw" : "",
                              flowers[static_cast<std::size_t>(level % 4)], {stairs, bridge, fountain, statue}));
    place(garden, terrace("a6", 1, "", Flower::pink, {statue, bridge, fountain, statue}));
    place(garden, terrace("a7", 2, "nw", Flower::pink, {statue, bridge, fountain, statue}));
    garden.build(ornament(Kind::stairs, "d5@5", "e5@6"));
    return garden;
}

}
