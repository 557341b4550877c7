#include "core/egizia/rounds.h"

#include "core/egizia/gains.h"

#include <algorithm>

namespace clerk::egizia::rounds {

namespace {

Verdict game_over(const Beginning& beginning) {
    if (beginning.state.rounds_done < rounds_of_a_game) return {};
    return Evidence{};
}

/// Where only builds are entered it is not known for sure who came first to a space of the track.
bool differs_within_spaces(const Beginning& beginning) {
    const Track& track = beginning.state.track;
    if (beginning.state.table->full() || beginning.state.rounds_done == 0) return false;
    return std::ranges::is_sorted(beginning.order(), {}, [&](int player) { return track.score(player); });
}

/// The figures: the players due, by number.
Verdict wrong_order(const Beginning& beginning) {
    const auto due = beginning.state.order_due();
    if (beginning.order() == due || differs_within_spaces(beginning)) return {};
    Evidence evidence;
    for (const int player : due) evidence.figures.push_back(player + 1);
    return evidence;
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Beginning> beginning_a_round[] = {
    {{"round.game-over"}, game_over},         //
    {{"round.order", waivable}, wrong_order}, // numbers of the players in the order due
};

void score_each(State& state, Source source, const std::vector<int>& points) {
    if (points.empty()) return;
    for (const int player : state.round->order) state.score(player, source, points[static_cast<std::size_t>(player)]);
}

/// At how many sites a player took part.
int sites_of(const State& state, int player) {
    const bool share_kept = state.table->rulings.sphinx_share == SphinxShare::kept;
    return static_cast<int>(std::ranges::count_if(sites, [&](Site site) {
        return std::ranges::any_of(state.round->builds, [&](const Worked& build) {
            const bool counts = site != Site::sphinx || !share_kept || build.kept;
            return build.player == player && build.site == site && counts;
        });
    }));
}

}

Checks<Beginning> of_the_beginning() { return beginning_a_round; }

void begin(State& state, const Round& round) {
    const Beginning beginning{state, round};
    const auto order = beginning.order();
    if (differs_within_spaces(beginning)) state.track.arrange(order);
    const std::size_t players = state.seats.size();
    state.round = Progress{.order = order, .passed = std::vector<bool>(players)};
    state.round->used.resize(players);
    state.last_order = order;
    for (Seat& seat : state.seats) {
        seat.rounds.emplace_back();
        seat.food = 0;
    }
    score_each(state, Source::other, round.other);
    score_each(state, Source::feeding, round.feeding);
}

void feed(State& state) {
    if (!state.table->full() || state.round->fed) return;
    for (const int player : state.round->order) state.score(player, Source::feeding, feeding(state, player).points);
    for (Seat& seat : state.seats) seat.stones += seat.quarry;
    state.round->fed = true;
}

void end(State& state) {
    constexpr int points[] = {0, 1, 3, 6};
    for (const int player : std::vector(state.track.ranking))
        state.score(player, Source::cooperation, points[sites_of(state, player)]);
    state.round.reset();
    ++state.rounds_done;
}

}
