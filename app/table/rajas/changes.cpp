#include "app/table/rajas/changes.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

using Index = std::size_t;

/// Depth builds alone says whose turn it is.
game::Turn& turn_in_progress(game::Game& game, int player) {
    if (!begun(game)) game.turns.push_back({.player = game.depth == Depth::builds ? player : 0, .done = false});
    return game.turns.back();
}

}

const game::Step* step_at(const game::Game& game, const Where& where) {
    const int step = where.step.value_or(-1);
    return where.turn && step >= 0 ? &game.turns.at(Index(*where.turn)).steps.at(Index(step)) : nullptr;
}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_step(game::Game game, int player, game::Step step) {
    turn_in_progress(game, player).steps.push_back(std::move(step));
    return game;
}

game::Game with_step_changed(game::Game game, std::size_t number, game::Step step) {
    game.turns.back().steps.at(number) = std::move(step);
    return game;
}

game::Game with_turn_ended(game::Game game, int player, const Markers& markers) {
    game::Turn& turn = turn_in_progress(game, player);
    turn.money = markers.money;
    turn.fame = markers.fame;
    turn.met = markers.met;
    turn.done = true;
    return game;
}

Markers markers_of(const game::Turn& turn) { return {turn.money, turn.fame, turn.met}; }

game::Game with_final(game::Game game, int player, const game::Final& final) {
    game.finals.at(Index(player)) = final;
    return game;
}

game::Game with_place_turned(game::Game game, int player) {
    auto& place = game.finals.at(Index(player)).met;
    if (!place) {
        place = 1 + static_cast<int>(
                        std::ranges::count_if(game.finals, [](const auto& one) { return one.met.has_value(); }));
        return game;
    }
    const int gone = *std::exchange(place, std::nullopt);
    for (game::Final& other : game.finals)
        if (other.met > gone) --*other.met;
    return game;
}

game::Game with_gap(game::Game game, int player, std::optional<int> gap) {
    game.gaps.resize(game.players.size());
    game.gaps.at(Index(player)) = gap;
    if (std::ranges::none_of(game.gaps, [](const auto& one) { return one.has_value(); })) game.gaps.clear();
    return game;
}

}
