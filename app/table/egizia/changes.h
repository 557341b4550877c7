// The record as the table changes it: each function is one thing that a person does.
#pragma once

#include "core/egizia/play.h"

namespace clerk::table::egizia {

namespace game = clerk::egizia;

bool begun(const game::Game& game); ///< a round is in progress

// Of the round in progress, or of a new one.
game::Game with_ship(game::Game game, game::Ship ship);
game::Game with_players_fed(game::Game game); ///< depth full: the builds begin
/// A grave's value that comes next in the list of the open tiles goes there.
game::Game with_build(game::Game game, game::Build build);
game::Game with_order(game::Game game, std::optional<std::vector<int>> order);
/// Depth builds: points, of feeding none above 0.
using Points = std::vector<int> game::Round::*;
game::Game with_points(game::Game game, Points which, int player, int points);
/// The last round gives the game its end, with nothing left over: that is entered then.
game::Game with_round_ended(game::Game game);

game::Game with_graves(game::Game game, std::vector<int> values); ///< of the tiles opened so far
game::Game with_end(game::Game game, int player, game::End end);  ///< requires that the game has its end

/// What the game has for an end while nothing of it is entered: in depth full a figure for each sphinx card held.
std::vector<game::End> plain_end(const game::Game& game);

}
