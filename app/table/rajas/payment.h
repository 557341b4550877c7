// The dice that are paid, in depth full.
#pragma once

#include "app/table/rajas/entry.h"

namespace clerk::table::rajas {

/// Of those held, the ones that were chosen. Requires that something may be done.
game::Dice chosen_dice(const Position& position, const Entry& entry);
/// The dice that pay for the tile in hand on a cell: those chosen, else the cheapest of its colour that are enough. In
/// other depths none.
game::Dice payment(const Position& position, const Entry& entry, game::Cell cell);
/// What the place's worker would be paid with: the dice chosen, else the cheapest one held that is right.
game::Dice payment(const Position& position, const Entry& entry, const game::Spot& spot);
/// Which of the dice held pay for the tile in hand, in their order, when it comes on a free cell and none are chosen;
/// empty: nothing is to be paid so.
std::vector<bool> proposed(const Position& position, const Entry& entry);

}
