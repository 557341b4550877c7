// A game before its first round: what is assumed when nothing is said, how one choice follows from another, and what is
// learned in a first game.
#pragma once

#include "app/table/played_game.h"
#include "core/egizia/game.h"

#include <string>
#include <vector>

#include <wx/string.h>

namespace clerk::table::egizia {

namespace game = clerk::egizia;

/// The likeliest names, then plain ones.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth);
wxString fault(const game::Game& game); ///< why it cannot begin; empty: it can

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names);
game::Game with_depth(game::Game game, Depth depth);
/// Whoever had the colour gets the player's old one, or none.
game::Game with_colour(game::Game game, std::size_t player, std::optional<game::Marker> colour);

// What is learned in a first game of Egizia, step by step.

/// A ship, a build, its stones, the end of the round. Requires turns: depth full or builds.
std::vector<FirstStep> first_steps(const clerk::egizia::Game& game);

}
