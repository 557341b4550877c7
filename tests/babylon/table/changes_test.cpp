#include "app/table/babylon/position.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

game::Game builds() { return plain_game({"Linda", "John"}, 2, Depth::builds); }

game::Step terrace_at(const char* anchor, int level, game::Tile tile = {}) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = cell(anchor), .level = level}};
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
