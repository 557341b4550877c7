// A palace spread out over cells, for whoever walks through it or round it: what is built on a cell is found at once.
#pragma once

#include "core/alhambra/palace.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

namespace clerk::alhambra {

/// The smallest rectangle with the whole palace and a rim of empty cells round it.
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

    bool built(Cell cell) const { return walls_[index(cell)].has_value(); }
    const Walls& walls(Cell cell) const { return *walls_[index(cell)]; } ///< requires that something is built there
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

    /// Tells of a cell whether it can be reached on foot from the fountain.
    auto on_foot() const {
        return walk(fountain, [this](Cell cell, Side side) { return open(cell, side); });
    }
    /// Tells of an empty cell whether one gets away from it over empty cells, side by side.
    auto outside() const {
        return walk(low_, [this](Cell cell, Side side) { return !built(cell.beyond(side)); });
    }

    template <class Wanted> Cells cells(Wanted wanted) const {
        Cells list;
        for (int x = low_.x; x <= high_.x; ++x)
            for (int y = low_.y; y <= high_.y; ++y)
                if (wanted(Cell{x, y})) list.push_back({x, y});
        return list;
    }

    std::size_t size() const { return walls_.size(); }
    std::size_t index(Cell cell) const { ///< below the size
        return static_cast<std::size_t>((cell.y - low_.y) * (high_.x - low_.x + 1) + (cell.x - low_.x));
    }

private:
    std::optional<Walls>& at(Cell cell) { return walls_[index(cell)]; }

    Cell low_ = fountain, high_ = fountain;
    std::vector<std::optional<Walls>> walls_; ///< none: nothing is built there
};

}
