// Whose turn it is, go-round after go-round, when the game is over, and the rules of both ends.
#pragma once

#include "core/finding.h"
#include "core/rajas/state.h"

namespace clerk::rajas {

/// The end of a turn: whether the markers have met, and who is next.
void end_turn(State& state, bool met_as_told);

}

// The rules of the end of a turn and of the end of the game.
namespace clerk::rajas::ending {

/// A turn that is ending.
struct TurnEnd {
    const State& state;
    const Turn& turn;
};

/// A player's markers at the end.
struct Ended {
    const Game& game;
    int player = 0;

    const Final& entered() const { return game.finals[static_cast<std::size_t>(player)]; }
    std::optional<int> gap() const; ///< none: it is not known
};

Checks<TurnEnd> of_the_turn();
Checks<Ended> of_the_game();

}
