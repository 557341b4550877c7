// The tiles and the cards of the box, as they are printed and written.
#include "core/alhambra/pieces.h"

#include <algorithm>
#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

using namespace clerk::alhambra;

namespace {

/// "price walls" of every tile, by colour.
nlohmann::json box() { return nlohmann::json::parse(std::ifstream(CLERK_FIXTURES "/alhambra_tiles.json")); }

std::string printed(const Tile& tile) {
    std::string walls;
    for (const Side side : sides)
        if (tile.walls.on(side)) walls += Walls::letter(side);
    return std::to_string(tile.price) + (walls.empty() ? "" : " " + walls);
}

TEST(Tiles, AreThoseOfTheBox) {
    nlohmann::json known;
    for (const Tile& tile : tiles) known[std::string(id(tile.colour))].push_back(printed(tile));
    EXPECT_EQ(known, box());
}

TEST(Tiles, OfEachColourThereAreAsManyAsTheRulebookCounts) {
    const std::pair<Colour, int> counts[] = {{Colour::blue, 7},  {Colour::red, 7},    {Colour::brown, 9},
                                             {Colour::white, 9}, {Colour::green, 11}, {Colour::purple, 11}};
    for (const auto& [colour, count] : counts)
        EXPECT_EQ(std::ranges::count(tiles, colour, &Tile::colour), count) << id(colour);
}

TEST(Tiles, EveryOneIsWrittenAndReadAgainAndIsTheOnlyOneOfItsKind) {
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        EXPECT_EQ(read_tile(write(tiles[i])), tiles[i]);
        EXPECT_EQ(number(tiles[i]), i);
    }
}

TEST(Tiles, BearTheWallsOfTheirLetters) {
    const std::pair<const char*, std::vector<Side>> walls[] = {
        {"", {}}, {"e", {Side::e}}, {"new", {Side::n, Side::e, Side::w}}, {"nsw", {Side::n, Side::s, Side::w}}};
    for (const auto& [letters, walled] : walls)
        for (const Side side : sides)
            EXPECT_EQ(Walls(letters).on(side), std::ranges::count(walled, side) == 1) << letters;
}

TEST(Cards, AreReadAsTheyAreWritten) {
    for (const Currency currency : currencies)
        for (int value = 1; value <= highest_value; ++value)
            EXPECT_EQ(read_card(write(Card{currency, value})), (Card{currency, value}));
    for (const char* text : {"", "blue", "blue-", "blue-0", "blue-10", "blue-:", "blue-x", "red-1", "Blue-1", "-1"})
        EXPECT_EQ(read_card(text), std::nullopt) << text;
}

}
