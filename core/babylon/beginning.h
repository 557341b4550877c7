// The rules for the beginning of a turn and for the tile of a terrace, in the order of the rulebook's table.
#pragma once

#include "core/babylon/state.h"
#include "core/judge.h"

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
