#include "app/table/rajas/position.h"

#include "app/table/played_game.h"
#include "core/finding.h"
#include "core/rajas/score.h"

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

namespace {

/// With the step that awaits a decision, where it can be carried out.
game::State shown(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::final || fold.report.legal()) return fold.state;
    const game::Step* step = step_at(game, fold.report.violations.front().where);
    if (!step || !can_stand(game::check(fold.state, *step))) return fold.state;
    return game::play(fold.state, *step);
}

Stage stage_of(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::final) return Stage::finals;
    if (!fold.report.legal()) return Stage::decision;
    return fold.state.over ? Stage::over : Stage::turn;
}

/// In depth builds a turn that has not begun may be anyone's.
game::State ready_for(const game::Game& game, game::State state, int player) {
    if (game.depth == Depth::builds && !begun(game)) {
        state.player = player;
        state.progress = {};
    }
    return state;
}

/// Depth full: as far as the turns were played.
std::vector<int> players_of(const game::Game& game, const game::Fold& fold) {
    std::vector<int> players;
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
        if (game.depth == Depth::full && turn >= fold.after.size()) break;
        players.push_back(game.depth == Depth::full ? fold.after[turn].player : game.turns[turn].player);
    }
    return players;
}

}

bool can_stand(const Findings& findings) { return !cannot_exist(findings); }

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at)
    : game(record), player(looked_at), report(fold.report), state(shown(record, fold)), stage(stage_of(record, fold)) {
    if (stage == Stage::turn) ready = ready_for(record, fold.state, looked_at);
    if (ready) state.player = ready->player;
    players_of_turns = players_of(record, fold);
}

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at, std::size_t turns)
    : game(record), player(looked_at), state(state_after(record, fold, turns)), stage(Stage::over) {
    game.turns.resize(std::min(turns, game.turns.size()));
    players_of_turns = players_of(game, fold);
}

bool Position::anyone_met() const { return std::ranges::any_of(game::outcomes(game, state), &game::Outcome::met); }

Findings Position::judged(const game::Step& step) const { return game::check(*ready, step); }

game::Game Position::with(game::Step step) const { return with_step(game, ready->player, std::move(step)); }

}
