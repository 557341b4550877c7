// Game, Club night, in a club: what other laptops send is in the standings, and without the server one sentence says
// so.
#include "app/club/seating.h"
#include "app/desktop/frame/clubs.h"
#include "app/desktop/frame/menu_bar.h"
#include "db/nights/nights.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/window_test.h"
#include "tests/db/club/test_server.h"

#include <SQLiteCpp/Database.h>
#include <wx/dataview.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {
namespace {

constexpr auto patience = std::chrono::seconds(30);

class ClubNightInStep : public WindowTest {
protected:
    clerk::test::TestClub club;
    clerk::test::Laptop other;
    std::string night;
    int plays = 0;

    /// Both laptops are in the club, and know the night.
    /// Whoever did not begin it may change it as an organiser.
    void begin_night(const char* user = "anna") {
        db::Nights nights(other.store);
        night = nights.add("2026-11-21", "Vienna");
        nights.start_timer(night, "2026-11-21T19:00:00Z");
        other.join(club.access("ben"));
        other.sync(club.access("ben"));
        const db::Store store(history());
        db::join_club(store, club.access(user));
        db::sync_club(store, club.access(user), db::now());
    }
    void play_elsewhere(const std::vector<std::string>& names) {
        db::Play play;
        play.id = "aaaa0000-0000-4000-8000-00000000000" + std::to_string(plays);
        play.game = "Chess";
        play.played_at = "2026-11-21T19:0" + std::to_string(plays++) + ":00Z";
        for (const std::string& name : names) {
            const int rank = static_cast<int>(play.seats.size()) + 1;
            play.seats.push_back({"", name, {}, rank, rank == 1, {}});
        }
        db::Plays(other.store).import({play}, "test");
        db::Nights(other.store).put(play.id, night);
        other.sync(club.access("ben"));
    }
    void begin_a_game_elsewhere() {
        other.store.add(clerk::test::game(1));
        db::Nights(other.store).put(other.store.games().at(0).id, night);
        other.sync(club.access("ben"));
    }
    wxString said(const char* name) {
        const auto* label = dynamic_cast<wxStaticText*>(find(name));
        return label ? label->GetLabelText() : wxString();
    }
    bool leads(const wxString& name) {
        return wait_until(
            [&] {
                auto* list = dynamic_cast<wxDataViewListCtrl*>(find("club-standings"));
                return list && list->GetItemCount() > 0 && list->GetTextValue(0, 1) == name;
            },
            patience);
    }
};

TEST_F(ClubNightInStep, ResultsOfOtherLaptopsComeByThemselves) {
    begin_night();
    open_window();
    play_elsewhere({"Linda", "John"});
    command(id_club_night);
    EXPECT_TRUE(leads("Linda")) << "it is asked for at once";
    EXPECT_EQ(said("guests-here"), "Here: 2");
    EXPECT_TRUE(said("night-with-club").StartsWith("Last in step: ")) << said("night-with-club");
    using namespace std::chrono_literals;
    frame().clubs().keep_pace({.between_looks = 20ms, .between_fetches = 1h, .on_a_night = 100ms});
    play_elsewhere({"John", "Anna", "Bert"});
    EXPECT_TRUE(leads("John")) << "while the page is looked at";
    EXPECT_EQ(said("guests-here"), "Here: 4");
}

TEST_F(ClubNightInStep, WhoIsHereAndWhoSitsWhereReachesTheSecondLaptopAndComesBack) {
    begin_night("olga");
    open_window();
    command(id_club_night);
    using namespace std::chrono_literals;
    frame().clubs().keep_pace({.between_looks = 20ms, .between_fetches = 100ms, .on_a_night = 100ms});
    for (const char* name : {"Linda", "John", "Anna", "Bert"}) {
        find("guest-name")->SetFocus();
        test::type(name);
        test::press(WXK_RETURN);
    }
    press("pair");
    ASSERT_NE(find("table-1-seat-4"), nullptr);
    const wxString first = said("table-1-seat-1");
    const auto there = [&] {
        other.sync(club.access("ben"));
        return club::read_seating(db::Nights(other.store).load(night).seating);
    };
    ASSERT_TRUE(wait_until([&] { return there().tables.size() == 1; }, patience));
    EXPECT_EQ(there().here.size(), 4u);
    EXPECT_EQ(there().tables.at(0).at(0).name, first.utf8_string());

    club::Seating next = there(); // the second laptop seats others
    next.here.pop_back();
    next.tables = {{next.here[0], next.here[1]}};
    next.sitting_out = {next.here[2]};
    db::Nights(other.store).set_seating(night, club::written(next));
    other.sync(club.access("ben"));
    EXPECT_TRUE(wait_until([&] { return said("guests-here") == "Here: 3"; }, patience)) << said("guests-here");
    EXPECT_EQ(said("table-1-seat-2"), wxString::FromUTF8(next.here[1].name));
    EXPECT_EQ(find("table-1-seat-3"), nullptr);
    EXPECT_NE(find("sitting-out-seat-1"), nullptr);
    close_window();
    open_window();
    command(id_club_night);
    EXPECT_NE(find("table-1-seat-2"), nullptr) << "and stays when the program is closed";
    begin_a_game_elsewhere();
    frame().clubs().keep_pace({.between_looks = 20ms, .between_fetches = 100ms, .on_a_night = 100ms});
    const auto plays = [&] { return db::Plays(desk().store()).count({.night = night}); };
    ASSERT_TRUE(wait_until([&] { return plays() == 1; }, patience));
    press("pair");
    EXPECT_TRUE(says("1 table still plays. Pair all the same?"));
}

TEST_F(ClubNightInStep, WithoutTheServerOneSentenceSaysSo) {
    begin_night();
    play_elsewhere({"Linda", "John", "Anna", "Bert"});
    open_window();
    command(id_club_night);
    ASSERT_TRUE(leads("Linda"));
    {
        SQLite::Database file(history().string(), SQLite::OPEN_READWRITE);
        file.setBusyTimeout(5000);
        file.exec("UPDATE club SET address = 'host=/nowhere user=anna'");
    }
    command(id_club_night);
    EXPECT_TRUE(wait_until(
        [&] { return said("night-with-club").StartsWith("The club's server has not answered since"); }, patience))
        << said("night-with-club");
    EXPECT_EQ(frame().message(), "") << "quietly";
    press("pair");
    EXPECT_NE(find("table-1-seat-4"), nullptr);
    EXPECT_TRUE(leads("Linda"));
}

}
}
