// The builds that bring the most points now: over every order of terraces and ornaments, by branch and bound.
#pragma once

#include "core/babylon/play.h"
#include "core/babylon/sites.h"
#include "core/best.h"

#include <functional>
#include <vector>

namespace clerk::babylon {

/// One way to go on with the turn. What comes before a step is done when it is taken.
struct Build {
    int points = 0;               ///< what it adds to the total, as if the game ended then
    int pillars = 0;              ///< singles it costs
    std::vector<Gain> gains = {}; ///< of the categories that it changes, in the rulebook's order
    std::vector<Step> steps = {};
    friend bool operator==(const Build&, const Build&) = default;
};

/// Builds that bring points, the most first. Of those whose terraces lie in the same places, only the best is listed.
struct Builds {
    std::vector<Build> list = {};
    int bound = 0; ///< no build brings more
    bool exact() const { return bound == (list.empty() ? 0 : list.front().points); }
};

/// So many of the best builds that the turn in progress still allows, of those that bring more than is `known` to be
/// possible.
Builds best_builds(const State& state, std::size_t most, const Patience& patience = endless, int known = 0);

// The ornaments that make a difference if they are built before another terrace is placed.

Cells anchors_over(Cells set); ///< of terraces that would lie over one of the cells

/// Sets of ornaments that need to be built before another terrace is placed, each with the anchors at which it could
/// matter: where the terrace lies over one of them, or takes a statue away that they stand in line with. The others can
/// as well be built after it.
class SetsBefore {
public:
    explicit SetsBefore(const State& state); ///< which outlives it; a turn is in progress

    /// False: no further set is wanted.
    using Act = std::function<bool(const std::vector<OrnamentSite>& sites, Cells anchors)>;
    void each(const Act& act) { add(0, all_cells, act); } ///< first with no ornament

private:
    bool add(std::size_t next, Cells anchors, const Act& act);
    Cells anchors_of_statues() const;

    const State& state_;
    std::vector<OrnamentSite> sites_; ///< bridges from above, then the others
    std::vector<OrnamentSite> chosen_;
};

}
