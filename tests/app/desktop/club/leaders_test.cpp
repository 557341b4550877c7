// Game, Club, Leaderboard: what a real server counts beside what this laptop does, and without a server.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/people/leaderboard.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"
#include "tests/db/club/test_server.h"

#include <algorithm>

#include <SQLiteCpp/Database.h>
#include <wx/choice.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {
namespace {

constexpr auto patience = std::chrono::seconds(30);

class ClubLeaders : public WindowTest {
protected:
    clerk::test::TestClub club;

    /// This laptop has plays of its own, and what the club has.
    void join_as(const std::string& user, int plays = 20) {
        const db::Store store(history());
        if (plays > 0) play_for_years(store, plays);
        db::join_club(store, club.access(user));
        db::sync_club(store, club.access(user), db::now());
    }
    void play_elsewhere(clerk::test::Laptop& laptop, int plays) {
        play_for_years(laptop.store, plays);
        laptop.join(club.access("ben"));
        laptop.sync(club.access("ben"));
    }
    void lose_the_server() {
        SQLite::Database file(history().string(), SQLite::OPEN_READWRITE);
        file.setBusyTimeout(5000);
        file.exec("UPDATE club SET address = 'host=/nowhere user=anna'");
    }
    wxString said(const char* name) {
        const auto* label = dynamic_cast<wxStaticText*>(find(name));
        return label ? label->GetLabelText() : wxString("not there");
    }
    bool tells(const wxString& words) {
        return wait_until([&] { return said("club-leaders-told").Contains(words); }, patience);
    }
    void ask() {
        command(id_club);
        press("club-leaderboard");
        ASSERT_TRUE(wait_until([&] { return find("club-leaders") && !says("Asking the club's server..."); }, patience));
    }
    Leaderboard& list(const char* name) { return dynamic_cast<Leaderboard&>(*find(name)); }
    const std::vector<db::Leader>& leaders(const char* name) {
        return dynamic_cast<LeaderModel&>(*list(name).GetModel()).leaders();
    }
    int plays(const char* name, const std::string& player) {
        const auto& all = leaders(name);
        const auto found = std::ranges::find(all, player, &db::Leader::name);
        return found == all.end() ? 0 : found->figures.plays;
    }
    wxPoint line_of(Leaderboard& of, unsigned line) {
        const wxRect cell = cell_of(of, line);
        return cell.GetPosition() + cell.GetSize() / 2;
    }
    bool shows_average(const char* name) { return list(name).GetColumn(5)->IsShown(); }
};

/// A reader's own plays are not sent: the two never agree.
TEST_F(ClubLeaders, TheClubStandsBesideThisLaptop) {
    clerk::test::Laptop other;
    play_elsewhere(other, 30);
    const auto theirs = db::Statistics(other.store).leaderboard("");
    join_as("rita", 0);
    open_window();
    ask();
    EXPECT_EQ(said("club-leaders-told"), "This laptop counts the same as the club.");
    EXPECT_TRUE(said("club-note").StartsWith("As of ")) << said("club-note");
    EXPECT_TRUE(said("laptop-note").StartsWith("Last in step: ")) << said("laptop-note");
    ASSERT_EQ(leaders("club-leaders").size(), theirs.size());
    db::Play own;
    own.id = "00000001-0000-4000-8000-00000000ffff";
    own.game = "babylon";
    own.played_at = own.modified_at = "2026-11-21T19:00:00Z";
    own.seats = {{.player = "", .name = "Linda"}, {.player = "", .name = "Newcomer"}};
    own.seats[0].winner = true;
    db::Plays(desk().store()).import({own}, "test");
    press("club-ask");
    ASSERT_TRUE(tells("count differently for 2 players")) << said("club-leaders-told");
    EXPECT_EQ(plays("laptop-leaders", "Linda"), plays("club-leaders", "Linda") + 1);
    EXPECT_EQ(plays("laptop-leaders", "Newcomer"), 1);
    EXPECT_EQ(plays("club-leaders", "Newcomer"), 0);
    expect_in_sight({"club-leaders", "laptop-leaders", "club-ask", "club-open-player", "club-leaders-back"});
}

TEST_F(ClubLeaders, OneGameHasAnAverageAndAllHaveNone) {
    join_as("anna");
    open_window();
    ask();
    EXPECT_FALSE(shows_average("club-leaders"));
    const int all = plays("club-leaders", "Linda");
    auto& game = dynamic_cast<wxChoice&>(*find("club-game"));
    game.SetFocus();
    test::press(WXK_DOWN);
    ASSERT_TRUE(
        wait_until([&] { return shows_average("club-leaders") && !leaders("club-leaders").empty(); }, patience));
    EXPECT_LT(plays("club-leaders", "Linda"), all);
    EXPECT_EQ(plays("club-leaders", "Linda"), plays("laptop-leaders", "Linda"));
    EXPECT_EQ(list("club-leaders").GetColumn(5)->GetTitle(), "Average");
}

TEST_F(ClubLeaders, ADoubleClickOpensThePlayerAndEscapeComesBack) {
    join_as("anna");
    open_window();
    ask();
    ASSERT_GE(leaders("club-leaders").size(), 2u);
    const std::string second = leaders("club-leaders").at(1).player;
    const wxString name = wxString::FromUTF8(leaders("club-leaders").at(1).name);
    click(list("club-leaders"), line_of(list("club-leaders"), 1));
    EXPECT_TRUE(wait_until([&] { return list("laptop-leaders").chosen() == second; })) << "the same in both lists";
    double_click(list("club-leaders"), line_of(list("club-leaders"), 1));
    ASSERT_TRUE(wait_until([&] { return find("player-name"); }));
    EXPECT_EQ(said("player-name"), name);
    EXPECT_EQ(said("player-note"), "This laptop counts the same as the club.");
    test::press(WXK_ESCAPE);
    ASSERT_TRUE(wait_until([&] { return find("club-leaders"); }));
    EXPECT_EQ(list("club-leaders").chosen(), second);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("club-sync"), nullptr);
    command(id_players);
    EXPECT_EQ(find("player-note"), nullptr) << "it spoke of the club";
}

