// What is needed can be seen, whatever is shown beside it, in windows of every size, in English and in the longest and
// the densest language.
#include "app/desktop/drawing/palette.h"
#include "app/table/babylon/setup.h"
#include "i18n/words.h"
#include "tests/app/desktop/picture.h"
#include "tests/app/desktop/screen_picture.h"
#include "tests/babylon/desktop/window_test.h"

#include <wx/scrolwin.h>

namespace clerk::desktop::test {
namespace {

game::Step placed(const char* at, int level, game::Tile tile) {
    return {game::Placement{.tile = game::TileEntry{tile}, .at = *game::read_cell(at), .level = level}};
}

constexpr auto statue = game::Symbol::statue, stairs = game::Symbol::stairs, none = game::Symbol::blank;

/// The third round has begun; every face entered so far is offered again.
game::Game third_round() {
    game::Game game = table::babylon::plain_game({"Linda", "Friedrich-Wilhelm"}, 2, Depth::builds);
    game.tokens = {game::Effect::wild, game::Effect::convert};
    const auto tile = [](game::Flower flower, game::Symbol first) {
        return game::Tile{flower, {first, none, none, none}};
    };
    game.turns = {{.steps = {placed("c4", 1, tile(game::Flower::white, statue))}},
                  {.steps = {placed("c4", 1, tile(game::Flower::pink, stairs))}},
                  {.steps = {placed("e4", 1, tile(game::Flower::yellow, none))}},
                  {.steps = {placed("g2", 1, tile(game::Flower::purple, statue))}},
                  {.steps = {placed("g4", 1, tile(game::Flower::white, stairs))}}};
    return game;
}

class Layout : public BabylonWindowTest, public testing::WithParamInterface<const char*> {
protected:
    Layout() {
        i18n::start(GetParam());
        open_window();
    }
    ~Layout() override { i18n::start("en"); }

