// What is printed on a table's own copy of Rajas of the Ganges, part by part.
#pragma once

#include "app/table/copy.h"
#include "core/rajas/game.h"

#include <vector>

namespace clerk::table::rajas {

// The parts by their path in the copy.
inline constexpr std::string_view quarry_part = "/quarry", harbour_part = "/harbour", market_part = "/market",
                                  palace_part = "/palace", river_part = "/river", facing_part = "/facing",
                                  last_bonus_part = "/last_money_bonus", province_part = "/provinces/basic",
                                  back_side_part = "/provinces/navaratnas";

std::vector<CopyPart> copy_parts(const clerk::rajas::Game& game); ///< in the order in which they are best written down

}
