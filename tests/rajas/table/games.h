// Games to be played at the table.
#pragma once

#include "app/table/rajas/setup.h"

namespace clerk::table::rajas::test {

/// Two players, Raji and Layla; nothing of the board is described.
inline game::Game plain(Depth depth) { return plain_game({"Raji", "Layla"}, 2, depth); }

/// The same with a province of two rows and three columns, its residence in the south-west with exits into a2 and b1,
/// and with the facing of the tracks.
inline game::Game described(Depth depth) {
    game::Board board;
    board.facing.emplace();
    for (int money = 0; money <= 80; ++money) board.facing->push_back(50 - money / 2);
    board.provinces.basic =
        game::ProvinceSide{.map = {"...", "#.."},
                           .exits = {*game::read_edge("a2s"), *game::read_edge("b1w")},
                           .yields = {{.at = *game::read_edge("a2n"), .gain = game::Reward{.money = 5}},
                                      {.at = *game::read_edge("c1e"), .gain = game::Reward{.karma = 1}}}};
    return with_board(plain(depth), board);
}

}
