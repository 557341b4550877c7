// A sheet in the window, entered by keys as on paper.
#include "core/sheet/game.h"
#include "tests/app/desktop/window_test.h"

#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class SheetWindow : public WindowTest {
protected:
    SheetWindow() { open_window(); }

    const clerk::sheet::Game& record() { return std::get<clerk::sheet::Game>(desk().record().game); }
    clerk::sheet::Figure figure(std::size_t row, std::size_t side) { return record().rows.at(row).figures.at(side); }

    void ask() {
        command(wxID_NEW);
        press("game-sheet");
        settle();
    }
    /// Counts what is pressed beside what is typed.
    void key(int code, int modifiers = wxMOD_NONE) {
        ++keys;
        test::press(code, modifiers);
    }
    /// The players of the plain game are others.
    void name_player(std::string_view name) {
        test::press('A', wxMOD_CONTROL);
        type(name);
    }
    void begin(std::string_view game, std::vector<std::string_view> players, std::string_view rows = {}) {
        ask();
        type(game);
        for (std::size_t player = 0; player < players.size(); ++player) {
            find(("name-" + std::to_string(player + 1)).c_str())->SetFocus();
            settle();
            name_player(players[player]);
        }
        if (!rows.empty()) {
            find("rows")->SetFocus();
            settle();
            type(rows);
        }
        test::press(WXK_RETURN);
        settle();
        ASSERT_TRUE(desk().has_game());
    }

    int keys = 0;
};

TEST_F(SheetWindow, IsEnteredByKeysAlone) {
    begin("Catan", {"Linda", "John"}, "Towns, Roads");
    EXPECT_EQ(record().name, "Catan");
    ASSERT_EQ(record().rows.size(), 2U);
    for (const char* one : {"4", "3", "-2", "1.5"}) {
        type(one);
        key(WXK_RETURN);
    }
    EXPECT_EQ(figure(0, 0), Points(4));
    EXPECT_EQ(figure(0, 1), Points(3));
    EXPECT_EQ(figure(1, 0), Points(-2));
    EXPECT_EQ(figure(1, 1), points_of("1.5"));
    key(WXK_RETURN, wxMOD_CONTROL);
    EXPECT_TRUE(desk().awarded());
    EXPECT_TRUE(says("John wins"));
}

TEST_F(SheetWindow, FourPlayersAndFiveRowsTakeFewKeys) {
    begin("Catan", {"Linda", "John", "Mei", "Tom"}, "A, B, C, D, E");
    ASSERT_EQ(record().players.size(), 4U);
    for (int cell = 0; cell < 20; ++cell) {
        type(std::to_string(cell % 7));
        key(cell % 2 == 0 ? WXK_RETURN : WXK_TAB);
    }
    key(WXK_RETURN, wxMOD_CONTROL);
    EXPECT_TRUE(desk().awarded());
    EXPECT_LE(keys, 21);
}

TEST_F(SheetWindow, EveryFigureIsKeptAtOnceAndTakenBackOneByOne) {
    begin("Catan", {"Linda", "John"});
    type("7");
    test::press(WXK_TAB);
    type("9");
    test::press(WXK_RETURN);
    EXPECT_EQ(figure(0, 1), Points(9));
    expect_nothing_is_lost();
    EXPECT_EQ(figure(0, 1), Points(9));
    command(wxID_UNDO);
    EXPECT_FALSE(figure(0, 1));
    command(wxID_UNDO);
    EXPECT_FALSE(figure(0, 0));
    command(wxID_REDO);
    EXPECT_EQ(figure(0, 0), Points(7));
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("cell-1-1")).GetValue(), "7");
}

TEST_F(SheetWindow, WhatIsNoFigureStaysToBePutRight) {
    begin("Catan", {"Linda", "John"});
    type("7x");
    test::press(WXK_RETURN);
    EXPECT_FALSE(figure(0, 0));
    EXPECT_EQ(wxWindow::FindFocus(), find("cell-1-1"));
    test::press(WXK_ESCAPE);
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("cell-1-1")).GetValue(), "");
    type("8+2");
    test::press(WXK_RETURN);
    EXPECT_EQ(figure(0, 0), Points(10));
}

TEST_F(SheetWindow, RoundsGoOnUntilAnEmptyOne) {
    begin("6 nimmt!", {"Linda", "John"}, "1");
    for (const char* one : {"5", "9", "0", "12"}) {
        type(one);
        test::press(WXK_RETURN);
    }
    EXPECT_EQ(record().rows.size(), 3U);
    test::press(WXK_RETURN);
    EXPECT_EQ(record().rows.size(), 2U);
    EXPECT_TRUE(desk().score()->complete);
}

TEST_F(SheetWindow, ATieIsDecidedAtTheEnd) {
    begin("Catan", {"Linda", "John"});
    for (const char* one : {"9", "9"}) {
        type(one);
        test::press(WXK_RETURN);
    }
    ASSERT_NE(find("ahead-2"), nullptr);
    EXPECT_FALSE(desk().report().legal());
    press("ahead-2");
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(find("ahead-2"), nullptr);
    EXPECT_EQ(desk().score()->players[1].rank, 1);
}

TEST_F(SheetWindow, IsWonTogether) {
    ask();
    type("Pandemic");
    press("way-together");
    press("go");
    press("won");
    EXPECT_EQ(record().won, true);
    test::press(WXK_RETURN, wxMOD_CONTROL);
    EXPECT_TRUE(desk().awarded());
}

TEST_F(SheetWindow, LooksTheNextTimeAsTheLast) {
    begin("Catan", {"Linda", "John"}, "Towns, Roads");
    command(wxID_NEW);
    settle();
    type("Catan");
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("rows")).GetValue(), "Towns, Roads");
    test::press(WXK_RETURN);
    settle();
    EXPECT_EQ(record().rows.size(), 2U);
    EXPECT_EQ(record().players.front().name, "Linda");
}

}
}
