// What a click on a garden comes to, and what is shown there before it.
#pragma once

#include "app/table/babylon/board_view.h"
#include "app/table/babylon/outcome.h"
#include "app/table/babylon/pieces_here.h"

namespace clerk::table::babylon {

/// The garden looked at, with what could be built now if `offers`; nothing in it is marked.
BoardView board_view(const Position& position, const Entry& entry, bool offers);
/// None: no terrace is in hand, or this garden is not built on now.
std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell anchor);
/// With the cell's highest space that is not faded. None: no ornament is attempted, or there is no space.
std::optional<OrnamentGhost> ornament_ghost_at(const Position& position, const Entry& entry, game::Cell cell);

Outcome place_terrace(const Position& position, Entry entry, game::Cell anchor);
/// The space of an ornament being attempted is chosen; a chosen one begins it anew, the last one builds it. None:
/// nothing is in hand, and the piece that lies there is looked at.
std::optional<Outcome> choose_cell(const Position& position, Entry entry, game::Cell cell);
Outcome build(const Position& position, Entry entry, const game::Building& building);

/// The highest piece of the cell that is not faded, an ornament before its terrace; none: a bare slot.
std::optional<PieceHere> piece_at(const Position& position, const Entry& entry, game::Cell cell);
Outcome take_back(const Position& position, Entry entry, const PieceHere& piece);

/// A line of the menu that says what can be taken back there.
struct Offer {
    wxString words; ///< "Take back: statue c4@2"
    Outcome outcome;
};
std::vector<Offer> offers(const Position& position, const Entry& entry, game::Cell cell);

// How deep one looks.
Outcome look_up_to(const Position& position, Entry entry, std::optional<int> level);
Outcome look_deeper(const Position& position, Entry entry);
Outcome look_less_deep(const Position& position, Entry entry);

}
