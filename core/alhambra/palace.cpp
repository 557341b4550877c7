#include "core/alhambra/palace.h"

#include "core/alhambra/grid.h"

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

Cells reachable(const Palace& palace) {
    const Grid grid(palace);
    return grid.cells(grid.on_foot());
}

bool reached(const Palace& palace, Cell cell) {
    const Grid grid(palace);
    return grid.on_foot()(cell);
}

Cells holes(const Palace& palace) {
    const Grid grid(palace);
    return grid.cells([&, outside = grid.outside()](Cell cell) { return !grid.built(cell) && !outside(cell); });
}

}
