// A build at one of the three sites: the rules, one function a rule, in the order of the rules' table, and what it
// brings.
#pragma once

#include "core/egizia/state.h"
#include "core/finding.h"

namespace clerk::egizia::building {

struct Building {
    const State& state;
    const Build& build; ///< no use of a card
};

/// A player who comes to a site, whatever is built.
struct Coming {
    const State& state;
    int player = 0;
    Site site = Site::sphinx;
};

inline constexpr int most_drawn = 5, most_kept = 1; ///< cards of the sphinx

Checks<Coming> of_the_site();
Checks<Building> before_the_stones();
Checks<Building> after_the_stones();
Findings check(const State& state, const Build& build);

/// The best crew that has not been used, with the joker where he has not; none: all crews have been used.
std::optional<int> best_strength(const State& state, int player);

void carry_out(State& state, const Build& build);

}
