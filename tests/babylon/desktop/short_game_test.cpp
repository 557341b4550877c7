// A whole game by clicks and keys, from the start page to the result.
#include "app/desktop/frame/menu_bar.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

using ShortGame = BabylonWindowTest;

TEST_F(ShortGame, ByOneClickFromTheStartPage) {
    open_window();
    press("start-at-once");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(record().players.size(), 2u);
    EXPECT_EQ(record().depth, Depth::builds);
    EXPECT_NE(find("board"), nullptr);
}

TEST_F(ShortGame, IsPlayedToItsEndWithTheScoreKnown) {
    open_window();
    press("start-at-once");
    press("flower-pink");
    press("symbol-statue");
    press("symbol-stairs");
    place("c4");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_FALSE(record().turns[0].done);
    click_offered({.kind = game::Kind::statue, .at = {*game::read_space("c5@1")}});
    ASSERT_EQ(record().turns[0].steps.size(), 2u);
    press("end-turn");
    EXPECT_TRUE(record().turns[0].done);

    // The other player, by keys: a purple terrace with a gazebo in the north-west.
    test::press('U');
    test::press('G');
    place("e2");
    test::press('E');
    ASSERT_EQ(record().turns.size(), 2u);
    const auto& placement = std::get<game::Placement>(record().turns[1].steps.at(0).what);
    EXPECT_EQ(placement.open, game::Corner::nw);
    EXPECT_EQ(placement.tile->tile.flower, game::Flower::purple);

    for (int turn = 2; turn < 30; ++turn) test::press('E');
    EXPECT_EQ(record().turns.size(), 30u);
    EXPECT_TRUE(desk().report().legal());
    ASSERT_TRUE(desk().score()->complete);
    EXPECT_EQ(desk().score()->players[0].total(), 3); // statue 1, height 2
    EXPECT_EQ(desk().score()->players[1].total(), 3); // gazebo 1, height 2
    EXPECT_EQ(desk().score()->players[1].rank, 1);    // as many open slots: shared

    EXPECT_TRUE(desk().awarded());
    EXPECT_NE(find("back-to-board"), nullptr);
    press("show-all");
    EXPECT_NE(find("winner-picture"), nullptr);
    EXPECT_TRUE(desk().store().games().at(0).finished);
}

TEST_F(ShortGame, PlayersFlowersAndDepthAreChosenOnThePageOfANewGame) {
    open_window();
    press("new-game");
    press("players-3");
    press("flower-1-purple");
    press("depth-final");
    press("go");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(record().players.size(), 3u);
    EXPECT_EQ(record().players[0].flower, game::Flower::purple);
    EXPECT_EQ(record().depth, Depth::final);
    EXPECT_EQ(record().gardens.size(), 3u);
}

TEST_F(ShortGame, UndoAndRedoGoThroughEveryStep) {
    open_window();
    press("start-at-once");
    place("c4");
    press("end-turn");
    const game::Game played = record();
    command(wxID_UNDO);
    EXPECT_FALSE(record().turns.at(0).done);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty());
    EXPECT_FALSE(desk().can_undo());
    command(wxID_REDO);
    command(wxID_REDO);
    EXPECT_EQ(record(), played);
}

}
}
