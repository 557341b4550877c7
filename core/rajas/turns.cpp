#include "core/rajas/turns.h"

#include <algorithm>

namespace clerk::rajas {

namespace {

int players(const State& state) { return static_cast<int>(state.seats.size()); }
int after(const State& state, int player) { return (player + 1) % players(state); }
const Seat& seat_of(const State& state, int player) { return state.seats[static_cast<std::size_t>(player)]; }

bool may_place(const State& state, int player) {
    return !seat_of(state, player).passed && seat_of(state, player).workers_left() > 0;
}

/// For a worker, or for a yield tile: then another player owns a worker for this go-round.
bool has_turn(const State& state, int player) {
    if (may_place(state, player)) return true;
    if (!state.table->navaratnas() || seat_of(state, player).passed) return false;
    for (int other = 0; other < players(state); ++other)
        if (other != player && seat_of(state, other).workers() >= state.go_round) return true;
    return false;
}

void seat_at_turn(State& state, int player) {
    state.player = player;
    state.progress = {};
    state.progress.had_worker = state.seat().workers_left() > 0;
    if (!state.progress.had_worker) state.progress.owed.yields = 1;
}

void begin_round(State& state) {
    state.start = state.next_start.value_or(after(state, state.start));
    state.next_start.reset();
    state.standing.clear();
    ++state.round;
    state.go_round = 1;
    for (Seat& seat : state.seats) {
        seat.placed = 0;
        seat.passed = false;
    }
}

bool anyone_may_place(const State& state) {
    for (int player = 0; player < players(state); ++player)
        if (may_place(state, player)) return true;
    return false;
}

/// Of those who come after a player in the go-round.
std::optional<int> next_in_go_round(const State& state, int player) {
    for (int next = after(state, player); next != state.start; next = after(state, next))
        if (has_turn(state, next)) return next;
    return std::nullopt;
}

/// The first of a go-round.
std::optional<int> first_in_go_round(const State& state) {
    if (has_turn(state, state.start)) return state.start;
    return next_in_go_round(state, state.start);
}

/// Of those to whom the ruling gives one more turn.
void pass_on_among_last(State& state) {
    auto& last = *state.last;
    std::erase_if(last, [&](int player) { return !may_place(state, player); });
    if (last.empty()) {
        state.over = true;
        return;
    }
    const int next = last.front();
    last.erase(last.begin());
    seat_at_turn(state, next);
}

void pass_on(State& state) {
    if (state.last) return pass_on_among_last(state);
    auto next = next_in_go_round(state, state.player);
    if (!next && !state.met.empty()) {
        state.over = true;
        return;
    }
    if (!next) {
        ++state.go_round;
        if (!anyone_may_place(state)) begin_round(state);
        next = first_in_go_round(state);
    }
    seat_at_turn(state, *next);
}

void meet(State& state, bool met_as_told) {
    const auto gap = state.table->board.facing ? state.gap(state.player) : std::nullopt;
    if (state.has_met(state.player) || !(gap ? *gap >= 0 : met_as_told)) return;
    state.met.push_back(state.player);
    if (state.met.size() > 1 || state.table->rulings.last_turns != LastTurns::others) return;
    state.last.emplace();
    for (int other = after(state, state.player); other != state.player; other = after(state, other))
        state.last->push_back(other);
}

}

void end_turn(State& state, bool met_as_told) {
    ++state.turns_played;
    meet(state, met_as_told);
    if (!state.table->full()) return;
    if (state.progress.had_worker && state.progress.workers == 0) state.seat().passed = true;
    pass_on(state);
}

}

namespace clerk::rajas::ending {

namespace {

Verdict no_tile(const TurnEnd& end) {
    const Progress& progress = end.state.progress;
    if (!end.state.table->full() || !progress.sent || progress.tile) return {};
    return Evidence{{}, {static_cast<int>(*progress.sent)}};
}

Verdict fame_back(const TurnEnd& end) {
    const int before = end.state.seat().fame;
    if (!end.turn.fame || *end.turn.fame >= before) return {};
    return Evidence{{}, {*end.turn.fame, before}};
}

Verdict met(const Ended& ended) {
    const auto gap = ended.gap();
    if (!ended.entered().met || !gap || *gap >= 0) return {};
    return Evidence{{}, {*ended.entered().met, -*gap}};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<TurnEnd> ending_a_turn[] = {
    {{"turn.no-tile", waivable}, no_tile},       // place the worker was sent to
    {{"marker.fame-back", waivable}, fame_back}, // space of the marker, space before
};

constexpr Check<Ended> ending_the_game[] = {
    {{"final.met", waivable}, met}, // place in the order of meeting, fame spaces that are lacking
};

}

std::optional<int> Ended::gap() const {
    if (!game.board.facing) return entered().gap;
    const auto& facing = *game.board.facing;
    return *entered().fame - facing[std::min(static_cast<std::size_t>(*entered().money), facing.size() - 1)];
}

Checks<TurnEnd> of_the_turn() { return ending_a_turn; }
Checks<Ended> of_the_game() { return ending_the_game; }

}
