// The page of a new game of Alhambra, filled in by clicks.
#include "app/desktop/frame/menu_bar.h"
#include "core/alhambra/pieces.h"
#include "tests/alhambra/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class AlhambraSetupPage : public AlhambraWindowTest {
protected:
    void open_page() {
        open_window();
        resize(1390, 990); // nothing has to be scrolled to
        press("new-game");
        press("game-alhambra");
    }
    void press_all(std::initializer_list<const char*> names) {
        for (const char* name : names) press(name);
    }
    static bool keys_go_somewhere() {
        const wxWindow* focus = wxWindow::FindFocus();
        return focus && focus->IsShownOnScreen() && focus->IsEnabled();
    }
    bool may_start() const { return find("go")->IsEnabled(); }
};

TEST_F(AlhambraSetupPage, ThreePlayersInDepthBuildsStartAtOnce) {
    open_page();
    press_all({"players-3", "marker-1-white", "marker-2-none", "go"});
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(record().depth, Depth::builds);
    ASSERT_EQ(record().players.size(), 3u);
    EXPECT_EQ(record().players[0].colour, game::Marker::white);
    EXPECT_EQ(record().players[1].colour, std::nullopt);
    EXPECT_TRUE(record().dirk.empty());
    EXPECT_NE(find("end-turn"), nullptr);
}

TEST_F(AlhambraSetupPage, TwoPlayersEnterDirksSixTilesFirst) {
    open_page();
    press("players-2");
    EXPECT_FALSE(may_start());
    EXPECT_TRUE(says("Enter the six tiles that Dirk drew."));
    press_all({"colour-blue", "tile-blue-8-0", "colour-purple", "tile-purple-9-ne", "colour-white", "tile-white-7-sw"});
    press("dirk-1"); // puts the tower back
    press_all({"colour-purple", "tile-purple-9-ne", "colour-red", "tile-red-9-0", "colour-blue"});
    EXPECT_EQ(find("tile-blue-8-0"), nullptr); // it is Dirk's
    press_all({"tile-blue-7-e", "colour-green"});
    EXPECT_FALSE(may_start());
    press("tile-green-12-s");
    EXPECT_EQ(find("colour-green"), nullptr); // he has his six
    ASSERT_TRUE(may_start());
    press("go");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(record().dirk, (std::vector{tile("blue-8-0"), tile("white-7-sw"), tile("purple-9-ne"), tile("red-9-0"),
                                          tile("blue-7-e"), tile("green-12-s")}));
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraSetupPage, DepthFullAsksPartByPartForWhatLiesOnTheTable) {
    open_page();
    press_all({"players-3", "depth-full"});
    EXPECT_TRUE(says("Enter the four cards laid out."));
    press_all({"card-blue-9", "card-blue-9"});
    EXPECT_TRUE(says("So far: 18."));
    press("card-blue-2"); // 20: the next player's follow
    EXPECT_TRUE(says("So far: 0."));
    press("card-blue-9"); // the third of three
    EXPECT_FALSE(find("card-blue-9")->IsEnabled());
    press("entered-blue-9-0"); // puts it back
    EXPECT_TRUE(find("card-blue-9")->IsEnabled());
    press_all({"card-green-9", "card-green-8", "card-green-3"});
    press_all({"card-orange-9", "card-orange-9", "card-orange-5"});
    press_all({"card-yellow-1", "card-yellow-1", "card-yellow-1", "card-blue-1"}); // laid out
    EXPECT_TRUE(says("Enter the four tiles of the market."));
    press_all({"colour-red", "tile-red-9-0", "colour-blue", "tile-blue-8-0"});
    press_all({"space-orange", "colour-purple", "tile-purple-12-0", "colour-white"});
    EXPECT_FALSE(may_start());
    press("tile-white-9-w"); // for the space that is left
    ASSERT_TRUE(may_start());
    press("go");

    using game::Currency;
    ASSERT_TRUE(desk().has_game());
    const std::vector<game::Card> johns{{Currency::green, 9}, {Currency::green, 8}, {Currency::green, 3}};
    ASSERT_EQ(record().hands.size(), 3u);
    EXPECT_EQ(record().hands[1], johns);
    EXPECT_EQ(game::sum(record().hands[2]), 23);
    EXPECT_EQ(record().money.size(), 4u);
    EXPECT_EQ(record().market.at(Currency::yellow), tile("red-9-0"));
    EXPECT_EQ(record().market.at(Currency::green), tile("blue-8-0"));
    EXPECT_EQ(record().market.at(Currency::blue), tile("white-9-w"));
    EXPECT_EQ(record().market.at(Currency::orange), tile("purple-12-0"));
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraSetupPage, KeysAreNotLostWithTheButtonThatWasPressed) {
    open_page();
    press_all({"players-2", "colour-white", "tile-white-5-nsw"});
    ASSERT_TRUE(keys_go_somewhere());
    EXPECT_TRUE(wxWindow::FindFocus()->GetName().StartsWith("colour-"));
    for (const char* tile : {"tile-white-6-es", "tile-white-7-ne", "tile-white-7-sw", "tile-white-8-nw"})
        press_all({"colour-white", tile});
    press_all({"colour-white", "tile-white-9-s"}); // the last of the six
    ASSERT_EQ(find("colour-white"), nullptr);
    EXPECT_TRUE(keys_go_somewhere());
    press_all({"dirk-5", "colour-white", "tile-white-9-w"});
    EXPECT_TRUE(may_start());
}

TEST_F(AlhambraSetupPage, NamesAndRulingsOfAGameBeingPlayedCanBeChanged) {
    game::Game game = alhambra_builds(2);
    game.turns = {{.steps = {buy("white-8-nw")}, .done = false}};
    open_window();
    start(game);
    command(id_change_setup);
    EXPECT_EQ(find("depth-full"), nullptr);
    EXPECT_EQ(find("players-3"), nullptr);
    EXPECT_EQ(find("part-dirk"), nullptr);
    press("marker-2-green");
    press("go");
    game.players[1].colour = game::Marker::green;
    EXPECT_EQ(record(), game);
}

}
}
