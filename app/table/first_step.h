// One of the steps by which a first game is learned.
#pragma once

#include "core/game.h"

#include <algorithm>
#include <variant>
#include <vector>

#include <wx/string.h>

namespace clerk::table {

struct FirstStep {
    wxString words; ///< what is done, and with what
    int done = 0;   ///< how often the game has it
};

/// In the order they come up. Requires a game with turns that is played.
std::vector<FirstStep> first_steps(const Record& record);

/// How many steps of that kind the game has, where a turn is a list of steps.
template <class Kind, class Game> int steps_of(const Game& game) {
    int all = 0;
    for (const auto& turn : game.turns)
        all += static_cast<int>(std::ranges::count_if(
            turn.steps, [](const auto& step) { return std::holds_alternative<Kind>(step.what); }));
    return all;
}

template <class Game> int ended_turns(const Game& game) {
    return static_cast<int>(std::ranges::count_if(game.turns, [](const auto& turn) { return turn.done; }));
}

}
