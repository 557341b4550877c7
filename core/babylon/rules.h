// All rules of Babylon, as the tables of the rooms where they are checked list them.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::babylon::rules {

std::span<const Rule* const> all();     ///< in the rulebook's order
const Rule& named(std::string_view id); ///< requires that there is one

/// Asked of a statue that is built, and of a finished garden as a whole.
inline constexpr Rule statue_not_aligned{"statue.not-aligned", true};

}
