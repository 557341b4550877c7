// The dice that are paid, in depth full.
#pragma once

#include "app/table/rajas/entry.h"

namespace clerk::table::rajas {

/// Of those held, the ones that were chosen. Requires that something may be done.
game::Dice chosen_dice(const Position& position, const Entry& entry);
/// The dice that pay for the tile in hand on a cell: those chosen, else the cheapest of its colour that are enough. In
/// other depths none.
game::Dice payment(const Position& position, const Entry& entry, game::Cell cell);

}
