// The board's twin as a list is always in step with it.
#include "app/desktop/game/builds.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class TheBuiltList : public BabylonWindowTest {
protected:
    BuiltList& list() { return dynamic_cast<BuiltList&>(*find("built")); }
};

TEST_F(TheBuiltList, ComesAndGoesByAKeyAndFollowsWhatIsDone) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    EXPECT_EQ(find("built"), nullptr);
    test::press('I');
    ASSERT_NE(find("built"), nullptr);
    EXPECT_EQ(list().GetString(0), "Nothing was built yet.");
    place("c4");
    EXPECT_TRUE(list().GetString(0).StartsWith("Level 1, c4: terrace, ")) << list().GetString(0);
    command(wxID_UNDO);
    EXPECT_EQ(list().GetString(0), "Nothing was built yet.");
    test::press('I');
    EXPECT_EQ(find("built"), nullptr);
}

TEST_F(TheBuiltList, TheCursorAndTheChoiceMoveTogether) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    place("c1");
    test::press('I');
    board().SetFocus();
    click_cell("h8");
    for (int i = 0; i < 7; ++i) test::press(WXK_DOWN);
    for (int i = 0; i < 4; ++i) test::press(WXK_LEFT);
    EXPECT_EQ(board().cursor(), *game::read_cell("d1"));
    EXPECT_EQ(list().GetSelection(), 1);
    for (int i = 0; i < 3; ++i) test::press(WXK_LEFT);
    EXPECT_EQ(list().GetSelection(), 0);
}

TEST_F(TheBuiltList, APieceChosenInItIsLitUntilTheCursorMovesOn) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    place("c1");
    test::press('I');
    list().SetFocus();
    test::press(WXK_HOME);
    ASSERT_EQ(list().GetSelection(), 0);
    EXPECT_EQ(board().shown().lit.size(), 4u);
    move_to(board(), board().centre(*game::read_cell("d1")));
    EXPECT_EQ(list().GetSelection(), 0) << "the pointer passes over the board";
    EXPECT_EQ(board().shown().lit.size(), 4u);
    board().SetFocus();
    test::press(WXK_DOWN);
    EXPECT_TRUE(board().shown().lit.empty());
    EXPECT_EQ(list().GetSelection(), 1) << "as on the board";
}

TEST_F(TheBuiltList, TheLightGoesWithTheList) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    test::press('I');
    click(list(), {20, 10});
    ASSERT_FALSE(board().shown().lit.empty());
    test::press('I');
    EXPECT_EQ(find("built"), nullptr);
    EXPECT_TRUE(board().shown().lit.empty());
}

TEST_F(TheBuiltList, TheLightStaysInItsGarden) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    test::press('I');
    click(list(), {20, 10});
    ASSERT_FALSE(board().shown().lit.empty());
    test::press(WXK_F3);
    EXPECT_TRUE(board().shown().lit.empty());
}

TEST_F(TheBuiltList, ItsRowsAreWhole) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    for (const char* symbol : {"symbol-statue", "symbol-fountain", "symbol-stairs"}) press(symbol);
    press("flower-purple");
    place("a1");
    test::press('I');
    ASSERT_TRUE(list().GetString(0).Contains("blank"));
    const int room = list().GetClientSize().x;
    for (const wxString& line : wxSplit(list().GetString(0), '\n'))
        EXPECT_LE(list().GetTextExtent(line).x, room) << line;
}

TEST_F(TheBuiltList, WhatWasPointedAtStaysChosenWhenMoreIsBuilt) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    test::press('I');
    board().SetFocus();
    move_to(board(), board().centre(*game::read_cell("h8")));
    for (int i = 0; i < 7; ++i) test::press(WXK_DOWN);
    for (int i = 0; i < 7; ++i) test::press(WXK_LEFT);
    ASSERT_EQ(list().GetSelection(), 0);
    const wxString chosen = list().GetStringSelection();
    Record next = desk().record();
    auto& steps = std::get<game::Game>(next.game).turns.back().steps;
    auto again = std::get<game::Placement>(steps.back().what);
    again.at = *game::read_cell("e5");
    steps.push_back({again});
    desk().change(next);
    settle();
    EXPECT_EQ(list().GetCount(), 2u);
    EXPECT_EQ(list().GetStringSelection(), chosen);
    command(wxID_UNDO);
    EXPECT_EQ(list().GetCount(), 1u);
    EXPECT_EQ(list().GetStringSelection(), chosen);
    place("d1");
    EXPECT_TRUE(list().GetStringSelection().Contains("d1")) << "what the pointer is on";
}

}
}
