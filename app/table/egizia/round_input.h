// What is typed of a round beside its builds: feeding, other points, the order on the track, its end; and what is typed
// of the end of the game.
#pragma once

#include "app/table/egizia/entry.h"

#include <string>
#include <vector>

namespace clerk::table::egizia {

/// Depth builds: points of the round in progress, or of one that has not begun; none typed means 0.
Outcome enter_points(const Position& position, Entry entry, PointsTyped which, int player, std::optional<int> points);
int points_entered(const Position& position, PointsTyped which, int player);

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

// What is typed of the end: what the players have left, and in depth final what they ended with.

// All of this requires that the game has its end.

enum class EndFigure : std::uint8_t { score, stones, stone_market };
Outcome enter_end(const Position& position, Entry entry, int player, EndFigure figure, int number);

/// Lists that are typed: points card by card; values of tiles, or "=" and their sum.
enum class EndList : std::uint8_t { sphinx, graves };
/// Does nothing and says why where it is no such list.
Outcome enter_end(const Position& position, Entry entry, int player, EndList list, const std::string& typed);
std::string typed(const game::End& end, EndList list);
bool says_the_same(const Position& position, int player, EndList list, const std::string& typed);

/// In depth final: players who stand on one space of the track, the one in front first, for each such space.
using Queue = std::vector<int>;
std::vector<Queue> asked_for_order(const Position& position);
Outcome stand_ahead(const Position& position, Entry entry, int player); ///< of the one before on the same space

/// The turn order of round 5, where the ruling asks for it in depth final; empty: it does not.
Queue last_order(const Position& position);
Outcome play_earlier(const Position& position, Entry entry, int player); ///< than the one before in that order

}
