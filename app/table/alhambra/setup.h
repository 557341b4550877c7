// A game before its first turn: what is assumed when nothing is said, and how one choice follows from another.
#pragma once

#include "core/alhambra/game.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::alhambra {

namespace game = clerk::alhambra;

/// The likeliest names, then plain ones. What lies on the table at the start (hands, money, market, Dirk's tiles) has
/// to be entered: `ready` tells whether it is all there.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth);
bool ready(const game::Game& game);

wxString fault(const game::Game& game); ///< why it cannot begin; empty: it can

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names);
game::Game with_depth(game::Game game, Depth depth);
/// Whoever had the colour gets the player's old one, or none.
game::Game with_marker(game::Game game, std::size_t player, std::optional<game::Marker> marker);

}
