#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/position.h"
#include "tests/alhambra/table/games.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

TEST(AlhambraPosition, AStepThatAwaitsADecisionIsSeen) {
    const game::Game game = with_step(with_step(alhambra_builds(3), buy("blue-8-0")), put("blue-8-0", "3,3"));
    const Position position(game, 0, 1);
    EXPECT_EQ(position.stage, Stage::decision);
    EXPECT_FALSE(position.ready);
    EXPECT_EQ(position.seat(0).palace.tiles().size(), 1u);
}

TEST(AlhambraPosition, OpenCellsAreThoseThatBreakNoRule) {
    const Position position(with_step(alhambra_builds(3), buy("green-12-s")), 0, 1);
    EXPECT_EQ(position.open_for(tile("green-12-s")), (game::Cells{cell("-1,0"), cell("0,-1"), cell("1,0")}));
    const Position finished(alhambra_final(3), 0, 1);
    game::Cells open = finished.open_for(tile("green-12-s"));
    std::ranges::sort(open);
    EXPECT_EQ(open, (game::Cells{cell("-1,0"), cell("0,-1"), cell("1,0")}));
}

TEST(AlhambraPosition, AReserveTileMayBeExchangedWhereTheRulesAllow) {
    game::Game game = with_step(with_step(alhambra_builds(3), buy("blue-8-0")), put("blue-8-0", "1,0"));
    game = with_turn_ended(with_step(game, buy("red-9-0")), {});
    game = with_turn_ended(with_turn_ended(game, {}), {});
    // "buy" after a tile was placed breaks turn.order: let it stand.
    game = waived(game, {.player = 0, .turn = 0, .step = 2}, {});
    const Position position(game, 0, 1);
    ASSERT_EQ(position.reserve(), std::vector{tile("red-9-0")});
    EXPECT_EQ(position.open_for_exchange(tile("red-9-0"), {}), game::Cells{cell("1,0")});
    EXPECT_EQ(position.removable(), game::Cells{cell("1,0")});
    EXPECT_FALSE(position.lies_aside(tile("red-9-0")));
}

}
}
