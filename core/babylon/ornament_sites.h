// The ornaments that may be built in a turn, found for all cells at once with sets of cells. The rules of building.h,
// asked of one ornament, are the authority; tests hold the two equal.
#pragma once

#include "core/babylon/state.h"

#include <array>
#include <optional>
#include <vector>

namespace clerk::babylon {

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
