// Whose turn it is, go-round after go-round, and when the game is over.
#pragma once

#include "core/rajas/state.h"

namespace clerk::rajas {

/// The end of a turn: whether the markers have met, and who is next.
void end_turn(State& state, bool met_as_told);

}
