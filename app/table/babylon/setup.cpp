#include "app/table/babylon/setup.h"

#include "app/table/entries.h"

#include <algorithm>

namespace clerk::table::babylon {

namespace {

/// As it was entered last; else blank.
game::TileEntry likely_start_tile(game::Flower flower, const Box& box) {
    game::Tile tile{.flower = flower};
    tile.symbols.fill(game::Symbol::blank);
    return {box.start_tile(flower).value_or(tile)};
}

std::vector<game::Cell> first_stacks(int count) {
    std::vector<game::Cell> stacks;
    for (int i = 0; i < count; ++i) stacks.push_back(game::Cell{}.moved(i % game::quarry_size, i / game::quarry_size));
    return stacks;
}

/// What each depth has and the others have not.
void fit_to_depth(game::Game& game, const Box& box) {
    const bool full = game.depth == Depth::full;
    const std::size_t players = game.players.size();
    const int clay = game::removed_clay(players);
    for (game::Player& player : game.players) {
        if (!full) player.start_tile.reset();
        if (full && !player.start_tile) player.start_tile = likely_start_tile(player.flower, box);
    }
    if (!full) game.removed_clay.clear();
    if (full && static_cast<int>(game.removed_clay.size()) != clay) game.removed_clay = first_stacks(clay);
    game.gardens.resize(game.depth == Depth::final ? players : 0);
}

game::Flower next_flower(const game::Game& game) {
    return *std::ranges::find_if(game::flowers, [&](game::Flower flower) {
        return std::ranges::none_of(game.players, [&](const game::Player& player) { return player.flower == flower; });
    });
}

}

game::Game plain_game(const std::vector<std::string>& names, std::size_t players, Depth depth, const Box& box) {
    return with_players({.depth = depth}, std::clamp<std::size_t>(players, 2, 4), names, box);
}

game::Game with_players(game::Game game, std::size_t players, const std::vector<std::string>& names, const Box& box) {
    if (game.players.size() > players) game.players.resize(players);
    while (game.players.size() < players)
        game.players.push_back({.name = next_name(names_of(game.players), names), .flower = next_flower(game)});
    fit_to_depth(game, box);
    return game;
}

game::Game with_depth(game::Game game, Depth depth, const Box& box) {
    game.depth = depth;
    fit_to_depth(game, box);
    return game;
}

game::Game with_flower(game::Game game, std::size_t player, game::Flower flower, const Box& box) {
    const game::Flower old = game.players.at(player).flower;
    for (game::Player& other : game.players)
        if (other.flower == flower) other.flower = old;
    game.players[player].flower = flower;
    for (game::Player& each : game.players)
        if (each.start_tile && each.start_tile->tile.flower != each.flower)
            each.start_tile = likely_start_tile(each.flower, box);
    return game;
}

game::Game with_next_symbol(game::Game game, std::size_t player, game::Corner corner) {
    game::Symbol& symbol = game.players.at(player).start_tile->tile.symbols[static_cast<std::size_t>(corner)];
    const bool last = symbol == game::Symbol::blank;
    symbol = last ? game::Symbol::statue : static_cast<game::Symbol>(static_cast<int>(symbol) + 1);
    return game;
}

game::Game with_clay_removed(game::Game game, game::Cell stack) {
    std::vector<game::Cell>& removed = game.removed_clay;
    if (removed.empty() || std::ranges::find(removed, stack) != removed.end()) return game;
    removed.erase(removed.begin());
    removed.push_back(stack);
    return game;
}

}
