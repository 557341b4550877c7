#include "core/rajas/play.h"

#include "core/rajas/building.h"
#include "core/rajas/owing.h"
#include "core/rajas/turns.h"
#include "core/rajas/visiting.h"

#include <algorithm>
#include <utility>

namespace clerk::rajas {

namespace {

Findings check(const State& state, const Visit& visit) {
    return judge(visiting::of_a_worker(), visiting::Visiting{state, visit});
}

Findings check(const State& state, const Lay& lay) {
    return judge(building::of_a_tile(), building::Building{state, lay});
}

template <class What> Findings check(const State& state, const What& step) {
    return judge(owing::of(step), owing::Taking<What>{state, step});
}

void carry_out(State& state, const Visit& visit) { visiting::carry_out(state, visit); }
void carry_out(State& state, const Lay& lay) { building::carry_out(state, lay); }
template <class What> void carry_out(State& state, const What& step) { owing::carry_out(state, step); }

}

Findings check_beginning(const State& state) { return judge(visiting::of_the_beginning(), state); }

Findings check(const State& state, const Step& step) {
    return std::visit([&](const auto& what) { return check(state, what); }, step.what);
}

Findings check_end(const State& state, const Turn& turn) {
    return judge(ending::of_the_turn(), ending::TurnEnd{state, turn});
}

State play(State state, const Step& step) {
    std::visit([&](const auto& what) { carry_out(state, what); }, step.what);
    return state;
}

State finish(State state, const Turn& turn) {
    Seat& seat = state.seat();
    if (turn.money) seat.money = *turn.money;
    if (turn.fame) seat.fame = *turn.fame;
    end_turn(state, turn.met);
    return state;
}

namespace {

/// Plays the steps one by one. True when all stand.
bool play_steps(State& state, Report& report, Where where, const std::vector<Step>& steps) {
    where.step = 0;
    for (const Step& step : steps) {
        if (!file(report, where, check(state, step), step.waived)) return false;
        state = play(std::move(state), step);
        ++*where.step;
    }
    return true;
}

/// Plays one turn as far as it stands. True when it stands whole.
bool play_turn(State& state, Report& report, const Turn& turn) {
    if (!state.table->full()) {
        state.player = turn.player;
        state.progress = {};
    }
    const Where where{.player = state.player, .turn = state.turns_played, .step = -1};
    if (!file(report, where, check_beginning(state), false)) return false;
    if (!play_steps(state, report, where, turn.steps)) return false;
    if (!turn.done) return true;
    if (!file(report, where, check_end(state, turn), turn.waived)) return false;
    state = finish(std::move(state), turn);
    return true;
}

bool same_setup(const Game& a, const Game& b) {
    return a.depth == b.depth && a.variant == b.variant && a.rulings == b.rulings && a.players == b.players &&
           a.board == b.board && a.ganges == b.ganges && a.yields == b.yields && a.dice == b.dice && a.gaps == b.gaps;
}

/// How many turns, from the first on, are played alike.
std::size_t turns_alike(const Game& a, const Game& b) { return same_setup(a, b) ? alike(a.turns, b.turns) : 0; }

Fold played_on(Fold fold, const Game& game) {
    play_turns(fold, game.turns, play_turn);
    fold.report.turns_played = fold.state.turns_played;
    if (game.depth == Depth::full) {
        fold.report.round = fold.state.round;
        fold.report.over = fold.state.over;
    }
    return fold;
}

Report judge_end(const Game& game) {
    Report report;
    for (std::size_t i = 0; i < game.finals.size(); ++i) {
        const ending::Ended ended{game, static_cast<int>(i)};
        file(report, {.player = ended.player}, judge(ending::of_the_game(), ended), ended.entered().waived);
    }
    return report;
}

}

Fold fold(const Game& game) {
    Fold fold{{State(game), {}}, {State(game)}};
    if (game.depth != Depth::final) return played_on(std::move(fold), game);
    fold.report = judge_end(game);
    return fold;
}

Fold fold(const Game& now, const Game& was, Fold earlier) {
    keep_turns(earlier, turns_alike(now, was));
    return earlier.kept == 0 ? fold(now) : played_on(std::move(earlier), now);
}

Replay replay(const Game& game) { return fold(game); }

int player_at(const Game& game, std::size_t turn) {
    if (game.depth == Depth::builds) return game.turns[turn].player;
    const Fold played = fold(game);
    return played.after[std::min(turn, played.after.size() - 1)].player;
}

}
