// The rules for the beginning of a turn, for the tile of a terrace and for placing it, one function a rule, in the
// order of the rulebook's table.
#pragma once

#include "core/babylon/state.h"
#include "core/finding.h"

namespace clerk::babylon::beginning {

/// A turn about to begin.
struct Beginning {
    const State& state;
    const std::optional<Dig>& dig;
};
Checks<Beginning> checks();

/// A terrace about to be placed: whether its tile is there.
struct Choice {
    const State& state; ///< with a turn in progress
    const Placement& placement;
};
Checks<Choice> tile_checks();

}

// The rules for placing a terrace
namespace clerk::babylon::placing {

/// A terrace about to be placed, and all that its rules look at.
struct Plan {
    const Garden& garden;
    const Rulings& rulings;
    const Terrace& terrace;
    const Supports& resting;               ///< what would carry it, corner by corner
    const State* state = nullptr;          ///< with the turn in progress; a finished garden has none
    const FinalGarden* finished = nullptr; ///< as entered, for its statues; a turn has none
};

Checks<Plan> checks();

// How a terrace would rest, corner by corner. Of one that does not lie on the board and on top they tell nothing.
Supports supports(const Garden& garden, const Rulings& rulings, const Terrace& terrace);
/// In a finished garden what else stood on a space is judged with the ornaments.
Supports supports_when_finished(const Garden& garden, const Terrace& terrace);

Terrace terrace(const Placement& placement, const Tile& tile);

}
