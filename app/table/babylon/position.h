// The game on the table as the editor looks at it: the record and all that follows from it. Made anew after every
// change.
#pragma once

#include "app/table/babylon/draft.h"

namespace clerk::desktop::babylon {

struct Position {
    game::Game game;
    Report report;
    game::State table;                        ///< as it looks, with the step that awaits a decision
    std::optional<game::State> ready;         ///< what may be built now; none: nothing may
    std::vector<game::Building> offered = {}; ///< ornaments that may be built now

    explicit Position(const game::Game& game);

    bool final() const { return game.depth == Depth::final; }
    bool full() const { return game.depth == Depth::full; }
    bool over() const { return !final() && table.over(); }
    bool undecided() const { return !final() && !report.legal(); }
    bool to_dig() const { return full() && !over() && !undecided() && !table.hand; }
    const game::Garden& garden(int player) const { return table.seats[static_cast<std::size_t>(player)].garden; }
    /// Whether a player's garden may be built on now.
    bool may_build(int player) const { return final() || (ready && ready->player() == player); }
};

}
