#include "app/table/alhambra/built.h"
#include "tests/alhambra/table/games.h"

#include <gtest/gtest.h>

namespace clerk::table::alhambra {

namespace {

using namespace test;

game::Game two_tiles() {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0"), put("red-9-0", "2,0")}}, {}, {}};
    return game;
}

TEST(AlhambraGuidePlan, SaysWhatIsNeededAndThenTileByTile) {
    const std::vector<PlanStep> plan = guide_plan(built_palace(two_tiles(), Position(two_tiles(), 1, 1), 0));
    ASSERT_EQ(plan.size(), 3u);
    EXPECT_EQ(plan[0].parts, (std::vector<wxString>{"pavilion: 1", "seraglio: 1"}));
    EXPECT_EQ(plan[0].palace.tiles().size(), 2u);
    EXPECT_TRUE(plan[1].title.EndsWith("on 1 east"));
    EXPECT_EQ(plan[1].palace.tiles().size(), 1u);
    EXPECT_EQ(plan[1].fresh, game::Cells{cell("1,0")});
    EXPECT_TRUE(plan[2].title.EndsWith("on 2 east"));
    EXPECT_TRUE(guide_plan(built_palace(two_tiles(), Position(two_tiles(), 0, 1), 1)).empty());
}

TEST(AlhambraBuilt, IsToldTileByTile) {
    const std::vector<BuiltPiece> pieces = built(Position(two_tiles(), 1, 1), 0);
    ASSERT_EQ(pieces.size(), 2u);
    EXPECT_TRUE(pieces[0].words.StartsWith("1 east: pavilion 8")) << pieces[0].words;
    EXPECT_EQ(pieces[0].places, std::vector{game::place(cell("1,0"))});
}

TEST(AlhambraBuilt, OfFinishedPalacesTheLastIsTold) {
    const game::Game one = with_tile(alhambra_final(3), 1, 0, tile("blue-8-0"), cell("1,0"));
    const game::Game two = with_tile(with_rounds(one, 2), 2, 0, tile("red-9-0"), cell("0,1"));
    EXPECT_EQ(built(Position(two, 0, 1), 0).size(), 2u);
}

}

}
