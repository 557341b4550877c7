// Games of which only the end is known, at random.
#pragma once

#include "tests/egizia/random_game.h"

namespace clerk::egizia::test {

inline Game any_final_game() {
    Game game = any_setup(Depth::final);
    game.graves.clear();
    game.end.emplace();
    std::vector<int> order;
    for (std::size_t player = 0; player < game.players.size(); ++player) {
        End end{.score = pick(20, 23), .stones = pick(0, 9), .stone_market = pick(1, 4)};
        if (one_in(4))
            end.grave_sum = pick(0, 25);
        else
            for (int tiles = pick(0, 4); tiles > 0; --tiles) end.graves.push_back(pick(1, 9));
        for (int cards = pick(0, 3); cards > 0; --cards) end.sphinx.push_back(pick(0, 4));
        game.end->push_back(end);
        order.push_back(static_cast<int>(player));
    }
    tests::mix(order);
    if (one_in(2)) game.order = order;
    tests::mix(order);
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](int player) { return (*game.end)[static_cast<std::size_t>(player)].score; });
    if (one_in(2)) game.track = order;
    return game;
}

}
