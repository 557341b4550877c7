// What is entered next with a picker of cards or tiles.
#pragma once

#include "app/table/alhambra/entry.h"

namespace clerk::table::alhambra {

enum class Wanted { nothing, bought, card, for_dirk, for_market, won, for_palace };
Wanted wanted(const Position& position, const Entry& entry);
bool wants_tile(Wanted wanted);
/// The space of the market that is filled next; requires that a tile is wanted for it.
game::Currency space_wanted(const Position& position, const Entry& entry);
game::TileSet gone(const Position& position, const Entry& entry); ///< tiles that cannot be picked any more
/// Cards outside the box: in the hands, laid out, and turned up just now. Requires a turn in depth full.
game::Cards cards_out(const Position& position, const Entry& entry);

}
