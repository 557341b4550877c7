// The best builds of a turn, held against trying everything.
#include "core/babylon/best.h"
#include "core/babylon/bound.h"
#include "core/babylon/score.h"
#include "tests/babylon/random_game.h"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::Depth;

constexpr std::size_t many = 1000;

using Places = std::set<std::tuple<From, Cell, int>>;

/// What every way to go on brings, the most for each places of terraces.
void try_all(const State& state, int before, const Places& places, std::map<Places, int>& most) {
    auto& points = most[places];
    points = std::max(points, total(state.seat().garden) - before);
    for (const Building& building : legal_ornaments(state)) try_all(play(state, {building}), before, places, most);
    for (const TerraceMove& move : legal_terraces(state))
        for (const int rotation : {0, 90, 180, 270}) {
            Places with = places;
            with.emplace(move.from, move.at, move.level);
            const Placement placement{
                .from = move.from, .at = move.at, .rotation = rotation, .level = move.level, .open = move.open};
            try_all(play(state, {placement}), before, with, most);
        }
}

std::vector<int> points_by_trying_all(const State& state) {
    std::map<Places, int> most;
    try_all(state, total(state.seat().garden), {}, most);
    std::vector<int> points;
    for (const auto& [places, brought] : most)
        if (brought > 0) points.push_back(brought);
    std::ranges::sort(points, std::ranges::greater{});
    return points;
}

std::vector<int> points(const Builds& builds) {
    std::vector<int> list;
    for (const Build& build : builds.list) list.push_back(build.points);
    return list;
}

Played any_full_game(std::size_t turns) {
    Played played = any_game(Depth::full, turns);
    while (played.state.over()) played = any_game(Depth::full, turns);
    return played;
}

/// With a tile dug, a few pillars, and so many tiles in hand.
State with_tiles(int tiles, int pillars, std::size_t turns) {
    const State state = any_full_game(turns).state;
    State begun = begin(state, Dig{moves(state).digs.front().at, {any_tile(4)}});
    begun.seat().pillars = pillars;
    begun.seat().slot = tiles > 1 ? std::optional(any_tile(3)) : std::nullopt;
    return begun;
}

/// Most of its free spaces are taken by something, so that few places are left.
State crowded(State state) {
    Garden& garden = state.seat().garden;
    for (int x = 0; x < board_size; ++x)
        for (int y = 0; y < board_size; ++y) {
            const Cell cell = Cell{}.moved(x, y);
            const Space space{cell, static_cast<std::int8_t>(garden.top(cell))};
            if (!one_in(5) && !garden.taken(space)) garden.build({Kind::fountain, space, space});
        }
    return state;
}

State played(State state, const std::vector<Step>& steps) {
    for (const Step& step : steps) {
        EXPECT_TRUE(check(state, step).empty());
        state = play(std::move(state), step);
    }
    return state;
}

TEST(BestBuilds, OfTheTileInHandAreThoseOfTryingAll) {
    int found = 0;
    for (std::uint32_t seed = 1; seed <= 1000; ++seed) {
        chance().seed(seed);
        const State state = crowded(with_tiles(1, 5, 4 + pick(20)));
        if (legal_terraces(state).size() > 60) continue;
        const Builds best = best_builds(state, many);
        EXPECT_EQ(points(best), points_by_trying_all(state)) << "seed " << seed;
        EXPECT_TRUE(best.exact());
        found += static_cast<int>(best.list.size());
    }
    EXPECT_GT(found, 100);
}

TEST(BestBuilds, OfTwoTilesAreThoseOfTryingAllInEitherOrder) {
    int two = 0;
    for (std::uint32_t seed = 1; seed <= 1000; ++seed) {
        chance().seed(seed);
        const State state = crowded(with_tiles(2, 8, 6 + pick(20)));
        if (legal_terraces(state).size() > 16) continue;
        const Builds best = best_builds(state, many);
        EXPECT_EQ(points(best), points_by_trying_all(state)) << "seed " << seed;
        two += static_cast<int>(std::ranges::count_if(best.list, [](const Build& build) {
            return std::ranges::count_if(build.steps, [](const Step& step) { return step.what.index() == 0; }) == 2;
        }));
    }
    EXPECT_GT(two, 100);
}

/// With a known build that brings less than the best, the best is found; with one that brings as much, nothing better.
void expect_the_same_above_any_known(const State& state, const std::vector<int>& all, std::uint32_t seed) {
    const int best = all.empty() ? 0 : all.front();
    for (int known = 0; known <= best + 1; ++known) {
        const Builds found = best_builds(state, 1, clerk::endless, known);
        const int points = found.list.empty() ? 0 : found.list.front().points;
        EXPECT_EQ(std::max(points, known), std::max(best, known)) << "seed " << seed << ", known " << known;
        EXPECT_LE(points, best);
        EXPECT_LE(std::max(found.bound, known), std::max(best, known)) << "it was looked for to the end";
    }
}

