#include "app/table/babylon/position.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {

namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
}

TEST(BabylonPosition, AStepThatAwaitsADecisionIsSeen) {
    const game::Game game = with_step(builds(), terrace_at("c4", 2));
    const Position position = babylon::position(game);
    EXPECT_TRUE(position.undecided());
    EXPECT_FALSE(position.ready);
    EXPECT_EQ(position.garden(0).terraces().size(), 1u);
}

TEST(BabylonPosition, TellsWhoIsAtTurnAndInWhichRound) {
    game::Game game = builds();
    EXPECT_EQ(player_at_turn(position(game)), 0);
    EXPECT_EQ(heading(position(game)), "Round 1 of 15");
    for (int turn = 0; turn < 3; ++turn) game = with_turn_ended(game, game::Unplaced::discard);
    EXPECT_EQ(player_at_turn(position(game)), 1);
    EXPECT_EQ(heading(position(game)), "Round 2 of 15");
    EXPECT_FALSE(finished(position(game)));
    const Position gardens = position(plain_game({}, 2, Depth::final));
    EXPECT_EQ(player_at_turn(gardens), std::nullopt);
    EXPECT_FALSE(finished(gardens));
    EXPECT_TRUE(gardens.may_build(0) && gardens.may_build(1));
}

TEST(BabylonPosition, TheEndOfTheGameLeavesNothingToBuild) {
    game::Game game = builds();
    for (int turn = 0; turn < 30; ++turn) game = with_turn_ended(game, game::Unplaced::discard);
    EXPECT_TRUE(position(game).over());
    EXPECT_FALSE(position(game).may_build(0));
    EXPECT_TRUE(finished(position(game)));
    EXPECT_EQ(player_at_turn(position(game)), std::nullopt);
    EXPECT_EQ(heading(position(game)), "All rounds have been played");
}

TEST(BabylonChanges, TheFirstStepBeginsATurnAndItsEndIsSaid) {
    const game::Game one = with_step(builds(), terrace_at("c4", 1));
    EXPECT_TRUE(begun(one));
    EXPECT_EQ(with_step(one, terrace_at("e4", 1)).turns.size(), 1u);
    EXPECT_FALSE(begun(with_turn_ended(one, game::Unplaced::discard)));
    EXPECT_EQ(with_turn_ended(builds(), game::Unplaced::discard).turns.size(), 1u);
}

TEST(BabylonChanges, ATokenOfALaterRoundLeavesBlanksBefore) {
    const game::Game game = with_token(builds(), 3, game::Effect::wild);
    EXPECT_EQ(game.tokens, (std::vector{game::Effect::none, game::Effect::none, game::Effect::wild}));
    EXPECT_EQ(with_token(game, 1, game::Effect::bloom).tokens.size(), 3u);
}

}

}
