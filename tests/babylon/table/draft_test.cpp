#include "app/table/babylon/draft.h"
#include "app/table/babylon/position.h"
#include "core/babylon/play.h"
#include "core/finding.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }
game::Game final_gardens() { return plain_game({"Linda", "John"}, 2, Depth::final); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
}

TEST(Draft, TheLowestLevelThatFitsIsOfferedFirst) {
    const game::Game game = with_step(builds(), terrace_at("c4", 1));
    const game::State state = *position(game).ready;
    EXPECT_EQ(placement(state, {}, cell("g1")).level, 1);
    EXPECT_EQ(placement(state, {}, cell("d4")).level, 2);
    EXPECT_EQ(placement(state, {.level = 5}, cell("g1")).level, 5);
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

}
}
