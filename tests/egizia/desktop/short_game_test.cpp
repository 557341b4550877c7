// Egizia in depth builds, from the new game to the result, with clicks and keys.
#include "app/desktop/egizia/track_canvas.h"
#include "tests/egizia/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

using table::egizia::test::described;
using table::egizia::test::plain;

class EgiziaShortGame : public EgiziaWindowTest {
protected:
    void open(clerk::egizia::Game game) {
        open_window();
        resize(1280, 720);
        start(std::move(game));
    }
};

TEST_F(EgiziaShortGame, FromTheFirstStoneToTheResult) {
    open(described(Depth::builds));
    expect_in_sight({"enter", "go-on"});
    click_cards(2); // Linda, with the mouse
    press("enter");
    click_space("obelisk-1");
    click_space("grave-1");
    press("enter");
    click_space("pyramid-1-1");
    press("enter");
    EXPECT_LE(clicks, 10);
    EXPECT_EQ(round(0).builds->size(), 3u);

    press("builder-2"); // John, with the keys
    click_space("pyramid-1-2");
    keys("B");
    EXPECT_EQ(build(3).player, 1);
    type_into("feeding-2", "6");
    EXPECT_EQ(round(0).feeding, (std::vector<int>{0, -6}));
    press("go-on");
    ASSERT_TRUE(round(0).done);
    for (int i = 0; i < 4; ++i) press("go-on");
    ASSERT_TRUE(desk().report().legal()) << broken();
    EXPECT_EQ(record().turns.size(), 5u);
    expect_nothing_is_lost();
    press("finish");
    EXPECT_TRUE(desk().awarded());
    EXPECT_TRUE(desk().store().games().at(0).finished);
}

TEST_F(EgiziaShortGame, APlaceIsTyped) {
    open(described(Depth::builds));
    const wxRect before = monuments().GetScreenRect();
    keys("Q");
    ASSERT_TRUE(find("typed-place"));
    EXPECT_EQ(monuments().GetScreenRect(), before) << "nothing moves under the hand";
    for (const char* typed : {"o1", "g1"}) {
        test::type(typed);
        test::press(WXK_RETURN);
    }
    test::type("x9");
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("c3 is a card space."));
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("typed-place"));
    press("enter");
    EXPECT_EQ(std::get<clerk::egizia::Stones>(build(0).what).size(), 2u);
}

TEST_F(EgiziaShortGame, UndoBringsBackWhatWasTyped) {
    open(plain(Depth::builds));
    click_space("pyramid-1-1");
    keys("4B");
    ASSERT_EQ(round(0).builds->size(), 1u);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty());
    keys("B");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(std::get<clerk::egizia::Stones>(build(0).what).at(0).value, 4);
}

TEST_F(EgiziaShortGame, UndoLetsGoFirstWhatIsBegunAndNotEntered) {
    open(described(Depth::builds));
    click_cards(2);
    keys("B");
    click_space("obelisk-1");
    command(wxID_UNDO);
    EXPECT_EQ(round(0).builds->size(), 1u);
    keys("B");
    EXPECT_EQ(round(0).builds->size(), 1u) << "no stone is there";
    click_space("obelisk-1");
    keys("B");
    ASSERT_EQ(round(0).builds->size(), 2u);
    command(wxID_UNDO);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty()) << "what an undo puts into the hand is not in its way";
}

TEST_F(EgiziaShortGame, BackspaceTakesBackTheStoneChosenLastAndThenTheBuild) {
    open(described(Depth::builds));
    click_cards(2);
    keys("B");
    const Record before = desk().record();
    click_space("obelisk-1");
    click_space("grave-1");
    test::press(WXK_BACK);
    EXPECT_EQ(desk().record(), before);
    keys("B");
    ASSERT_EQ(round(0).builds->size(), 2u);
    EXPECT_EQ(std::get<clerk::egizia::Stones>(build(1).what).size(), 1u);
    test::press(WXK_BACK);
    EXPECT_EQ(round(0).builds->size(), 1u);
}

TEST_F(EgiziaShortGame, AFindingIsAnswered) {
    open(described(Depth::builds));
    click_space("obelisk-2");
    keys("B");
    EXPECT_EQ(broken(), "obelisk.order");
    press("take-advice");
    EXPECT_EQ(broken(), "");
    EXPECT_EQ(std::get<clerk::egizia::Stones>(build(0).what).at(0).at, *clerk::egizia::read_space("obelisk-1"));
}

