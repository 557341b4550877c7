// What the table agreed to be helped with, in the window.
#include "app/desktop/results/result_page.h"
#include "app/table/babylon/setup.h"
#include "core/record.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>

#include <wx/choice.h>

namespace clerk::desktop::test {
namespace {

class AidsInTheWindow : public BabylonWindowTest {
protected:
    void play_with(const Aids& aids) {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::builds), aids);
    }

    /// A terrace with a symbol for a statue: one may be built on c5.
    void build() {
        press("flower-pink");
        press("symbol-statue");
        press("symbol-stairs");
        place("c4");
    }
    void choose(const char* name, int which) {
        auto& choice = dynamic_cast<wxChoice&>(*find(name));
        choice.SetSelection(which);
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        event.SetInt(which);
        event.SetEventObject(&choice);
        choice.ProcessWindowEvent(event);
        settle();
    }
    std::ptrdiff_t ornaments() {
        return std::ranges::count_if(record().turns.back().steps, [](const game::Step& step) {
            return std::holds_alternative<game::Building>(step.what);
        });
    }
    static game::Building statue() { return {.kind = game::Kind::statue, .at = {*game::read_space("c5@1")}}; }
};

TEST_F(AidsInTheWindow, AreChosenWhenTheGameBeginsAndKeptWithIt) {
    open_window();
    press("new-game");
    press("open-aids");
    choose("offers", 2);
    choose("missed", 1);
    choose("live-score", 1);
    choose("best", 1);
    press("go");
    EXPECT_EQ(aids(desk().record().head),
              (Aids{Offers::never, MissedTold::after_turn, LiveScore::hidden, BestTold::on_request}));
}

TEST_F(AidsInTheWindow, TheNextGameBeginsWithThoseOfTheLast) {
    play_with({.offers = Offers::never});
    desk().close();
    settle();
    press("start-at-once");
    EXPECT_EQ(aids(desk().record().head).offers, Offers::never);
}

TEST_F(AidsInTheWindow, WhatCouldBeBuiltIsOfferedUnlessTheTableWantsItOtherwise) {
    play_with({});
    build();
    click_offered(statue());
    EXPECT_EQ(ornaments(), 1);
}

TEST_F(AidsInTheWindow, NeverMeansNothingIsOffered) {
    play_with({.offers = Offers::never});
    build();
    test::press('L');
    click_offered(statue());
    EXPECT_EQ(ornaments(), 0);
}

TEST_F(AidsInTheWindow, OnRequestMeansOnlyThen) {
    play_with({.offers = Offers::on_request});
    build();
    click_offered(statue());
    EXPECT_EQ(ornaments(), 0);
}

TEST_F(AidsInTheWindow, AndAtARequestItIsOffered) {
    play_with({.offers = Offers::on_request});
    build();
    test::press('L');
    click_offered(statue());
    EXPECT_EQ(ornaments(), 1);
}

TEST_F(AidsInTheWindow, TheBestBuildsAreToldToWhoAsksAndPlayedByAClick) {
    play_with({.best = BestTold::on_request});
    build();
    EXPECT_EQ(find("best"), nullptr);
    test::press('.');
    ASSERT_TRUE(wait_until([this] { return find("best-1"); }));
    EXPECT_TRUE(says("In this depth no tile is known before it is placed, so only ornaments are told."));
    press("best-1");
    EXPECT_EQ(ornaments(), 1);
    EXPECT_EQ(find("best"), nullptr);
}

TEST_F(AidsInTheWindow, AnAnswerIsGoneWithTheTurnItWasGivenFor) {
    play_with({.best = BestTold::on_request});
    build();
    test::press('.');
    ASSERT_TRUE(wait_until([this] { return find("best-1"); }));
    test::press('E');
    EXPECT_EQ(find("best"), nullptr);
    test::press('.');
    EXPECT_NE(find("best"), nullptr);
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("best"), nullptr);
}

TEST_F(AidsInTheWindow, NobodyIsToldTheBestBuildsUnlessTheTableAllowedIt) {
    play_with({});
    build();
    test::press('.');
    EXPECT_EQ(find("best"), nullptr);
}

TEST_F(AidsInTheWindow, ATurnWithNothingBuiltIsToldAndOneClickGoesBackToIt) {
    play_with({});
    test::press('E');
    EXPECT_TRUE(says("Nothing was built."));
    press("back-to-turn");
    ASSERT_TRUE(record().turns.empty() || !record().turns.back().done);
    EXPECT_FALSE(says("Nothing was built."));
    build();
    EXPECT_EQ(find("back-to-turn"), nullptr);
}

TEST_F(AidsInTheWindow, WhatWasOfferedAndNotBuiltIsToldUntilTheNextTurnBegins) {
    play_with({});
    build();
    test::press('E');
    EXPECT_TRUE(says("Offered and not built: statue c5 on level 1."));
    place("c4");
    EXPECT_FALSE(says("Offered and not built"));
}

TEST_F(AidsInTheWindow, NothingOfATurnIsToldToATableThatWantsNoAids) {
    play_with({.offers = Offers::never});
    test::press('E');
    build();
    test::press('E');
    EXPECT_FALSE(says("Nothing was built."));
    EXPECT_FALSE(says("Offered and not built"));
    EXPECT_EQ(find("back-to-turn"), nullptr);
}

TEST_F(AidsInTheWindow, AGardenWithNothingInItIsToldWhenTheGameIsFinished) {
    play_with({});
    build();
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    ASSERT_TRUE(desk().awarded());
    EXPECT_TRUE(frame().message().Contains("Nothing was built by Player 2")) << frame().message();
    press("message-choice-1");
    EXPECT_FALSE(desk().awarded());
}

TEST_F(AidsInTheWindow, WhatWasMissedIsToldAfterTheTurn) {
    play_with({.missed = MissedTold::after_turn});
    build();
    EXPECT_FALSE(says("missed"));
    test::press('E');
    EXPECT_TRUE(says("statue c5 on level 1: 1 point missed"));
    test::press('E');
    EXPECT_FALSE(says("missed"));
}

TEST_F(AidsInTheWindow, OrAfterTheGameTurnByTurn) {
    play_with({.missed = MissedTold::after_game});
    build();
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    ASSERT_TRUE(desk().awarded());
    press("show-all");
    press("back-to-board");
    EXPECT_TRUE(says("statue c5 on level 1: 1 point missed"));
}

TEST_F(AidsInTheWindow, TheScoreIsRevealedCategoryByCategory) {
    play_with({});
    build();
    click_offered(statue());
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    const auto* bars = dynamic_cast<RevealChart*>(find("reveal"));
    ASSERT_TRUE(bars);
    EXPECT_FALSE(says("wins"));
    const int categories = bars->categories();
    ASSERT_GT(categories, 3);
    for (int category = 1; category <= categories; ++category) {
        test::press(WXK_RETURN);
        EXPECT_EQ(bars->revealed(), category);
    }
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("wins"));
    EXPECT_NE(find("score"), nullptr);
}

TEST_F(AidsInTheWindow, TheRevealIsSkippedByOneKeyAndNotRepeated) {
    play_with({});
    build();
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(says("wins"));
    press("back-to-board");
    press("finish");
    EXPECT_TRUE(says("wins"));
}

TEST_F(AidsInTheWindow, AHiddenScoreIsShownNowhereBeforeTheEnd) {
    play_with({.score = LiveScore::hidden});
    build();
    EXPECT_EQ(find("score"), nullptr);
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    ASSERT_TRUE(desk().awarded());
    press("show-all");
    press("back-to-board");
    EXPECT_NE(find("score"), nullptr);
}

}
}
