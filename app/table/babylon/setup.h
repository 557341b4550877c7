// A game before its first turn: what is assumed when nothing is said, and how one choice follows from another.
#pragma once

#include "app/table/babylon/box.h"
#include "core/babylon/game.h"

#include <string>
#include <vector>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

/// The likeliest names, then plain ones; each player with a flower of their own. As many players as can play.
game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth, const Box& box = {});

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names, const Box& box);
game::Game with_depth(game::Game game, Depth depth, const Box& box);
/// Whoever had the flower gets the player's old one.
game::Game with_flower(game::Game game, std::size_t player, game::Flower flower, const Box& box);
/// The next symbol on a corner of the starting terrace.
game::Game with_next_symbol(game::Game game, std::size_t player, game::Corner corner);
/// As many stacks stay chosen as the rules take clay from: the one chosen first makes room.
game::Game with_clay_removed(game::Game game, game::Cell stack);

}
