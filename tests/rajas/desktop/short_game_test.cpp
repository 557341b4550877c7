// Rajas of the Ganges in depth builds, from the new game to the result, with clicks and keys.
#include "tests/rajas/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class RajasShortGame : public RajasWindowTest {
protected:
    void open(game::Game game) {
        open_window();
        start(std::move(game));
    }
};

TEST_F(RajasShortGame, FromTheFirstTileToTheResult) {
    open(described(Depth::builds));
    press("roads-ns"); // Raji, with the mouse
    click_cell("a2");
    click_pad("money-pad", 8);
    click_pad("fame-pad", 2);
    press("end-turn");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(turn(0).money, 8);
    EXPECT_LE(clicks, 6);

    keys("W"); // Layla, with the keys
    click_cell("b1");
    keys("M55F30D");
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(turn(1).player, 1);
    EXPECT_TRUE(desk().score()->complete) << "30 faces 50 - 55 / 2 = 23";

    keys("M70F40D"); // Raji's last turn
    ASSERT_TRUE(desk().report().legal());
    EXPECT_TRUE(desk().score()->players[0].winner);
    expect_nothing_is_lost();
    press("finish");
    EXPECT_TRUE(desk().awarded());
    EXPECT_TRUE(desk().store().games().at(0).finished);
}

TEST_F(RajasShortGame, MarkersThatCanHardlyStandThereAreDoubted) {
    open(plain(Depth::builds));
    keys("M6F7H");
    EXPECT_TRUE(says("Have they met? Fame 7 and money 6 lie far apart."));
    keys("H");
    EXPECT_EQ(find("marker-doubt"), nullptr);
    keys("M200");
    EXPECT_TRUE(says("Fame 7 and money 200: markers rarely get that far."));
    keys("M65F28H");
    EXPECT_EQ(find("marker-doubt"), nullptr) << "an example of the rulebook";
}

TEST_F(RajasShortGame, BackspaceTakesBackTheFigureTypedLastAndThenTheTile) {
    open(described(Depth::builds));
    keys("NS");
    click_cell("a2");
    ASSERT_EQ(record().turns.size(), 1u);
    const Record before = desk().record();
    keys("M12");
    test::press(WXK_BACK);
    EXPECT_EQ(desk().record(), before);
    keys("0F3");
    test::press(WXK_BACK);
    keys("2D");
    EXPECT_EQ(turn(0).money, 10);
    EXPECT_EQ(turn(0).fame, 2);
    keys("E");
    test::press(WXK_BACK);
    EXPECT_TRUE(turn(0).done);
}

TEST_F(RajasShortGame, ClicksOnTheTracksOfTheRaceMoveTheMarkersOfWhoeverTheyAre) {
    open(described(Depth::builds));
    click_race(1, Track::fame, 20);
    click_race(1, Track::money, 40);
    press("end-turn");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(turn(0).player, 1);
    EXPECT_EQ(turn(0).fame, 20);
    ASSERT_TRUE(turn(0).money);
    EXPECT_NEAR(*turn(0).money, 40, 1) << "spaces are narrow there";
}

TEST_F(RajasShortGame, AfterATurnThatWasLeftOutThePlayerAtTurnIsLookedAt) {
    open(described(Depth::builds));
    click_race(1, Track::fame, 20);
    press("end-turn");
    keys("NS");
    click_cell("a2");
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(turn(1).player, 0);
}

TEST_F(RajasShortGame, MarkersThatWereMovedWaitWhileAnotherPlayerIsLookedAt) {
    open(described(Depth::builds));
    keys("M12");
    test::press(WXK_F3);
    test::press(WXK_F2);
    keys("D");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(turn(0).money, 12);
}

TEST_F(RajasShortGame, AFindingIsAnswered) {
    open(described(Depth::builds));
    keys("N");
    click_cell("a2");
    EXPECT_EQ(broken(), "road.none");
    press("take-advice");
    EXPECT_EQ(broken(), "");
    keys("D");
    EXPECT_TRUE(turn(0).done);
}

TEST_F(RajasShortGame, AnEarlierTurnIsChangedAndStaysItsPlayers) {
    open(described(Depth::builds));
    press("player-2");
    keys("F9D");
    keys("F4D");
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    keys("F12D");
    EXPECT_FALSE(turn_is_open());
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(turn(0).player, 1);
    EXPECT_EQ(turn(0).fame, 12);
    EXPECT_EQ(turn(1).fame, 4);
}

TEST_F(RajasShortGame, EscapeLeavesAnEarlierTurnWithItsMarkers) {
    open(described(Depth::builds));
    keys("M10F2D");
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    keys("M12");
    test::press(WXK_ESCAPE); // what was typed
    EXPECT_TRUE(turn_is_open());
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(turn_is_open());
    EXPECT_EQ(turn(0).money, 10);
    open_first_turn();
    keys("D");
    EXPECT_EQ(turn(0).money, 10);
}

TEST_F(RajasShortGame, MarkersThatWereMovedWaitWhileAnEarlierTurnIsOpen) {
    open(described(Depth::builds));
    keys("F9D");
    keys("M12");
    open_first_turn();
    test::press(WXK_F8);
    ASSERT_FALSE(turn_is_open());
    test::press(WXK_F3); // whose turn was begun
    keys("D");
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(turn(1), (game::Turn{.player = 1, .money = 12}));
}

TEST_F(RajasShortGame, UndoAndRedoGoThroughEveryStep) {
    open(described(Depth::builds));
    keys("S");
    click_cell("a2");
    keys("M9D");
    command(wxID_UNDO);
    EXPECT_FALSE(turn(0).done);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty());
    command(wxID_REDO);
    EXPECT_EQ(turn(0).steps.size(), 1u);
}

TEST_F(RajasShortGame, AfterAClickOnTheEndOfTheTurnEnterEndsNoOther) {
    open(described(Depth::builds));
    keys("M6F1");
    press("end-turn");
    ASSERT_EQ(record().turns.size(), 1u);
    for (const char* typed : {"M9", "F2"}) {
        keys(typed);
        test::press(WXK_RETURN);
    }
    EXPECT_EQ(record().turns.size(), 1u);
    keys("D");
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(turn(1), (game::Turn{.player = 1, .money = 9, .fame = 2}));
}

TEST_F(RajasShortGame, UndoLetsGoFirstWhatIsBegunAndNotEntered) {
    open(described(Depth::builds));
    keys("M9D");
    keys("M4");
    command(wxID_UNDO);
    ASSERT_EQ(record().turns.size(), 1u) << "the other player's turn stays";
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty());
    keys("D");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(turn(0).money, 9) << "what was undone is in hand again";
}

}
}
