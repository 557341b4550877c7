// The roof that stands over a terrace.
#pragma once

#include "app/photo/straight_level.h"

namespace clerk::photo {

/// The cell of a terrace over which it stands; unsure: it is not seen, or there is none.
enum class Roof { north_west, north_east, south_east, south_west, unsure };

/// `roofs`: the picture of the height at which the roofs of the terrace's level are; west, north: its north-western
/// cell.
Roof seen_roof(const StraightLevel& roofs, int west, int north, const Look& look);

}
