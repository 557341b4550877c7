#include "app/table/alhambra/tile_pick.h"

namespace clerk::table::alhambra {

std::vector<game::Tile> candidates(const TilePick& pick, const game::TileSet& gone) {
    std::vector<game::Tile> left;
    for (const game::Tile& tile : game::tiles)
        if (tile.colour == pick.colour && std::to_string(tile.price).starts_with(pick.price) &&
            !gone[game::number(tile)])
            left.push_back(tile);
    return left;
}

std::optional<game::Tile> meant(const TilePick& pick, const game::TileSet& gone) {
    const std::vector<game::Tile> left = candidates(pick, gone);
    if (left.size() != 1 || std::to_string(left.front().price) != pick.price) return std::nullopt;
    return left.front();
}

TilePick with_colour(game::Colour colour) { return {.colour = colour}; }

TilePick with_figure(TilePick pick, int figure) {
    pick.price += std::to_string(figure);
    if (candidates(pick, {}).empty()) pick.price = std::to_string(figure);
    return pick;
}

}
