#include "app/table/egizia/position.h"

#include "core/egizia/building.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/finding.h"

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

game::Game with_points(game::Game game, PointsTyped which, int player, int points) {
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

namespace {

using Index = std::size_t;

bool of_entry(const Where& where) { return where.round && !where.piece.empty(); }

/// With the ship or build that awaits a decision, where it can be carried out.
game::State shown(const game::Game& game, const game::Fold& fold) {
    game::State state = fold.state;
    if (game.depth == Depth::final || fold.report.legal()) return state;
    const Where& where = fold.report.violations.front().where;
    if (!of_entry(where)) return state;
    const game::Round& round = game.turns.at(Index(*where.round) - 1);
    if (where.piece == "ship") {
        const game::Ship& ship = round.ships.at(Index(where.index));
        if (!cannot_exist(game::ships::check(state, ship))) game::ships::carry_out(state, ship);
    } else {
        const game::Build& build = round.builds->at(Index(where.index));
        if (!cannot_exist(game::building::check(state, build))) game::building::carry_out(state, build);
    }
    return state;
}

Stage stage_of(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::final) return Stage::finals;
    if (!fold.report.legal()) return Stage::decision;
    if (fold.state.rounds_done >= game::rounds_of_a_game) return Stage::ends;
    const bool fed = fold.state.round && fold.state.round->fed;
    return game.depth == Depth::full && !fed ? Stage::ships : Stage::builds;
}

game::State with_round_begun(game::State state) {
    if (!state.round) game::rounds::begin(state, {});
    return state;
}

}

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at)
    : game(record), player(looked_at), report(fold.report), state(shown(record, fold)), stage(stage_of(record, fold)) {
    if (stage != Stage::ships && stage != Stage::builds) return;
    ready = with_round_begun(fold.state);
    moves = game::moves(*ready);
}

Findings Position::judged(const game::Ship& ship) const { return game::ships::check(*ready, ship); }
Findings Position::judged(const game::Build& build) const { return game::building::check(*ready, build); }

std::optional<game::Builder> next_builder(const Position& position) {
    const auto far = [&](const game::Builder& builder) {
        return std::pair(builder.site,
                         game::ships::distance(*position.ready, builder.player, builder.site).value_or(0));
    };
    const auto& all = position.moves.builders;
    const auto next = std::ranges::min_element(all, {}, far);
    return next == all.end() ? std::nullopt : std::optional(*next);
}

}
