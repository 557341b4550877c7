// What a terrace and the ornaments with it could bring at most, told from sets of cells without placing it. Rules that
// would forbid some of it are left aside: the bound is never too low, but often too high.
#pragma once

#include "core/babylon/sites.h"

#include <array>
#include <vector>

namespace clerk::babylon {

/// A terrace that could be placed.
struct Site {
    Cell at;
    int level = 1;
    std::optional<Corner> open = {};
    int rotation = 0;
};

/// The symbols that could come to lie on a site. `unknown` stands for whatever is wanted, `borne` of them in all.
struct Face {
    std::array<Symbol, 4> symbols{}; ///< as they lie, clockwise from north-west
    int borne = 4;
    int flower_points = 0; ///< what its flower would bring
};

/// What the flower of one further terrace would bring.
int flower_points(const Garden& garden, Flower flower);

class Bound {
public:
    /// Of the garden as it stands, with the turn in progress.
    explicit Bound(const State& state);

    /// What the terrace, and all ornaments that are built once it lies there, could add to the total.
    int of(const Site& site, const Face& face) const;
    /// The bound where ornaments are built before the terrace, too: they may lie below it.
    int of_all(const Site& site, const Face& face) const;
    /// The most of that over all sites of a terrace on top, whatever it rests on.
    int anywhere(const Face& face) const;

private:
    using Counts = EnumArray<Kind, int, kinds.size()>;

    int points(Kind kind, Cell cell, int level) const; ///< of an ornament with one end there; 0: there is none
    int sum(const Site& site, const Face& face, Cells covered) const;
    int variety(const Counts& more, int any_kind) const;
    int by_effect(const Site& site, const Face& face) const; ///< of the one ornament that uses the round's effect
    bool serves(Symbol there, Kind kind) const;              ///< by the effect a space that bears that

    using Ends = EnumArray<Kind, Cells, kinds.size()>;
    struct Storey {
        Ends ends;       ///< where the other end would be within reach
        Ends served;     ///< where one on a space that the effect may serve would be
        Cells stairs_up; ///< of those of stairs the cells from which they would lead up
        Cells topped;    ///< cells whose highest terrace is of this level
    };
    std::array<Storey, max_level + 2> storeys_{};
    std::array<Cells, max_level + 2> covered_above_{};
    int highest_ = 0;
    bool any_two_;   ///< a fountain may join spaces of one terrace
    Cells statues_;  ///< in line with a statue that stands or could come on a fresh space
    Cells standing_; ///< statues; where a terrace covers all of them the next one may come anywhere
    Counts count_{};
    Effect effect_; ///< that may serve one space yet; none: there is none
    int highest_fresh_ = 0;
    int served_points_ = 0; ///< the most that an ornament on a fresh space so served could bring, as it is now
    struct FreshSpace {
        Cell cell;
        Kind kind = Kind::statue; ///< the best ornament there
        bool any_kind = false;    ///< more than one kind could come there
        int points = 0;
    };
    /// That are free, where something could be built; [1]: where a statue may come anywhere, for all were covered.
    std::array<std::vector<FreshSpace>, 2> fresh_;
};

// The ornaments that would still bring the most points to a turn, by branch and bound.

struct Further {
    int points = 0;
    std::vector<OrnamentSite> sites = {}; ///< in any order
};

/// Of all sets of ornaments that can be built now, in some order, the one that brings the most. Spaces whose symbols
/// were not entered are left alone. Requires a turn in progress.
Further further(const State& state);
/// Its points alone; where they are no more than `known`, that. Adds to `looked` at how many sets it looked.
int most_further(const State& state, std::size_t& looked, int known = 0);

/// What may be built of spaces whose symbols were entered, the most points first.
std::vector<OrnamentSite> candidates(const State& state, const Surface& surface);
/// Both cannot stand. Which is built first does not matter: what a bridge passes over is built before it, and of two
/// bridges the lower one.
bool exclude(const OrnamentSite& a, const OrnamentSite& b);

}
