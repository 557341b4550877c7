// Rajas of the Ganges in depth final: from the new game to the result.
#include "tests/rajas/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class RajasFinal : public RajasWindowTest {};

TEST_F(RajasFinal, ANewGameIsEnteredKeptAndOpenedAgain) {
    open_window();
    command(wxID_NEW);
    press("game-rajas");
    press("depth-final");
    press("go");
    type_into("gap-1", "2");
    type_into("gap-2", "-5");
    EXPECT_EQ(record().finals[0].gap, 2);
    EXPECT_EQ(record().finals[1].gap, -5);
    EXPECT_TRUE(desk().score()->players[0].winner);
    EXPECT_FALSE(find("met-1")->IsEnabled()) << "the gap says who met";
    expect_nothing_is_lost();
    press("finish");
    EXPECT_TRUE(desk().awarded());
}

TEST_F(RajasFinal, WithTheFacingTwoSpacesAPlayerSayAll) {
    open_window();
    start(described(Depth::final));
    type_into("money-1", "60");
    type_into("fame-1", "25");
    type_into("money-2", "60");
    type_into("fame-2", "25");
    press("met-2");
    press("met-1");
    EXPECT_EQ(record().finals[1].met, 1);
    EXPECT_TRUE(desk().score()->players[1].winner);
    EXPECT_FALSE(desk().score()->players[0].winner);
}

/// What comes to be pressed while figures are typed is no place that Tab stops at between them.
TEST_F(RajasFinal, WithoutTheFacingAllIsTypedInOneGoAndATieIsAskedFor) {
    open_window();
    start(plain(Depth::final));
    click(*find("fame-1"));
    for (const char* figures : {"30", "65", "2", "37", "52", "2"}) {
        type(figures);
        test::press(WXK_TAB);
    }
    EXPECT_EQ(record().finals[0].fame, 30);
    EXPECT_EQ(record().finals[0].money, 65);
    EXPECT_EQ(record().finals[0].gap, 2);
    EXPECT_EQ(record().finals[1].fame, 37);
    EXPECT_EQ(record().finals[1].money, 52);
    EXPECT_EQ(record().finals[1].gap, 2);
    const wxString asked = "Raji and Layla have the same gap. Whose markers met first? Click \"met\" in that order.";
    EXPECT_TRUE(says(asked));
    for (const PlayerScore& player : desk().score()->players) EXPECT_TRUE(player.winner);
    press("met-2");
    EXPECT_FALSE(says(asked));
    EXPECT_FALSE(desk().score()->players[0].winner);
    EXPECT_TRUE(desk().score()->players[1].winner);
}

TEST_F(RajasFinal, WhatIsNoNumberIsToldAndChangesNothing) {
    open_window();
    start(plain(Depth::final));
    type_into("gap-1", "7");
    type_into("gap-1", "x");
    EXPECT_EQ(record().finals[0].gap, 7);
    EXPECT_TRUE(says("A whole number from -999 to 999 is expected here."));
}

TEST_F(RajasFinal, UndoGoesBackActionByActionWhereverTheKeysAre) {
    open_window();
    start(plain(Depth::final));
    type_into("gap-1", "7");
    type_into("gap-2", "3");
    type_into("gap-2", "4");
    click(*find("gap-1"));
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(record().finals[0].gap, 7) << "what is there was entered, and is not being typed";
    EXPECT_EQ(record().finals[1].gap, 3);
    type_into("gap-1", "x");
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("gap-1")).GetValue(), "7");
    EXPECT_EQ(record().finals[1].gap, 3) << "what is being typed goes first";
}

}
}
