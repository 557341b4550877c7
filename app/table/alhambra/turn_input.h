// What a click or key comes to in a turn: tiles bought, money taken and paid, the tile in hand.
#pragma once

#include "app/table/alhambra/outcome.h"

namespace clerk::table::alhambra {

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

}
