// What a click on a palace comes to, and what is shown there before it.
#pragma once

#include "app/table/alhambra/entry.h"
#include "core/alhambra/pieces.h"

#include <optional>

#include <wx/string.h>

namespace clerk::table::alhambra {

/// What a click would do on the cell pointed at.
/// The tile that would lie there, or none: the tile there would be taken away.
struct Ghost {
    std::optional<clerk::alhambra::Tile> tile;
    bool legal = false;
};

/// As it stands, or as it stood at the scoring looked back to.
const game::Palace& palace_shown(const Position& position, const Entry& entry);
/// Where what is in hand may be put, or a tile taken away, without breaking a rule.
game::Cells open_cells(const Position& position, const Entry& entry);
/// Where this turn, or the player's part of the end of the game, has put something.
game::Cells fresh_cells(const Position& position, const Entry& entry);
std::optional<Ghost> ghost_at(const Position& position, const Entry& entry, game::Cell cell);

/// A cell as it is typed, by how far it lies from the fountain: "2e 1s", in any order, with the letters of the language
/// or of English, apart or not. None: it is no cell.
std::optional<game::Cell> read_cell(const wxString& typed);
wxString written(game::Cell cell); ///< so, in the language's letters

/// With Shift the tile there is to leave in an exchange. None: nothing is in hand, and a menu says what can be done.
std::optional<Outcome> choose_cell(const Position& position, Entry entry, game::Cell cell, bool shift);

/// A line of that menu.
struct Offer {
    wxString words;
    Outcome outcome;
};
std::vector<Offer> offers(const Position& position, const Entry& entry, game::Cell cell);
/// Why there is none.
wxString why_no_offer(const Position& position, const Entry& entry, game::Cell cell);

}
