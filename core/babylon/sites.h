// The sites where terraces may be placed, found for all cells at once with sets of cells. The rules of placing.h, asked
// of one terrace, are the authority; tests hold the two equal.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"

#include <array>

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

/// What the pillars of a terrace cost in singles, for all anchors at once: numbers from 0 to 8, digit by digit in
/// base 2.
class Prices {
public:
    void add_single(Cells anchors) { add(anchors, 0); }
    void add_double(Cells anchors);
    void give_a_double(); ///< one costs nothing where there is any

    Cells at_most(int singles) const;
    int at(Cell anchor) const;

private:
    static constexpr std::size_t digits = 4;
    void add(Cells anchors, std::size_t digit);

    std::array<Cells, digits> digits_{};
    Cells doubles_;
};

class LevelSites {
public:
    /// Of terraces of that level, 1 to `max_level`.
    LevelSites(const Garden& garden, const Rulings& rulings, int level);

    /// The anchors at which a terrace, with that corner open or none, breaks no rule of placing but the price.
    Cells anchors(std::optional<Corner> open) const;
    /// At those anchors.
    Prices prices(std::optional<Corner> open, bool double_given) const;

private:
    Cells anchors_; ///< on the board and on top, with the level below there and no full overlap
    Bearers bearers_;
    Cells may_be_open_; ///< cells that a corner without support may lie over
};

}
