// What the table agreed to be helped with, in the window.
#include "app/desktop/babylon/setup.h"
#include "core/aids.h"
#include "tests/babylon/desktop/window_test.h"

#include <wx/choice.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {
namespace {

class AidsInTheWindow : public BabylonWindowTest {
protected:
    void play_with(const Aids& aids) {
        open_window();
        Record record{{.id = new_id(), .started_at = now_rfc3339()}, babylon::plain_game({}, 2, Depth::builds)};
        agree(record.head, aids);
        desk().start(std::move(record));
        settle();
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
    std::size_t steps() { return record().turns.back().steps.size(); }
    static game::Building statue() { return {.kind = game::Kind::statue, .at = {*game::read_space("c5@1")}}; }

    static bool says(const wxWindow& window, const wxString& words) {
        const auto* text = dynamic_cast<const wxStaticText*>(&window);
        wxString flat = text ? text->GetLabelText() : wxString();
        flat.Replace("\n", " ");
        if (flat.Contains(words)) return true;
        for (const wxWindow* child : window.GetChildren())
            if (says(*child, words)) return true;
        return false;
    }
};

TEST_F(AidsInTheWindow, AreChosenWhenTheGameBeginsAndKeptWithIt) {
    open_window();
    press("new-game");
    choose("offers", 2);
    choose("missed", 1);
    choose("live-score", 1);
    press("go");
    EXPECT_EQ(aids(desk().record().head), (Aids{Offers::never, MissedTold::after_turn, LiveScore::hidden}));
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
    EXPECT_EQ(steps(), 2U);
}

TEST_F(AidsInTheWindow, NeverMeansNothingIsOffered) {
    play_with({.offers = Offers::never});
    build();
    test::press('L');
    click_offered(statue());
    EXPECT_EQ(steps(), 1U);
}

TEST_F(AidsInTheWindow, OnRequestItIsOfferedUntilTheNextAction) {
    play_with({.offers = Offers::on_request});
    build();
    click_offered(statue());
    EXPECT_EQ(steps(), 1U);
    test::press('L');
    click_offered(statue());
    EXPECT_EQ(steps(), 2U);
}

TEST_F(AidsInTheWindow, WhatWasMissedIsToldAfterTheTurn) {
    play_with({.missed = MissedTold::after_turn});
    build();
    EXPECT_FALSE(says(frame(), "missed"));
    test::press('E');
    EXPECT_TRUE(says(frame(), "statue c5@1: 1 points missed"));
    test::press('E');
    EXPECT_FALSE(says(frame(), "missed"));
}

TEST_F(AidsInTheWindow, OrAfterTheGameTurnByTurn) {
    play_with({.missed = MissedTold::after_game});
    build();
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    ASSERT_TRUE(desk().awarded());
    press("show-all");
    press("back-to-board");
    EXPECT_TRUE(says(frame(), "statue c5@1: 1 points missed"));
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
