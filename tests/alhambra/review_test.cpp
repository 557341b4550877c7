// Tiles that were put into a palace beside their best places.
#include "core/alhambra/best.h"
#include "core/alhambra/moves.h"
#include "tests/alhambra/random_game.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace {

using namespace clerk::alhambra;
using namespace clerk::alhambra::test;

int total_of(const Game& game, const State& state, int player) {
    return score(game, state).players.at(static_cast<std::size_t>(player)).total();
}

/// What the tile of the step could bring at most, by putting it everywhere.
int most(const Game& game, const State& before, const Step& step) {
    const auto* put = std::get_if<PutDown>(&step.what);
    const Tile tile = put ? put->tile : std::get<Build>(step.what).tile;
    int points = 0;
    bool any = false;
    const auto look = [&](const auto& puts) {
        for (const auto& other : puts) {
            if (other.tile != tile) continue;
            const int here =
                total_of(game, play(before, {other}), before.player) - total_of(game, before, before.player);
            points = any ? std::max(points, here) : here;
            any = true;
        }
    };
    look(moves(before).places);
    look(moves(before).builds);
    EXPECT_TRUE(any);
    return points;
}

TEST(Review, OfATileIsItsBestPlaceByPuttingItEverywhere) {
    int compared = 0, left = 0;
    for (std::uint32_t seed = 1; compared < 25; ++seed) {
        chance().seed(seed);
        const Game game = any_game(any_depth_with_turns(), 10).game;
        const Fold folded = fold(game);
        for (int turn = 0; turn < static_cast<int>(game.turns.size()); ++turn) {
            const auto found = review(game, folded, turn);
            if (!found) continue;
            const Turn& played = game.turns[static_cast<std::size_t>(turn)];
            State before = folded.after[static_cast<std::size_t>(turn)];
            for (std::size_t i = 0; i + 1 < found->steps.size(); ++i) before = play(std::move(before), played.steps[i]);
            const Step& step = played.steps[found->steps.size() - 1];
            EXPECT_EQ(found->points,
                      total_of(game, play(before, step), before.player) - total_of(game, before, before.player));
            EXPECT_EQ(found->best, most(game, before, step));
            EXPECT_TRUE(found->exact());
            EXPECT_TRUE(replay(played_instead(game, *found, found->steps.size())).report.legal());
            ++compared;
            left += found->left() > 0;
        }
    }
    EXPECT_GT(left, 0);
}

TEST(Review, IsOfTheTileThatLeftTheMost) {
    for (std::uint32_t seed = 1; seed < 5; ++seed) {
        chance().seed(seed);
        const Game game = any_game(clerk::Depth::builds, 12).game;
        const Fold folded = fold(game);
        for (int turn = 0; turn < static_cast<int>(game.turns.size()); ++turn) {
            const auto found = review(game, folded, turn);
            if (!found) continue;
            State before = folded.after[static_cast<std::size_t>(turn)];
            for (const Step& step : game.turns[static_cast<std::size_t>(turn)].steps) {
                if (std::holds_alternative<PutDown>(step.what) || std::holds_alternative<Build>(step.what)) {
                    const int here =
                        total_of(game, play(before, step), before.player) - total_of(game, before, before.player);
                    EXPECT_GE(found->left(), most(game, before, step) - here);
                }
                before = play(std::move(before), step);
            }
        }
    }
}

TEST(Review, HasNoAnswerWhereNoTileWentIntoThePalace) {
    Game game = seated(clerk::Depth::builds, 3, {});
    game.turns.push_back({});
    EXPECT_FALSE(review(game, fold(game), 0));
}

TEST(Review, HasNoAnswerForATurnThatDoesNotStandWhole) {
    const Steps placed{buy("blue-8-0"), put("blue-8-0", "1,0")};
    Game game = builds();
    next(next(game, {.steps = placed}), {.steps = {buy("blue-8-0")}});
    EXPECT_TRUE(review(game, fold(game), 0));
    EXPECT_FALSE(review(game, fold(game), 1)) << "it breaks a rule";
    EXPECT_FALSE(review(game, fold(game), 2)) << "there is none";
    game.turns = {{.steps = placed, .done = false}};
    EXPECT_FALSE(review(game, fold(game), 0)) << "its end has not come";
    Game mended = game;
    mended.turns.back().done = true;
    EXPECT_FALSE(review(game, fold(mended), 0));
}

TEST(Review, OfATileThatCouldGoNowhereIsWhatItBrought) {
    Game game = builds();
    turn(game, {buy("blue-8-0"), buy("red-9-0")});
    turn(game, {build("blue-8-0", "1,0"), waived(build("red-9-0", "0,1"))});
    const auto found = review(game, fold(game), 3);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->left(), 0) << "without an action left, no place was legal";
    EXPECT_EQ(found->steps.size(), 1U) << "of tiles that left as much it is the first";
    EXPECT_TRUE(found->exact());
}

TEST(Review, LooksAtAsManyTilesAsThereIsPatienceFor) {
    Game game = builds();
    next(game, {.steps = laid({{"blue-8-0", "1,0"}, {"red-9-0", "2,0"}})});
    EXPECT_FALSE(review(game, fold(game), 0, clerk::looks(0)));
    EXPECT_EQ(review(game, fold(game), 0, clerk::looks(1))->steps.size(), 3u) << "up to the first tile put down";
}

/// Each place of the tile counts, and those of other tiles do not.
TEST(Review, TellsThePatienceHowManyPlacesItScores) {
    Game game = builds();
    turn(game, {buy("blue-8-0"), buy("red-9-0"), buy("white-10-0")});
    turn(game, {build("blue-8-0", "1,0")});
    std::vector<std::size_t> efforts;
    const auto found = review(game, fold(game), 3, [&](std::size_t effort) {
        efforts.push_back(effort);
        return true;
    });
    EXPECT_TRUE(found);
    EXPECT_EQ(efforts, std::vector{(3 + 4) * effort_of_a_score}) << "four cells beside the fountain";
}

}
