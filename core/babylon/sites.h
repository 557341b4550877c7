// The sites where terraces may be placed, found for all cells at once with sets of cells. The rules of placing.h, asked
// of one terrace, are the authority; tests hold the two equal.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"

namespace clerk::babylon {

/// The cells where the highest terrace is of that level; 0: where there is none.
Cells topped_by(const Garden& garden, int level);
/// Of those cells the ones whose space on that level is free: it holds nothing and no bridge passes over it.
Cells free_on(const Garden& garden, const Rulings& rulings, Cells cells, int level);

/// What would carry the corners of terraces of one level: for every kind of support the cells where it would.
struct Bearers {
    Cells statues;
    Cells singles;
    Cells doubles;

    Cells any() const { return statues | singles | doubles; }
};

class LevelSites {
public:
    /// Of terraces of that level, 1 to `max_level`.
    LevelSites(const Garden& garden, const Rulings& rulings, int level);

    /// The anchors at which a terrace, with that corner open or none, breaks no rule of placing but the price.
    Cells anchors(std::optional<Corner> open) const;
    /// The pillars below its other corners.
    int singles(Cell anchor, std::optional<Corner> open) const { return count(bearers_.singles, anchor, open); }
    int doubles(Cell anchor, std::optional<Corner> open) const { return count(bearers_.doubles, anchor, open); }

private:
    static int count(Cells set, Cell anchor, std::optional<Corner> open);

    Cells anchors_; ///< on the board and on top, with the level below there and no full overlap
    Bearers bearers_;
    Cells may_be_open_; ///< cells that a corner without support may lie over
};

}
