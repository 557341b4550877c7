// What a click comes to while a turn is entered: the tile in hand and the markers.
#pragma once

#include "app/table/rajas/outcome.h"

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

Outcome end_turn(const Position& position, Entry entry);

/// Why nothing can be entered for the player looked at; empty: something can.
wxString why_not_enter(const Position& position);
wxString why_not_move(const Position& position); ///< a marker
wxString why_not_end(const Position& position, const Entry& entry);

}