TEST(BestBuilds, AboveWhatIsKnownAreThoseOfTryingAll) {
    int above = 0;
    for (std::uint32_t seed = 1; seed <= 100; ++seed) {
        chance().seed(seed);
        const State state = crowded(with_tiles(seed % 2 == 0 ? 1 : 2, 8, 6 + pick(20)));
        if (legal_terraces(state).size() > (seed % 2 == 0 ? 60u : 16u)) continue;
        const std::vector<int> all = points_by_trying_all(state);
        expect_the_same_above_any_known(state, all, seed);
        above += all.empty() ? 0 : all.front();
    }
    EXPECT_GT(above, 200);
}

TEST(BestBuilds, GoOnAfterATerraceOfTheTurn) {
    int found = 0;
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
        chance().seed(seed);
        State state = crowded(with_tiles(2, 9, 6 + pick(20)));
        const auto terraces = legal_terraces(state, From::slot);
        if (terraces.empty()) continue;
        const TerraceMove& move = terraces[pick(terraces.size())];
        state = play(state, {Placement{.from = From::slot, .at = move.at, .level = move.level, .open = move.open}});
        if (legal_terraces(state).size() > 30) continue;
        EXPECT_EQ(points(best_builds(state, many)), points_by_trying_all(state)) << "seed " << seed;
        ++found;
    }
    EXPECT_GT(found, 10);
}

TEST(BestBuilds, StandAsTheyAreListedAndBringWhatTheySay) {
    for (std::uint32_t seed = 1; seed <= 10; ++seed) {
        chance().seed(seed);
        const State state = with_tiles(1, 6, 10 + pick(10));
        const int before = total(state.seat().garden);
        const Builds best = best_builds(state, 5);
        ASSERT_EQ(best.list.size(), 5u);
        EXPECT_TRUE(std::ranges::is_sorted(points(best), std::ranges::greater{}));
        for (const Build& build : best.list) {
            const State after = played(state, build.steps);
            EXPECT_EQ(total(after.seat().garden) - before, build.points);
            EXPECT_EQ(state.seat().pillars - after.seat().pillars, build.pillars);
            int gained = 0;
            for (const clerk::Gain& gain : build.gains) gained += gain.points;
            EXPECT_EQ(gained, build.points);
        }
    }
}

TEST(BestBuilds, AreNeverWorseWithMorePatienceAndNeverAboveTheBound) {
    for (std::uint32_t seed = 1; seed <= 6; ++seed) {
        chance().seed(seed);
        const State state = crowded(with_tiles(2, 9, 12 + pick(12)));
        const int best = points(best_builds(state, 1)).empty() ? 0 : points(best_builds(state, 1)).front();
        int last = 0;
        for (std::size_t looks = 0; looks < 3000; looks = looks * 2 + 1) {
            const Builds found = best_builds(state, 1, clerk::looks(looks));
            const int now = found.list.empty() ? 0 : found.list.front().points;
            EXPECT_GE(now, last);
            EXPECT_GE(found.bound, best);
            EXPECT_EQ(found.exact(), found.bound == now);
            last = now;
        }
    }
}

TEST(BestBuilds, AreGivenUpAtOnce) {
    chance().seed(3);
    const State state = with_tiles(2, 12, 16);
    int asked = 0;
    best_builds(state, 5, [&](std::size_t) { return ++asked < 50; });
    EXPECT_EQ(asked, 50);
}

/// Then it is known only what the tile's symbols and the round's effect could bring on the next but one level at most.
TEST(BestBuilds, GivenUpBeforeTheFirstHaveABoundAllTheSame) {
    chance().seed(3);
    State state = with_tiles(1, 12, 16);
    state.hand->dug = any_tile(2);
    const int highest = state.seat().garden.highest();
    const Builds builds = best_builds(state, 5, [](std::size_t) { return false; });
    EXPECT_TRUE(builds.list.empty());
    const int of_the_terrace = points_a_set + 1 + 2, ornaments = 2 + 1;
    EXPECT_EQ(builds.bound, of_the_terrace + ornaments * (3 * (highest + 2) + points_a_set));
}

/// The same for a seed; now and then nothing lies in the slot.
State crowded_before_a_turn(std::uint32_t seed) {
    chance().seed(seed);
    State state = any_full_game(8 + pick(8)).state;
    state.seat().slot = seed % 4 == 0 ? std::nullopt : std::optional(any_tile(3));
    return crowded(std::move(state));
}

