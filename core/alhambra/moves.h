// What the player at turn may do next, found with the very checks that judge a turn.
#pragma once

#include "core/alhambra/play.h"

#include <vector>

namespace clerk::alhambra {

struct Moves {
    int player = 0;
    int turn = 0;
    bool over = false;
    std::vector<PutDown> places = {};
    std::vector<Build> builds = {};
    std::vector<Remove> removes = {};
    std::vector<Swap> swaps = {};
};

/// Where tiles may be put, taken away or exchanged. Depths full and builds.
Moves moves(const State& state);
/// Where they may be put alone: all of them, or one.
Moves ways_in(const State& state, const Tile* only = nullptr);

}
