#include "core/rajas/visiting.h"

#include "core/rajas/rewards.h"

#include <algorithm>

namespace clerk::rajas::visiting {

namespace {

const std::optional<std::vector<int>>& prices(const State& state, const Spot& spot) {
    const Board& board = state.table->board;
    return spot.kind == SpotKind::quarry ? board.quarry : board.harbour;
}

int dice_asked(const State& state, const Spot& spot) { return asked(state, spot).kind == Asked::Kind::none ? 0 : 1; }

bool stood_on(const State& state, SpotKind kind) {
    return std::ranges::find(state.standing, Standing{{kind}, state.player}) != state.standing.end();
}

Verdict game_over(const State& state) {
    if (!state.over) return {};
    return Evidence{};
}

Verdict none(const Visiting& visiting) {
    const Seat& seat = visiting.state.seat();
    if (visiting.state.progress.had_worker && seat.workers_left() > 0) return {};
    return Evidence{{}, {seat.workers_left(), seat.workers()}};
}

Verdict second(const Visiting& visiting) {
    if (visiting.state.progress.workers == 0) return {};
    return Evidence{};
}

Verdict occupied(const Visiting& visiting) {
    const auto there = spaces(visiting.state, visiting.visit.at);
    if (!there || visiting.state.standing_on(visiting.visit.at) < *there) return {};
    return Evidence{{}, {figure(visiting.visit.at), *there}};
}

Verdict assorted_again(const Visiting& visiting) {
    if (visiting.visit.at.kind != SpotKind::assorted || visiting.state.seats.size() <= all_can_take) return {};
    if (!stood_on(visiting.state, SpotKind::assorted)) return {};
    return Evidence{};
}

Verdict wrong_coins(const Visiting& visiting) {
    if (!takes_coins(visiting.visit.at.kind)) return {};
    const auto due = coins_due(visiting.state, visiting.visit.at);
    const int given = coins(visiting.state, visiting.visit);
    if (!due || (given >= due->lowest && given <= due->highest)) return {};
    return Evidence{{}, {figure(visiting.visit.at), given, due->lowest, due->highest, visiting.state.seat().money}};
}

Verdict money(const Visiting& visiting) {
    const int given = coins(visiting.state, visiting.visit);
    if (given <= visiting.state.seat().money) return {};
    return Evidence{{}, {given, visiting.state.seat().money}};
}

Verdict not_held(const Visiting& visiting) { return unless_held(visiting.state, visiting.visit.pay); }

Verdict count(const Visiting& visiting) {
    const auto given = static_cast<int>(visiting.visit.pay.size());
    const Spot& spot = visiting.visit.at;
    const int due = spot.kind == SpotKind::palace ? std::min(given, 1) : dice_asked(visiting.state, spot);
    if (given == due) return {};
    return Evidence{{}, {figure(spot), given, due}};
}

Verdict die(const Visiting& visiting) {
    const Asked due = asked(visiting.state, visiting.visit.at);
    const auto wrong = std::ranges::find_if(visiting.visit.pay, [&](const Die& paid) { return !due.met_by(paid); });
    if (wrong == visiting.visit.pay.end()) return {};
    return Evidence{{}, {rajas::figure(*wrong), figure(due), figure(visiting.visit.at)}};
}

Verdict last_six(const Visiting& visiting) {
    if (visiting.visit.at.kind != SpotKind::portuguese || !on_last_spaces(visiting.state)) return {};
    return Evidence{{}, {visiting.state.seat().boat, visiting.state.table->board.river->last()}};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<State> beginning_a_turn[] = {
    {{"turn.game-over"}, game_over}, //
};

constexpr Check<Visiting> sending_a_worker[] = {
    {{"worker.none"}, none},                         // workers left, workers of the player
    {{"worker.second", waivable}, second},           //
    {{"worker.occupied", waivable}, occupied},       // place, its spaces
    {{"worker.assorted", waivable}, assorted_again}, //
    {{"pay.coins", waivable}, wrong_coins},          // place, coins paid, least and most that are right, money
    {{"pay.money", waivable}, money},                // coins paid, money of the player
    {dice_not_held, not_held},                       // die, how many of it are held
    {{"pay.count", waivable}, count},                // place, dice paid, dice asked for
    {{"pay.die", waivable}, die},                    // die, what is asked for, place
    {{"boat.last-six", waivable}, last_six},         // the boat's space, spaces of the river
};

void act_on(State& state, const Visit& visit) {
    const int shown = sum(visit.pay);
    const Province& province = state.seat().province;
    Owed& owed = state.progress.owed;
    switch (visit.at.kind) {
    case SpotKind::quarry: ++owed.tiles; return;
    case SpotKind::assorted: earn_money(state, assorted_markets(province), Source::markets); return;
    case SpotKind::harbour:
        if (shown > 0) owed.moves.push_back({std::min(shown, 3)});
        return;
    case SpotKind::palace:
        if (visit.gain) give(state, *visit.gain, Source::palace);
        return;
    case SpotKind::own: give(state, state.table->own_place(visit.at)->gain, Source::palace); return;
    default: break;
    }
    if (const auto sold = good(visit.at.kind)) earn_money(state, province.best_markets(*sold, shown), Source::markets);
    if (const auto room = chamber(visit.at.kind)) act(state, *room, Source::palace);
}

}

Checks<State> of_the_beginning() { return beginning_a_turn; }
Checks<Visiting> of_a_worker() { return sending_a_worker; }

Verdict unless_held(const State& state, const Dice& dice) {
    const Dice& held = state.seat().dice;
    const auto missing = lacking(held, dice);
    if (!missing) return {};
    return Evidence{{}, {rajas::figure(*missing), static_cast<int>(std::ranges::count(held, *missing))}};
}

Asked asked(const State& state, const Spot& spot) {
    using Kind = Asked::Kind;
    if (good(spot.kind) || spot.kind == SpotKind::palace) return {.kind = Kind::any};
    if (const auto room = chamber(spot.kind)) return {.kind = Kind::value, .value = 1 + static_cast<int>(*room)};
    if (spot.kind == SpotKind::harbour) return {.kind = Kind::up_to_three};
    const PalacePlace* own = state.table->own_place(spot);
    return own ? own->die : Asked{};
}

std::optional<int> described_coins(const State& state, const Spot& spot) {
    if (!takes_coins(spot.kind)) return std::nullopt;
    const auto& list = prices(state, spot);
    const auto next = static_cast<std::size_t>(state.standing_on(spot));
    return list && next < list->size() ? std::optional((*list)[next]) : std::nullopt;
}

std::optional<Range> coins_due(const State& state, const Spot& spot) {
    if (const auto described = described_coins(state, spot)) return Range{*described, *described};
    if (prices(state, spot)) return std::nullopt;
    if (spot.kind == SpotKind::quarry) return Range{1, 4};
    return state.standing_on(spot) == 0 ? Range{0, 0} : Range{1, 2};
}

int coins(const State& state, const Visit& visit) {
    return visit.coins.value_or(described_coins(state, visit.at).value_or(0));
}

std::optional<int> spaces(const State& state, const Spot& spot) {
    const Board& board = state.table->board;
    if (chamber(spot.kind)) return 1;
    if (takes_coins(spot.kind)) {
        const auto& list = prices(state, spot);
        return list ? std::optional(static_cast<int>(list->size())) : std::nullopt;
    }
    if (spot.kind == SpotKind::assorted) return board.market ? std::optional(board.market->assorted) : std::nullopt;
    if (const auto sold = good(spot.kind))
        return board.market ? std::optional(board.market->goods[*sold]) : std::nullopt;
    const PalacePlace* own = state.table->own_place(spot);
    return own ? std::optional(own->spaces) : std::nullopt;
}

int figure(const Spot& spot) { return static_cast<int>(spot.kind); }

int figure(const Asked& asked) {
    if (asked.kind == Asked::Kind::value) return asked.value;
    if (asked.kind == Asked::Kind::up_to_three) return highest_value + 1;
    return 10 + static_cast<int>(asked.colour);
}

void carry_out(State& state, const Visit& visit) {
    pay_money(state, coins(state, visit));
    take(state.seat().dice, visit.pay);
    state.standing.push_back({visit.at, state.player});
    ++state.seat().placed;
    ++state.progress.workers;
    const SpotKind kind = visit.at.kind;
    if (kind == SpotKind::quarry || kind == SpotKind::builder) state.progress.sent = kind;
    act_on(state, visit);
}

}
