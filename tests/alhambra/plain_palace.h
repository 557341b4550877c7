// A palace of Alhambra once more, read plainly from the rulebook: a list of tiles that is searched, and nothing of the
// core but the record's values and their printed names. Slow, and held against the core.
#pragma once

#include "core/alhambra/game.h"

#include <algorithm>
#include <string>
#include <vector>

namespace clerk::alhambra::plain {

struct Direction {
    char side;
    int dx, dy;
    char facing; ///< the side of who lies there
};
inline constexpr Direction directions[] = {{'n', 0, 1, 's'}, {'e', 1, 0, 'w'}, {'s', 0, -1, 'n'}, {'w', -1, 0, 'e'}};

inline Cell beside(Cell cell, int dx, int dy) { return {cell.x + dx, cell.y + dy}; }
inline Cell beside(Cell cell, const Direction& way) { return beside(cell, way.dx, way.dy); }

template <class T> bool is_in(const std::vector<T>& list, const T& one) { return std::ranges::count(list, one) > 0; }
/// One of those that are equal.
template <class T> void take_out(std::vector<T>& list, const T& one) { list.erase(std::ranges::find(list, one)); }

/// "new" of "blue-2-new"; of a tile without walls "0".
inline std::string walls_of(const Tile& tile) {
    const std::string name = write(tile);
    return name.substr(name.rfind('-') + 1);
}

struct Lying {
    Tile tile;
    Cell at;
    std::string walls;
};

struct Palace {
    std::vector<Lying> tiles; ///< without the fountain

    const Lying* tile_on(Cell cell) const {
        for (const Lying& one : tiles)
            if (one.at == cell) return &one;
        return nullptr;
    }
    bool is_empty(Cell cell) const { return cell != Cell{0, 0} && !tile_on(cell); }
    bool has_wall(Cell cell, char side) const {
        const Lying* there = tile_on(cell);
        return there && there->walls.find(side) != std::string::npos;
    }
    /// The fountain first.
    std::vector<Cell> built_cells() const {
        std::vector<Cell> cells{{0, 0}};
        for (const Lying& one : tiles) cells.push_back(one.at);
        return cells;
    }

    Palace with(const Tile& tile, Cell at) const {
        Palace palace = *this;
        palace.tiles.push_back({tile, at, walls_of(tile)});
        return palace;
    }
    Palace without(Cell at) const {
        Palace palace = *this;
        std::erase_if(palace.tiles, [&](const Lying& one) { return one.at == at; });
        return palace;
    }

    bool has_neighbour(Cell cell) const {
        return std::ranges::any_of(directions, [&](const Direction& way) { return !is_empty(beside(cell, way)); });
    }
    /// At a side with a neighbour, one of the two has a wall and the other has not.
    bool edge_differs(Cell cell, const Direction& way) const {
        const Cell neighbour = beside(cell, way);
        return !is_empty(neighbour) && has_wall(cell, way.side) != has_wall(neighbour, way.facing);
    }
    bool edges_differ(Cell cell) const {
        return std::ranges::any_of(directions, [&](const Direction& way) { return edge_differs(cell, way); });
    }
    /// With the fountain.
    std::vector<Cell> reachable() const {
        std::vector<Cell> cells{{0, 0}};
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (const Direction& way : directions) {
                const Cell from = cells[i], to = beside(from, way);
                const bool open = !has_wall(from, way.side) && !has_wall(to, way.facing);
                if (!is_empty(to) && open && !is_in(cells, to)) cells.push_back(to);
            }
        return cells;
    }
};

/// The picture of a palace with an empty margin: # is built, . is outside, what is left blank is a hole.
class Picture {
public:
    explicit Picture(const Palace& palace) {
        const std::vector<Cell> built = palace.built_cells();
        Cell high;
        for (const Cell cell : built) {
            low_ = {std::min(low_.x, cell.x - 1), std::min(low_.y, cell.y - 1)};
            high = {std::max(high.x, cell.x + 1), std::max(high.y, cell.y + 1)};
        }
        const auto width = static_cast<std::size_t>(high.x - low_.x + 1);
        rows_.assign(static_cast<std::size_t>(high.y - low_.y + 1), std::string(width, ' '));
        for (const Cell cell : built) at(cell) = '#';
        std::vector<Cell> visited{low_};
        at(low_) = '.';
        for (std::size_t i = 0; i < visited.size(); ++i)
            for (const Direction& way : directions) {
                const Cell cell = beside(visited[i], way);
                if (!is_within(cell) || at(cell) != ' ') continue;
                at(cell) = '.';
                visited.push_back(cell);
            }
    }

    bool is_outside(Cell cell) { return !is_within(cell) || at(cell) == '.'; }
    std::vector<Cell> holes() {
        std::vector<Cell> cells;
        for (int y = 0; y < static_cast<int>(rows_.size()); ++y)
            for (int x = 0; x < static_cast<int>(rows_.front().size()); ++x)
                if (const Cell cell = beside(low_, x, y); at(cell) == ' ') cells.push_back(cell);
        return cells;
    }

private:
    std::vector<std::string> rows_; ///< from the south
    Cell low_;

    char& at(Cell cell) {
        return rows_[static_cast<std::size_t>(cell.y - low_.y)][static_cast<std::size_t>(cell.x - low_.x)];
    }
    bool is_within(Cell cell) const {
        const int x = cell.x - low_.x, y = cell.y - low_.y;
        return x >= 0 && y >= 0 && y < static_cast<int>(rows_.size()) && x < static_cast<int>(rows_.front().size());
    }
};

inline std::vector<Cell> holes(const Palace& palace) { return Picture(palace).holes(); }

}
