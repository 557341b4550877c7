// Games of which less was entered than all, at random; and games of any depth.
#pragma once

#include "tests/rajas/random_game.h"

namespace clerk::rajas::test {

/// Where somebody's markers stand later.
inline void move_markers(Turn& turn, const Seat& seat) {
    if (one_in(2)) turn.money = std::max(0, seat.money + pick(-4, 12));
    if (one_in(2)) turn.fame = seat.fame + pick(0, 9);
}

inline void build_at_random(Game& game) {
    auto& steps = game.turns.back().steps;
    Lay lay{Tile{{}, {}, Roads(static_cast<unsigned>(pick(1, 15)))}, any_cell(), 90 * pick(0, 3)};
    if (one_in(2)) lay.tile.colour = any_of(colours);
    if (one_in(2)) lay.tile.price = pick(1, 9);
    steps.push_back({lay});
    if (!replay(game).report.legal()) steps.pop_back();
}

inline Game any_game_of_builds(int turns = 20) {
    Game game = any_setup(any_of(variants), 2 + pick(std::size_t{3}));
    game.depth = Depth::builds;
    game.ganges.clear();
    game.yields.clear();
    game.dice.clear();
    for (; turns > 0; --turns) {
        game.turns.push_back({.player = pick(0, static_cast<int>(game.players.size()) - 1)});
        for (int tries = pick(0, 6); tries > 0; --tries) build_at_random(game);
        Turn& turn = game.turns.back();
        move_markers(turn, replay(game).state.seats[static_cast<std::size_t>(turn.player)]);
        turn.met = !game.board.facing && one_in(20);
    }
    return game;
}

/// The first places in the order of meeting, for some of the players.
inline void meet_in_some_order(std::vector<Final>& finals) {
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < finals.size(); ++i) {
        finals[i].met.reset();
        if (one_in(2)) order.push_back(i);
    }
    tests::mix(order);
    for (std::size_t place = 0; place < order.size(); ++place) finals[order[place]].met = static_cast<int>(place) + 1;
}

inline Final any_markers(const Board& board) {
    Final final;
    if (board.facing || one_in(2)) {
        final.money = pick(0, 50);
        final.fame = pick(0, 45);
    }
    if (!board.facing && !one_in(4)) final.gap = pick(-2, 2);
    return final;
}

/// The end alone, as anybody may enter it.
inline Game any_end() {
    Game game{.depth = Depth::final, .variant = any_of(variants), .board = any_board()};
    for (std::size_t i = 2 + pick(std::size_t{3}); i > 0; --i) {
        game.players.push_back({"Player " + std::to_string(i)});
        game.finals.push_back(any_markers(game.board));
    }
    if (!one_in(3)) meet_in_some_order(game.finals);
    return game;
}

inline Game any_game_of_any_depth() {
    if (one_in(8)) return any_end();
    if (one_in(6)) return any_game_of_builds(pick(1, 20));
    Game game = any_game(one_in(4) ? 70 : pick(1, 40)).game;
    if (!game.board.facing && one_in(3))
        for (std::size_t i = 0; i < game.players.size(); ++i)
            game.gaps.push_back(one_in(3) ? std::nullopt : std::optional(pick(-2, 2)));
    return game;
}

}
