// What does not change while a game of Egizia is played.
#pragma once

#include "core/egizia/game.h"

namespace clerk::egizia {

struct Table {
    Depth depth = Depth::full;
    Rulings rulings = {};
    std::size_t players = 0;
    Board board = {};
    std::vector<int> graves = {}; ///< values of the tiles opened so far

    bool full() const { return depth == Depth::full; }
    int ships() const { return rulings.ships == Ships::ten ? 10 : 8; }               ///< a player and round
    int open_spaces() const { return players == 4 ? site_spaces : site_spaces - 1; } ///< of a site
    friend bool operator==(const Table&, const Table&) = default;
};

}
