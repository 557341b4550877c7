// The rules for the actions of a turn, one function a rule, in the order of the rulebook's table.
#pragma once

#include "core/alhambra/play.h"
#include "core/judge.h"

namespace clerk::alhambra::actions {

struct Taking {
    const State& state;
    const Take& take;
};

struct Buying {
    const State& state;
    const Buy& buy;
};

Verdict order(const State& state);
Verdict actions(const State& state);
Verdict not_there(const Taking& taking);
Verdict sum(const Taking& taking);
Verdict empty(const Buying& buying);
Verdict twice(const Buying& buying);
Verdict not_held(const Buying& buying);
Verdict currency(const Buying& buying);
Verdict too_little(const Buying& buying);

/// The tile a purchase means. Requires that it is there.
Tile tile_of(const State& state, const Buy& buy);

}
