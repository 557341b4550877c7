// The best places of the tiles in hand, held against placing them everywhere.
#include "core/alhambra/best.h"
#include "core/alhambra/moves.h"
#include "tests/alhambra/random_game.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;
using clerk::Record;

constexpr std::size_t many = 1000;

/// A game whose last turn has no end yet.
Game any_game_in_progress() {
    Game game = any_game(any_depth_with_turns(), 1 + pick(8)).game;
    game.end.reset();
    Turn& last = game.turns.back();
    last = Turn{.steps = std::move(last.steps), .done = false};
    std::erase_if(last.steps, [](const Step& step) { return std::holds_alternative<Give>(step.what); });
    if (!last.steps.empty()) last.steps.resize(pick(last.steps.size() + 1));
    return game;
}

int total(const Game& game) {
    const Replay replayed = replay(game);
    EXPECT_TRUE(replayed.report.legal());
    return score(game, replayed.state).players[static_cast<std::size_t>(replayed.state.player)].total();
}

void expect_all_places(const Game& game) {
    const State state = replay(game).state;
    const Best told = best(game, state, many);
    std::map<std::size_t, std::size_t> places;
    const Moves legal = moves(state);
    for (const PutDown& put : legal.places) ++places[number(put.tile)];
    for (const Build& build : legal.builds) ++places[number(build.tile)];
    EXPECT_EQ(told.tiles.size(), places.size());
    const int before = total(game);
    for (const TileAdvice& advice : told.tiles) {
        EXPECT_EQ(advice.places.size(), places[number(advice.tile)]);
        EXPECT_TRUE(std::ranges::is_sorted(advice.places, std::ranges::greater{}, &TilePlace::points));
        for (const TilePlace& place : advice.places) {
            const Game after = played_on(game, place.step);
            EXPECT_EQ(total(after) - before, place.points);
            const State then = replay(after).state;
            EXPECT_EQ(place.wall, static_cast<int>(longest_wall(then.seat().palace).size()));
        }
    }
}

TEST(BestPlaces, AreAllLegalPlacesTheBestFirst) {
    int looked_at = 0;
    for (std::uint32_t seed = 1; looked_at < 2; ++seed) {
        chance().seed(seed);
        const Game game = any_game_in_progress();
        const Replay replayed = replay(game);
        if (!replayed.report.legal() || moves(replayed.state).places.empty()) continue;
        expect_all_places(game);
        ++looked_at;
    }
}

TEST(BestPlaces, CountWhatStaysOpenAndTheOutline) {
    Game game = seated(clerk::Depth::builds, 3, {});
    game.turns.push_back({.steps = {{Buy{.tile = tile("blue-7-e")}}}, .done = false});
    const Best told = best(game, replay(game).state, many);
    ASSERT_EQ(told.tiles.size(), 1u);
    const auto& places = told.tiles.front().places;
    ASSERT_EQ(places.size(), 3u) << "not to the west, where its wall would meet the fountain";
    for (const TilePlace& place : places) {
        EXPECT_EQ(place.wall, 1);
        EXPECT_EQ(place.outline, 6);
        EXPECT_EQ(place.points, 1 + 16) << "the wall, and the most pavilions in the last scoring";
    }
    EXPECT_EQ(places.front().open, 5) << "of six cells round two tiles one lies behind the wall";
    EXPECT_EQ(best(game, replay(game).state, 2).tiles.front().places.size(), 2u);
}

/// The tile bought in one more turn: what it is like where it is put there.
TilePlace put_there(Game game, Text text, Text at) {
    turn(game, {buy(text)}).turns.back().done = false;
    const Replay replayed = replay(game);
    EXPECT_TRUE(replayed.report.legal());
    const auto places = best(game, replayed.state, many).tiles.at(0).places;
    const auto found = std::ranges::find(places, cell(at), &TilePlace::at);
    return places.at(static_cast<std::size_t>(found - places.begin()));
}

TEST(BestPlaces, DoNotCountAHoleAsOutside) {
    Game game = builds();
    turn(game, laid({{"blue-8-0", "1,0"}, {"brown-9-0", "2,0"}, {"white-10-0", "2,1"}, {"brown-10-0", "0,1"}}));
    Steps closing = laid({{"white-11-0", "0,2"}, {"green-11-0", "1,2"}});
    closing.back().waived = true;
    turn(game, closing);
    const TilePlace corner = put_there(game, "purple-12-0", "2,2");
    EXPECT_EQ(corner.outline, 12) << "of the square of nine cells, whose middle is the hole";
    EXPECT_EQ(corner.open, 12);
}

TEST(BestPlaces, OpenNothingBesideATileThatIsNotReached) {
    Game game = builds();
    turn(game, {buy("blue-8-0"), waived(put("blue-8-0", "4,4"))});
    const TilePlace beside = put_there(game, "red-9-0", "1,0");
    EXPECT_EQ(beside.outline, 6 + 4);
    EXPECT_EQ(beside.open, 6);
}

TEST(BestPlaces, AreAsManyAsThereIsPatienceFor) {
    Game game = builds();
    next(game, {.steps = {buy("blue-8-0"), buy("red-9-0")}, .done = false});
    const Best told = best(game, replay(game).state, many, clerk::looks(3));
    ASSERT_EQ(told.tiles.size(), 1u);
    EXPECT_EQ(told.tiles.front().places.size(), 3u);
}

TEST(BestPlaces, OfATileInTheReserveAreAsManyAsThereIsPatienceFor) {
    Game game = builds();
    turn(game, {buy("red-9-0"), buy("blue-8-0"), put("blue-8-0", "1,0")});
    turn(game, {}).turns.back().done = false;
    const State state = replay(game).state;
    ASSERT_GT(moves(state).builds.size(), 2u);
    const Best told = best(game, state, many, clerk::looks(2));
    ASSERT_EQ(told.tiles.size(), 1u);
    EXPECT_EQ(told.tiles.front().places.size(), 2u);
}

TEST(BestPlaces, AreTriedInTheTurnInProgressOrInANewOne) {
    Game game = builds();
    const Step step = buy("blue-8-0");
    const Turn going_on{.steps = {step}, .done = false};
    EXPECT_EQ(played_on(game, step).turns, std::vector{going_on});
    next(game, {.steps = {step}});
    EXPECT_EQ(played_on(game, buy("red-9-0")).turns.size(), 2u);
    game.turns.back().done = false;
    EXPECT_EQ(played_on(game, buy("red-9-0")).turns.back().steps, (Steps{step, buy("red-9-0")}));
}

TEST(BestPlaces, AreToldWithWhatEachIsLike) {
    Game game = builds();
    next(game, {.steps = {buy("blue-7-e")}, .done = false});
    const auto told = nlohmann::json::parse(clerk::advise_answer(Record{{}, game}).value());
    EXPECT_EQ(told["player"], 0);
    EXPECT_EQ(told["turn"], 0);
    ASSERT_EQ(told["tiles"].size(), 1u);
    EXPECT_EQ(told["tiles"][0]["tile"], "blue-7-e");
    EXPECT_EQ(told["tiles"][0]["exact"], true);
    ASSERT_EQ(told["tiles"][0]["places"].size(), 3u);
    EXPECT_EQ(told["tiles"][0]["places"][0], nlohmann::json::parse(R"({"points":17,"gains":{"blue":16,"wall":1},
        "wall":1,"open":5,"outline":6,"steps":[{"place":{"tile":"blue-7-e","at":"0,-1"}}]})"));
}

}
