// What a click or key comes to at the end of a turn and of the game.
#pragma once

#include "app/table/alhambra/outcome.h"

namespace clerk::table::alhambra {

/// Asks for what is due first; asked again, ends the turn with what was entered. Where the game is over, what is left
/// on the market is given out.
Outcome end(const Position& position, Entry entry);
wxString why_not_leave_pick(const Entry& entry);               ///< a turn does not end over what is begun
bool can_score(const Position& position);                      ///< a scoring card can still come up
Outcome toggle_scoring(const Position& position, Entry entry); ///< a scoring card came up, or did not

// What comes up. Each requires that the end of a turn is being entered.
Outcome turn_up(Entry entry, const game::Card& card);
Outcome put_back_card(Entry entry, std::size_t place);
Outcome draw_for_dirk(const Position& position, Entry entry, const game::Tile& tile);
Outcome draw_for_market(const Position& position, Entry entry, const game::Tile& tile);
Outcome put_back_tile(Entry entry, const game::Tile& tile);

}
