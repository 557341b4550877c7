// Egizia in depth final, and the page on which a game is agreed on.
#include "core/egizia/game.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class EgiziaFinal : public WindowTest {
protected:
    EgiziaFinal() {
        open_window();
        command(wxID_NEW);
        press("game-egizia");
    }
    const clerk::egizia::Game& record() { return std::get<clerk::egizia::Game>(desk().record().game); }
    const clerk::egizia::End& end(std::size_t player) { return record().end->at(player); }
    void type_into(const char* field, std::string_view text) {
        ASSERT_NE(find(field), nullptr) << field;
        click(*find(field));
        test::press('A', wxMOD_CONTROL);
        type(text);
    }
};

TEST_F(EgiziaFinal, PlayersColoursAndRulingsAreAgreedOn) {
    press("players-3");
    press("marker-1-blue");
    press("depth-builds");
    press("go");
    EXPECT_EQ(record().players.size(), 3u);
    EXPECT_EQ(record().players[0].colour, clerk::egizia::Marker::blue);
    EXPECT_EQ(record().depth, Depth::builds);
}

TEST_F(EgiziaFinal, UndoGoesBackActionByActionInALine) {
    press("depth-final");
    press("go");
    type_into("graves-1", "3");
    type_into("graves-2", "4");
    click(*find("graves-1"));
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(end(0).graves, (std::vector{3}));
    EXPECT_TRUE(end(1).graves.empty());
    type_into("graves-1", "x");
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("graves-1")).GetValue(), "3");
    EXPECT_EQ(end(0).graves, (std::vector{3}));
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(end(0).graves.empty());
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("graves-1")).GetValue(), "") << "as it is now";
}

TEST_F(EgiziaFinal, FromTheNewGameToTheResult) {
    press("depth-final");
    press("go");
    type_into("score-1", "71");
    type_into("stones-1", "5");
    press("stone-market-1-3");
    type_into("graves-1", "3 4 4");
    type_into("sphinx-1", "5 0");
    type_into("score-2", "-4");
    EXPECT_EQ(find("ahead-2"), nullptr) << "nobody shares a space";
    type_into("score-2", "71");
    type_into("stones-2", "5");
    press("stone-market-2-4");
    type_into("graves-2", "=11");
    type_into("sphinx-2", "5");
    EXPECT_EQ(end(0).graves, (std::vector{3, 4, 4}));
    EXPECT_EQ(end(1).grave_sum, 11);
    EXPECT_TRUE(says("Who is in front on space 71?"));
    press("ahead-2");
    EXPECT_EQ(record().track, (std::vector{1, 0}));
    EXPECT_EQ(desk().score()->players[0].total(), desk().score()->players[1].total());
    EXPECT_TRUE(desk().score()->players[1].winner);
    press("ahead-1");
    EXPECT_EQ(record().track, (std::vector{0, 1}));
    EXPECT_TRUE(desk().score()->players[0].winner);
    expect_nothing_is_lost();
    press("finish");
    EXPECT_TRUE(desk().awarded());
}

TEST_F(EgiziaFinal, WhatIsNoFigureIsToldAndChangesNothing) {
    press("depth-final");
    press("go");
    type_into("score-1", "7");
    type_into("score-1", "x");
    EXPECT_TRUE(says("A whole number from -999 to 999 is expected here."));
    type_into("graves-1", "3 x");
    EXPECT_TRUE(says("found x"));
    EXPECT_EQ(end(0).score, 7);
    EXPECT_EQ(end(0).graves, std::vector{3});
}

}
}
