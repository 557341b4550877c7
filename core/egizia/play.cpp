#include "core/egizia/play.h"

#include "core/egizia/building.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"

#include <utility>

namespace clerk::egizia {

namespace {

/// Plays the entries one by one. True when all stand.
template <class Entry, class Check, class CarryOut>
bool play_all(State& state, Report& report, Where where, const std::vector<Entry>& entries, Check check,
              CarryOut carry_out) {
    for (const Entry& entry : entries) {
        where.player = entry.player;
        if (!file(report, where, check(state, entry), entry.waived)) return false;
        carry_out(state, entry);
        ++where.index;
    }
    return true;
}

/// Plays one round as far as it stands. True when it stands whole.
bool play_round(State& state, Report& report, const Round& round) {
    Where where{.player = Where::nobody, .round = state.rounds_done + 1};
    if (!file(report, where, judge(rounds::of_the_beginning(), rounds::Beginning{state, round}), round.waived))
        return false;
    rounds::begin(state, round);
    where.piece = "ship";
    if (!play_all(state, report, where, round.ships, ships::check,
                  [](State& now, const Ship& ship) { ships::carry_out(now, ship); }))
        return false;
    if (round.done || round.builds) rounds::feed(state);
    where.piece = "build";
    if (round.builds && !play_all(state, report, where, *round.builds, building::check, building::carry_out))
        return false;
    if (round.done) rounds::end(state);
    return true;
}

bool same_setup(const Game& a, const Game& b) {
    return a.depth == b.depth && a.rulings == b.rulings && a.players == b.players && a.board == b.board &&
           a.graves == b.graves;
}

/// How many rounds, from the first on, are played alike.
std::size_t rounds_alike(const Game& a, const Game& b) { return same_setup(a, b) ? alike(a.turns, b.turns) : 0; }

/// Part by part: an unwaived one that breaks a rule ends the check.
void judge_end(Report& report, const State& state, const std::vector<End>& end) {
    Where where{.player = Where::nobody, .end = true};
    if (!file(report, where, judge(ending::of_the_whole(), state), false)) return;
    for (where.player = 0; where.player < static_cast<int>(end.size()); ++where.player) {
        const ending::Ended ended{state, end, where.player};
        if (!file(report, where, judge(ending::of_a_player(), ended), ended.entered().waived)) return;
    }
}

Report judge_tiles(const Game& game) {
    Report report;
    for (int player = 0; player < static_cast<int>(game.end->size()); ++player) {
        const End& end = (*game.end)[static_cast<std::size_t>(player)];
        for (int index = 0; index < static_cast<int>(end.graves.size()); ++index)
            file(report, {.player = player, .piece = "tile", .index = index},
                 judge(ending::of_a_tile(), ending::Tile{game, player, index}), end.waived);
    }
    return report;
}

Fold played_on(Fold fold, const Game& game) {
    play_turns(fold, game.turns, play_round);
    if (fold.report.legal() && game.end) judge_end(fold.report, fold.state, *game.end);
    fold.report.rounds_played = fold.state.rounds_done;
    fold.report.order = fold.state.order();
    fold.report.track = fold.state.track.scores;
    return fold;
}

}

Fold fold(const Game& game) {
    Fold fold{{State(game), {}}, {State(game)}};
    if (game.depth != Depth::final) return played_on(std::move(fold), game);
    fold.report = judge_tiles(game);
    return fold;
}

Fold fold(const Game& now, const Game& was, Fold earlier) {
    keep_turns(earlier, rounds_alike(now, was));
    return earlier.kept == 0 ? fold(now) : played_on(std::move(earlier), now);
}

Replay replay(const Game& game) { return fold(game); }

}
