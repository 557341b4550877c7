#include "tests/alhambra/table/games.h"

#include "app/table/alhambra/position.h"

namespace clerk::table::alhambra::test {

namespace {

std::vector<game::Player> named(std::size_t players) {
    std::vector<game::Player> all{{"Linda"}, {"John"}, {"Mary"}};
    all.resize(players);
    return all;
}

}

game::Game alhambra_builds(std::size_t players) {
    game::Game game{.depth = Depth::builds, .players = named(players)};
    if (game::with_dirk(players)) game.dirk.assign(game::tiles.begin(), game::tiles.begin() + 6);
    return game;
}

game::Game alhambra_full() {
    game::Game game{.depth = Depth::full, .players = named(3)};
    for (const int value : {9, 8, 7}) {
        game.hands.emplace_back();
        for (const game::Currency currency : game::currencies) game.hands.back().push_back({currency, value});
    }
    game.money = {
        {game::Currency::orange, 3}, {game::Currency::blue, 1}, {game::Currency::green, 6}, {game::Currency::green, 9}};
    game.market.spaces = {tile("red-9-0"), tile("blue-8-0"), tile("white-9-w"), tile("purple-12-0")};
    return game;
}

game::Game alhambra_final(std::size_t players) {
    return {.depth = Depth::final,
            .players = named(players),
            .rounds = {{.palaces = std::vector<game::FinalPalace>(players)}}};
}

game::Game alhambra_builds_over() {
    game::Game game = alhambra_builds(3);
    std::size_t next = 0;
    while (!game::replay(game).state.over) {
        for (int i = 0; i < 4; ++i) game = with_step(game, {game::Buy{.tile = game::tiles[next++]}});
        game = with_turn_ended(game, {});
    }
    return game;
}

game::Game alhambra_full_over() {
    game::Game game = alhambra_full();
    game::State state = game::replay(game).state;
    while (!state.over) {
        game = with_step(game, {.what = game::Take{game.money}, .waived = true});
        for (std::size_t i = 0; i < 4; ++i)
            game = with_step(game,
                             {.what = game::Buy{.space = game::currencies[i], .pay = {game.money[i]}}, .waived = true});
        state = game::replay(game).state;
        TurnEnd end{.cards = game.money};
        std::size_t next = 0;
        for (const game::Currency space : due(state, end).spaces) {
            while (state.came_up[next]) ++next;
            end.tiles.at(space) = game::tiles[next++];
        }
        game = with_turn_ended(game, end);
        state = game::replay(game).state;
    }
    return game;
}

}
