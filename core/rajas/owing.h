// The other steps: dice are turned or put back, and what is owed is taken. The rules, one function a rule, in the order
// of the rules' table.
#pragma once

#include "core/finding.h"
#include "core/rajas/state.h"

namespace clerk::rajas::owing {

inline constexpr Rule not_owed{"step.not-owed", true};

// What is not owed, for findings.
inline constexpr int figure_of_tiles = 0, figure_of_moves = 1, figure_of_dice = 2, figure_of_upgrades = 3,
                     figure_of_markets = 4, figure_of_white = 5, figure_of_yields = 6;

/// A step and what is on the table before it.
template <class What> struct Taking {
    const State& state;
    const What& step;
};

Checks<Taking<Flip>> of(const Flip&);
Checks<Taking<Drawn>> of(const Drawn&);
Checks<Taking<Roll>> of(const Roll&);
Checks<Taking<Drop>> of(const Drop&);
Checks<Taking<Upgrade>> of(const Upgrade&);
Checks<Taking<Sail>> of(const Sail&);
Checks<Taking<Sell>> of(const Sell&);
Checks<Taking<LayYield>> of(const LayYield&);
Checks<Taking<Gain>> of(const Gain&);
std::vector<const Rule*> all(); ///< rules, in their order

void carry_out(State& state, const Flip& flip);
void carry_out(State& state, const Drawn& drawn);
void carry_out(State& state, const Roll& roll);
void carry_out(State& state, const Drop& drop);
void carry_out(State& state, const Upgrade& upgrade);
void carry_out(State& state, const Sail& step);
void carry_out(State& state, const Sell& sell);
void carry_out(State& state, const LayYield& laid);
void carry_out(State& state, const Gain& gain);

}
