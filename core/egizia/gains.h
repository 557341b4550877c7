// What cards, ring spaces and the steps of the markets give.
#pragma once

#include "core/egizia/state.h"

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
