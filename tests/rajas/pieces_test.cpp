// The pieces of Rajas of the Ganges as a record writes them, and what the roads of a province reach.
#include "core/rajas/pieces.h"
#include "core/rajas/state.h"

#include <gmock/gmock.h>

namespace clerk::rajas {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(RajasPieces, DiceAreReadAsTheyAreWritten) {
    for (const Colour colour : colours)
        for (int value = 1; value <= highest_value; ++value) {
            EXPECT_EQ(read_die(write(Die{colour, value})), (Die{colour, value}));
            EXPECT_EQ(turned(turned(Die{colour, value})), (Die{colour, value}));
        }
    for (const char* text : {"", "blue", "blue-", "blue-0", "blue-7", "blue-10", "blue3", "-3", "red-1", "Blue-1"})
        EXPECT_EQ(read_die(text), std::nullopt) << text;
}

TEST(RajasPieces, DiceAreTakenAsFarAsTheyAreHeld) {
    Dice held{{Colour::blue, 1}, {Colour::green, 2}, {Colour::blue, 1}};
    take(held, {{Colour::blue, 1}, {Colour::orange, 3}});
    EXPECT_THAT(held, ElementsAre(Die{Colour::green, 2}, Die{Colour::blue, 1}));
}

TEST(RajasPieces, AnAskedDieIsMet) {
    const Die three{Colour::green, 3}, four{Colour::green, 4};
    using Kind = Asked::Kind;
    for (const Kind kind : {Kind::none, Kind::any}) EXPECT_TRUE((Asked{.kind = kind}).met_by(four));
    EXPECT_TRUE((Asked{.kind = Kind::colour, .colour = Colour::green}).met_by(four));
    EXPECT_FALSE((Asked{.kind = Kind::colour, .colour = Colour::blue}).met_by(four));
    EXPECT_TRUE((Asked{.kind = Kind::value, .value = 4}).met_by(four));
    EXPECT_FALSE((Asked{.kind = Kind::value, .value = 4}).met_by(three));
    EXPECT_TRUE((Asked{.kind = Kind::up_to_three}).met_by(three));
    EXPECT_FALSE((Asked{.kind = Kind::up_to_three}).met_by(four));
}

TEST(RajasPieces, PlacesOfTheProvinceAreReadAsTheyAreWritten) {
    for (const Cell cell : {Cell{1, 1}, Cell{12, 12}, Cell{1, 10}, Cell{12, 1}}) {
        EXPECT_EQ(read_cell(write(cell)), cell);
        EXPECT_EQ(write(place(cell)), write(cell)) << "to mark";
        for (const Side side : sides) {
            EXPECT_EQ(read_edge(write(Edge{cell, side})), (Edge{cell, side}));
            EXPECT_NE((Edge{cell, side}).beyond(), cell);
        }
    }
    for (const char* text : {"", "a", "A1", "`1", "m1", "a0", "a13", "a01", "ax", "a1x", "a-1", "a99999999999", "1a"})
        EXPECT_EQ(read_cell(text), std::nullopt) << text;
    for (const char* text : {"", "n", "a1", "a1x", "m1n", "a13n", "a1N", "a1nn"})
        EXPECT_EQ(read_edge(text), std::nullopt) << text;
}

TEST(RajasPieces, RoadsAreReadInTheOrderOfTheirLetters) {
    for (unsigned bits = 0; bits < 16; ++bits) EXPECT_EQ(read_roads(write(Roads(bits))), Roads(bits));
    for (const char* text : {"en", "nn", "x", "n ", "N", "nesww"}) EXPECT_EQ(read_roads(text), std::nullopt) << text;
}

TEST(RajasPieces, ABendIsTwoRoadsAtSidesThatMeet) {
    for (const char* bend : {"ne", "es", "sw", "nw"}) EXPECT_TRUE(read_roads(bend).value().bend()) << bend;
    for (const char* other : {"", "n", "ns", "ew", "nes", "nesw"})
        EXPECT_FALSE(read_roads(other).value().bend()) << other;
    const Roads bend = read_roads("ne").value();
    EXPECT_EQ(write(bend.turned(0)), "ne");
    EXPECT_EQ(write(bend.turned(90)), "es");
    EXPECT_EQ(write(bend.turned(270)), "nw");
}

constexpr Roads to_all_sides(15);

ProvinceSide largest(const Edge& exit) {
    return {.map = std::vector<std::string>(most_rows, std::string(most_columns, '.')), .exits = {exit}};
}

TEST(RajasProvinces, ARoadThatLeavesTheProvinceLinksNothing) {
    for (const Cell corner : {Cell{1, 1}, Cell{most_columns, 1}, Cell{1, most_rows}, Cell{most_columns, most_rows}}) {
        const ProvinceSide side = largest({corner, corner.y == 1 ? Side::s : Side::n});
        Province province;
        province.lay({.at = corner, .roads = to_all_sides});
        EXPECT_THAT(linked(province, side), ElementsAre(corner)) << write(corner);
        EXPECT_EQ(linking_sides(province, side, corner), read_roads(corner.y == 1 ? "s" : "n")) << write(corner);
    }
}

TEST(RajasProvinces, ATileThatNoRoadLinksLinksNone) {
    const ProvinceSide side = largest({{1, 1}, Side::s});
    Province province;
    province.lay({.at = {3, 2}, .roads = to_all_sides});
    EXPECT_EQ(linking_sides(province, side, {2, 2}), Roads{});
    province.lay({.at = {1, 1}, .roads = to_all_sides});
    province.lay({.at = {1, 2}, .roads = to_all_sides});
    EXPECT_EQ(linking_sides(province, side, {2, 2}), read_roads("w"));
}

TEST(RajasProvinces, NothingLiesOutsideOfTheLargest) {
    Province province;
    province.lay({.at = {1, 1}, .roads = to_all_sides});
    const ProvinceSide side = largest({{1, 1}, Side::s});
    for (const Cell outside : {Cell{0, 1}, Cell{1, 0}, Cell{most_columns + 1, 1}, Cell{1, most_rows + 1}}) {
        EXPECT_EQ(province.tile_at(outside), nullptr);
        EXPECT_THAT(linked(province, side, Imagined{outside, to_all_sides}), ElementsAre(Cell{1, 1}));
        EXPECT_THAT(linked(Province{}, side, Imagined{outside, to_all_sides}), IsEmpty());
    }
}

}
}
