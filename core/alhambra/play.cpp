#include "core/alhambra/play.h"

#include "core/alhambra/actions.h"
#include "core/alhambra/ending.h"
#include "core/finding.h"
#include "core/fold.h"

#include <algorithm>
#include <cassert>
#include <ranges>
#include <utility>

namespace clerk::alhambra {

namespace {

using actions::Buying;
using actions::Taking;
using ending::TurnEnd;
using ending::Winnings;

template <class... Ways> struct Each : Ways... {
    using Ways::operator()...;
};
template <class... Ways> Each(Ways...) -> Each<Ways...>;

/// Asks the rules of the kind of step, by `ask(rules, subject)`.
template <class Ask> auto ask_of(const State& state, const Step& step, Ask ask) {
    return std::visit(Each{
                          [&](const Take& take) {
                              return ask(actions::of_taking(), Taking{state, take});
                          },
                          [&](const Buy& buy) {
                              return ask(actions::of_buying(), Buying{state, buy});
                          },
                          [&](const auto& redesigned) {
                              const redesign::Change change = redesign::change(state, redesigned);
                              const auto asked = [&](const auto& check) { return check.asked_of(change.kind); };
                              return ask(redesign::checks() | std::views::filter(asked), change);
                          },
                      },
                      step.what);
}

// Carrying out

void erase_one(std::vector<Tile>& tiles, const Tile& tile) { tiles.erase(std::ranges::find(tiles, tile)); }

void add(std::vector<Tile>& tiles, const std::vector<Tile>& more) {
    tiles.insert(tiles.end(), more.begin(), more.end());
}

/// An action that was waived when none was left costs nothing.
void act(Progress& progress) {
    progress.actions_left = std::max(0, progress.actions_left - 1);
    progress.acted = true;
}

void carry_out(State& state, const Take& take) {
    act(state.progress);
    state.money.take(take.cards);
    state.seat().hand.add(take.cards);
}

/// A purchase paid exactly gives one more action; where payments are not known, every one does.
void carry_out(State& state, const Buy& buy) {
    const Tile tile = actions::tile_of(state, buy);
    act(state.progress);
    state.progress.aside.push_back(tile);
    if (state.depth == Depth::full) {
        state.market.at(buy.space).reset();
        state.seat().hand.take(buy.pay);
    } else {
        --state.market_tiles;
        note(state, {tile});
    }
    if (state.depth != Depth::full || sum(buy.pay) == tile.price)
        ++state.progress.actions_left;
    else
        state.progress.inexact = true;
}

void carry_out(State& state, const Build& build) {
    act(state.progress);
    erase_one(state.seat().reserve, build.tile);
    state.seat().palace.lay(build.tile, build.at);
}

void carry_out(State& state, const Remove& remove) {
    act(state.progress);
    state.seat().reserve.push_back(state.seat().palace.lift(remove.at));
}

void carry_out(State& state, const Swap& swap) {
    act(state.progress);
    Seat& seat = state.seat();
    erase_one(seat.reserve, swap.tile);
    seat.reserve.push_back(seat.palace.lift(swap.out));
    seat.palace.lay(swap.tile, swap.at);
}

void carry_out(State& state, const PutDown& put) {
    erase_one(state.progress.aside, put.tile);
    state.seat().palace.lay(put.tile, put.at);
    state.progress.placed = true;
}

void carry_out(State& state, const Give& give) {
    erase_one(state.progress.aside, give.tile);
    state.dirk.push_back(give.tile);
    if (!state.progress.placed) state.progress.given_first = true;
    state.progress.placed = true;
}

/// What is left aside goes to the reserve.
void clear_away(State& state) {
    add(state.seat().reserve, state.progress.aside);
    state.progress = {};
}

void fill_market(State& state, const Market& drawn, int due) {
    for (const Currency space : currencies)
        if (drawn.at(space)) state.market.at(space) = drawn.at(space);
    note(state, drawn.tiles());
    if (state.depth != Depth::full) state.market_tiles += due;
}

void seat_at_turn(State& state) { state.player = state.turns_played % static_cast<int>(state.seats.size()); }

}

Scoring scoring(const State& state, int number) {
    Scoring scoring{.number = number, .dirk = state.dirk};
    for (const Seat& seat : state.seats) scoring.palaces.push_back(seat.palace);
    return scoring;
}

Findings check_beginning(const State& state) { return judge(actions::of_the_beginning(), state); }

Findings check(const State& state, const Step& step) {
    Findings findings = is_action(step) ? judge(actions::of_all(), state) : Findings{};
    std::ranges::move(ask_of(state, step, [](auto rules, const auto& subject) { return judge(rules, subject); }),
                      std::back_inserter(findings));
    return findings;
}

bool stands(const State& state, const Step& step) {
    return (!is_action(step) || keeps(actions::of_all(), state)) &&
           ask_of(state, step, [](auto rules, const auto& subject) { return keeps(rules, subject); });
}

Findings check_end(const State& state, const Turn& turn) { return judge(ending::of_the_turn(), TurnEnd{state, turn}); }

namespace {

void carry_out(State& state, const Step& step) {
    std::visit([&](const auto& what) { carry_out(state, what); }, step.what);
}

void end(State& state, const Turn& turn) {
    const ending::Draw draw = ending::draw(state, turn);
    clear_away(state);
    state.money.add(turn.cards);
    if (turn.scoring) state.scorings.push_back(scoring(state, static_cast<int>(state.scorings.size()) + 1));
    add(state.dirk, turn.dirk);
    note(state, turn.dirk);
    fill_market(state, turn.tiles, draw.market);
    state.bag = draw.left;
    state.over = state.bag == 0 && (state.rulings.game_end == GameEnd::bag || state.empty_spaces() > 0);
    ++state.turns_played;
    seat_at_turn(state);
}

}

State play(State state, const Step& step) {
    carry_out(state, step);
    return state;
}

State finish(State state, const Turn& turn) {
    end(state, turn);
    return state;
}

namespace {

/// Plays the steps one by one. True when all stand.
bool play_steps(State& state, Report& report, Where where, const std::vector<Step>& steps) {
    where.step = 0;
    for (const Step& step : steps) {
        if (!file(report, where, check(state, step), step.waived)) return false;
        carry_out(state, step);
        ++*where.step;
    }
    return true;
}

/// Plays one turn as far as it stands. True when it stands whole.
bool play_turn(State& state, Report& report, const Turn& turn) {
    const Where where{.player = state.player, .turn = state.turns_played, .step = -1};
    if (!file(report, where, check_beginning(state), false)) return false;
    if (!play_steps(state, report, where, turn.steps)) return false;
    if (!turn.done) return true;
    if (!file(report, where, check_end(state, turn), turn.waived)) return false;
    end(state, turn);
    return true;
}

/// A player's part of the end: what was won lies aside, is placed or given, and the rest goes to the reserve.
bool play_last_part(State& state, Report& report, const LastPart& part, const std::vector<Tile>& won) {
    const Where where{.player = state.player, .turn = state.turns_played, .step = -1};
    if (!file(report, where, judge(ending::of_winning(), Winnings{state, part.tiles}), false)) return false;
    state.market_tiles -= static_cast<int>(part.tiles.size());
    note(state, part.tiles);
    state.progress.aside = won;
    if (!play_steps(state, report, where, part.steps)) return false;
    clear_away(state);
    return true;
}

void play_end(State& state, Report& report, const std::vector<LastPart>& parts) {
    const Where where{.player = state.player, .turn = state.turns_played, .step = -1};
    if (!file(report, where, judge(ending::of_the_game(), state), false)) return;
    const auto left = ending::give_out(state);
    for (std::size_t i = 0; i < parts.size(); ++i) {
        state.player = static_cast<int>(i);
        const auto& won = state.depth == Depth::full ? left[i] : parts[i].tiles;
        if (!play_last_part(state, report, parts[i], won)) return;
    }
    state.scorings.push_back(scoring(state, static_cast<int>(scorings)));
    state.ended = true;
    seat_at_turn(state);
}

bool same_setup(const Game& a, const Game& b) {
    return a.depth == b.depth && a.rulings == b.rulings && a.players == b.players && a.hands == b.hands &&
           a.money == b.money && a.market == b.market && a.dirk == b.dirk;
}

/// How many turns, from the first on, are played alike.
std::size_t turns_alike(const Game& a, const Game& b) { return same_setup(a, b) ? alike(a.turns, b.turns) : 0; }

/// The turns of a fold, or of a replay.
template <class Folded> Folded played_on(Folded fold, const Game& game) {
    play_turns(fold, game.turns, play_turn);
    if (game.end && fold.report.legal()) play_end(fold.state, fold.report, *game.end);
    fold.report.turns_played = fold.state.turns_played;
    fold.report.scorings = static_cast<int>(fold.state.scorings.size());
    fold.report.over = fold.state.over;
    return fold;
}

}

Fold fold(const Game& game) {
    Fold fold{{State(game), {}}, {State(game)}};
    if (game.depth != Depth::final) return played_on(std::move(fold), game);
    fold.report = judge_palaces(game, fold.state);
    return fold;
}

Fold fold(const Game& now, const Game& was, Fold earlier) {
    keep_turns(earlier, turns_alike(now, was));
    return earlier.kept == 0 ? fold(now) : played_on(std::move(earlier), now);
}

Replay replay(const Game& game) {
    if (game.depth == Depth::final) return fold(game);
    return played_on(Replay{State(game), {}}, game);
}

// Finished palaces without their history: each scoring stands for itself, and every tile is judged as it lies.

namespace {

using redesign::Lying;

/// A palace about to be judged, in three passes over its tiles.
struct Finished {
    const FinalPalace& entered;
    Where where;                           ///< the player and the round
    TileSet& taken;                        ///< in this scoring, with Dirk's
    Palace palace = {};                    ///< of the tiles taken
    std::vector<std::size_t> indices = {}; ///< of the tiles taken, among those entered

