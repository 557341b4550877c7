// All rules of Rajas of the Ganges, as the tables of the rooms where they are checked list them. A die is given to a
// finding as ten times its colour and its value, a good, a building, a colour or a side by its number, a place where
// workers go by its number among spot_ids.
#pragma once

#include "core/finding.h"

#include <span>

namespace clerk::rajas::rules {

std::span<const Rule* const> all();     ///< in the order of the rules' tables
const Rule& named(std::string_view id); ///< requires that there is one

}
