// What takes long says how far it is, and is stopped by a click or a key: then all is as it was.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/history/nights_page.h"
#include "app/exchange/files.h"
#include "db/back_up/back_up.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <wx/gauge.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {
namespace {

class Progressing : public WindowTest {
protected:
    static std::filesystem::path fixture(const std::string& name) {
        return std::filesystem::path(CLERK_FIXTURES) / name;
    }
    int plays() { return db::Plays(desk().store()).count({}); }
    void expect_stopped() {
        EXPECT_TRUE(stopped);
        EXPECT_TRUE(frame().message().Contains("nothing was changed")) << frame().message();
        EXPECT_TRUE(frame().IsEnabled()) << "the window can be used again";
        EXPECT_EQ(wxWindow::FindWindowByName("progress"), nullptr);
    }
    /// Another laptop's history.
    std::filesystem::path other_history(int plays) {
        const std::filesystem::path other = file("other/history.db");
        std::filesystem::create_directories(other.parent_path());
        play_for_years(db::Store(other), plays);
        return other;
    }
};

TEST_F(Progressing, ShortWorkShowsNothing) {
    open_window();
    bool shown = false;
    frame().progress().run("Working", [&](const db::Watch::Ask& ask) {
        EXPECT_TRUE(ask(1, 2));
        shown = wxWindow::FindWindowByName("progress");
    });
    EXPECT_FALSE(shown);
}

TEST_F(Progressing, LongWorkSaysHowFarItIsAndHoldsUpTheRest) {
    open_window();
    frame().progress().patience = std::chrono::milliseconds(0);
    frame().progress().run("Working", [&](const db::Watch::Ask& ask) {
        EXPECT_TRUE(ask(1, 4));
        const wxWindow* window = wxWindow::FindWindowByName("progress");
        ASSERT_NE(window, nullptr);
        EXPECT_EQ(dynamic_cast<wxStaticText&>(*window->FindWindow("progress-count")).GetLabelText(), "1 of 4");
        EXPECT_EQ(dynamic_cast<wxGauge&>(*window->FindWindow("progress-gauge")).GetValue(), 250);
        EXPECT_FALSE(frame().IsEnabled());
        EXPECT_TRUE(ask(3, 4));
        EXPECT_EQ(dynamic_cast<wxGauge&>(*window->FindWindow("progress-gauge")).GetValue(), 750);
        EXPECT_GE(window->FindWindow("progress-stop")->GetSize().y, window->FromDIP(44));
    });
    EXPECT_TRUE(frame().IsEnabled());
    EXPECT_EQ(wxWindow::FindWindowByName("progress"), nullptr);
}

TEST_F(Progressing, AnImportIsStoppedByAClick) {
    open_window();
    frame().open_file(fixture("bgstats-export.json"));
    settle();
    stop_next_work();
    press("import-bring");
    expect_stopped();
    EXPECT_EQ(plays(), 0);
    EXPECT_TRUE(db::People(desk().store()).list().empty());
    press("import-bring");
    EXPECT_GT(plays(), 0) << "and brought in after all";
}

TEST_F(Progressing, ReadingAFileIsStoppedByEscape) {
    open_window();
    stop_next_work(Hand::presses_escape);
    frame().open_file(fixture("bgg-plays.xml"));
    settle();
    expect_stopped();
    EXPECT_EQ(find("import-bring"), nullptr);
}

TEST_F(Progressing, AMergeIsStoppedAndNothingCameIn) {
    const std::filesystem::path other = other_history(40);
    open_window();
    frame().open_file(other);
    settle();
    stop_next_work();
    press("merge-now");
    expect_stopped();
    EXPECT_EQ(plays(), 0);
}

TEST_F(Progressing, RatingsAnewAreStoppedAndThePageIsLeft) {
    play_for_years(db::Store(history()), 60);
    open_window();
    stop_next_work();
    command(id_players);
    settle();
    EXPECT_TRUE(stopped);
    EXPECT_EQ(find("leaderboard"), nullptr);
    command(id_players);
    settle();
    ASSERT_NE(find("leaderboard"), nullptr) << "the next time they are made";
}

TEST_F(Progressing, PhotosThatAreStoppedAreNotAdded) {
    open_window();
    db::Nights nights(desk().store());
    const std::string night = nights.add("2026-11-21", "Linda's");
    command(id_nights);
    settle();
    std::vector<std::filesystem::path> files;
    for (const char* name : {"one.png", "two.png", "three.png"}) {
        std::filesystem::copy(fixture("pictures/turned.tif"), file(name));
        files.push_back(file(name));
    }
    stop_next_work();
    dynamic_cast<NightsPage*>(find("nights")->GetParent())->photos().add(files);
    expect_stopped();
    EXPECT_TRUE(nights.photos(night).empty());
    dynamic_cast<NightsPage*>(find("nights")->GetParent())->photos().add(files);
    EXPECT_EQ(nights.photos(night).size(), 3U);
}

}
}
