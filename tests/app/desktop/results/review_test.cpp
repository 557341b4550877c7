// A game that is over looked back at, and positions played on from, by clicks and keys.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/results/review_page.h"
#include "app/desktop/results/walk_page.h"
#include "core/record_fold.h"
#include "i18n/text.h"
#include "tests/app/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

namespace fs = std::filesystem;

fs::path sample(const std::string& name) { return fs::path(CLERK_SAMPLES) / (name + ".clerk.json"); }

class LookingBack : public WindowTest {
protected:
    void open(const std::string& name) {
        open_window();
        if (desk().has_game()) desk().close();
        frame().open_file(sample(name));
        settle();
        ASSERT_TRUE(desk().has_game());
    }
    ReviewPage& page() { return dynamic_cast<ReviewPage&>(*find("review-chart")->GetParent()); }
    void look_back(const std::string& name) {
        open(name);
        command(id_review);
        ASSERT_TRUE(find("review-chart"));
        ASSERT_TRUE(wait_until([&] { return page().review().compared().size() >= 8; }, std::chrono::seconds(60)));
    }
    void wait_for_moments(std::size_t many) {
        const auto found = [&] { return !page().searches() || page().review().moments().size() >= many; };
        ASSERT_TRUE(wait_until(found, std::chrono::seconds(120)));
    }
};

TEST_F(LookingBack, FindsTheTurnsOneByOneAndStopsAtOnce) {
    look_back("babylon-two-players");
    wait_for_moments(1);
    EXPECT_TRUE(page().turn()) << "the costliest so far is shown";
    expect_in_sight({"review-chart", "review-back", "review-what-if", "review-moment-1"});
    if (!page().searches()) return; // a machine that was fast enough
    press("review-stop");
    EXPECT_FALSE(page().searches());
    EXPECT_FALSE(find("review-stop"));
    const std::size_t found = page().review().compared().size();
    settle();
    EXPECT_EQ(page().review().compared().size(), found) << "what comes too late is of no use";
}

TEST_F(LookingBack, GoesToAMomentATurnOfTheGraphAndThroughTheSteps) {
    look_back("babylon-two-players");
    wait_for_moments(2);
    page().stop();
    const auto moments = page().review().moments();
    ASSERT_GE(moments.size(), 2u);
    press("review-moment-2");
    EXPECT_EQ(page().turn(), static_cast<std::size_t>(moments[1].turn));
    EXPECT_TRUE(says(page().review().title(moments[1])));
    EXPECT_TRUE(says(i18n::fill("This turn brought {1}", {figure(moments[1].points)})));
    EXPECT_TRUE(says(i18n::fill("The best would have brought {1}", {figure(moments[1].best)})));
    const std::size_t steps = page().review().at(*page().turn())->steps.size();
    EXPECT_EQ(page().steps(), steps) << "the whole of the best first";
    press("review-step-1");
    EXPECT_EQ(page().steps(), 1u);
    const auto compared = page().review().compared();
    click(page().chart(), page().chart().point_of(static_cast<std::size_t>(compared[2].turn)));
    EXPECT_EQ(page().turn(), static_cast<std::size_t>(compared[2].turn));
    page().chart().SetFocus();
    test::press(WXK_RIGHT);
    EXPECT_EQ(page().turn(), static_cast<std::size_t>(compared[3].turn));
    test::press(WXK_LEFT);
    EXPECT_EQ(page().turn(), static_cast<std::size_t>(compared[2].turn));
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("review-chart"));
}

TEST_F(LookingBack, OfPalacesComparesPlacesOfTiles) {
    look_back("alhambra-with-dirk");
    wait_for_moments(1);
    page().stop();
    EXPECT_TRUE(find("review-words"));
    EXPECT_TRUE(page().turn());
}

