// A worker goes to a place: the rules, one function a rule, in the order of the rules' table, and what the place does.
#pragma once

#include "core/finding.h"
#include "core/rajas/state.h"

namespace clerk::rajas::visiting {

/// Asked wherever dice are given back.
inline constexpr Rule dice_not_held{"dice.not-held", false};
Verdict unless_held(const State& state, const Dice& dice); ///< by the player at turn

struct Visiting {
    const State& state;
    const Visit& visit;
};

Checks<State> of_the_beginning(); ///< of a turn
Checks<Visiting> of_a_worker();

Asked asked(const State& state, const Spot& spot); ///< the die that the place asks for
/// What the next space of the quarry or the harbour costs; none: not described, or past the described ones.
std::optional<int> described_coins(const State& state, const Spot& spot);
/// What it costs at least and at most; none: anything.
struct Range {
    int lowest = 0;
    int highest = 0;
};
std::optional<Range> coins_due(const State& state, const Spot& spot);
int coins(const State& state, const Visit& visit); ///< entered, or else as described, or none
/// How many spaces the place has; none: not described.
std::optional<int> spaces(const State& state, const Spot& spot);

/// How many workers are sent to the place, for findings: as an index of spot_ids.
int figure(const Spot& spot);
/// What is asked for, for findings: 1 to 6 a value, 7 a value of up to 3, 10 and more a colour. Requires that not any
/// die will do.
int figure(const Asked& asked);

void carry_out(State& state, const Visit& visit);

}
