// The sites where terraces may be placed, found for all cells at once with sets of cells. The rules of placing.h, asked
// of one terrace, are the authority; tests hold the two equal.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/babylon/state.h"

#include <array>
#include <optional>
#include <vector>

namespace clerk::babylon {

/// The cells where the highest terrace is of that level; 0: where there is none.
Cells topped_by(const Garden& garden, int level);
/// Of those cells the ones whose space on that level is free: it holds nothing and no bridge passes over it.
Cells free_on(const Garden& garden, const Rulings& rulings, Cells cells, int level);

/// What the pillars of a terrace cost in singles, for all anchors at once: numbers from 0 to 8, digit by digit in
/// base 2.
class Prices {
public:
    constexpr Prices() = default;
    /// Of one corner. No anchor is in both sets.
    constexpr Prices(Cells singles, Cells doubles) : digits_{singles, doubles}, doubles_(doubles) {}

    Prices operator+(const Prices& other) const;
    void give_a_double(); ///< one costs nothing where there is any

    Cells at_most(int singles) const;
    int at(Cell anchor) const;

private:
    static constexpr std::size_t digits = 4;

    std::array<Cells, digits> digits_{};
    Cells doubles_;
};

/// Every way in which a terrace may have an open corner.
inline constexpr std::array<std::optional<Corner>, 5> open_or_none{std::nullopt, Corner::nw, Corner::ne, Corner::se,
                                                                   Corner::sw};

class LevelSites {
public:
    /// Of terraces of that level, 1 to `max_level`.
    LevelSites(const Garden& garden, const Rulings& rulings, int level);

    /// For each of `open_or_none` the anchors at which a terrace so open breaks no rule of placing but the price.
    std::array<Cells, open_or_none.size()> anchors() const;
    /// At those anchors.
    Prices prices(std::optional<Corner> open, bool double_given) const;
    /// For each of `open_or_none` those of its anchors at which that many singles are enough.
    std::array<Cells, open_or_none.size()> affordable(int singles, bool double_given) const;

private:
    /// What would carry a corner: for every kind of support the anchors at which it would.
    struct Bearers {
        Cells statues;
        Cells singles;
        Cells doubles;

        Cells any() const { return statues | singles | doubles; }
    };

    Prices price(Corner corner) const { return {bearers_[corner].singles, bearers_[corner].doubles}; }
    /// For each of `open_or_none` the anchors at which that many singles are needed at least, and those with a double.
    std::array<Cells, open_or_none.size()> needing(int singles) const;
    std::array<Cells, open_or_none.size()> with_a_double() const;

    Cells anchors_; ///< on the board and on top, with the level below there and no full overlap
    EnumArray<Corner, Bearers, corners.size()> bearers_{};
    int highest_price_ = 0; ///< of any terrace of that level
};

// The ornaments that may be built in a turn, found for all cells at once with sets of cells. The rules of building.h,
// asked of one ornament, are the authority; tests hold the two equal.

/// The spaces that are seen from above, one a cell at most.
class Surface {
public:
    /// Of the garden of the player at turn. Requires a turn in progress.
    explicit Surface(const State& state);

    Cells fresh() const { return fresh_; } ///< of terraces placed in this turn
    Cells bearing(Symbol symbol) const { return garden_->bearing(symbol); }
    Space space(Cell cell) const { return {cell, static_cast<std::int8_t>(garden_->top(cell))}; }
    const Terrace& terrace(Cell cell) const { return *garden_->terrace_at(space(cell)); } ///< requires one there

private:
    const Garden* garden_;
    Cells fresh_;
};

/// An ornament that breaks no rule now, but perhaps the one about statues in line.
struct OrnamentSite {
    Ornament ornament;               ///< a statue's two spaces are the same
    std::optional<Space> as_if = {}; ///< used so where it is not legal without
    bool in_line = true;             ///< of a statue
};

Cells in_line_with(Cells statues); ///< their rows and columns

/// The spaces of this turn's terraces that the round's effect lets count as bearing what they do not: those with a
/// symbol
/// (`convert`) or blank (`wild`). None once it was used. `surface` is the state's here and below.
Cells serving(const State& state, const Surface& surface);

/// Each once: statues, fountains, bridges, stairs. Requires a turn in progress.
std::vector<OrnamentSite> ornament_sites(const State& state, const Surface& surface);

Building as_entered(const OrnamentSite& site);

}