TEST_F(LookingBack, SaysWhyAGameIsNotLookedBackAt) {
    open("rajas-three-players");
    command(id_review);
    EXPECT_FALSE(find("review-chart"));
    EXPECT_TRUE(frame().message().Contains("There is no review"));
    desk().close();
    frame().open_file(sample("babylon-final-gardens"));
    settle();
    command(id_review);
    EXPECT_FALSE(find("review-chart"));
    EXPECT_TRUE(frame().message().Contains("This game has no turns to look back at."));
}

TEST_F(LookingBack, WaitsUntilTheGameIsOver) {
    open("babylon-two-players");
    desk().change(after_turns(desk().record(), 9));
    command(id_review);
    EXPECT_FALSE(find("review-chart"));
    EXPECT_TRUE(frame().message().Contains("You can look back at a game once it is over."));
}

TEST_F(LookingBack, WhatIfPlaysOnAsATrialAndComesBack) {
    look_back("babylon-two-players");
    wait_for_moments(1);
    page().stop();
    const Record before = desk().record();
    const std::size_t games = desk().store().games().size();
    press("review-what-if");
    ASSERT_TRUE(find("end-trial"));
    EXPECT_TRUE(says("This is a trial: nothing you enter here is kept."));
    expect_in_sight({"end-trial"});
    test::press('N', wxMOD_CONTROL);
    EXPECT_TRUE(find("end-trial")) << "no command reaches the window's own table";
    press("end-trial");
    EXPECT_FALSE(find("end-trial"));
    EXPECT_TRUE(find("review-chart"));
    EXPECT_EQ(desk().record(), before);
    EXPECT_EQ(desk().store().games().size(), games);
}

TEST_F(LookingBack, WhatIfStartsFromTheTableToo) {
    open("alhambra-with-dirk");
    const Record before = desk().record();
    command(id_what_if);
    ASSERT_TRUE(find("end-trial"));
    EXPECT_TRUE(says("A trial from here on; the game on the table stays as it is."));
    test::press(WXK_F1, wxMOD_SHIFT);
    EXPECT_FALSE(find("end-trial"));
    EXPECT_EQ(desk().record(), before);
    test::press('N', wxMOD_CONTROL);
    EXPECT_TRUE(find("game-babylon")) << "the menus are back";
}

TEST_F(LookingBack, WhatIfAndTheReviewAreReachedFromTheWalk) {
    open("babylon-two-players");
    const Record before = desk().record();
    command(id_walk);
    ASSERT_TRUE(find("walk-slider"));
    expect_in_sight({"walk-review", "walk-what-if", "walk-save", "walk-back"});
    test::press(WXK_HOME);
    for (int i = 0; i < 5; ++i) test::press(WXK_RIGHT);
    press("walk-what-if");
    ASSERT_TRUE(find("end-trial"));
    test::press(WXK_F1, wxMOD_SHIFT);
    ASSERT_TRUE(find("walk-slider"));
    EXPECT_EQ(dynamic_cast<WalkPage&>(*find("walk-slider")->GetParent()).after(), 5u) << "where one was";
    EXPECT_EQ(desk().record(), before);
    press("walk-review");
    ASSERT_TRUE(find("review-chart"));
    press("review-back");
    EXPECT_TRUE(find("walk-slider"));
}

TEST_F(LookingBack, APuzzleIsTriedSolvedByItsAnswerAndAnotherComes) {
    open("babylon-two-players");
    const Record before = desk().record();
    command(id_puzzle);
    ASSERT_TRUE(wait_until([&] { return find("goal-reached"); }));
    expect_in_sight({"goal-reached", "show-answer", "another-goal", "end-trial"});
    EXPECT_TRUE(says("Won so far: 0 of"));
    press("show-answer");
    EXPECT_TRUE(says("The answer: "));
    press("another-goal");
    ASSERT_TRUE(wait_until([&] { return says("Won so far: 0 of"); }));
    press("end-trial");
    EXPECT_FALSE(find("end-trial"));
    EXPECT_EQ(desk().record(), before);
}

}
}
