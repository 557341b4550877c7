// All rules of Egizia, as the tables of the rooms where they are checked list them. A crew and a market are given to a
// finding by their number, a player by the number from 1 in the order of the record.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::egizia::rules {

std::span<const Rule* const> all();     ///< in the order of the rules' tables
const Rule& named(std::string_view id); ///< requires that there is one

}
