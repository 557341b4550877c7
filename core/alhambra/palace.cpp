#include "core/alhambra/palace.h"

#include <algorithm>
#include <cassert>

namespace clerk::alhambra {

const Tile* Palace::tile_at(Cell cell) const {
    const auto laid = std::ranges::find(tiles_, cell, &Laid::at);
    return laid == tiles_.end() ? nullptr : &laid->tile;
}

Walls Palace::walls(Cell cell) const {
    assert(built(cell));
    return cell == fountain ? Walls() : tile_at(cell)->walls;
}

void Palace::lay(const Tile& tile, Cell at) {
    assert(!built(at));
    tiles_.push_back({tile, at});
}

Tile Palace::lift(Cell cell) {
    const auto laid = std::ranges::find(tiles_, cell, &Laid::at);
    assert(laid != tiles_.end());
    const Tile tile = laid->tile;
    tiles_.erase(laid);
    return tile;
}

}
