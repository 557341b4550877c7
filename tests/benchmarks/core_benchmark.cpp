// How long the rules of Babylon take, on positions in the middle of random games. What is found with sets of cells
// stands beside the same found with the plain check, which is the authority: the ratio of the two is what counts.
#include "core/babylon/best.h"
#include "core/babylon/score.h"
#include "tests/babylon/quick_game.h"

#include <algorithm>
#include <chrono>

#include <benchmark/benchmark.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;

constexpr std::size_t how_many = 64;

const std::vector<State>& positions() {
    static const std::vector<State> states = [] {
        chance().seed(1);
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

/// Turns just begun, with so many tiles in hand and the pillars that are there by then.
std::vector<State> turns_begun(std::size_t count, bool two_tiles) {
    chance().seed(3);
    std::vector<State> made;
    while (made.size() < count) {
        const State state = any_game(clerk::Depth::full, 4 + pick(22)).state;
        if (state.over()) continue;
        made.push_back(begin(state, Dig{moves(state).digs.front().at, {any_tile(3)}}));
        made.back().seat().slot = two_tiles ? std::optional(any_tile(3)) : std::nullopt;
        made.back().seat().pillars = 4 + static_cast<int>(pick(7));
    }
    return made;
}

/// Asks `answer` once of every position and tells of how long that took: the median, what one in a hundred passes,
/// and the longest.
template <class Answer> void ask_each(benchmark::State& run, const std::vector<State>& all, Answer answer) {
    std::vector<double> took;
    std::size_t found = 0;
    for ([[maybe_unused]] auto _ : run)
        for (const State& state : all) {
            const auto start = std::chrono::steady_clock::now();
            found += static_cast<std::size_t>(answer(state));
            took.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count());
        }
    std::ranges::sort(took);
    run.counters["p50_us"] = took[took.size() / 2];
    run.counters["p99_us"] = took[took.size() * 99 / 100];
    run.counters["longest_us"] = took.back();
    run.counters["found"] = static_cast<double>(found) / static_cast<double>(took.size());
}

int best_points(const Builds& builds) { return builds.list.empty() ? 0 : builds.list.front().points; }

void best_build_of_the_tile_in_hand(benchmark::State& run) {
    ask_each(run, turns_begun(300, false), [](const State& state) { return best_points(best_builds(state, 5)); });
}

void best_build_of_two_tiles(benchmark::State& run) {
    ask_each(run, turns_begun(100, true), [](const State& state) { return best_points(best_builds(state, 5)); });
}

void best_build_of_two_tiles_in_50_ms(benchmark::State& run) {
    ask_each(run, turns_begun(100, true), [](const State& state) {
        const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(50);
        return best_points(
            best_builds(state, 5, [end](std::size_t) { return std::chrono::steady_clock::now() < end; }));
    });
}

void best_further_ornaments_each(benchmark::State& run) {
    ask_each(run, positions(), [](const State& state) { return missed(state).points; });
}

clerk::Record any_record() {
    chance().seed(2);
    return {{.id = "018f6d2e-0000-4000-8000-0123456789ab", .started_at = "2026-11-20T19:30:00Z"},
            any_game(clerk::Depth::full, 60).game};
}

/// How many of something are done in a second, when each round does so many.
void rate(benchmark::State& run, const char* what, std::size_t in_a_round) {
    run.counters[what] =
        benchmark::Counter(static_cast<double>(in_a_round), benchmark::Counter::kIsIterationInvariantRate);
}

void replay_of_a_game(benchmark::State& run) {
    const clerk::Record record = any_record();
    const auto& game = std::get<Game>(record.game);
    for ([[maybe_unused]] auto _ : run) benchmark::DoNotOptimize(replay(game).state.turns_played);
    rate(run, "turns", game.turns.size());
}

void a_record_read(benchmark::State& run) {
    const std::string text = clerk::print(any_record());
    for ([[maybe_unused]] auto _ : run) benchmark::DoNotOptimize(clerk::parse(text));
    run.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * run.iterations());
}

/// The same with notes of two lines: the end of a line is escaped, so that the text is not plain.
void an_escaped_record_read(benchmark::State& run) {
    clerk::Record record = any_record();
    record.head.notes = "one line\nand another";
    const std::string text = clerk::print(record);
    for ([[maybe_unused]] auto _ : run) benchmark::DoNotOptimize(clerk::parse(text));
    run.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * run.iterations());
}

void a_record_read_and_checked(benchmark::State& run) {
    const clerk::Record record = any_record();
    const std::string text = clerk::print(record);
    for ([[maybe_unused]] auto _ : run) benchmark::DoNotOptimize(clerk::check(*clerk::parse(text)).legal());
    rate(run, "turns", std::get<Game>(record.game).turns.size());
}

Game any_setup_of_two() {
    Game game = any_setup(clerk::Depth::full);
    while (game.players.size() != 2) game = any_setup(clerk::Depth::full);
    return game;
}

/// Every step one of those listed.
void a_random_game_of_two_from_lists(benchmark::State& run) {
    chance().seed(5);
    for ([[maybe_unused]] auto _ : run) {
        State state(any_setup_of_two());
        while (!state.over()) {
            const Turn turn = any_turn(state);
            state = finish(std::move(state), turn.unplaced);
        }
        benchmark::DoNotOptimize(state.turns_played);
    }
    rate(run, "games", 1);
}

/// Of all steps that are legal, found as sets of cells.
void a_random_game_of_two(benchmark::State& run) {
    chance().seed(5);
    std::vector<State> starts;
    while (starts.size() < how_many) starts.push_back(State(any_setup_of_two()));
    QuickGame game(5);
    State state = starts.front();
    std::size_t played = 0;
    for ([[maybe_unused]] auto _ : run) {
        state = starts[played++ % how_many];
        game.play(state, [](const State&, const auto&) {});
        benchmark::DoNotOptimize(total(state.seats[0].garden) - total(state.seats[1].garden));
    }
    rate(run, "games", 1);
}

BENCHMARK(total_of_a_garden);
BENCHMARK(itemised_score_of_a_garden);
BENCHMARK(legal_terraces_of_a_turn);
BENCHMARK(legal_terraces_by_the_plain_check);
BENCHMARK(legal_ornaments_of_a_turn);
BENCHMARK(best_further_ornaments);
BENCHMARK(best_further_ornaments_each);
BENCHMARK(best_build_of_the_tile_in_hand)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(best_build_of_two_tiles)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(best_build_of_two_tiles_in_50_ms)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(replay_of_a_game);
BENCHMARK(a_record_read);
BENCHMARK(an_escaped_record_read);
BENCHMARK(a_record_read_and_checked);
BENCHMARK(a_random_game_of_two_from_lists);
BENCHMARK(a_random_game_of_two);

}
