// How long it takes to go to any turn of a game of 1,000 turns: what is told of it, and its boards ready to be drawn.
#include "app/desktop/game/editors.h"
#include "app/table/walk.h"
#include "tests/cases.h"

#include <benchmark/benchmark.h>

namespace {

using namespace clerk;

/// A whole game of Alhambra that begins with as many rounds in which everyone only takes money as 1,000 turns allow.
const table::Walk& long_walk() {
    static const table::Walk walk = [] {
        for (const nlohmann::json& one : tests::cases("alhambra.ndjson")) {
            const auto record = parse(one["record"].dump());
            if (!record || depth(*record) != Depth::builds || !check(*record).legal()) continue;
            Record longer = *record;
            auto& game = std::get<alhambra::Game>(longer.game);
            const std::size_t rounds = (limits::turns - game.turns.size()) / game.players.size();
            game.turns.insert(game.turns.begin(), rounds * game.players.size(), alhambra::Turn{.done = true});
            if (check(longer).legal()) return table::Walk(table::FoldedRecord(longer), true);
        }
        throw std::runtime_error("no such game among the fixtures");
    }();
    return walk;
}

/// A turn after another, far from each other.
template <class Act> void go_everywhere(benchmark::State& run, Act act) {
    const table::Walk& walk = long_walk();
    std::size_t after = 0;
    for ([[maybe_unused]] auto _ : run) {
        after = (after + 619) % (walk.turns() + 1);
        act(walk, after);
    }
    run.counters["turns"] = static_cast<double>(walk.turns());
}

void what_is_told_of_a_turn(benchmark::State& run) {
    go_everywhere(run, [](const table::Walk& walk, std::size_t after) {
        std::size_t letters = walk.title(after).length() + walk.words(after).length();
        for (const table::Brought& brought : walk.brought(after)) letters += brought_in_words(walk, brought).length();
        benchmark::DoNotOptimize(letters + walk.missed(after).size() + walk.findings(after).size());
        benchmark::DoNotOptimize(walk.score(after).players.size());
    });
}

void boards_of_a_turn(benchmark::State& run) {
    go_everywhere(run, [](const table::Walk& walk, std::size_t after) {
        benchmark::DoNotOptimize(
            desktop::boards_after(walk.game(),
                                  {.turns = after, .player = walk.player(after), .lit = walk.places(after)})
                .size());
    });
}

void a_game_taken_up(benchmark::State& run) {
    const Record record = long_walk().game().record;
    for ([[maybe_unused]] auto _ : run)
        benchmark::DoNotOptimize(table::Walk(table::FoldedRecord(record), true).turns());
}

BENCHMARK(what_is_told_of_a_turn)->Unit(benchmark::kMicrosecond);
BENCHMARK(boards_of_a_turn)->Unit(benchmark::kMicrosecond);
BENCHMARK(a_game_taken_up)->Unit(benchmark::kMillisecond);

}
