// What is typed of the end: what the players have left, and in depth final what they ended with.
#pragma once

#include "app/table/egizia/entry.h"

#include <string>
#include <vector>

namespace clerk::table::egizia {

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
