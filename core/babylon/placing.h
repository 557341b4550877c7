// The rules for placing a terrace, one function a rule, in the order of the rulebook's table.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/judge.h"

namespace clerk::babylon::placing {

/// A terrace about to be placed, and all that its rules look at.
struct Site {
    const Garden& garden;
    const Rulings& rulings;
    const Terrace& terrace;
};

Verdict off_board(const Site& site);
Verdict level_order(const Site& site);
Verdict not_on_top(const Site& site);
Verdict full_overlap(const Site& site);
Verdict open_corner(const Site& site);
Verdict support(const Site& site);
Verdict support(const Site& site, const Supports& resting);

/// How a terrace would rest, corner by corner. Requires that it lies on the board and on top.
Supports supports(const Site& site);

Terrace terrace(const Placement& placement, const Tile& tile);

}
