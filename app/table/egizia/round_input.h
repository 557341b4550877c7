// What is typed of a round beside its builds: feeding, other points, the order on the track, its end.
#pragma once

#include "app/table/egizia/entry.h"

namespace clerk::table::egizia {

/// Depth builds: points of the round in progress, or of one that has not begun; none typed means 0.
Outcome enter_points(const Position& position, Entry entry, Points which, int player, std::optional<int> points);
int points_entered(const Position& position, Points which, int player);

/// What feeding costs at a level of the grain market: 0 or less.
int feeding_points(int need, int grain, int level);

/// Depth builds: the player and the next in turn order, where both stand on one space and the round can still have
/// another order.
bool may_swap(const Position& position, int player);
Outcome swap_with_next(const Position& position, Entry entry, int player);

/// Values of the tiles opened so far: "3 1 4 2".
Outcome enter_graves(const Position& position, Entry entry, const std::string& typed);
std::string graves_entered(const Position& position);

wxString why_not_go_on(const Position& position, const Entry& entry);
/// Ends the ships, or the round.
Outcome go_on(const Position& position, Entry entry);

}
