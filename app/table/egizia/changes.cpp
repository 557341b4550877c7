#include "app/table/egizia/changes.h"

#include <algorithm>

namespace clerk::table::egizia {

namespace {

game::Round& round_in_progress(game::Game& game) {
    if (!begun(game)) game.turns.push_back({.done = false});
    return game.turns.back();
}

/// A round in progress in which nothing is entered has not begun.
game::Game tidied(game::Game game) {
    if (begun(game) && has_nothing(game.turns.back())) game.turns.pop_back();
    return game;
}

void tell_tile(game::Game& game, game::Stone& stone) {
    const bool next = stone.at.part == game::Part::grave && stone.at.number == static_cast<int>(game.graves.size()) + 1;
    if (!next || !stone.value) return;
    game.graves.push_back(*stone.value);
    stone.value.reset();
}

}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_ship(game::Game game, game::Ship ship) {
    round_in_progress(game).ships.push_back(std::move(ship));
    return game;
}

game::Game with_players_fed(game::Game game) {
    auto& builds = round_in_progress(game).builds;
    if (!builds) builds.emplace();
    return game;
}

game::Game with_build(game::Game game, game::Build build) {
    if (auto* stones = std::get_if<game::Stones>(&build.what))
        for (game::Stone& stone : *stones) tell_tile(game, stone);
    auto& builds = round_in_progress(game).builds;
    if (!builds) builds.emplace();
    builds->push_back(std::move(build));
    return game;
}

game::Game with_order(game::Game game, std::optional<std::vector<int>> order) {
    round_in_progress(game).order = std::move(order);
    return tidied(std::move(game));
}

game::Game with_points(game::Game game, Points which, int player, int points) {
    auto& all = round_in_progress(game).*which;
    all.resize(game.players.size());
    all.at(static_cast<std::size_t>(player)) = points;
    if (std::ranges::all_of(all, [](int one) { return one == 0; })) all.clear();
    return tidied(std::move(game));
}

game::Game with_round_ended(game::Game game) {
    game::Round& round = round_in_progress(game);
    if (!round.builds) round.builds.emplace();
    round.done = true;
    if (static_cast<int>(game.turns.size()) == game::rounds_of_a_game && !game.end) game.end = plain_end(game);
    return game;
}

game::Game with_graves(game::Game game, std::vector<int> values) {
    game.graves = std::move(values);
    return game;
}

game::Game with_end(game::Game game, int player, game::End end) {
    game.end->at(static_cast<std::size_t>(player)) = std::move(end);
    return game;
}

std::vector<game::End> plain_end(const game::Game& game) {
    std::vector<game::End> end(game.players.size());
    if (game.depth != Depth::full) return end;
    const game::State state = game::replay(game).state;
    for (std::size_t player = 0; player < end.size(); ++player)
        end[player].sphinx.assign(static_cast<std::size_t>(state.seats[player].sphinx), 0);
    return end;
}

}
