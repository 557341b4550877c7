#include "core/rajas/play.h"

#include "core/rajas/building.h"
#include "core/rajas/owing.h"
#include "core/rajas/turns.h"
#include "core/rajas/visiting.h"

#include <algorithm>
#include <cassert>
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

namespace {

void carry_out(State& state, const Step& step) {
    std::visit([&](const auto& what) { carry_out(state, what); }, step.what);
}

void end(State& state, const Turn& turn) {
    Seat& seat = state.seat();
    if (turn.money) seat.money = *turn.money;
    if (turn.fame) seat.fame = *turn.fame;
    end_turn(state, turn.met);
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
    if (!state.table->full()) {
        state.player = turn.player;
        state.progress = {};
    }
    const Where where{.player = state.player, .turn = state.turns_played, .step = -1};
    if (!file(report, where, check_beginning(state), false)) return false;
    if (!play_steps(state, report, where, turn.steps)) return false;
    if (!turn.done) return true;
    if (!file(report, where, check_end(state, turn), turn.waived)) return false;
    end(state, turn);
    return true;
}

bool same_setup(const Game& a, const Game& b) {
    return a.depth == b.depth && a.variant == b.variant && a.rulings == b.rulings && a.players == b.players &&
           a.board == b.board && a.ganges == b.ganges && a.yields == b.yields && a.dice == b.dice && a.gaps == b.gaps;
}

/// How many turns, from the first on, are played alike.
std::size_t turns_alike(const Game& a, const Game& b) { return same_setup(a, b) ? alike(a.turns, b.turns) : 0; }

/// The turns of a fold, or of a replay.
template <class Folded> Folded played_on(Folded fold, const Game& game) {
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

Replay replay(const Game& game) {
    if (game.depth == Depth::final) return fold(game);
    return played_on(Replay{State(game), {}}, game);
}

int player_at(const Game& game, std::size_t turn) {
    if (game.depth == Depth::builds) return game.turns[turn].player;
    const Fold played = fold(game);
    return played.after[std::min(turn, played.after.size() - 1)].player;
}

namespace {

std::vector<Spot> all_spots(const State& state) {
    std::vector<Spot> spots;
    for (std::size_t kind = 0; kind < spot_ids.size(); ++kind)
        if (static_cast<SpotKind>(kind) != SpotKind::palace) spots.push_back({static_cast<SpotKind>(kind)});
    if (const auto& palace = state.table->board.palace)
        for (const PalacePlace& own : *palace) spots.push_back({SpotKind::own, own.name});
    return spots;
}

bool keeps_rules(const State& state, const Visit& visit) {
    return keeps(visiting::of_a_worker(), visiting::Visiting{state, visit});
}

/// Each different die that the player holds.
Dice different_dice(const State& state) {
    Dice dice = state.seat().dice;
    std::ranges::sort(dice);
    const auto repeated = std::ranges::unique(dice);
    dice.erase(repeated.begin(), repeated.end());
    return dice;
}

void list_worker(Moves& moves, const State& state, const Spot& spot) {
    Visit visit{spot};
    WorkerMove move{spot};
    if (takes_coins(spot.kind))
        if (const auto due = visiting::coins_due(state, spot)) {
            visit.coins = move.coins = due->lowest;
            move.most_coins = due->highest;
        }
    if (visiting::asked(state, spot).kind == Asked::Kind::none) {
        if (keeps_rules(state, visit)) moves.workers.push_back(std::move(move));
        return;
    }
    move.dice.emplace();
    for (const Die& die : different_dice(state)) {
        visit.pay = {die};
        if (keeps_rules(state, visit)) move.dice->push_back(die);
    }
    if (!move.dice->empty()) moves.workers.push_back(std::move(move));
}

bool may_lie(const State& state, Cell cell, Roads roads) {
    const Lay lay{Tile{.roads = roads}, cell};
    return keeps(building::of_the_place(), building::Building{state, lay});
}

/// The smallest sets of sides with which a tile may lie there. A set comes behind all that it holds.
Site site(const State& state, Cell cell) {
    constexpr unsigned to_every_side = 15;
    Site site{cell};
    if (!may_lie(state, cell, Roads(to_every_side))) return site; // a road more never hinders
    for (unsigned bits = 0; bits <= to_every_side; ++bits) {
        const Roads roads(bits);
        const bool larger = std::ranges::any_of(site.roads, [&](Roads smaller) { return smaller.within(roads); });
        if (!larger && may_lie(state, cell, roads)) site.roads.push_back(roads);
    }
    return site;
}

/// Where an owed tile may lie, as if it alone were owed.
std::vector<Site> sites(State state, bool covers) {
    std::vector<Site> list;
    state.progress.owed.tiles = covers ? 0 : 1;
    state.progress.owed.covers = covers ? 1 : 0;
    for (int y = 1; y <= most_rows; ++y)
        for (int x = 1; x <= most_columns; ++x)
            if (Site found = site(state, {x, y}); !found.roads.empty()) list.push_back(std::move(found));
    return list;
}

}

Moves moves(const State& state) {
    Moves moves{state.player, state.turns_played, state.over};
    if (state.over) return moves;
    for (const Spot& spot : all_spots(state)) list_worker(moves, state, spot);
    const Owed& owed = state.progress.owed;
    moves.yield_owed = owed.yields > 0;
    moves.tile_anywhere = !state.province_side() && owed.tiles + owed.covers > 0;
    if (!state.province_side()) return moves;
    if (owed.tiles > 0) moves.sites = sites(state, false);
    if (owed.covers > 0) moves.covers = sites(state, true);
    return moves;
}

}

namespace clerk::rajas::rules {

std::span<const Rule* const> all() {
    static const auto list = [] {
        auto rules = listed(visiting::of_the_beginning(), visiting::of_a_worker(), building::of_a_tile());
        const auto add = [&](const std::vector<const Rule*>& more) {
            for (const Rule* rule : more)
                if (std::ranges::find(rules, rule->id, &Rule::id) == rules.end()) rules.push_back(rule);
        };
        add(owing::all());
        add(listed(ending::of_the_turn(), ending::of_the_game()));
        return rules;
    }();
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
