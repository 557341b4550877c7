#include "core/babylon/play.h"

#include "core/babylon/building.h"
#include "core/babylon/placing.h"
#include "core/finding.h"
#include "core/fold.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

namespace clerk::babylon {

namespace {

std::size_t placed_before(const State& state) {
    return state.seat().garden.terraces().size() - static_cast<std::size_t>(state.hand->terraces_placed);
}

building::TokenOf token(const State& state) {
    if (state.round() == 0) return building::TokenOf::first_round;
    const bool entered = static_cast<std::size_t>(state.round()) <= state.tokens.size();
    return entered ? building::TokenOf::entered : building::TokenOf::not_entered;
}

/// Pays for the pillars: the round's double first. A price that was waived takes what there is.
void pay(State& state, const Supports& supports) {
    const int needed = price(state, supports);
    state.seat().pillars = std::max(0, state.seat().pillars - needed);
    if (std::ranges::find(supports, Support::double_) != supports.end()) state.hand->double_pillar = false;
}

}

Supports supports(const State& state, const Terrace& terrace) {
    return placing::supports(state.seat().garden, state.rulings, terrace);
}

Findings check(const State& state, const std::optional<Dig>& dig) {
    return judge(beginning::checks(), beginning::Beginning{state, dig});
}

namespace {

/// A terrace as a placement lays it, and what would carry it.
struct Laid {
    Terrace terrace;
    Supports resting;
};

/// Requires that its tile is there.
Laid laid(const State& state, const Placement& placement) {
    const Terrace terrace = placing::terrace(placement, *tile_of(state, placement));
    return {terrace, supports(state, terrace)};
}

Findings check_tile(const State& state, const Placement& placement) {
    assert(state.hand);
    return judge(beginning::tile_checks(), beginning::Choice{state, placement});
}

Findings check(const State& state, const Laid& laid) {
    const placing::Plan plan{state.seat().garden, state.rulings, laid.terrace, laid.resting, &state};
    return judge(placing::checks(), plan);
}

void carry_out(State& state, From from, const Laid& laid) {
    Seat& seat = state.seat();
    if (state.depth == Depth::full) {
        pay(state, laid.resting);
        (from == From::dug ? state.hand->dug : seat.slot).reset();
    }
    seat.garden.place(laid.terrace, laid.resting);
    ++state.hand->terraces_placed;
}

}

Findings check(const State& state, const Placement& placement) {
    Findings gone = check_tile(state, placement);
    return gone.empty() ? check(state, laid(state, placement)) : gone;
}

Findings check(const State& state, const Building& building) {
    assert(state.hand);
    return judge(building::checks(), building::Plan{state.seat().garden, state.rulings, building, placed_before(state),
                                                    state.effect(), state.hand->effect_used, token(state)});
}

Findings check(const State& state, const Step& step) {
    return std::visit([&](const auto& what) { return check(state, what); }, step.what);
}

void carry_out(State& state, const Step& step) {
    std::visit([&](const auto& what) { carry_out(state, what); }, step.what);
}

void carry_out(State& state, const Placement& placement) { carry_out(state, placement.from, laid(state, placement)); }

void build(State& state, const Ornament& ornament, bool as_if) {
    state.seat().garden.build(ornament);
    if (as_if) state.hand->effect_used = true;
}

void carry_out(State& state, const Building& building) {
    build(state, building::ornament(building), !building.as_if.empty());
}

void begin_turn(State& state, const std::optional<Dig>& dig) {
    state.hand.emplace();
    if (!dig) return;
    state.seat().pillars += income(state, *dig);
    if (state.effect() == Effect::single) ++state.seat().pillars;
    state.hand->double_pillar = state.effect() == Effect::double_;
    state.hand->dug = dig->tile.tile;
    state.quarry.take(dig->at);
}

void end_turn(State& state, Unplaced unplaced) {
    Seat& seat = state.seat();
    seat.pillars = std::min(seat.pillars, storage);
    if (state.hand->dug && unplaced == Unplaced::store) seat.slot = state.hand->dug;
    state.hand.reset();
    ++state.turns_played;
}

State begin(State state, const std::optional<Dig>& dig) {
    begin_turn(state, dig);
    return state;
}

State play(State state, const Step& step) {
    carry_out(state, step);
    return state;
}

State finish(State state, Unplaced unplaced) {
    end_turn(state, unplaced);
    return state;
}

namespace {

/// Carries a step out if it stands. True when it does.
bool play_step(State& state, Report& report, const Where& where, const Building& building, bool waived) {
    if (!file(report, where, check(state, building), waived)) return false;
    carry_out(state, building);
    return true;
}

bool play_step(State& state, Report& report, const Where& where, const Placement& placement, bool waived) {
    if (!file(report, where, check_tile(state, placement), waived)) return false;
    const Laid terrace = laid(state, placement);
    if (!file(report, where, check(state, terrace), waived)) return false;
    carry_out(state, placement.from, terrace);
    return true;
}

/// Plays one turn as far as it stands. True when it stands whole.
bool play_turn(State& state, Report& report, const Turn& turn) {
    Where where{.player = state.player(), .turn = state.turns_played, .step = -1};
    if (!file(report, where, check(state, turn.dig), turn.dig && turn.dig->waived)) return false;
    begin_turn(state, turn.dig);
    for (const Step& step : turn.steps) {
        ++*where.step;
        const auto play = [&](const auto& what) { return play_step(state, report, where, what, step.waived); };
        if (!std::visit(play, step.what)) return false;
    }
    if (turn.done) end_turn(state, turn.unplaced);
    return true;
}

bool same_setup(const Game& a, const Game& b) {
    return a.depth == b.depth && a.rulings == b.rulings && a.players == b.players && a.removed_clay == b.removed_clay;
}

/// How many turns, from the first on, are played alike. The first token holds from the second round on.
std::size_t turns_alike(const Game& a, const Game& b) {
    if (!same_setup(a, b)) return 0;
    const std::size_t turns = alike(a.turns, b.turns);
    if (a.tokens == b.tokens) return turns;
    return std::min(turns, (alike(a.tokens, b.tokens) + 1) * a.players.size());
}

/// The turns of a fold, or of a replay.
template <class Folded> Folded played_on(Folded fold, const Game& game) {
    play_turns(fold, game.turns, play_turn);
    fold.report.rounds = rounds(game.players.size());
    fold.report.turns_played = fold.state.turns_played;
    return fold;
}

}

Fold fold(const Game& game) {
    Fold fold{{State(game), {}}, {State(game)}};
    if (game.depth != Depth::final) return played_on(std::move(fold), game);
    fold.report = judge_gardens(game, fold.state);
    return fold;
}

Fold fold(const Game& now, const Game& was, Fold earlier) {
    keep_turns(earlier, turns_alike(now, was));
    if (earlier.kept == 0) return fold(now);
    for (State& state : earlier.after) state.tokens = now.tokens;
    return played_on(std::move(earlier), now);
}

Replay replay(const Game& game) {
    if (game.depth == Depth::final) return fold(game);
    return played_on(Replay{State(game), {}}, game);
}

// A finished garden without its history: every terrace and every ornament is judged as it stands.

namespace {

using building::Plan;
using Group = std::vector<Space>;

bool in_line(Space a, Space b) { return a.cell.x == b.cell.x || a.cell.y == b.cell.y; }

/// Statues joined wherever two share a row or a column.
std::vector<Group> statue_groups(const Garden& garden) {
    std::vector<Group> groups;
    for (const Ornament& ornament : garden.ornaments()) {
        if (ornament.kind != Kind::statue) continue;
        const auto apart = [&](const Group& group) {
            return std::ranges::none_of(group, [&](Space other) { return in_line(other, ornament.a); });
        };
        const auto joined = std::partition(groups.begin(), groups.end(), apart);
        Group merged{ornament.a};
        for (auto group = joined; group != groups.end(); ++group)
            merged.insert(merged.end(), group->begin(), group->end());
        groups.erase(joined, groups.end());
        groups.push_back(std::move(merged));
    }
    return groups;
}

/// Statues of several groups cannot have come about by the rules, unless all but one had become pillars.
Findings statues_not_aligned(const Garden& garden, const Rulings& rulings) {
    auto groups = statue_groups(garden);
    const auto stands = [&](Space statue) { return garden.statue_stands(statue); };
    if (rulings.statue_restart) std::erase_if(groups, [&](const Group& g) { return std::ranges::none_of(g, stands); });
    if (groups.size() < 2) return {};
    Finding finding{&building::not_aligned, {}, {0}};
    for (const Group& group : groups)
        for (Space statue : group) finding.places.push_back(place(statue));
    finding.figures[0] = static_cast<int>(finding.places.size());
    return {finding};
}

/// From the lowest level up, and in the order given within a level.
std::vector<int> by_level(const std::vector<FinalTerrace>& terraces) {
    std::vector<int> order(terraces.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int i) { return terraces[static_cast<std::size_t>(i)].placement.level; });
    return order;
}

void judge_garden(const FinalGarden& entered, const Rulings& rulings, int player, Garden& garden, Report& report) {
    for (int i : by_level(entered.terraces)) {
        const FinalTerrace& given = entered.terraces[static_cast<std::size_t>(i)];
        const Terrace terrace = placing::terrace(given.placement, given.placement.tile->tile);
        const Supports resting = placing::supports_when_finished(garden, terrace);
        const placing::Plan plan{garden, rulings, terrace, resting, nullptr, &entered};
        const Findings findings = judge_finished(placing::checks(), plan);
        file(report, {.player = player, .piece = "terrace", .index = i}, findings, given.waived);
        if (!cannot_exist(findings)) garden.place(terrace, resting);
    }
    for (std::size_t i = 0; i < entered.ornaments.size(); ++i) {
        const FinalOrnament& given = entered.ornaments[i];
        const Findings findings = judge_finished(building::checks(), Plan{garden, rulings, given.building});
        const Where where{.player = player, .piece = "ornament", .index = static_cast<int>(i)};
        file(report, where, findings, given.waived);
        if (!cannot_exist(findings)) garden.build(building::ornament(given.building));
    }
    file(report, {.player = player}, statues_not_aligned(garden, rulings), entered.waived);
}

}

Report judge_gardens(const Game& game, State& state) {
    Report report;
    for (std::size_t i = 0; i < game.gardens.size(); ++i)
        judge_garden(game.gardens[i], game.rulings, static_cast<int>(i), state.seats[i].garden, report);
    return report;
}

}

namespace clerk::babylon::rules {

std::span<const Rule* const> all() {
    static const auto list =
        listed(beginning::checks(), beginning::tile_checks(), placing::checks(), building::checks());
    return list;
}

const Rule& named(std::string_view id) {
    const auto found = std::ranges::find(all(), id, &Rule::id);
    assert(found != all().end());
    return **found;
}

}