TEST_F(EgiziaShortGame, AnEarlierRoundIsChanged) {
    open(described(Depth::builds));
    click_space("obelisk-1");
    keys("BD");
    keys("D");
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    press("builder-2");
    click_space("obelisk-2");
    keys("BD");
    EXPECT_FALSE(turn_is_open());
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(round(0).builds->size(), 2u);
}

TEST_F(EgiziaShortGame, AStoneThatIsBegunWaitsWhileAnEarlierRoundIsOpen) {
    open(described(Depth::builds));
    keys("D");
    click_space("obelisk-1");
    open_first_turn();
    test::press(WXK_F8);
    ASSERT_FALSE(turn_is_open());
    keys("B");
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(round(1).builds->size(), 1u);
}

TEST_F(EgiziaShortGame, TheCalculatorEntersTheLoss) {
    open(described(Depth::builds));
    press("level-2");
    type_into("need", "14");
    type_into("grain", "12");
    press("use-feeding");
    EXPECT_EQ(round(0).feeding, (std::vector<int>{-4, 0}));
}

TEST_F(EgiziaShortGame, EscapeDropsAndADeadClickSaysWhy) {
    open(described(Depth::builds));
    click_space("obelisk-1");
    click_space("pyramid-1-1");
    EXPECT_TRUE(says(_("You are still building at another site. First enter that build (B), or cancel it (Esc).")));
    test::press(WXK_ESCAPE);
    keys("B");
    EXPECT_TRUE(record().turns.empty());
}

/// Its geometry is tested for that room, inside the edges that the system draws round a window.
TEST_F(EgiziaShortGame, TheMonumentsHaveRoomForFingersInAUsualWindow) {
    open(described(Depth::builds));
    const int edges = 2 * std::max(0, wxSystemSettings::GetMetric(wxSYS_FRAMESIZE_X, &frame()));
    resize(1280 + edges, 720 + edges);
    const wxSize room = monuments().GetClientSize();
    EXPECT_GE(room.x, 584);
    EXPECT_GE(room.y, 476);
}

TEST_F(EgiziaShortGame, AnotherNameStandsEverywhereAndWhatIsBegunStays) {
    open(described(Depth::builds));
    click_space("obelisk-1");
    Record renamed = desk().record();
    std::get<clerk::egizia::Game>(renamed.game).players[0].name = "Berta";
    desk().change(renamed);
    settle();
    EXPECT_EQ(find("feeding-1")->GetToolTipText(), "Berta: points lost by feeding");
    keys("B");
    EXPECT_EQ(round(0).builds->size(), 1u);
    command(wxID_UNDO);
    command(wxID_UNDO);
    EXPECT_EQ(find("feeding-1")->GetToolTipText(), "Linda: points lost by feeding");
}

TEST_F(EgiziaShortGame, ALongNameLeavesTheFiguresInSight) {
    clerk::egizia::Game game = described(Depth::builds);
    game.players[0].name = "Wilhelmine Theresia von und zu Hohenlohe-Waldenburg-Schillingsfürst";
    open(game);
    expect_in_sight({"feeding-1", "other-1", "feeding-2", "other-2"}); // she is looked at: the calculator names her
    keys("DDDDD");
    expect_in_sight({"stones-1", "sphinx-1"});
}

TEST_F(EgiziaShortGame, NoMarkerOfTheTrackHidesAnother) {
    open(described(Depth::builds));
    for (const char* behind : {"60", "59", "58"}) {
        type_into("other-1", "60");
        type_into("other-2", behind);
        const auto& track = dynamic_cast<egizia::TrackCanvas&>(*find("track"));
        EXPECT_GE(track.centre_of(0).x - track.centre_of(1).x, 20) << behind;
        EXPECT_LE(track.centre_of(0).x - track.centre_of(1).x, 24) << behind;
    }
}

TEST_F(EgiziaShortGame, WhatEndsTheRoundIsInSightInASmallWindow) {
    open(described(Depth::builds));
    resize(960, 540);
    expect_in_sight({"enter", "go-on", "board", "track"});
}

TEST_F(EgiziaShortGame, EnterAfterTheButtonThatEndsARoundEndsNoOther) {
    open(described(Depth::builds));
    press("go-on");
    ASSERT_EQ(record().turns.size(), 1u);
    test::press(WXK_RETURN);
    EXPECT_EQ(record().turns.size(), 1u);
    find("go-on")->SetFocus();
    settle();
    test::press(WXK_RETURN);
    ASSERT_EQ(record().turns.size(), 2u) << "by keys";
    test::press(WXK_RETURN);
    EXPECT_EQ(record().turns.size(), 2u);
}

}
}
