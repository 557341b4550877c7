// The rules of the end of the game, and the final scoring.
#pragma once

#include "core/egizia/state.h"
#include "core/judge.h"

namespace clerk::egizia::ending {

/// A player's part of the end.
struct Ended {
    const State& state;
    const std::vector<End>& end;
    int player = 0;

    const End& entered() const { return end[static_cast<std::size_t>(player)]; }
};

/// A tile of the grave tiles entered in the end.
struct Tile {
    const Game& game;
    int player = 0;
    int index = 0; ///< among the player's

    std::vector<int> before() const; ///< values of those that came before it, of all players
    int value() const { return (*game.end)[static_cast<std::size_t>(player)].graves[static_cast<std::size_t>(index)]; }
};

Checks<State> of_the_whole();
Checks<Ended> of_a_player();
Checks<Tile> of_a_tile();

/// The lines of the final scoring, and where the markers then stand.
struct FinalScoring {
    std::vector<EnumArray<Source, int, sources>> points = {}; ///< one a player; of the end's sources alone
    Track track = {};
};
/// As if the game ended there.
FinalScoring final_scoring(const Game& game, const State& state);

/// Of a player as far as known.
int grave_sum(const Game& game, const State& state, int player);

}
