// Where the next ship may lie, or where one may build, found with the very checks that judge a round.
#pragma once

#include "core/egizia/play.h"
#include "core/egizia/rounds.h"

namespace clerk::egizia {

struct Berth {
    Spot at;
    std::optional<int> space = {}; ///< of a site; none there: to wait
};

/// A space where a stone may be placed next.
struct OpenSpace {
    Space at;
    std::optional<int> value = {}; ///< none: it is not known
};

/// Who may build at a site, and the most that can be used there.
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
