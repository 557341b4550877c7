// All rules of Babylon, as the tables of the rooms where they are checked list them.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::babylon::rules {

std::span<const Rule* const> all();     ///< in the rulebook's order
const Rule& named(std::string_view id); ///< requires that there is one

}
