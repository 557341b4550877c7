// What cards, ring spaces and the steps of the markets give; a round from its beginning to its end, and the end of the
// game.
#pragma once

#include "core/egizia/state.h"
#include "core/finding.h"

namespace clerk::egizia {

void raise(State& state, int player, const std::vector<Crew>& crews);
/// One step on in a market, and what it brings where it ends.
void step(State& state, int player, Market market);
/// All of a gain, in the order of the record.
void give(State& state, int player, const Gain& gain);

/// What a player's feeding would come to now.
struct Feeding {
    int player = 0;
    int need = 0;
    int grain = 0;
    int points = 0; ///< 0 or less
};
Feeding feeding(const State& state, int player);

}

// A round from its beginning to its end: the turn order, feeding, stones, cooperation.
namespace clerk::egizia::rounds {

struct Beginning {
    const State& state; ///< before the round
    const Round& round;

    std::vector<int> order() const { return round.order.value_or(state.order_due()); }
};

Checks<Beginning> of_the_beginning();

/// With what scored before the builds where only those are entered.
void begin(State& state, const Round& round);
/// Feeding and stones; nothing where they have taken place.
void feed(State& state);
void end(State& state);

}

// The rules of the end of the game, and the final scoring.
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
