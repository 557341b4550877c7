// The rules for the actions of a turn, one function a rule, in the order of the rulebook's table.
#pragma once

#include "core/alhambra/state.h"
#include "core/judge.h"

namespace clerk::alhambra::actions {

inline constexpr Rule order_of_steps{"turn.order", true};
inline constexpr Rule tile_twice{"tile.twice", false}; ///< wherever a tile comes up

struct Taking {
    const State& state;
    const Take& take;
};

struct Buying {
    const State& state;
    const Buy& buy;
};

Checks<State> of_the_beginning(); ///< of a turn
Checks<State> of_all();           ///< actions, whatever they are
Checks<Taking> of_taking();
Checks<Buying> of_buying();

/// The tile a purchase means. Requires that it is there.
Tile tile_of(const State& state, const Buy& buy);

}
