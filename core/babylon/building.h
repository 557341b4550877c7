// The rules for building an ornament, one function a rule, in the order of the rulebook's table.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/judge.h"

namespace clerk::babylon::building {

/// An ornament about to be built, and all that its rules look at.
struct Plan {
    const Garden& garden;
    const Rulings& rulings;
    const Building& building;
    // Of the turn; a finished garden has none.
    std::size_t placed_before = 0; ///< terraces of earlier turns
    Effect effect = Effect::none;
    bool effect_used = false;
};

Verdict shape(const Plan& plan);
Verdict no_space(const Plan& plan);
Verdict hidden(const Plan& plan);
Verdict occupied(const Plan& plan);
Verdict not_this_turn(const Plan& plan);
Verdict effect_unavailable(const Plan& plan);
Verdict effect_used(const Plan& plan);
Verdict effect_elsewhere(const Plan& plan);
Verdict effect_not_this_turn(const Plan& plan);
Verdict effect_needs_symbol(const Plan& plan);
Verdict effect_needs_blank(const Plan& plan);
Verdict symbol(const Plan& plan);
Verdict fountain_not_adjacent(const Plan& plan);
Verdict stairs_not_adjacent(const Plan& plan);
Verdict fountain_level(const Plan& plan);
Verdict fountain_same_terrace(const Plan& plan);
Verdict stairs_level(const Plan& plan);
Verdict bridge_not_opposite(const Plan& plan);
Verdict bridge_level(const Plan& plan);
Verdict statue_not_aligned(const Plan& plan);
Verdict bridge_gap(const Plan& plan);

Ornament ornament(const Building& building); ///< requires its shape
std::vector<Place> spaces(const Building& building);

}
