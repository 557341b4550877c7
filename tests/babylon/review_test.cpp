// Played turns beside their best: what is told of them is what playing them otherwise brings.
#include "core/babylon/best.h"
#include "tests/babylon/random_game.h"

#include <gtest/gtest.h>

namespace {

using namespace clerk::babylon;
using namespace clerk::babylon::test;
using clerk::ComparedTurn;
using clerk::Depth;
using clerk::endless;
using clerk::looks;

int total_of(const Game& game, int player) {
    return clerk::babylon::score(game, replay(game).state).players.at(static_cast<std::size_t>(player)).total();
}

/// The game as it was when it had so many turns.
Game cut(Game game, int turns) {
    game.turns.resize(static_cast<std::size_t>(turns));
    return game;
}

/// How many turns left something.
int expect_true(const Game& game) {
    const Fold folded = fold(game);
    int left = 0;
    for (int turn = 0; turn < static_cast<int>(game.turns.size()); ++turn) {
        const auto found = review(game, folded, turn);
        if (!found) continue;
        const int before = total_of(cut(game, turn), found->player);
        EXPECT_EQ(found->points, total_of(cut(game, turn + 1), found->player) - before) << turn;
        EXPECT_GE(found->best, found->points) << turn;
        EXPECT_TRUE(found->exact()) << turn;
        const Game instead = played_instead(game, *found, found->steps.size());
        EXPECT_TRUE(replay(instead).report.legal()) << turn;
        EXPECT_EQ(total_of(instead, found->player) - before, found->best) << turn;
        int gained = 0;
        for (const clerk::Gain& gain : found->gains) gained += gain.points;
        EXPECT_EQ(gained, found->best) << turn;
        left += found->left() > 0;
    }
    return left;
}

TEST(Review, OfAWholeTurnIsTheBestBuildOfItsTwoTiles) {
    int left = 0;
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        chance().seed(seed);
        left += expect_true(any_game(Depth::full, 5).game);
    }
    EXPECT_GT(left, 5);
}

TEST(Review, OfDepthBuildsKnowsInHindsightWhichTilesThereWere) {
    int left = 0;
    for (std::uint32_t seed = 1; seed <= 4; ++seed) {
        chance().seed(seed);
        left += expect_true(any_game(Depth::builds, 5).game);
    }
    EXPECT_GT(left, 5);
}

TEST(Review, OfATurnWithoutATerraceIsOfItsOrnamentsAlone) {
    Game game = builds();
    turn(game, {terrace({"S...", "a1"})});
    turn(game, {waived(statue("a2@1"))});
    ASSERT_TRUE(replay(game).report.legal());
    const auto found = review(game, fold(game), 2);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->points, 1);
    EXPECT_EQ(found->best, 1);
    EXPECT_EQ(found->steps, game.turns[2].steps);
}

/// In depth builds it is not known whether the starting terrace still lies in the slot.
TEST(Review, OfDepthBuildsLeavesTheStartingTerraceAlone) {
    Game game = builds();
    for (Player& player : game.players) player.start_tile = TileEntry{tile("SFBT", player.flower)};
    turn(game, {terrace({"....", "a1"})});
    const auto found = review(game, fold(game), 0);
    ASSERT_TRUE(found);
    EXPECT_EQ(found->best, 3) << "level 1 and a gazebo";
    ASSERT_EQ(found->steps.size(), 1u);
    EXPECT_TRUE(replay(played_instead(game, *found, 1)).report.legal());
}

/// What was played is known to be possible; it must not keep the search from what brings more.
TEST(Review, IsTheBestOfTheTurnAsItBegan) {
    int more = 0, as_much = 0;
    for (std::uint32_t seed = 3; seed <= 6; ++seed) {
        chance().seed(seed);
        const Game game = any_game(Depth::full, 4).game;
        const Fold folded = fold(game);
        for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
            const auto found = review(game, folded, static_cast<int>(turn));
            ASSERT_TRUE(found);
            const Builds builds = best_builds(begin(folded.after[turn], game.turns[turn].dig), 1);
            EXPECT_EQ(found->best, builds.list.empty() ? 0 : builds.list.front().points);
            EXPECT_EQ(found->bound, found->best);
            more += found->points > 0 && found->best > found->points;
            as_much += found->points > 0 && found->best == found->points;
        }
    }
    EXPECT_GT(more, 0);
    EXPECT_GT(as_much, 0);
}

TEST(Review, HasNoAnswerForATurnThatHasNotEndedOrDoesNotStand) {
    chance().seed(7);
    Game game = any_game(Depth::full, 3).game;
    EXPECT_TRUE(review(game, fold(game), 2));
    EXPECT_FALSE(review(game, fold(game), 3)) << "there is no such turn";
    game.turns[2].done = false;
    EXPECT_FALSE(review(game, fold(game), 2));
    game.turns[2].done = true;
    game.turns[1].steps = {{Placement{.from = From::slot, .level = 9}}};
    EXPECT_FALSE(review(game, fold(game), 2)) << "the turn before cannot be played";
}

TEST(Review, WithMorePatienceIsNeverWorse) {
    chance().seed(11);
    const Game game = any_game(Depth::full, 5).game;
    const Fold folded = fold(game);
    for (int turn = 0; turn < 5; ++turn) {
        int best = 0, bound = 1000;
        for (const std::size_t patience : {0u, 10u, 100u, 1000u, 10000u}) {
            const auto found = review(game, folded, turn, looks(patience));
            ASSERT_TRUE(found);
            EXPECT_GE(found->best, best);
            EXPECT_GE(found->bound, found->best);
            EXPECT_GE(found->best, found->points);
            best = found->best;
            bound = std::min(bound, found->bound);
        }
        EXPECT_LE(best, bound);
    }
}

/// What it takes to reckon a place counts, too, not only how often a place is looked for.
TEST(Review, TellsThePatienceItsEffort) {
    chance().seed(11);
    const Game game = any_game(Depth::full, 20).game;
    const Fold folded = fold(game);
    std::size_t looks = 0, effort = 0;
    for (int turn = 0; turn < static_cast<int>(game.turns.size()); ++turn)
        review(game, folded, turn, [&](std::size_t more) {
            ++looks, effort += more;
            return true;
        });
    EXPECT_GT(looks, 100U);
    EXPECT_GT(effort, 20 * looks) << "more than it is to be asked";
}

TEST(Costliest, AreTheTurnsThatLeftTheMostTheEarlierFirst) {
    const std::vector<ComparedTurn> turns{
        {0, 0, 3, 5, 5}, {1, 1, 2, 9, 9}, {2, 0, 4, 4, 4}, {3, 1, 0, 2, 2}, {4, 0, 0, 7, 8}};
    std::vector<int> told;
    for (const ComparedTurn& turn : clerk::costliest(turns, 3)) told.push_back(turn.turn);
    EXPECT_EQ(told, (std::vector<int>{1, 4, 0}));
    EXPECT_EQ(clerk::costliest({{2, 0, 4, 4, 4}}, 3).size(), 0u) << "nothing was left there";
}

}
