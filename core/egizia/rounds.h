// A round from its beginning to its end: the turn order, feeding, stones, cooperation.
#pragma once

#include "core/egizia/state.h"
#include "core/judge.h"

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
