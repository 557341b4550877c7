// A game played from its record to the end, without keeping the states on the way.
#pragma once

#include "core/fold.h"

namespace clerk {

/// Plays all turns, as `play_turns` of a fold does.
template <class State, class Turn, class PlayTurn>
void play_turns(ReplayOf<State>& replay, const std::vector<Turn>& turns, PlayTurn play_turn) {
    for (const Turn& turn : turns)
        if (!play_turn(replay.state, replay.report, turn)) return;
}

}
