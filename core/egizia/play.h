// The fold over the rounds: what stands on the table after them, and what was wrong on the way; what may be done next,
// and all rules that are asked.
#pragma once

#include "core/egizia/rounds.h"
#include "core/egizia/state.h"
#include "core/finding.h"
#include "core/fold.h"
#include "core/score_sheet.h"

#include <span>

namespace clerk::egizia {

/// The whole record.
using Replay = ReplayOf<State>;
Replay replay(const Game& game);

/// The replay of a game with the states on the way. With the fold of the game as it was, only rounds that are played
/// otherwise, and those after them, are played.
using Fold = FoldOf<State>;
Fold fold(const Game& game);
Fold fold(const Game& now, const Game& was, Fold earlier);

/// As if the game ended there.
ScoreSheet score(const Game& game, const State& state);

// Where the next ship may lie, or where one may build, found with the very checks that judge a round.

struct Berth {
    Spot at;
    std::optional<int> space = {}; ///< of a site; none there: to wait
};

/// A space where a stone may be placed next.
struct OpenSpace {
    Space at;
    std::optional<int> value = {}; ///< none: it is not known
};

/// The players who may build at a site, and the most that can be used there.
struct Builder {
    int player = 0;
    Site site = Site::sphinx;
    int most = 0;
};

struct Moves {
    int round = 1;
    bool over = false;
    bool of_ships = false;          ///< else of builds
    std::optional<int> player = {}; ///< whose ship is next; none: nobody's
    std::vector<Berth> places = {};
    std::vector<Feeding> feeding = {};
    std::vector<OpenSpace> stones = {};
    std::vector<Builder> builders = {}; ///< depth full
};

/// Depths full and builds.
Moves moves(const State& state);

}

// All rules of Egizia, as the tables of the rooms where they are checked list them. A crew and a market are given to a
// finding by their number, a player by the number from 1 in the order of the record.
namespace clerk::egizia::rules {

std::span<const Rule* const> all();     ///< in the order of the rules' tables
const Rule& named(std::string_view id); ///< requires that there is one

}
