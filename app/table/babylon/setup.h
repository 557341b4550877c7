// A game before its first turn: what is assumed when nothing is said, and how one choice follows from another.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/pieces.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace clerk::table::babylon {

namespace game = clerk::babylon;

// What the table's own box holds, the same in every game.

inline constexpr int tiles_of_a_material = game::quarry_size * game::quarry_size;

struct Box {
    std::array<std::optional<game::Tile>, game::flowers.size()> start_tiles = {}; ///< by flower, as entered last
    int copies = 0; ///< tiles with the same face, as the table says, to 16; 0: it said nothing

    const std::optional<game::Tile>& start_tile(game::Flower flower) const {
        return start_tiles[static_cast<std::size_t>(flower)];
    }
    int most_copies() const { return copies > 0 ? copies : tiles_of_a_material; }
};

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
