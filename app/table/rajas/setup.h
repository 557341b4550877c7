// A game before its first turn: what is assumed when nothing is said, and how one choice follows from another.
#pragma once

#include "core/rajas/game.h"

#include <string>
#include <string_view>
#include <vector>

#include <wx/string.h>

namespace clerk::table::rajas {

namespace game = clerk::rajas;

/// Words for the colours of the players' pieces; a table may write another into a record.
inline constexpr std::array<std::string_view, 4> piece_colours{"red", "yellow", "green", "blue"};

/// The likeliest names, then plain ones. In depth full the dice that everyone begins with have to be entered: `ready`
/// tells whether they are there.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth);
bool ready(const game::Game& game);

wxString fault(const game::Game& game); ///< why it cannot begin; empty: it can

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names);
game::Game with_depth(game::Game game, Depth depth);
game::Game with_variant(game::Game game, game::Variant variant);
/// Whoever had the colour gets the player's old one, or none. `colour`: one of the words; empty: none.
game::Game with_colour(game::Game game, std::size_t player, std::string_view colour);
/// Where the places of the board are known, or not any more: finished markers need a space or a gap.
game::Game with_board(game::Game game, game::Board board);
/// The values of the dice a player begins with, in the order of the colours; fewer: the last ones are not entered yet.
game::Game with_dice(game::Game game, std::size_t player, const std::vector<int>& values);

}