    Where where_is(std::size_t index) const {
        Where tile = where;
        tile.piece = "tile";
        tile.index = static_cast<int>(index);
        return tile;
    }
};

/// Why a tile cannot be taken into its palace.
Findings refused(const Finished& finished, const FinalTile& given) {
    if (finished.taken[number(given.tile)]) return {{&actions::tile_twice, {place(given.at)}, {figure(given.tile)}}};
    if (!finished.palace.built(given.at)) return {};
    Findings occupied(1);
    occupied.front() = {&redesign::occupied_cell, {place(given.at)}};
    if (const Tile* there = finished.palace.tile_at(given.at)) occupied.front().figures.push_back(figure(*there));
    return occupied;
}

void take_tiles(Finished& finished, Report& report) {
    for (std::size_t i = 0; i < finished.entered.size(); ++i) {
        const FinalTile& given = finished.entered[i];
        if (!file(report, finished.where_is(i), refused(finished, given), given.waived)) continue;
        finished.taken.set(number(given.tile));
        finished.palace.lay(given.tile, given.at);
        finished.indices.push_back(i);
    }
}

void judge_tiles(const Finished& finished, Report& report) {
    Palace before;
    for (const std::size_t i : finished.indices) {
        const FinalTile& given = finished.entered[i];
        file(report, finished.where_is(i),
             judge_finished(redesign::checks(), Lying{before, finished.palace, given.tile, given.at}), given.waived);
        before.lay(given.tile, given.at);
    }
}

void judge_hole(const Finished& finished, Report& report, bool waived) {
    const Cells closed_in = holes(finished.palace);
    if (closed_in.empty()) return;
    file(report, finished.where,
         {{&redesign::palace_hole, redesign::places(closed_in), {static_cast<int>(closed_in.size())}}}, waived);
}

Scoring judge_round(const Round& round, int number, Report& report) {
    Scoring scoring{number, {}, round.dirk, round.points, round.dirk_points};
    TileSet taken;
    for (const Tile& tile : round.dirk) taken.set(alhambra::number(tile));
    for (std::size_t i = 0; i < round.palaces.size(); ++i) {
        Finished finished{round.palaces[i], {.player = static_cast<int>(i), .round = number}, taken};
        take_tiles(finished, report);
        judge_tiles(finished, report);
        judge_hole(finished, report, round.waived);
        scoring.palaces.push_back(std::move(finished.palace));
    }
    return scoring;
}

}

Report judge_palaces(const Game& game, State& state) {
    Report report;
    for (std::size_t i = 0; i < game.rounds.size(); ++i)
        state.scorings.push_back(judge_round(game.rounds[i], static_cast<int>(i) + 1, report));
    return report;
}

}

namespace clerk::alhambra::rules {

std::span<const Rule* const> all() {
    static const auto list =
        listed(actions::of_the_beginning(), actions::of_all(), actions::of_taking(), actions::of_buying(),
               redesign::checks(), ending::of_the_turn(), ending::of_the_game(), ending::of_winning());
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
