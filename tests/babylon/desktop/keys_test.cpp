// The sheet of keys.
#include "app/desktop/babylon/garden_view.h"
#include "app/table/babylon/setup.h"
#include "tests/app/desktop/harness_system.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

using Keys = BabylonWindowTest;

TEST_F(Keys, AreAllOnOneSheetThatGoesAsItCame) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    test::press(WXK_F1);
    EXPECT_EQ(find("board"), nullptr);
    for (const char* words : {"Rotate the tile", "Level of the terrace", "Page Down", "Correct the finding", "Undo",
                              "F1", "statue: symbol of the face, then ornament by hand", "Delete", "Esc"})
        EXPECT_TRUE(says(words)) << words;
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("board"), nullptr);
}

TEST_F(Keys, ThatCanDoNothingSayWhy) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::full));
    const Record before = desk().record();
    for (const int key : {'R', 'G', 'E', 'J'}) {
        test::press(key);
        EXPECT_TRUE(says("A turn begins with a tile of the quarry: take one first.")) << key;
    }
    test::press('Y');
    EXPECT_TRUE(says("First choose the stack that the tile is taken from."));
    test::press('O');
    EXPECT_TRUE(says("No round token is in force."));
    EXPECT_EQ(desk().record(), before);
    dig("d4");
    test::press('K');
    EXPECT_TRUE(says("No face like this was entered before."));
    test::press('Y');
    EXPECT_FALSE(says("Not possible now")) << "what was said is over with the next thing done";
}

TEST_F(Keys, OfWhatIsOfferedSaysThatNothingIs) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    test::press('J');
    EXPECT_TRUE(says("No ornament is offered now."));
}

TEST_F(Keys, ShowTheGardenAsItStandsFromEverySide) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("c4");
    test::press('Q');
    EXPECT_TRUE(says("First show the garden as it stands."));
    test::press('Z');
    ASSERT_NE(find("perspective"), nullptr);
    EXPECT_EQ(find("board"), nullptr);
    const auto& perspective = dynamic_cast<babylon::GardenCanvas&>(*find("perspective"));
    test::press('Q');
    EXPECT_EQ(perspective.turned(), 1);
    test::press(WXK_LEFT);
    test::press(WXK_LEFT);
    EXPECT_EQ(perspective.turned(), 3);
    test::press('E');
    EXPECT_TRUE(record().turns.at(0).done) << "the game goes on";
    test::press('Z');
    EXPECT_NE(find("board"), nullptr);
    EXPECT_EQ(find("perspective"), nullptr);
}

TEST_F(Keys, BuildInNoGardenButTheOneAtTurn) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    test::press(WXK_F3);
    test::press('S');
    EXPECT_TRUE(says("This is the garden of another player."));
}

TEST_F(Keys, BackspaceTakesBackWhatWasTypedLastAndThenThePiece) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("c4");
    const Record before = desk().record();
    test::press('Y');
    test::press('B');
    ASSERT_TRUE(says("Place the terrace on the board."));
    test::press(WXK_BACK);
    EXPECT_TRUE(says("Enter its symbols (S F B T N) or leave them out; then place it on the board."));
    EXPECT_EQ(desk().record(), before);
    test::press(WXK_BACK);
    EXPECT_TRUE(says("Build ornaments, enter another terrace, or end the turn."));
    EXPECT_EQ(desk().record(), before);
    test::press(WXK_BACK);
    EXPECT_TRUE(record().turns.empty());
}

TEST_F(Keys, AFaceHalfTypedSurvivesATerraceThatIsTakenAway) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("c4");
    test::press('Y');
    test::press('B');
    move_to(board(), board().centre(*game::read_cell("c4")));
    test::press(WXK_DELETE);
    ASSERT_TRUE(record().turns.empty());
    place("e4");
    ASSERT_EQ(record().turns.size(), 1u);
    const auto& placed = std::get<game::Placement>(record().turns.at(0).steps.at(0).what);
    EXPECT_EQ(placed.tile->tile.flower, game::Flower::yellow);
    EXPECT_EQ(placed.tile->tile.symbols[0], game::Symbol::bridge);
}

/// As a person has them who writes Russian or Greek first.
TEST_F(Keys, GoByTheirPlaceUnderALayoutWithoutTheirLetters) {
    if (!choose_layouts("us")) GTEST_SKIP() << "layouts cannot be chosen here";
    open_window();
    for (const char* layouts : {"ru,us", "gr,de", "ru,us(dvorak)"}) {
        ASSERT_TRUE(choose_layouts(layouts));
        start(table::babylon::plain_game({}, 2, Depth::builds));
        for (const int key : {'Y', 'B', 'S'}) test::press(key);
        EXPECT_TRUE(says("Place the terrace on the board.")) << layouts;
        click_cell("c4");
        EXPECT_EQ(record().turns.size(), 1u) << layouts;
        test::press('E');
        EXPECT_TRUE(!record().turns.empty() && record().turns.at(0).done) << layouts;
    }
    choose_layouts("us");
}

TEST_F(Keys, WithoutAGameTheSheetHasWhatAlwaysWorks) {
    open_window();
    test::press(WXK_F1);
    EXPECT_TRUE(says("Ctrl+N"));
    EXPECT_FALSE(says("Rotate the tile"));
    press("back");
    EXPECT_NE(find("start-at-once"), nullptr);
}

}
}
