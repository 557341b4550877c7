// What a click comes to while a turn is entered: the tile in hand and the markers.
#pragma once

#include "app/table/rajas/entry.h"
#include "core/rajas/pieces.h"

#include <string>
#include <vector>

namespace clerk::table::rajas {

// The tile in hand.
Outcome choose_roads(const Position& position, Entry entry, game::Roads roads); ///< chosen already: let go
Outcome toggle_road(const Position& position, Entry entry, game::Side side);
Outcome rotate(const Position& position, Entry entry); ///< by a quarter, clockwise

/// What a click on a cell of the province does.
Outcome choose_cell(const Position& position, Entry entry, game::Cell cell);
/// A tile where it is tried; none: nothing is in hand.
struct Ghost {
    game::Tile tile;
    bool legal = true;
};
std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell cell);
game::Cells open_cells(const Position& position, const Entry& entry); ///< where what is in hand may lie
game::Cells fresh_cells(const Position& position);                    ///< what the turn in progress has laid

// The markers, in depth builds those of the player looked at, in depth final anyone's.
/// Shown where it stands: left there.
Outcome move_marker(const Position& position, Entry entry, int player, Track track, int to);
Outcome type_marker(const Position& position, Entry entry, Track track); ///< figures go to it from now on
Outcome type_figure(const Position& position, Entry entry, int figure);
Outcome toggle_met(const Position& position, Entry entry);

/// What of the markers as they are typed can hardly be right, where it is not described which spaces face. Empty:
/// nothing.
wxString doubt(const Position& position, const Entry& entry);

Outcome end_turn(const Position& position, Entry entry);

/// Why nothing can be entered for the player looked at; empty: something can.
wxString why_not_enter(const Position& position);
wxString why_not_move(const Position& position); ///< a marker
wxString why_not_end(const Position& position, const Entry& entry);

// The dice that are paid, in depth full.

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

// Province tiles entered in earlier games, offered by colour and price.

namespace game = clerk::rajas;

/// Of what the history has, as it writes them; what cannot be read is left out, and one that was only turned.
std::vector<game::Tile> read_tiles(const std::vector<std::string>& written);

/// Tiles of the colour and price, as far as they are told: seen most often first, and last those that lie in this game.
std::vector<game::Tile> likely_tiles(const std::vector<game::Tile>& known, const std::vector<game::Tile>& in_this_game,
                                     game::DieColour colour, std::optional<int> price);

}
