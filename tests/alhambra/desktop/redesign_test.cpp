// Building from the reserve, taking away and exchanging; Dirk.
#include "app/desktop/frame/menu_bar.h"
#include "tests/alhambra/desktop/window_test.h"
#include "tests/app/desktop/program.h"

namespace clerk::desktop::test {
namespace {

class AlhambraRedesign : public AlhambraWindowTest {
protected:
    /// Linda has the blue 8 on 1,0 and, in the reserve, red 9 and green 12 with its wall to the south.
    void open() {
        game::Game game = alhambra_builds(3);
        game.turns = {{.steps = {buy("blue-8-0"), buy("red-9-0"), buy("green-12-s"), put("blue-8-0", "1,0")}}, {}, {}};
        open_window();
        start(std::move(game));
    }
};

TEST_F(AlhambraRedesign, ATileOfTheReserveIsBuilt) {
    open();
    press("reserve-0");
    click_cell("0,1");
    EXPECT_EQ(last_step<game::Build>(), (game::Build{tile("red-9-0"), cell("0,1")}));
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraRedesign, WithoutTheRulingShiftMeansItAndTheTableDecides) {
    open();
    keys("H");
    shift_click_cell("1,0");
    EXPECT_EQ(record().turns.size(), 3u);
    click_cell("0,-1");
    EXPECT_EQ(last_step<game::Swap>().at, cell("0,-1"));
    EXPECT_EQ(broken(), "swap.elsewhere");
}

TEST_F(AlhambraRedesign, TheMenuTakesBackWhatThisTurnHasDone) {
    open();
    keys("H");
    click_cell("0,1"); // red 9 is built; the pointer stays there
    choose_from_menu([this] { keys("M"); }, 0);
    EXPECT_EQ(record().turns.size(), 3u);
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraRedesign, TheMenuTakesAwayATileThatLayThere) {
    open();
    choose_from_menu([this] { right_click(board(), board().centre(cell("1,0"))); }, 0);
    EXPECT_EQ(last_step<game::Remove>().at, cell("1,0"));
}

TEST_F(AlhambraRedesign, TheMenuExchangesATileForTheOneInHand) {
    open();
    keys("H");
    choose_from_menu([this] { right_click(board(), board().centre(cell("1,0"))); }, 1);
    EXPECT_EQ(last_step<game::Swap>(), (game::Swap{cell("1,0"), tile("red-9-0"), cell("1,0")}));
}

TEST_F(AlhambraRedesign, AMenuThatIsOpenWhenAnotherGameComesDoesNothingAnyMore) {
    open();
    const Record before = desk().record();
    const Record other{{.id = new_id(), .started_at = now_rfc3339()}, alhambra_builds(3)};
    write("other.clerk.json", print(other));
    choose_from_menu([this] { right_click(board(), board().centre(cell("1,0"))); }, 0,
                     [this] { frame().open_file(file("other.clerk.json")); });
    EXPECT_EQ(desk().record(), other);
    EXPECT_EQ(desk().store().load(before.head.id), before);
}

class AlhambraDirk : public AlhambraWindowTest {
protected:
    AlhambraDirk() {
        open_window();
        start(alhambra_builds(2));
    }
};

TEST_F(AlhambraDirk, IsGivenATileThatLiesAside) {
    keys("B8");
    press("give-to-dirk");
    EXPECT_EQ(last_step<game::Give>().tile, tile("blue-8-0"));
    EXPECT_EQ(find("give-to-dirk"), nullptr);
    keys("E");
    EXPECT_TRUE(turn(0).done);
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraDirk, DrawsAfterAScoring) {
    keys("SE");
    EXPECT_TRUE(record().turns.empty()); // his six tiles are asked for
    keys("R3R4R5R6R7");
    EXPECT_TRUE(record().turns.empty());
    keys("R8");
    press("drawn-5"); // not that one
    keys("R9E");
    ASSERT_EQ(record().turns.size(), 1u);
    ASSERT_EQ(turn(0).dirk.size(), 6u);
    EXPECT_EQ(turn(0).dirk.back(), tile("red-9-0"));
    EXPECT_TRUE(desk().report().legal());
}

using AlhambraReopening = AlhambraWindowTest;

TEST_F(AlhambraReopening, KilledInTheMiddleOfATurnNothingIsLost) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}}, {.steps = {buy("purple-9-ne")}, .done = false}};
    const Record before{{.id = new_id(), .started_at = now_rfc3339()}, game};
    write("game.clerk.json", print(before));
    Program program(history(), file("game.clerk.json"));
    ASSERT_TRUE(wait_until([&] { return on_table(history()) == before.head.id; }, std::chrono::seconds(60)));
    program.kill_it();
    open_window();
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record(), before);
    click_cell("0,1"); // John's tower is in hand
    EXPECT_EQ(last_step<game::PutDown>().tile, tile("purple-9-ne"));
    Desk other(history()); // as after another kill: nothing was closed
    EXPECT_EQ(other.record(), desk().record());
}

}
}
