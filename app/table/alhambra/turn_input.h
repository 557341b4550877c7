// What a click or key comes to: in a turn, at its end, and in finished palaces.
#pragma once

#include "app/table/alhambra/entry.h"

namespace clerk::table::alhambra {

// What a click or key comes to in a turn: tiles bought, money taken and paid, the tile in hand.

// The tile that is entered, by colour and price.
Outcome choose_colour(const Position& position, Entry entry, game::Colour colour);
Outcome enter_price(const Position& position, Entry entry, int figure); ///< one more figure of it
Outcome pick(const Position& position, Entry entry, const game::Tile& tile);
/// Of several tiles with one colour and price. In depth full, where none is picked in a turn, the purchase.
Outcome pick_first(const Position& position, Entry entry);

// Market and money; depth full. Cards are chosen by their place among the sorted ones, and given back by a second
// click.
Outcome choose_space(const Position& position, Entry entry, game::Currency space);
Outcome choose_laid_out(const Position& position, Entry entry, std::size_t place);
Outcome choose_of_hand(const Position& position, Entry entry, std::size_t place);
Outcome take_cards(const Position& position, Entry entry);
Outcome buy(const Position& position, Entry entry);

// The tile in hand.
Outcome take_in_hand(Entry entry, const game::Tile& tile); ///< or put back, when it is in hand
Outcome take_next_in_hand(const Position& position, Entry entry);
Outcome give(const Position& position, Entry entry); ///< to Dirk; in depth final all tiles picked go to him
Outcome take_away(const Position& position, Entry entry);

// What a click or key comes to at the end of a turn and of the game.

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

// What a click comes to in finished palaces, which have no history.

/// Another scoring is looked at. One that is not there yet begins with what lay there at the one before.
Outcome choose_round(const Position& position, Entry entry, int round);
/// The scoring to look at when another may have been chosen in the score.
int round_to_show(const game::Game& game, const Entry& entry, std::optional<int> chosen);
Outcome remove_last_round(const Position& position, Entry entry);

Outcome only_points(const Position& position, Entry entry, bool only);
Outcome enter_points(const Position& position, Entry entry, const std::vector<int>& points, int dirk_points);
wxString doubt_points(const game::Round& round, int scoring); ///< that can hardly be right; empty: they can

Outcome pick_for_dirk(const Position& position, Entry entry, bool for_dirk);           ///< or for the palace
Outcome choose_of_dirk(const Position& position, Entry entry, const game::Tile& tile); ///< there already: taken back

}
