#include "core/alhambra/palace.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace clerk::alhambra {

namespace {

/// The smallest rectangle with the whole palace and a rim of empty cells round it, for quick walks.
class Grid {
public:
    explicit Grid(const Palace& palace) {
        for (const Laid& laid : palace.tiles()) {
            low_ = {std::min(low_.x, laid.at.x), std::min(low_.y, laid.at.y)};
            high_ = {std::max(high_.x, laid.at.x), std::max(high_.y, laid.at.y)};
        }
        low_ = {low_.x - 1, low_.y - 1};
        high_ = {high_.x + 1, high_.y + 1};
        walls_.resize(static_cast<std::size_t>((high_.x - low_.x + 1) * (high_.y - low_.y + 1)));
        at(fountain) = Walls();
        for (const Laid& laid : palace.tiles()) at(laid.at) = laid.tile.walls;
    }

    Cell corner() const { return low_; } ///< of the rim
    bool built(Cell cell) const { return walls_[index(cell)].has_value(); }
    bool has(Cell cell) const { return cell.x >= low_.x && cell.y >= low_.y && cell.x <= high_.x && cell.y <= high_.y; }
    /// A side between two neighbours with a wall on neither.
    bool open(Cell cell, Side side) const {
        const auto &here = walls_[index(cell)], &there = walls_[index(cell.beyond(side))];
        return here && there && !here->on(side) && !there->on(opposite(side));
    }

    /// Walks from side to side as far as `way(cell, side)` lets it, and tells of a cell whether the walk gets there.
    template <class Way> auto walk(Cell from, Way way) const {
        std::vector<bool> seen(walls_.size());
        Cells found{from};
        seen[index(from)] = true;
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const Side side : sides) {
                const Cell here = found[i], next = here.beyond(side);
                if (!has(next) || seen[index(next)] || !way(here, side)) continue;
                seen[index(next)] = true;
                found.push_back(next);
            }
        return [this, seen = std::move(seen)](Cell cell) -> bool { return seen[index(cell)]; };
    }

    template <class Wanted> Cells cells(Wanted wanted) const {
        Cells list;
        for (int x = low_.x; x <= high_.x; ++x)
            for (int y = low_.y; y <= high_.y; ++y)
                if (wanted(Cell{x, y})) list.push_back({x, y});
        return list;
    }

private:
    std::size_t index(Cell cell) const {
        return static_cast<std::size_t>((cell.y - low_.y) * (high_.x - low_.x + 1) + (cell.x - low_.x));
    }
    std::optional<Walls>& at(Cell cell) { return walls_[index(cell)]; }

    Cell low_ = fountain, high_ = fountain;
    std::vector<std::optional<Walls>> walls_; ///< none: nothing is built there
};

}

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
    return grid.cells(grid.walk(fountain, [&](Cell cell, Side side) { return grid.open(cell, side); }));
}

Cells holes(const Palace& palace) {
    const Grid grid(palace);
    const auto outside = grid.walk(grid.corner(), [&](Cell cell, Side side) { return !grid.built(cell.beyond(side)); });
    return grid.cells([&](Cell cell) { return !grid.built(cell) && !outside(cell); });
}

}
