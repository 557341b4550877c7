// What may be done in a turn, counted step after step, as chess programs count their moves: by the masks that list it,
// and by asking `check` of everything that could be tried. The counts of 200 positions of whole games are kept.
#include "core/game.h"
#include "tests/babylon/tried.h"
#include "tests/cases.h"
#include "tests/rounds.h"

#include <cstdio>
#include <fstream>
#include <sstream>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth;
using clerk::tests::cases;

std::int64_t count(const State& state, int depth) {
    const auto steps = listed(state);
    if (depth == 1) return std::ssize(steps);
    std::int64_t sum = 0;
    for (const Step& step : steps) sum += count(play(state, step), depth - 1);
    return sum;
}

/// A turn of one of the games that are kept, and the counts to depth 1, 2 and 3: a line of babylon-perft.txt.
struct Position {
    std::size_t game = 0, turn = 0;
    std::array<std::int64_t, 3> counts{};
};

std::vector<Position> positions() {
    std::ifstream file(CLERK_FIXTURES "/babylon-perft.txt");
    std::vector<Position> all;
    for (Position one; file >> one.game >> one.turn >> one.counts[0] >> one.counts[1] >> one.counts[2];)
        all.push_back(one);
    return all;
}

class Perft : public testing::Test {
protected:
    const std::vector<nlohmann::json> games = cases("babylon.ndjson");
    const std::vector<Position> kept = positions();
    const bool all = clerk::test::rounds(0) > 0;

    /// As the turn begins.
    State state(const Position& at) const {
        const auto record = clerk::parse(games[at.game]["record"].dump());
        Game game = std::get<Game>(record->game);
        const Turn next = game.turns.at(at.turn);
        game.turns.resize(at.turn);
        return begin(replay(game).state, next.dig);
    }
};

/// The short form leaves out what takes long: there the last depth.
TEST_F(Perft, CountsAreThoseThatAreKept) {
    ASSERT_EQ(kept.size(), 200U);
    std::int64_t counted = 0;
    for (const Position& at : kept)
        for (int depth = 1; depth <= (all || at.counts[1] < 20 ? 3 : at.counts[0] < 15 ? 2 : 1); ++depth) {
            const auto expected = at.counts[static_cast<std::size_t>(depth - 1)];
            EXPECT_EQ(count(state(at), depth), expected) << at.game << ", turn " << at.turn << ", depth " << depth;
            counted += expected;
        }
    std::printf("ways counted in 200 positions: %lld\n", static_cast<long long>(counted));
}

/// As the turn begins, after every step that may be done then, and after every second one.
void expect_listed_as_tried(const State& state, int steps, std::int64_t& asked) {
    const auto all = listed(state);
    ASSERT_EQ(names(all), names(tried(state)));
    ++asked;
    for (std::size_t i = 0; steps > 0 && i < all.size(); ++i)
        expect_listed_as_tried(play(state, all[i]), steps - 1, asked);
}

/// The counts to depth 3 by brute force; the short form goes one way alone, in few positions.
TEST_F(Perft, WhatIsListedIsWhatCheckLetsStand) {
    std::int64_t asked = 0;
    for (std::size_t i = 0; i < kept.size(); i += all ? 1 : 13) {
        SCOPED_TRACE(i);
        if (all) {
            expect_listed_as_tried(state(kept[i]), 2, asked);
            continue;
        }
        State now = state(kept[i]);
        for (std::size_t step = 0; step < 3; ++step) {
            expect_listed_as_tried(now, 0, asked);
            const auto steps = listed(now);
            if (steps.empty()) break;
            now = play(std::move(now), steps[(i + step * 7) % steps.size()]);
        }
    }
    EXPECT_GT(asked, 15);
    std::printf("positions whose steps were listed and tried: %lld\n", static_cast<long long>(asked));
}

/// Prints what can be added to the file, with --gtest_also_run_disabled_tests.
TEST_F(Perft, DISABLED_Print) {
    for (std::size_t turn = 2; turn < 60; turn += 3)
        for (std::size_t i = 0; i < games.size(); ++i) {
            const auto record = clerk::parse(games[i]["record"].dump());
            if (!clerk::check(*record).legal() || clerk::depth(*record) == Depth::final) continue;
            if (turn >= std::get<Game>(record->game).turns.size()) continue;
            Position at{i, turn};
            const auto first = count(state(at), 1);
            if (first == 0 || first > 300 || count(state(at), 2) > 20'000) continue;
            for (int depth = 1; depth <= 3; ++depth)
                at.counts[static_cast<std::size_t>(depth - 1)] = count(state(at), depth);
            std::printf("%zu %zu %lld %lld %lld\n", at.game, at.turn, static_cast<long long>(at.counts[0]),
                        static_cast<long long>(at.counts[1]), static_cast<long long>(at.counts[2]));
        }
}

}
