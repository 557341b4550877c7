// What a click comes to in depth full: workers and what they pay, what is owed, the tile that is taken.
#pragma once

#include "app/table/rajas/entry.h"

#include <string>
#include <vector>

#include <wx/string.h>

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
/// The known tiles that it may be: likeliest first.
std::vector<game::Tile> offered_tiles(const Position& position, const Entry& entry,
                                      const std::vector<game::Tile>& known);
Outcome choose_tile(const Position& position, Entry entry, const game::Tile& tile); ///< known as a whole
Outcome choose_colour(const Position& position, Entry entry, game::Colour colour);
Outcome add_market(const Position& position, Entry entry, game::Good good);           ///< figures go to its value then
Outcome add_building(const Position& position, Entry entry, game::Building building); ///< two of them: none again
Outcome type_tile_figure(const Position& position, Entry entry, int figure);          ///< of a market, or of the price

// Yield tiles of the Navaratnas: into a slot that is described, or at the side of a cell where the province is not.

bool owes_yield(const Position& position);

/// A slot in which no yield tile lies yet.
struct FreeSlot {
    game::Edge at;
    game::YieldColour colour = {};
    friend bool operator==(const FreeSlot&, const FreeSlot&) = default;
};
/// Of the province of the player at turn, in the order of its description; none where it is not described.
std::vector<FreeSlot> free_slots(const Position& position);

Outcome lay_yield(const Position& position, Entry entry, const game::Edge& at);

// Where the province is not described: its colour, the side of the cell, then a click on the cell.
Outcome choose_yield(const Position& position, Entry entry, game::YieldColour colour);
Outcome choose_yield_side(const Position& position, Entry entry, game::Side side);

// By keys: a letter says what the figures after it are.

/// Which colours a die may have that is owed; none: none is.
std::vector<game::Colour> colours_owed(const Position& position);
Outcome type_place(const Position& position, Entry entry);  ///< again: figures count from 11
Outcome type_held(const Position& position, Entry entry);   ///< a die to pay with, turn or put back
Outcome type_boat(const Position& position, Entry entry);   //
Outcome type_rolled(const Position& position, Entry entry); ///< again: a die of the next colour that is owed
Outcome type_full_figure(const Position& position, Entry entry, int figure);
/// Moves the boat to that space of the river, over as many free ones as lie between.
Outcome sail_to(const Position& position, Entry entry, int space);

// What the keys of the letters and figures do, and why one can do nothing now.

inline constexpr char escape_key = 27;

struct Key {
    wxString words;     ///< empty: shown nowhere
    std::string label;  ///< "R"
    char code = 0;      ///< the letter or figure on it; 0: a row of keys like "0-9" that only stands on the sheet
    bool piece = false; ///< it names a side of the tile
};
/// Of the game's depth.
std::vector<Key> keys(const Position& position);

Outcome press(const Position& position, Entry entry, char code);

}
