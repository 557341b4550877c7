// Games of Egizia before their first round, for tests of the table and of the window.
#pragma once

#include "app/table/egizia/setup.h"

namespace clerk::table::egizia::test {

/// Linda and John; nothing of the board is described.
inline game::Game plain(Depth depth) { return plain_game({"Linda", "John"}, 2, depth); }

/// The same with the monuments, the Nile and a card described.
inline game::Game described(Depth depth) {
    game::Game game = plain(depth);
    game::Board& board = game.board;
    for (const char* place : {"edfu",       "card-1", "card-2", "sphinx",     "card-3",  "selimon",  "card-4",
                              "thebae",     "card-5", "alyi",   "graves",     "card-6",  "passalon", "card-7",
                              "heliopolis", "card-8", "card-9", "beni-hasan", "pyramid", "card-10"})
        board.nile.push_back(*game::read_spot(place));
    game::Effect one_crew;
    one_crew.of_choice = 1;
    board.spaces = {{"beni-hasan", one_crew}};
    game::Gain stones;
    stones.stones = 3;
    board.cards = {{"three stones", stones}};
    board.obelisk = game::Values{1, 1, 2, 3, 4};
    const auto row = [](const std::vector<int>& values) {
        game::PyramidRow spaces;
        for (const int value : values) spaces.push_back({value});
        return spaces;
    };
    board.pyramid = {row({1, 1, 2, 2}), row({2, 2, 3}), row({3, 4}), row({5})};
    board.temple = {.left = game::Values{1, 2}, .right = game::Values{1, 2}, .middle = 5, .roof = game::Values{6}};
    game.graves = {3, 1, 4, 2};
    return game;
}

}
