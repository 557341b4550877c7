// A player's palace: the fountain and the tiles round it, and what a walk through and round it shows.
#pragma once

#include "core/alhambra/pieces.h"

#include <vector>

namespace clerk::alhambra {

/// A tile in its place.
struct Laid {
    Tile tile;
    Cell at;
    friend bool operator==(const Laid&, const Laid&) = default;
};

using Cells = std::vector<Cell>; ///< in ascending order

class Palace {
public:
    const std::vector<Laid>& tiles() const { return tiles_; } ///< in the order they came
    const Tile* tile_at(Cell cell) const;                     ///< none on an empty cell and on the fountain's
    bool built(Cell cell) const { return cell == fountain || tile_at(cell); }
    Walls walls(Cell cell) const; ///< requires that something is built there; the fountain has none

    void lay(const Tile& tile, Cell at); ///< requires an empty cell
    Tile lift(Cell cell);                ///< requires a tile there

    friend bool operator==(const Palace&, const Palace&) = default;

private:
    std::vector<Laid> tiles_;
};

Cells reachable(const Palace& palace); ///< on foot from the fountain, which is one of them
/// Whether the cell is one of them. Requires that something is built there.
bool reached(const Palace& palace, Cell cell);
/// Empty cells from which one does not get away over empty cells, side by side.
Cells holes(const Palace& palace);

/// A side with an outside cell beyond it.
struct OuterSide {
    Cell cell;
    Side side = Side::n;
    bool walled = false;
};

/// The longest run of walled outer sides that follow each other, in order.
std::vector<OuterSide> longest_wall(const Palace& palace);

// How a palace that was swept off the table is laid out again.

/// Its tiles from the fountain outwards: each has a neighbour that lies already, as far as the palace hangs together.
std::vector<Laid> rebuilding(const Palace& palace);

}