    void expect_in_sight_at_every_size(std::initializer_list<const char*> names) {
        for (const wxSize size : {wxSize(1280, 720), wxSize(1280, 690), wxSize(1000, 640), wxSize(960, 510)}) {
            resize(size.x, size.y);
            expect_in_sight(names);
            expect_scroll_bars(frame());
        }
        resize(1280, 720);
    }
    void expect_a_finding_to_be_answered_at_every_size(std::initializer_list<const char*> besides) {
        for (const wxSize size : {wxSize(1280, 720), wxSize(1280, 690), wxSize(1000, 640), wxSize(960, 510)}) {
            resize(size.x, size.y);
            expect_answers_in_sight();
            expect_in_sight(besides);
            expect_scroll_bars(frame());
        }
        resize(1280, 720);
        expect_in_sight({"correct", "agree", "reason"});
    }
    /// What scrolls shows that it does.
    void expect_scroll_bars(const wxWindow& window) const {
        if (!window.IsShownOnScreen()) return;
        const auto* scrolled = dynamic_cast<const wxScrolledWindow*>(&window);
        if (scrolled && scrolled->GetVirtualSize().y > scrolled->GetClientSize().y) {
            EXPECT_TRUE(scrolled->HasScrollbar(wxVERTICAL)) << window.GetName();
            EXPECT_LT(scrolled->GetClientSize().x, scrolled->GetSize().x) << window.GetName();
        }
        for (const wxWindow* child : window.GetChildren()) expect_scroll_bars(*child);
    }
};

constexpr std::initializer_list<const char*> kinds_of_ornaments{"build-statue", "build-fountain", "build-bridge",
                                                                "build-stairs"};

TEST_P(Layout, AfterARestartInTheMiddleOfAGameTheTurnCanBeEnded) {
    resize(1280, 720);
    start(third_round());
    close_window();
    open_window();
    ASSERT_TRUE(find("token-chosen") || find("token-wild"));
    expect_in_sight_at_every_size(kinds_of_ornaments);
    expect_in_sight_at_every_size({"end-turn"});
}

TEST_P(Layout, WithoutScrollingATurnOfWhatIsBuiltIsEnteredAtTheUsualSize) {
    start(third_round());
    resize(1280, 690); // the bar with the window's title lies above
    expect_in_sight({"token-chosen", "flower-white", "symbol-blank", "known-face-1", "level-lowest", "level-6",
                     "open-none", "open-sw", "turn-tile", "build-stairs", "end-turn"});
}

TEST_P(Layout, AFindingIsAnsweredWithoutScrolling) {
    start(third_round());
    resize(1280, 720);
    press("level-5");
    place("a1");
    ASSERT_FALSE(desk().report().legal());
    expect_a_finding_to_be_answered_at_every_size({});
    press("correct");
    expect_in_sight_at_every_size({"end-turn"});
}

TEST_P(Layout, AndInAnEarlierTurnToo) {
    start(third_round());
    resize(1280, 720);
    const wxRect board_before = board().GetScreenRect();
    open_first_turn();
    ASSERT_TRUE(turn_is_open());
    EXPECT_EQ(board().GetScreenRect(), board_before);
    expect_in_sight_at_every_size({"end-turn", "close-turn", "leave-turn", "take-back-step"});
    press("level-5");
    place("a1");
    ASSERT_NE(find("correct"), nullptr);
    expect_a_finding_to_be_answered_at_every_size({"close-turn", "leave-turn"});
}

TEST_P(Layout, ATileIsTakenAndWhatIsLeftIsStoredFromTheSecondRound) {
    game::Game game = table::babylon::plain_game({}, 2, Depth::full);
    const game::TileEntry face{{game::Flower::white, {statue, stairs, none, none}}};
    for (const char* stack : {"d4", "d3"})
        game.turns.push_back({.dig = game::Dig{.at = *game::read_cell(stack), .tile = face, .waived = true},
                              .unplaced = game::Unplaced::store});
    start(game);
    resize(1280, 720);
    dig("c4");
    press("flower-yellow");
    ASSERT_NE(find("token-wild"), nullptr);
    expect_in_sight_at_every_size({"take-tile"});
    press("symbol-statue");
    press("symbol-stairs"); // all that the stack's tiles bear: it is taken
    ASSERT_EQ(record().turns.size(), 3u);
    ASSERT_TRUE(desk().report().legal()) << desk().report().violations.front().finding.rule->id;
    expect_in_sight_at_every_size({"end-turn-storing", "end-turn-discarding"});
    expect_in_sight_at_every_size(kinds_of_ornaments);
    press("token-wild");
    expect_in_sight_at_every_size({"end-turn-storing", "end-turn-discarding"});
}

/// In a small window the findings take the place of the hand, which had the keys.
TEST_P(Layout, AnEnterTooManyLeavesTheKeysWhereATurnIsEntered) {
    start(table::babylon::plain_game({}, 2, Depth::full));
    resize(960, 520);
    quarry().SetFocus();
    for (int times = 0; times < 2; ++times) test::press(WXK_RETURN);
    settle();
    ASSERT_TRUE(find("finding-1")) << "why the tile cannot be taken yet";
    const wxWindow* focus = wxWindow::FindFocus();
    EXPECT_TRUE(focus && focus->IsShownOnScreen());
    for (const int key : {'W', 'S', 'T'}) test::press(key);
    settle();
    EXPECT_FALSE(find("finding-1"));
    ASSERT_EQ(record().turns.size(), 1u) << "all that the stack's tiles bear was entered";
    EXPECT_TRUE(record().turns[0].dig);
}

TEST_P(Layout, AnEnteredTokenMovesNothing) {
    start(third_round());
    game::Game game = third_round();
    game.tokens.pop_back();
    start(game);
    resize(1280, 720);
    const wxRect before = find("flower-white")->GetScreenRect();
    press("token-convert");
    EXPECT_EQ(record().tokens.size(), 2u);
    EXPECT_EQ(find("token-convert"), nullptr);
    EXPECT_EQ(find("flower-white")->GetScreenRect(), before);
}

TEST_P(Layout, WhatIsSeenBeforeMovesNothing) {
    start(third_round());
    resize(1280, 720);
    ASSERT_NE(find("known-face-1"), nullptr);
    const wxRect before = find("level-1")->GetScreenRect();
    press("flower-purple");
    for (const char* symbol : {"symbol-bridge", "symbol-bridge", "symbol-bridge", "symbol-bridge"}) press(symbol);
    EXPECT_EQ(find("known-face-1"), nullptr);
    EXPECT_EQ(find("level-1")->GetScreenRect(), before);
}

TEST_P(Layout, EveryTargetOfTheHandIsAsLargeAsAFinger) {
    start(third_round());
    resize(1280, 720);
    for (const char* name : {"token-chosen", "flower-white", "symbol-statue", "known-face-1", "level-1", "open-ne",
                             "turn-tile", "build-statue", "end-turn", "look-1", "look-all"}) {
        ASSERT_NE(find(name), nullptr) << name;
        const wxSize size = find(name)->GetSize();
        EXPECT_GE(std::min(size.x, size.y), 44) << name;
    }
}

/// By a ring, of dots on Windows.
TEST_P(Layout, TheTokenThatHasTheKeysIsSeenToHaveThem) {
    start(third_round());
    resize(1280, 720);
    test::press('O');
    ASSERT_NE(wxWindow::FindFocus(), find("token-wild"));
    find("token-wild")->GetParent()->Update();
    const wxImage without = on_screen(*find("token-wild"));
    const auto ring = [&] {
        const wxImage now = on_screen(*find("token-wild"));
        return count(now, [&](int x, int y) { return pixel(now, Point(x, y)) != pixel(without, Point(x, y)); });
    };
    test::press(WXK_TAB);
    ASSERT_EQ(wxWindow::FindFocus(), find("token-wild"));
    EXPECT_TRUE(wait_until([&] { return ring() > 60; })) << ring();
#ifdef __WXGTK__ // in the colour of the program
    const auto ringed = [this](const char* name) { return count(on_screen(*find(name)), palette().accent); };
    EXPECT_TRUE(wait_until([&] { return ringed("token-wild") > 150; }));
    EXPECT_TRUE(wait_until([&] { return ringed("token-bloom") == 0; }));
#endif
    test::press(WXK_TAB, wxMOD_SHIFT);
    ASSERT_NE(wxWindow::FindFocus(), find("token-wild"));
    EXPECT_TRUE(wait_until([&] { return ring() == 0; })) << ring();
}

INSTANTIATE_TEST_SUITE_P(EveryLanguage, Layout, testing::Values("en", "de", "zh_TW"),
                         [](const auto& language) { return std::string(language.param); });

}
}
