// The page of a year in review: what it says, of whom, and how it is kept.
#include "app/desktop/people/year_page.h"
#include "app/history/local_time.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/app/desktop/people/players_page_test.h"

#include <fstream>
#include <iterator>

#include <wx/choice.h>

namespace clerk::desktop::test {
namespace {

class Year : public PlayersPageTest {
protected:
    void open_year(int plays = 200) {
        open_players(plays);
        command(id_year);
    }
    void expect_review(int year, const std::string& person) {
        const db::YearInReview review = db::Years(store()).review(year, person);
        EXPECT_EQ(said("year-plays"), figure(review.plays));
        EXPECT_EQ(said("year-days"), figure(review.days));
        EXPECT_EQ(said("year-games"), figure(static_cast<int>(review.games.size())));
        EXPECT_EQ(said("year-people"), figure(review.people));
        EXPECT_EQ(said("year-row"), figure(review.days_in_a_row));
        EXPECT_EQ(said("year-h-index"), figure(review.h_index));
        EXPECT_TRUE(says(i18n::fill("{1} in review", {figure(year)})));
    }
};

TEST_F(Year, IsTheLatestOfEveryoneAndThenWhatIsChosen) {
    open_year();
    expect_review(2026, "");
    EXPECT_GT(db::Years(store()).review(2025).plays, db::Years(store()).review(2026).plays);
    choose_line("year-choice", "2025");
    expect_review(2025, "");
    choose_line("year-player", "John");
    expect_review(2025, id_of("John"));
    EXPECT_TRUE(says("Played with"));
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("year-plays"), nullptr);
    command(id_year);
    expect_review(2026, id_of("John"));
}

TEST_F(Year, IsKeptAsAPage) {
    open_year();
    choose_line("year-player", "Linda");
    dynamic_cast<YearPage&>(*find("year")->GetParent()).save(file("kept.html"));
    std::ifstream kept(file("kept.html"));
    const std::string html{std::istreambuf_iterator<char>(kept), {}};
    EXPECT_NE(html.find("<h1>2026 in review: Linda</h1>"), std::string::npos) << html.substr(0, 400);
    EXPECT_TRUE(frame().message().Contains("kept.html")) << frame().message();
    dynamic_cast<YearPage&>(*find("year")->GetParent()).save(history());
    EXPECT_FALSE(frame().message().Contains("Saved")) << "nothing is written in the place of a history";
}

TEST_F(Year, HasGoalsThatAreAddedAndTakenAway) {
    open_year();
    scrolled_to("goal-name");
    type("2 x 3");
    dynamic_cast<wxSpinCtrl&>(*find("goal-games")).SetValue(2);
    dynamic_cast<wxSpinCtrl&>(*find("goal-plays")).SetValue(3);
    press_there("goal-add");
    const std::vector<db::GoalProgress> goals = db::Goals(store()).progress(2026);
    ASSERT_EQ(goals.size(), 1U);
    EXPECT_EQ(goals[0].goal.name, "2 x 3");
    EXPECT_EQ(goals[0].goal.plays, 3);
    EXPECT_EQ(said("goal-progress"),
              i18n::fill_figures("{1} of {2} games, {3} of {4} plays", {goals[0].games, 2, goals[0].plays, 6}));
    press_there("goal-remove");
    EXPECT_TRUE(db::Goals(store()).list().empty());
    EXPECT_EQ(find("goal-progress"), nullptr);
    press("undo-remove-goal");
    EXPECT_EQ(db::Goals(store()).list().size(), 1U);
    EXPECT_NE(find("goal-progress"), nullptr);
    choose_line("year-player", "Linda");
    EXPECT_EQ(find("goal-name"), nullptr) << "they are everyone's";
}

TEST_F(Year, OfAnEmptyHistoryInvites) {
    open_window();
    command(id_year);
    EXPECT_NE(find("no-year"), nullptr);
    EXPECT_EQ(find("year-save"), nullptr);
    press("year-back");
    EXPECT_NE(find("start-at-once"), nullptr);
}

TEST_F(Year, FitsTheSmallestWindow) {
    open_year();
    resize(frame().FromDIP(800), frame().FromDIP(560));
    expect_in_sight({"year-back", "year-choice", "year-player", "year-save", "year-plays"});
}

}
}