/// Whatever lies below, of whichever flower: one's own brings a pillar.
TEST(Best, BeforeTheTurnTellsEachStackAndWhatItAllowsAtMost) {
    int above_the_slot = 0;
    for (std::uint32_t seed = 1; seed <= 300; ++seed) {
        State state = crowded_before_a_turn(seed);
        if (seed % 3 == 0) state.seat().pillars = static_cast<int>(pick(4));
        const Best told = best(state, 3);
        ASSERT_FALSE(told.begun);
        ASSERT_FALSE(told.digs.empty());
        for (const DigAdvice& dig : told.digs) {
            EXPECT_TRUE(state.seat().slot || dig.slot.list.empty()) << "there is nothing to place";
            above_the_slot += dig.slot.bound > (dig.slot.list.empty() ? 0 : dig.slot.list.front().points);
            for (const Flower flower : {state.seat().flower, any_of(flowers)}) {
                const Tile tile{flower, any_tile(symbols_of(state.quarry.top(dig.at))).symbols};
                const State begun = begin(state, Dig{dig.at, {tile}});
                if (flower != state.seat().flower)
                    EXPECT_EQ(dig.pillars, begun.seat().pillars - state.seat().pillars) << "seed " << seed;
                const Builds dug = best_builds(begun, 1);
                EXPECT_TRUE(dug.list.empty() || dug.list.front().points <= dig.slot.bound) << "seed " << seed;
            }
        }
    }
    EXPECT_GT(above_the_slot, 0);
}

TEST(Best, KnowsNoTileInDepthBuildsButTheOrnaments) {
    Game game = builds();
    turn(game, {terrace({"S...", "a1"})}).turns.back().done = false;
    const Best told = best(replay(game).state, 5);
    EXPECT_FALSE(told.tile_known);
    ASSERT_EQ(told.builds.list.size(), 1u);
    EXPECT_EQ(told.builds.list.front().points, 1);
    EXPECT_EQ(told.builds.list.front().gains, (std::vector<clerk::Gain>{{"statues", 1}}));
}

TEST(Best, InDepthBuildsATurnHasBegunAtOnce) {
    const Best told = best(State(builds()), 5);
    EXPECT_TRUE(told.begun);
    EXPECT_TRUE(told.builds.list.empty());
    EXPECT_TRUE(told.builds.exact());
}

TEST(Best, IsPlayedOnInTheTurnInProgressOrInTheNext) {
    const std::vector<Step> steps{statue("a2@1")};
    EXPECT_EQ(played_on(builds(), steps).turns, (std::vector<Turn>{{.steps = steps, .done = false}}));
    Game game = builds();
    turn(game, {terrace({"S...", "a1"})});
    EXPECT_EQ(played_on(game, steps).turns, (std::vector<Turn>{game.turns[0], {.steps = steps, .done = false}}));
    game.turns.back().done = false;
    const Game on = played_on(game, steps);
    ASSERT_EQ(on.turns.size(), 1u);
    EXPECT_EQ(on.turns[0].steps, (std::vector<Step>{game.turns[0].steps[0], steps[0]}));
}

// What is answered

nlohmann::json advised(const Game& game) {
    return nlohmann::json::parse(advise_answer(clerk::Record{{}, game}).value());
}

TEST(BestAnswer, ListsTheBuildsOnceTheTurnHasBegun) {
    Game game = builds();
    turn(game, {terrace({"S...", "a1"})}).turns.back().done = false;
    EXPECT_EQ(advised(game), nlohmann::json::parse(R"({"game":"babylon","player":0,"turn":0,"exact":true,"bound":1,
        "builds":[{"points":1,"gains":{"statues":1},"steps":[{"ornament":{"kind":"statue","at":["a2@1"]}}]}]})"));

    game = full();
    game.turns.push_back({.dig = dig("b2", "SF.."), .steps = {from(From::dug, "a1", 1, Corner::ne)}, .done = false});
    game.turns[0].dig->tile.tile.flower = Flower::white;
    const nlohmann::json told = advised(game);
    EXPECT_EQ(told["builds"][0]["pillars"], 0) << "what they cost is told where pillars are counted";
    EXPECT_EQ(told["builds"][0]["points"], 1);
    EXPECT_FALSE(told.contains("digs"));
}

TEST(BestAnswer, TellsOfEachStackBeforeTheDigWhatTheSlotAllows) {
    const nlohmann::json told = advised(full());
    EXPECT_FALSE(told.contains("builds"));
    ASSERT_EQ(told["digs"].size(), 16u);
    EXPECT_EQ(told["digs"][0]["at"], "a1");
    for (const nlohmann::json& dig : told["digs"]) {
        EXPECT_EQ(dig["pillars"], 4) << "no stack is higher than another";
        EXPECT_EQ(dig["builds"][0]["points"], 3) << "level 1 and a gazebo";
        EXPECT_EQ(dig["builds"][0]["pillars"], 3);
        EXPECT_GE(dig["bound"], 3);
        EXPECT_EQ(dig["exact"], dig["bound"] == 3);
    }
}

TEST(BestAnswer, IsNoneAfterTheLastTurn) {
    Game game = builds();
    game.turns.resize(30);
    EXPECT_EQ(advised(game), nlohmann::json::parse(R"({"game":"babylon","player":0,"turn":30,"over":true})"));
}

}
