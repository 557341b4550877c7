// A sheet before its first figure: whose game it is, who plays, how it is won, and the rows that there are.
#pragma once

#include "core/sheet/game.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::sheet {

namespace game = clerk::sheet;

/// Without a name, with one row of figures; of the depths there is none to choose.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth);
wxString fault(const game::Game& game); ///< why it cannot begin; empty: it can

/// In their order, of those who have a name; figures are lost where there are other sides than before.
game::Game with_players(game::Game game, std::vector<game::Player> players);
/// What the other way does not have is lost.
game::Game with_way(game::Game game, game::Way way);

/// "Towns, Roads": rows of these names, empty; where places are told always one. Empty: one row without a name.
game::Game with_rows(game::Game game, const std::string& names);
std::string names_of_rows(const game::Game& game); ///< as `with_rows` reads them

/// With that name, and as the sheet looked when the game was last played: how it is won, and its rows.
game::Game as_last(game::Game game, const game::Game& last);

}
