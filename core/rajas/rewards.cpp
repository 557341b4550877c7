#include "core/rajas/rewards.h"

#include <algorithm>
#include <limits>

namespace clerk::rajas {

namespace {

constexpr int all_of_them = std::numeric_limits<int>::max();

void gain_karma(State& state, int karma) { state.seat().karma = std::min(most_karma, state.seat().karma + karma); }

void gain_workers(State& state, int workers) {
    Seat& seat = state.seat();
    seat.extra_workers = std::min(state.table->most_extra_workers(), seat.extra_workers + workers);
}

void owe_move(State& state, int most, bool exactly = false) { state.progress.owed.moves.push_back({most, exactly}); }

void owe_dice(State& state, DieColour colour, int count) {
    state.progress.owed.dice.insert(state.progress.owed.dice.end(), static_cast<std::size_t>(count), colour);
}

void bonus_of_fame(State& state, int space) {
    if (space == 5) ++state.progress.owed.upgrades;
    if (space == 15) gain_workers(state, 1);
    if (space == 24) gain_karma(state, 2);
    if (space == 31) owe_move(state, 1);
}

void bonus_of_money(State& state, int space) {
    if (space == 12 || space == 44) owe_move(state, 1);
    if (space == 20) gain_workers(state, 1);
    if (space == 33 || space == state.table->board.last_money_bonus) owe_dice(state, std::nullopt, 1);
}

int linked_yield_tiles(const State& state) {
    const ProvinceSide* side = state.province_side();
    if (!side) return 0;
    const Province& province = state.seat().province;
    const Cells cells = linked(province, *side);
    return static_cast<int>(std::ranges::count_if(
        province.yields, [&](const LaidYield& yield) { return road_ends(province, cells, yield.at); }));
}

int counted(const State& state, Counted of) {
    const Seat& seat = state.seat();
    switch (of) {
    case Counted::upgrade: return seat.upgrades();
    case Counted::river: return state.table->board.river ? seat.boat / 3 : 0;
    case Counted::yield_tile: return linked_yield_tiles(state);
    case Counted::worker: return seat.workers();
    default: return seat.province.count(of);
    }
}

/// What is to be chosen.
void owe(State& state, const Reward& reward, Source source) {
    Owed& owed = state.progress.owed;
    owed.dice.insert(owed.dice.end(), reward.dice.begin(), reward.dice.end());
    if (reward.karma_dice) owe_dice(state, *reward.karma_dice, state.seat().karma);
    owed.upgrades += reward.upgrade;
    if (reward.boat > 0) owe_move(state, reward.boat);
    if (reward.market && !reward.market->assorted) owed.markets.push_back({reward.market->most, source});
}

const Reward& reward_of_space(const State& state, int space) {
    const auto tile = std::ranges::find(state.table->ganges, space, &GangesTile::space);
    if (tile != state.table->ganges.end()) return tile->gain;
    return state.table->board.river->spaces[static_cast<std::size_t>(space - 1)];
}

/// On a free space so far ahead.
void move_boat(State& state, int by) {
    const River& river = *state.table->board.river;
    const int from = state.seat().boat, to = free_ahead(state)[static_cast<std::size_t>(by - 1)];
    state.seat().boat = to;
    if (from <= river.bridge && to > river.bridge) gain_workers(state, 1);
    give(state, reward_of_space(state, to), Source::river);
}

/// What a linked yield gives now; the tile on a slot holds instead of what is printed. None: nothing (any more).
std::optional<Reward> spend(State& state, const Yield& printed) {
    Province& province = state.seat().province;
    if (LaidYield* tile = province.yield_at(printed.at)) {
        if (std::exchange(tile->spent, true)) return std::nullopt;
        return tile->gain;
    }
    auto& taken = province.taken;
    if (!printed.gain || std::ranges::find(taken, printed.at) != taken.end()) return std::nullopt;
    taken.push_back(printed.at);
    return printed.gain;
}

}

void earn_fame(State& state, int fame, Source source) {
    Seat& seat = state.seat();
    const int before = seat.fame;
    seat.fame += fame;
    seat.fame_from[source] += fame;
    for (const int space : {5, 15, 24, 31})
        if (before < space && seat.fame >= space) bonus_of_fame(state, space);
}

void earn_money(State& state, int money, Source source) {
    Seat& seat = state.seat();
    seat.money += money;
    seat.money_from[source] += money;
    const int before = std::exchange(seat.furthest_money, std::max(seat.furthest_money, seat.money));
    for (const int space : {12, 20, 33, 44, state.table->board.last_money_bonus.value_or(all_of_them)})
        if (before < space && seat.money >= space) bonus_of_money(state, space);
}

void pay_money(State& state, int money) {
    Seat& seat = state.seat();
    const int paid = std::min(money, seat.money);
    seat.money -= paid;
    seat.money_from[Source::paid] -= paid;
}

void give(State& state, const Reward& reward, Source source) {
    if (reward.fame > 0) earn_fame(state, reward.fame, source);
    if (reward.money > 0) earn_money(state, reward.money, source);
    gain_karma(state, reward.karma);
    gain_workers(state, reward.worker);
    if (const auto& each = reward.each) {
        const int count = counted(state, each->of);
        earn_fame(state, each->fame * count, source);
        earn_money(state, each->money * count, source);
    }
    if (reward.market && reward.market->assorted) earn_money(state, assorted_markets(state.seat().province), source);
    owe(state, reward, source);
    if (reward.palace) act(state, *reward.palace, source);
}

void act(State& state, Chamber chamber, Source source) {
    Owed& owed = state.progress.owed;
    switch (chamber) {
    case Chamber::mogul:
        earn_fame(state, 2, source);
        state.next_start = state.player;
        break;
    case Chamber::dancer:
        owe_dice(state, std::nullopt, 2);
        ++(state.table->navaratnas() ? owed.yields : owed.drawn);
        break;
    case Chamber::yogi:
        gain_karma(state, 2);
        owe_dice(state, std::nullopt, 1);
        break;
    case Chamber::raja: ++owed.upgrades; break;
    case Chamber::builder: ++owed.covers; break;
    case Chamber::portuguese:
        if (source != Source::river || !on_last_spaces(state)) owe_move(state, last_spaces, true);
        break;
    }
}

void draw_white(State& state, White tile) {
    switch (tile) {
    case White::die: owe_dice(state, std::nullopt, 1); break;
    case White::money: earn_money(state, 3, Source::palace); break;
    case White::upgrade: ++state.progress.owed.upgrades; break;
    case White::karma: gain_karma(state, 1); break;
    }
}

int assorted_markets(const Province& province) {
    int together = 0;
    for (const Good good : goods) together += province.best_markets(good, 1);
    return together;
}

std::vector<int> free_ahead(const State& state) {
    const int last = state.table->board.river->last();
    std::vector<int> spaces;
    for (int space = state.seat().boat + 1; space <= last; ++space)
        if (space == last || std::ranges::find(state.seats, space, &Seat::boat) == state.seats.end())
            spaces.push_back(space);
    return spaces;
}

bool on_last_spaces(const State& state) {
    const auto& river = state.table->board.river;
    const int boat = state.seat().boat;
    return river && boat > 0 && boat > river->last() - last_spaces;
}

int reach(const State& state, const OwedMove& move) {
    if (!state.table->board.river) return move.most;
    return std::min(move.most, static_cast<int>(free_ahead(state).size()));
}

std::optional<std::size_t> allowing_move(const State& state, int by) {
    const auto& moves = state.progress.owed.moves;
    const auto found = std::ranges::find_if(
        moves, [&](const OwedMove& move) { return move.exactly ? by == reach(state, move) : by <= move.most; });
    if (found == moves.end()) return std::nullopt;
    return static_cast<std::size_t>(found - moves.begin());
}

void sail(State& state, const Sail& step) {
    auto& moves = state.progress.owed.moves;
    if (!moves.empty())
        moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(allowing_move(state, step.by).value_or(0)));
    if (state.table->board.river)
        move_boat(state, step.by);
    else if (step.gain)
        give(state, *step.gain, Source::river);
}

void take_yields(State& state, bool lost) {
    const ProvinceSide& side = *state.province_side();
    const Cells cells = linked(state.seat().province, side);
    for (const Yield& printed : side.yields) {
        if (!road_ends(state.seat().province, cells, printed.at)) continue;
        const auto reward = spend(state, printed);
        if (reward && !lost) give(state, *reward, Source::yields);
    }
}

void lay_yield(State& state, const YieldTile& tile) {
    auto& yields = state.seat().province.yields;
    yields.push_back(laid(tile));
    const ProvinceSide* side = state.province_side();
    if (!side) return;
    const Province& province = state.seat().province;
    if (!road_ends(province, linked(province, *side), tile.at)) return;
    yields.back().spent = true;
    if (state.table->rulings.linked_slot == LinkedSlot::at_once) give(state, tile.gain, Source::yields);
}

}
