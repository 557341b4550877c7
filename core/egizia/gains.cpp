#include "core/egizia/gains.h"

#include <algorithm>

namespace clerk::egizia {

namespace {

constexpr int stones_of_the_last_level = 3, points_of_the_last_level = 2;
constexpr int lost_a_grain[] = {3, 2, 2, 1, 1}; ///< points, by the level of the grain market

void add(int& amount, int more) { amount = std::max(0, amount + more); }

}

void raise(State& state, int player, const std::vector<Crew>& crews) {
    const auto& highest = state.table->board.max_strength;
    for (const Crew crew : crews)
        if (int& strength = state.seat(player).strength[crew]; !highest || strength < *highest) ++strength;
}

void step(State& state, int player, Market market) {
    Seat& seat = state.seat(player);
    int& level = seat.market[market];
    level = std::min(level + 1, last_level[market]);
    if (level < last_level[market]) return;
    if (market == Market::stone)
        seat.stones += stones_of_the_last_level;
    else
        state.score(player, Source::grain_market, points_of_the_last_level);
}

void give(State& state, int player, const Gain& gain) {
    Seat& seat = state.seat(player);
    raise(state, player, gain.raise);
    for (const Field field : fields) add(seat.fields[field], gain.fields[field]);
    add(seat.quarry, gain.quarry);
    add(seat.stones, gain.stones);
    if (!state.round->fed) seat.food += gain.food;
    add(seat.sphinx, gain.sphinx);
    state.score(player, Source::other, gain.points);
    for (const Market market : markets)
        for (int steps = gain.steps[market]; steps > 0; --steps) step(state, player, market);
    state.ring = gain.ring.value_or(state.ring);
}

Feeding feeding(const State& state, int player) {
    const Seat& seat = state.seat(player);
    Feeding told{player, seat.need(), seat.food};
    for (int field = 0; field < state.ring; ++field) told.grain += seat.fields[static_cast<Field>(field)];
    told.points = -std::max(0, told.need - told.grain) * lost_a_grain[seat.market[Market::grain] - 1];
    return told;
}

}
