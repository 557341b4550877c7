// Points of single pieces, for those who look ahead.
#pragma once

#include "core/babylon/garden.h"

namespace clerk::babylon {

int points(const Ornament& ornament); ///< as long as it can be seen

}
