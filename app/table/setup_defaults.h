// What a new game is set up with when nothing is said: as the table played last.
#pragma once

#include "core/game.h"
#include "core/record.h"
#include "db/store/store.h"

#include <string>
#include <vector>

namespace clerk {

struct SetupDefaults {
    std::string game = std::string(games().front());
    std::vector<std::string> names = {}; ///< of players, the likeliest first
    std::size_t players = 2;
    Depth depth = Depth::builds;
    Aids aids = {};
};

/// Of the latest game, with its players first. Throws db::Error.
SetupDefaults setup_defaults(const db::Store& store);

}
