// An earlier turn of Alhambra opened in the window, changed by keys and clicks, and closed again.
#include "tests/alhambra/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

/// Linda builds eastward in two turns, with a scoring after the first.
game::Game two_rounds() {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = true},
                  {},
                  {},
                  {.steps = {buy("red-9-0"), put("red-9-0", "2,0")}},
                  {}};
    return game;
}

class AlhambraEarlierTurn : public AlhambraWindowTest {
protected:
    void open(game::Game game) {
        open_window();
        start(std::move(game));
        whole_ = desk().record();
        ASSERT_TRUE(desk().report().legal());
    }

    void expect_later_turns_as_they_were() {
        const auto& before = std::get<game::Game>(whole_.game);
        ASSERT_EQ(record().turns.size(), before.turns.size());
        for (std::size_t i = 1; i < before.turns.size(); ++i) EXPECT_EQ(turn(i), before.turns[i]) << i;
        EXPECT_EQ(record().end, before.end);
    }

    Record whole_;
};

TEST_F(AlhambraEarlierTurn, OpenedAndClosedWithoutAChangeIsAsItWas) {
    open(two_rounds());
    EXPECT_TRUE(says("Round 2, after scoring 1"));
    open_first_turn();
    EXPECT_TRUE(turn_is_open());
    EXPECT_TRUE(says("Round 1, Linda is open."));
    EXPECT_FALSE(says("after scoring 1"));
    test::press(WXK_F8);
    EXPECT_FALSE(turn_is_open());
    EXPECT_TRUE(says("Round 2, after scoring 1"));
    EXPECT_EQ(desk().record(), whole_);
    EXPECT_FALSE(desk().can_undo());
}

TEST_F(AlhambraEarlierTurn, EndedAnewWithoutAChangeIsAsItWas) {
    open(two_rounds());
    open_first_turn();
    keys("E");
    EXPECT_FALSE(turn_is_open());
    EXPECT_EQ(desk().record(), whole_);
}

TEST_F(AlhambraEarlierTurn, ChangedItBreaksALaterOneThatIsListedAndMended) {
    open(two_rounds());
    open_first_turn();
    test::press(WXK_BACK); // the tile is in hand again
    EXPECT_EQ(turn(0).steps.size(), 1u);
    EXPECT_TRUE(turn(0).scoring);
    click_cell("0,1");
    EXPECT_EQ(std::get<game::PutDown>(turn(0).steps.at(1).what).at, cell("0,1"));
    expect_later_turns_as_they_were();
    press("close-turn");
    EXPECT_FALSE(turn_is_open());
    expect_later_turns_as_they_were();
    EXPECT_TRUE(turn(0).scoring);
    EXPECT_EQ(broken(), "place.apart");
    ASSERT_NE(find("correct"), nullptr);

    click(*find("finding-1"), {3, 3});
    ASSERT_TRUE(wait_until([&] { return turn_is_open(); }));
    EXPECT_TRUE(says("Round 2, Linda is open."));
    test::press('C');
    EXPECT_EQ(turn(3).steps.size(), 1u);
    click_cell("1,0");
    EXPECT_TRUE(desk().report().legal()) << broken();
    keys("E");
    EXPECT_FALSE(turn_is_open());
    EXPECT_EQ(record().turns.size(), 5u);

    keys("E"); // the game goes on
    EXPECT_EQ(record().turns.size(), 6u);
}

TEST_F(AlhambraEarlierTurn, EscapeLetsGoFirstAndThenLeavesItAsItWas) {
    open(two_rounds());
    open_first_turn();
    test::press(WXK_BACK);
    test::press(WXK_ESCAPE); // the tile in hand
    EXPECT_TRUE(turn_is_open());
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(turn_is_open());
    EXPECT_EQ(desk().record(), whole_);
}

TEST_F(AlhambraEarlierTurn, WhatWasBegunInTheTurnBeingPlayedIsThereAgain) {
    open(two_rounds());
    keys("S");
    open_first_turn();
    test::press(WXK_ESCAPE);
    ASSERT_FALSE(turn_is_open());
    open_first_turn();
    test::press(WXK_F8);
    ASSERT_FALSE(turn_is_open());
    keys("E");
    ASSERT_EQ(record().turns.size(), 6u);
    EXPECT_TRUE(turn(5).scoring);
}

TEST_F(AlhambraEarlierTurn, UndoGoesRightThroughItAndAKillLosesNothing) {
    open(two_rounds());
    open_first_turn();
    test::press(WXK_BACK);
    expect_nothing_is_lost();
    EXPECT_FALSE(turn_is_open());
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(desk().record(), whole_);
}

TEST_F(AlhambraEarlierTurn, TheEndOfTheGameStays) {
    game::Game over = alhambra_builds_over();
    over.end.emplace(over.players.size());
    open(over);
    open_first_turn();
    test::press(WXK_BACK);
    EXPECT_EQ(turn(0).steps.size(), 3u);
    expect_later_turns_as_they_were();
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(desk().record(), whole_);
}

TEST_F(AlhambraEarlierTurn, OfDepthFullItEndsAsItDidUnlessItsEndIsEnteredAnew) {
    game::Game game = alhambra_full();
    game.turns = {{.steps = {{game::Take{{{game::Currency::green, 9}}}}}, .cards = {{game::Currency::yellow, 5}}},
                  {.steps = {{game::Take{{{game::Currency::yellow, 5}}}}}, .cards = {{game::Currency::yellow, 4}}}};
    open(game);
    open_first_turn();
    keys("E"); // asks for what came up: it is entered already
    if (turn_is_open()) keys("E");
    EXPECT_EQ(desk().record(), whole_);
    open_first_turn();
    test::press(WXK_BACK);
    EXPECT_TRUE(turn(0).steps.empty());
    EXPECT_EQ(turn(0).cards, game.turns[0].cards);
    expect_later_turns_as_they_were();
}

}
}
