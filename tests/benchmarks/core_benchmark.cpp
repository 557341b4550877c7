// How long the rules of Babylon take, on positions in the middle of random games. What is found with sets of cells
// stands beside the same found with the plain check, which is the authority: the ratio of the two is what counts.
#include "core/babylon/score.h"
#include "tests/babylon/random_game.h"

#include <algorithm>

#include <benchmark/benchmark.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;

constexpr std::size_t how_many = 64;

const std::vector<State>& positions() {
    static const std::vector<State> states = [] {
        dice().seed(1);
        std::vector<State> made;
        while (made.size() < how_many) {
            State state = any_turn_in_progress(16);
            if (state.seat().garden.terraces().size() >= 6) made.push_back(std::move(state));
        }
        return made;
    }();
    return states;
}

/// Asks `answer` of one position after the other; what it found is counted in the first round of all.
template <class Answer> void ask(benchmark::State& run, Answer answer) {
    positions(); // made before the clock runs
    std::size_t asked = 0, found = 0;
    for ([[maybe_unused]] auto _ : run) {
        const auto here = static_cast<std::size_t>(answer(positions()[asked % how_many]));
        if (asked++ < how_many) found += here;
    }
    run.counters["found"] = static_cast<double>(found) / static_cast<double>(std::min(asked, how_many));
}

void total_of_a_garden(benchmark::State& run) {
    ask(run, [](const State& state) { return total(state.seat().garden); });
}

void itemised_score_of_a_garden(benchmark::State& run) {
    ask(run, [](const State& state) { return score(state.seat().garden).size(); });
}

void legal_terraces_of_a_turn(benchmark::State& run) {
    ask(run, [](const State& state) { return legal_terraces(state).size(); });
}

void legal_terraces_by_the_plain_check(benchmark::State& run) {
    ask(run, [](const State& state) {
        std::size_t legal = 0;
        const bool full = state.depth == clerk::Depth::full;
        for (const From from : {From::dug, From::slot}) {
            if (from == From::slot && !full) continue;
            Placement placement{.from = from};
            if (!full) placement.tile.emplace();
            for (int cell = 0; cell < board_size * board_size; ++cell)
                for (placement.level = 1; placement.level <= 6; ++placement.level)
                    for (int open = -1; open < 4; ++open) {
                        placement.at = Cell{}.moved(cell % board_size, cell / board_size);
                        placement.open = open < 0 ? std::nullopt : std::optional(static_cast<Corner>(open));
                        legal += check(state, placement).empty();
                    }
        }
        return legal;
    });
}

void legal_ornaments_of_a_turn(benchmark::State& run) {
    ask(run, [](const State& state) { return legal_ornaments(state).size(); });
}

void best_further_ornaments(benchmark::State& run) {
    ask(run, [](const State& state) { return missed(state).points; });
}

void replay_of_a_game(benchmark::State& run) {
    dice().seed(2);
    const Game game = any_game(clerk::Depth::full, 60).game;
    for ([[maybe_unused]] auto _ : run) benchmark::DoNotOptimize(replay(game).state.turns_played);
    run.counters["turns"] = static_cast<double>(game.turns.size());
}

void a_record_read(benchmark::State& run) {
    dice().seed(2);
    const clerk::Record record{{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"},
                               any_game(clerk::Depth::full, 60).game};
    const std::string text = clerk::print(record);
    for ([[maybe_unused]] auto _ : run) benchmark::DoNotOptimize(clerk::parse(text));
    run.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * run.iterations());
}

BENCHMARK(total_of_a_garden);
BENCHMARK(itemised_score_of_a_garden);
BENCHMARK(legal_terraces_of_a_turn);
BENCHMARK(legal_terraces_by_the_plain_check);
BENCHMARK(legal_ornaments_of_a_turn);
BENCHMARK(best_further_ornaments);
BENCHMARK(replay_of_a_game);
BENCHMARK(a_record_read);

}
