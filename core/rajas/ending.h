// The rules of the end of a turn and of the end of the game.
#pragma once

#include "core/judge.h"
#include "core/rajas/state.h"

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
