// How a palace that was swept off the table is laid out again.
#pragma once

#include "core/alhambra/palace.h"

#include <vector>

namespace clerk::alhambra {

/// Its tiles from the fountain outwards: each has a neighbour that lies already, as far as the palace hangs together.
std::vector<Laid> rebuilding(const Palace& palace);

}
