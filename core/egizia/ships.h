// Ships along the Nile: whose turn it is, where one may lie, and what the place gives. The rules, one function a rule,
// in the order of the rules' table.
#pragma once

#include "core/egizia/state.h"
#include "core/finding.h"

namespace clerk::egizia::ships {

struct Sailing {
    const State& state;
    int player = 0;
    const Sail& sail;
};

struct Passing {
    const State& state;
    int player = 0;
};

Checks<Sailing> of_a_ship();
Checks<Sailing> of_the_place(); ///< those of them up to `site.next`
Findings check(const State& state, const Ship& ship);

int left(const State& state, int player); ///< ships
std::optional<int> at_turn(const State& state);
/// The free open spaces of a site, from the Nile on.
std::vector<int> free_spaces(const State& state, Site site);
/// How far from the Nile a player's ship lies at a site, to be compared; none: there is no ship.
std::optional<int> distance(const State& state, int player, Site site);

void carry_out(State& state, const Ship& ship);

}
