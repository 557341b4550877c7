#include "app/table/babylon/answers.h"
#include "app/table/babylon/changes.h"
#include "app/table/babylon/draft.h"
#include "app/table/babylon/position.h"
#include "app/table/babylon/setup.h"
#include "core/babylon/rules.h"
#include "core/judge.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon {
namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }
game::Game final_gardens() { return plain_game({"Linda", "John"}, 2, Depth::final); }
game::Cell cell(const char* name) { return *game::read_cell(name); }
game::Space space(const char* name) { return *game::read_space(name); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
}

game::Tile bearing(game::Symbol symbol) { return {game::Flower::white, {symbol, symbol, symbol, symbol}}; }

TEST(Draft, TheFirstStepBeginsATurnAndItsEndIsSaid) {
    const game::Game one = with_step(builds(), terrace_at("c4", 1));
    EXPECT_TRUE(begun(one));
    EXPECT_EQ(with_step(one, terrace_at("e4", 1)).turns.size(), 1u);
    EXPECT_FALSE(begun(with_turn_ended(one, game::Unplaced::discard)));
    EXPECT_EQ(with_turn_ended(builds(), game::Unplaced::discard).turns.size(), 1u);
}

TEST(Draft, ATokenOfALaterRoundLeavesBlanksBefore) {
    const game::Game game = with_token(builds(), 3, game::Effect::wild);
    EXPECT_EQ(game.tokens, (std::vector{game::Effect::none, game::Effect::none, game::Effect::wild}));
    EXPECT_EQ(with_token(game, 1, game::Effect::bloom).tokens.size(), 3u);
}

TEST(Draft, CorrectingTakesTheStepOutAndKeepsTheTurnsAfterIt) {
    game::Game game = with_step(with_step(builds(), terrace_at("c4", 1)), terrace_at("c4", 3));
    game = with_turn_ended(with_turn_ended(game, game::Unplaced::discard), game::Unplaced::discard);
    const game::Game corrected = table::babylon::corrected(game, {.player = 0, .turn = 0, .step = 1});
    EXPECT_EQ(corrected.turns.size(), 2u);
    EXPECT_EQ(corrected.turns[0].steps.size(), 1u);
}

TEST(Draft, CorrectingTheOnlyStepTakesTheTurnBack) {
    const game::Game game = with_step(builds(), terrace_at("c4", 3));
    EXPECT_EQ(corrected(game, {.player = 0, .turn = 0, .step = 0}), builds());
}

TEST(Draft, AWaiverIsKeptWithItsReason) {
    const Where where{.player = 0, .turn = 0, .step = 0};
    const game::Game game = waived(with_step(builds(), terrace_at("c4", 2)), where, "we like it high");
    EXPECT_TRUE(game::replay(game).report.legal());
    EXPECT_EQ(reason_of(game, where), "we like it high");
    const Where garden{.player = 1};
    EXPECT_TRUE(waived(final_gardens(), garden, {}).gardens[1].waived);
}

TEST(Draft, TheLowestLevelThatFitsIsOfferedFirst) {
    const game::Game game = with_step(builds(), terrace_at("c4", 1));
    const game::State state = *position(game).ready;
    EXPECT_EQ(placement(state, {}, cell("g1")).level, 1);
    EXPECT_EQ(placement(state, {}, cell("d4")).level, 2);
    EXPECT_EQ(placement(state, {.level = 5}, cell("g1")).level, 5);
}

TEST(Draft, AStepThatAwaitsADecisionIsSeen) {
    const game::Game game = with_step(builds(), terrace_at("c4", 2));
    const Position position = babylon::position(game);
    EXPECT_TRUE(position.undecided());
    EXPECT_FALSE(position.ready);
    EXPECT_EQ(position.garden(0).terraces().size(), 1u);
}

TEST(Draft, TheRoundsEffectIsUsedWhereOnlyItHelps) {
    game::Game game = builds();
    game = with_turn_ended(with_turn_ended(game, game::Unplaced::discard), game::Unplaced::discard);
    game = with_token(game, 1, game::Effect::wild);
    game = with_step(game, terrace_at("c4", 1, bearing(game::Symbol::blank)));
    const game::State state = *position(game).ready;
    const game::Building building = attempt(state, game::Kind::statue, {space("c4@1")});
    EXPECT_EQ(building.as_if, std::vector{space("c4@1")});
    EXPECT_TRUE(game::check(state, building).empty());
}

TEST(Draft, APieceOfAFinishedGardenIsJudgedBeforeTheClick) {
    const game::Game game = final_gardens();
    const game::Placement high{.tile = game::TileEntry{}, .at = cell("c4"), .level = 2};
    ASSERT_EQ(judge(game, 0, high).size(), 1u);
    EXPECT_EQ(judge(game, 0, high)[0].rule->id, "terrace.level-order");
    EXPECT_FALSE(cannot_exist(judge(game, 0, high)));
    const game::Building nowhere{.kind = game::Kind::statue, .at = {space("c4@1")}};
    EXPECT_TRUE(cannot_exist(judge(game, 0, nowhere)));
}

TEST(Draft, TheEndOfTheGameLeavesNothingToBuild) {
    game::Game game = builds();
    for (int turn = 0; turn < 30; ++turn) game = with_turn_ended(game, game::Unplaced::discard);
    EXPECT_TRUE(position(game).over());
    EXPECT_FALSE(position(game).may_build(0));
}

}
}
