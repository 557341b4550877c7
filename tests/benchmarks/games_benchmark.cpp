// How long each game takes to judge and play, to score item by item and to list the moves, on the games of the
// fixtures. `found` is how many turns, lines of the bill and bytes of the answer there are on average.
#include "core/alhambra/moves.h"
#include "core/babylon/advice.h"
#include "core/egizia/play.h"
#include "core/folds/games.h"
#include "core/rajas/play.h"
#include "tests/cases.h"

#include <benchmark/benchmark.h>

namespace {

using clerk::Record;

/// The legal records of the game that were entered turn by turn.
std::vector<Record> records(const std::string& game) {
    std::vector<Record> list;
    for (const std::string& file : {game + ".ndjson", game + "-moves.ndjson"})
        for (const auto& each : clerk::tests::cases(file)) {
            auto record = clerk::parse(each["record"].dump());
            if (record && clerk::depth(*record) != clerk::Depth::final && clerk::check(*record).legal())
                list.push_back(*std::move(record));
        }
    return list;
}

/// Asks `answer` of one of the list after the other.
template <class List, class Answer> void ask(benchmark::State& run, const List& list, Answer answer) {
    std::size_t asked = 0, found = 0;
    for ([[maybe_unused]] auto _ : run) found += answer(list[asked++ % list.size()]);
    run.counters["found"] = static_cast<double>(found) / static_cast<double>(asked);
}

/// The game and where it stands.
template <class Game> auto positions(const std::string& game) {
    std::vector<std::pair<Game, decltype(replay(Game()).state)>> list;
    for (const Record& record : records(game)) {
        const auto& entered = std::get<Game>(record.game);
        list.emplace_back(entered, replay(entered).state);
    }
    return list;
}

template <class Game> void add(const std::string& game) {
    const auto name = [&](const char* what) { return game + "/" + what; };
    benchmark::RegisterBenchmark(name("judged_and_played").c_str(), [game](benchmark::State& run) {
        ask(run, positions<Game>(game), [](const auto& at) {
            const auto report = replay(at.first).report;
            return static_cast<std::size_t>(report.turns_played.value_or(report.rounds_played.value_or(0)));
        });
    });
    benchmark::RegisterBenchmark(name("itemised_score").c_str(), [game](benchmark::State& run) {
        ask(run, positions<Game>(game), [](const auto& at) {
            std::size_t lines = 0;
            for (const auto& player : score(at.first, at.second).players)
                for (const auto& category : player.categories) lines += category.lines.size();
            return lines;
        });
    });
    benchmark::RegisterBenchmark(name("moves").c_str(), [game](benchmark::State& run) {
        ask(run, positions<Game>(game), [](const auto& at) {
            auto legal = moves(at.second);
            benchmark::DoNotOptimize(legal);
            return std::size_t{!legal.over};
        });
    });
}

}

int main(int argc, char** argv) {
    benchmark::Initialize(&argc, argv);
    add<clerk::babylon::Game>("babylon");
    add<clerk::alhambra::Game>("alhambra");
    add<clerk::rajas::Game>("rajas");
    add<clerk::egizia::Game>("egizia");
    benchmark::RunSpecifiedBenchmarks();
}