TEST_F(ClubLeaders, WhoIsNotKnownHereYetIsSaid) {
    clerk::test::Laptop other;
    play_elsewhere(other, 10);
    join_as("anna", 0);
    db::Play play;
    play.id = "00000002-0000-4000-8000-00000000ffff";
    play.game = "babylon";
    play.played_at = play.modified_at = "2026-11-21T19:00:00Z";
    play.seats = {{.player = "", .name = "Zoe"}, {.player = "", .name = "Zora"}};
    play.seats[0].winner = true;
    db::Plays(other.store).import({play}, "test");
    other.sync(club.access("ben"));
    open_window();
    ask();
    ASSERT_TRUE(tells("count differently for 2 players")) << said("club-leaders-told");
    const auto& all = leaders("club-leaders");
    const auto line = std::ranges::find(all, "Zoe", &db::Leader::name);
    ASSERT_NE(line, all.end());
    double_click(list("club-leaders"), line_of(list("club-leaders"), static_cast<unsigned>(line - all.begin())));
    EXPECT_TRUE(tells("This laptop does not know Zoe yet")) << said("club-leaders-told");
    EXPECT_EQ(list("laptop-leaders").chosen(), "");
}

TEST_F(ClubLeaders, WithoutTheServerOneSentenceSaysSoAndTheLaptopsStays) {
    join_as("anna");
    open_window();
    ask();
    ASSERT_EQ(said("club-leaders-told"), "This laptop counts the same as the club.");
    const wxString as_of = said("club-note");
    lose_the_server();
    press("club-ask");
    ASSERT_TRUE(tells("cannot be reached")) << said("club-leaders-told");
    EXPECT_EQ(said("club-note"), as_of) << "what was counted last stays";
    EXPECT_FALSE(leaders("club-leaders").empty());
    EXPECT_FALSE(leaders("laptop-leaders").empty());
    close_window();
    open_window();
    ask();
    ASSERT_TRUE(tells("cannot be reached")) << said("club-leaders-told");
    EXPECT_TRUE(leaders("club-leaders").empty());
    EXPECT_FALSE(leaders("laptop-leaders").empty());
    EXPECT_EQ(frame().message(), "") << "quietly";
    double_click(list("laptop-leaders"), line_of(list("laptop-leaders"), 0));
    ASSERT_TRUE(wait_until([&] { return find("player-name"); }));
    EXPECT_TRUE(said("player-note").Contains("has not answered")) << said("player-note");
}

}
}
