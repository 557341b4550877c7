// The fold over the turns: what stands on the table after them, and what was wrong on the way; what may be done next,
// and all rules that are asked.
#pragma once

#include "core/finding.h"
#include "core/fold.h"
#include "core/rajas/state.h"
#include "core/score_sheet.h"

#include <span>

namespace clerk::rajas {

/// The rules that a step breaks, in the order of the rules' tables; empty: it stands. A rule that cannot be waived is
/// the last of the list, for nothing behind it can be asked.
[[nodiscard]] Findings check_beginning(const State& state); ///< of a turn
[[nodiscard]] Findings check(const State& state, const Step& step);
[[nodiscard]] Findings check_end(const State& state, const Turn& turn); ///< of a turn

/// Carries a step out. Requires no finding that cannot be waived.
[[nodiscard]] State play(State state, const Step& step);
[[nodiscard]] State finish(State state, const Turn& turn); ///< the end of the turn

/// The whole record.
using Replay = ReplayOf<State>;
Replay replay(const Game& game);

/// The replay of a game with the states on the way. With the fold of the game as it was, only turns that are played
/// otherwise, and those after them, are played.
using Fold = FoldOf<State>;
Fold fold(const Game& game);
Fold fold(const Game& now, const Game& was, Fold earlier);

/// The player of a turn. As far as the record stands; of what comes after that, who is next.
int player_at(const Game& game, std::size_t turn);

/// By the gap, as if it ended now; ranked, but without a winner, before it is over.
ScoreSheet score(const Game& game, const State& state);

// What the player at turn may do next, found with the very checks that judge a turn.

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

// All rules of Rajas of the Ganges, as the tables of the rooms where they are checked list them. A die is given to a
// finding as ten times its colour and its value, a good, a building, a colour or a side by its number, a place where
// workers go by its number among spot_ids.
namespace clerk::rajas::rules {

std::span<const Rule* const> all();     ///< in the order of the rules' tables
const Rule& named(std::string_view id); ///< requires that there is one

}
