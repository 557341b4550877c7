// The totals of a game turn by turn as a drawing for files: a line for each player with the name at its end, and where
// something was wrong.
#pragma once

#include "app/desktop/drawing/charts/sketch.h"
#include "app/table/walk.h"

#include <optional>

namespace clerk::desktop {

/// `at_turn`: from 0, where a line shows that one stands there. Requires that the totals may be told.
charts::Shapes totals_shapes(const table::Walk& walk, const Area& area, std::optional<std::size_t> at_turn,
                             const charts::Measure& measure);

}
