// What the player at turn may do next, found with the very checks that judge a turn.
#pragma once

#include "core/rajas/play.h"

namespace clerk::rajas {

/// A place where a worker may go, with what it costs.
struct WorkerMove {
    Spot at;
    std::optional<int> coins = {};      ///< quarry and harbour
    std::optional<Dice> dice = {};      ///< each of which alone pays; none: no die is asked for
    std::optional<int> most_coins = {}; ///< more than the coins where it is not described what is printed
};

/// A cell where a tile may lie, and the smallest sets of sides: its roads, as they lie, have to hold one of them.
struct Site {
    Cell at;
    std::vector<Roads> roads = {};
};

struct Moves {
    int player = 0;
    int turn = 0;
    bool over = false;
    std::vector<WorkerMove> workers = {};
    std::vector<Site> sites = {};  ///< for a tile on a free cell that is owed
    std::vector<Site> covers = {}; ///< for a tile that covers another that is owed
    bool tile_anywhere = false;    ///< a tile is owed, and the province is not described
    bool yield_owed = false;       ///< a yield tile is owed
};

/// Depth full.
Moves moves(const State& state);
inline bool moves_told(const Game& game) { return game.depth == Depth::full; }

}
