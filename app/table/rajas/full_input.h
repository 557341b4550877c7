// What a click comes to in depth full: workers and what they pay, what is owed, the tile that is taken.
#pragma once

#include "app/table/rajas/outcome.h"

namespace clerk::table::rajas {

// Dice on the Kali of the player at turn.
Outcome choose_die(const Position& position, Entry entry, std::size_t index); ///< to pay, turn or put back; or not
Outcome turn_die(const Position& position, Entry entry);                      ///< those chosen, with karma
Outcome put_back(const Position& position, Entry entry);

/// Pays with the dice chosen or, where none are, with the cheapest that are legal.
Outcome send_worker(const Position& position, Entry entry, const game::Spot& spot);
/// Where a worker could go now without breaking a rule.
std::vector<game::WorkerMove> worker_moves(const Position& position);
/// The places of the board: those of the rules, then those of the palace as described.
std::vector<game::Spot> spots(const Position& position);

/// One step of what is owed.
Outcome take_owed(const Position& position, Entry entry, game::Step step);
const game::Owed* owed(const Position& position); ///< null: nothing may be entered
bool owes_tile(const Position& position);
wxString owed_in_words(const Position& position); ///< empty: nothing

// The tile that is taken.
/// Those known that it may be: likeliest first.
std::vector<game::Tile> offered_tiles(const Position& position, const Entry& entry,
                                      const std::vector<game::Tile>& known);
Outcome choose_tile(const Position& position, Entry entry, const game::Tile& tile); ///< known as a whole
Outcome choose_colour(const Position& position, Entry entry, game::Colour colour);
Outcome add_market(const Position& position, Entry entry, game::Good good);           ///< figures go to its value then
Outcome add_building(const Position& position, Entry entry, game::Building building); ///< two of them: none again
Outcome type_tile_figure(const Position& position, Entry entry, int figure);          ///< of a market, or of the price

}
