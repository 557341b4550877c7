#include "app/table/rajas/known_tiles.h"

#include "core/rajas/record.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

/// The same tile, perhaps entered as it lay.
bool same(const game::Tile& one, const game::Tile& other) {
    return std::ranges::any_of(std::array{0, 90, 180, 270}, [&](int rotation) {
        game::Tile turned = other;
        turned.roads = other.roads.turned(rotation);
        return turned == one;
    });
}

bool has(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::any_of(tiles, [&](const game::Tile& one) { return same(one, tile); });
}

}

std::vector<game::Tile> read_tiles(const std::vector<std::string>& written) {
    std::vector<game::Tile> tiles;
    for (const std::string& json : written)
        if (const auto tile = game::read_face(json); tile && !has(tiles, *tile)) tiles.push_back(*tile);
    return tiles;
}

std::vector<game::Tile> likely_tiles(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     game::DieColour colour, std::optional<int> price) {
    std::vector<game::Tile> likely;
    for (const game::Tile& tile : known)
        if ((!colour || tile.colour == colour) && (!price || tile.price == price)) likely.push_back(tile);
    std::ranges::stable_partition(likely, [&](const game::Tile& tile) { return !has(in_this_game, tile); });
    return likely;
}

}
