// The score in large figures beside the game.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/scoreboard.h"
#include "app/table/babylon/setup.h"
#include "i18n/text.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class TheScoreboard : public BabylonWindowTest {
protected:
    static Scoreboard* scoreboard() { return dynamic_cast<Scoreboard*>(wxWindow::FindWindowByName("scoreboard")); }
    void play_with(const Aids& aids) {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::builds), aids);
    }
};

TEST_F(TheScoreboard, FollowsTheGame) {
    play_with({});
    command(id_scoreboard);
    ASSERT_NE(scoreboard(), nullptr);
    ASSERT_EQ(scoreboard()->view().tables.at(0).rows.size(), 2u);
    EXPECT_EQ(scoreboard()->view().tables.at(0).rows.at(0).total, "0");
    EXPECT_TRUE(scoreboard()->view().tables.at(0).rows.at(0).stands_out);
    scoreboard()->SetSize(0, 740, 400, 240); // it lay over the board
    board().SetFocus();                      // which the keys went to
    settle();
    place("c4");
    press("end-turn");
    EXPECT_EQ(scoreboard()->view().tables.at(0).rows.at(0).total, "2");
    EXPECT_TRUE(scoreboard()->view().tables.at(0).rows.at(1).stands_out);
    desk().close();
    settle();
    EXPECT_TRUE(scoreboard()->view().tables.empty());
}

TEST_F(TheScoreboard, TellsNoMoreThanWasRevealedAndThenTheRanks) {
    play_with({});
    place("c4"); // a flower: 2 points
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    ASSERT_TRUE(desk().awarded());
    command(id_scoreboard);
    const auto rows = [] { return scoreboard()->view().tables.at(0).rows; };
    EXPECT_EQ(rows().at(0).rank, 0);
    EXPECT_EQ(rows().at(0).total, "0");
    scoreboard()->SetSize(1000, 0, 400, 240); // it lay over the buttons of the result
    settle();
    press("show-all");
    EXPECT_EQ(rows().at(0).rank, 1);
    EXPECT_EQ(rows().at(0).total, figure(desk().score()->players.at(0).total()));
    EXPECT_TRUE(rows().at(0).stands_out);
    EXPECT_EQ(rows().at(1).rank, 2);
}

TEST_F(TheScoreboard, HidesWhatTheTableHides) {
    play_with({.score = LiveScore::hidden});
    place("c4");
    command(id_scoreboard);
    EXPECT_EQ(scoreboard()->view().tables.at(0).rows.at(0).total, "-");
}

TEST_F(TheScoreboard, GoesByOneKeyAndTheGameGoesOn) {
    play_with({});
    command(id_scoreboard);
    wait_until([&] { return scoreboard()->IsShownOnScreen(); });
    wxKeyEvent escape(wxEVT_CHAR_HOOK);
    escape.m_keyCode = WXK_ESCAPE;
    scoreboard()->ProcessWindowEvent(escape);
    settle();
    EXPECT_EQ(scoreboard(), nullptr);
    place("c4");
    EXPECT_EQ(record().turns.size(), 1u);
    command(id_scoreboard);
    EXPECT_NE(scoreboard(), nullptr);
}

}
}
