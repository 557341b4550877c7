// The rules for the end of a turn and the end of the game, one function a rule, in the order of the rulebook's tables.
#pragma once

#include "core/alhambra/play.h"
#include "core/judge.h"

namespace clerk::alhambra::ending {

struct TurnEnd {
    const State& state;
    const Turn& turn;
};

Verdict no_action(const TurnEnd& end);
Verdict refill_cards(const TurnEnd& end);
Verdict card_copies(const TurnEnd& end);
Verdict no_draw(const TurnEnd& end);
Verdict dirk_count(const TurnEnd& end);
Verdict twice(const TurnEnd& end);
Verdict refill_space(const TurnEnd& end);
Verdict refill_tiles(const TurnEnd& end);

/// The tiles a player wins from what is left on the market, as entered in depth builds.
struct Winnings {
    const State& state;
    const std::vector<Tile>& won;
};

Verdict not_yet(const State& state);
Verdict too_many(const Winnings& winnings);
Verdict twice(const Winnings& winnings);

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
