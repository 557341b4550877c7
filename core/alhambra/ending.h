// The rules for the end of a turn and the end of the game, one function a rule, in the order of the rulebook's tables.
#pragma once

#include "core/alhambra/state.h"
#include "core/finding.h"

namespace clerk::alhambra::ending {

inline constexpr Rule full_space{"refill.space", false};

/// What a scoring has to do with what Dirk draws.
enum class Drawing : std::uint8_t { without_scoring, after_scoring, scorings_over };

struct TurnEnd {
    const State& state;
    const Turn& turn;
};

Checks<TurnEnd> of_the_turn();
Checks<State> of_the_game();

/// The tiles a player wins from what is left on the market, as entered in depth builds.
struct Winnings {
    const State& state;
    const std::vector<Tile>& won;
};

Checks<Winnings> of_winning();

int cards_due(const State& state); ///< to make up the four laid out; depth full

/// How the bag is emptied at the end of a turn.
struct Draw {
    int dirk = 0;   ///< tiles due to him
    int market = 0; ///< tiles due to the market
    int left = 0;   ///< in the bag, after what was entered as drawn
};
Draw draw(const State& state, const Turn& turn);

/// Takes from the market what each player wins of it. Where it is not known what lies there, nothing.
std::vector<std::vector<Tile>> give_out(State& state);

}
