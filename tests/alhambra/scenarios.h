// For every rule at least one game whose last step, or the end of its last turn, breaks it and nothing else.
#pragma once

#include "tests/alhambra/table.h"

#include <ostream>

namespace clerk::alhambra::test {

/// What the finding must say: its figures, and the places to mark.
struct Said {
    std::vector<int> figures = {};
    std::vector<std::string> places = {};
};

struct Scenario {
    std::string rule;
    std::string by; ///< what breaks it
    Game game;
    Said said = {};
    std::vector<std::string> also = {}; ///< what cannot but be broken with it
};

inline std::ostream& operator<<(std::ostream& out, const Scenario& scenario) {
    return out << scenario.rule << " by " << scenario.by;
}

using Scenarios = std::vector<Scenario>;

Scenarios breaking_actions();
Scenarios breaking_redesign();
Scenarios breaking_ends();
Scenarios all_scenarios();

inline constexpr auto yellow = Currency::yellow, green = Currency::green, orange = Currency::orange;

// Figures

inline int of(Text tile_text) { return figure(tile(tile_text)); }
inline int of_card(Text card_text) { return figure(card(card_text)); }
inline int of(Currency currency) { return static_cast<int>(currency); }
inline int of(Side side) { return static_cast<int>(side); }

/// Turns of the first player in depth builds.
inline Game turns(const std::vector<Steps>& all, const Rulings& rulings = {}) {
    Game game = builds(rulings);
    for (const Steps& steps : all) turn(game, steps);
    return game;
}

/// The first turn of depth full, with the hand of who plays it.
inline Game first_turn(const Texts& hand, Turn only) {
    Game game = full({hand});
    return next(game, std::move(only));
}
inline Game first_turn(const Texts& hand, Steps steps) {
    return first_turn(hand, Turn{.steps = std::move(steps), .done = false});
}

}
