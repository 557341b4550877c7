// The ornaments that make a difference if they are built before another terrace is placed.
#pragma once

#include "core/babylon/ornament_sites.h"

#include <functional>
#include <vector>

namespace clerk::babylon {

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
