// The rules for building an ornament, one function a rule, in the order of the rulebook's table.
#pragma once

#include "core/babylon/game.h"
#include "core/babylon/garden.h"
#include "core/finding.h"

namespace clerk::babylon::building {

/// The first round has no token, and of a later one it may not have been entered.
enum class TokenOf : std::uint8_t { entered, first_round, not_entered };

/// An ornament about to be built, and all that its rules look at.
struct Plan {
    const Garden& garden;
    const Rulings& rulings;
    const Building& building;
    // Of the turn in progress; a finished garden has none.
    std::size_t placed_before = 0; ///< terraces of earlier turns
    Effect effect = Effect::none;
    bool effect_used = false;
    TokenOf token = TokenOf::entered; ///< of the round
};

Checks<Plan> checks();
/// Asked of a finished garden as a whole, too.
inline constexpr Rule not_aligned{"statue.not-aligned", true};

Ornament ornament(const Building& building); ///< requires its shape
std::vector<Place> spaces(const Building& building);

}
