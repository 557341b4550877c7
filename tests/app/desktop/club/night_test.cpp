// Game, Club night: who is here, who sits where next, and how the evening stands.
#include "app/desktop/frame/menu_bar.h"
#include "app/history/local_time.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>
#include <set>

#include <wx/checklst.h>
#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/dataview.h>
#include <wx/stattext.h>

namespace clerk::desktop::test {
namespace {

class ClubNight : public WindowTest {
protected:
    std::string night;
    int plays = 0;

    void begin_night() {
        db::Nights nights{db::Store(history())};
        night = nights.add("2026-11-21", "Vienna");
        nights.start_timer(night, "2026-11-21T19:00:00Z");
    }
    /// On that night, if it has begun. The first is the winner, and so on.
    void play(const std::vector<std::string>& names) {
        const db::Store store(history());
        db::Play play;
        play.id = "aaaa0000-0000-4000-8000-00000000000" + std::to_string(plays);
        play.game = "Chess";
        play.played_at = "2026-11-21T19:0" + std::to_string(plays++) + ":00Z";
        for (const std::string& name : names) {
            const int rank = static_cast<int>(play.seats.size()) + 1;
            play.seats.push_back({"", name, {}, rank, rank == 1, {}});
        }
        db::Plays(store).import({play}, "test");
        if (!night.empty()) db::Nights(store).put(play.id, night);
    }
    wxString said(const wxString& name) {
        const auto* label = dynamic_cast<wxStaticText*>(find(name.utf8_str()));
        return label ? label->GetLabelText() : wxString();
    }
    void come(const std::string& name) {
        find("guest-name")->SetFocus();
        type(name);
        test::press(WXK_RETURN);
    }
    wxCheckListBox& guests() { return dynamic_cast<wxCheckListBox&>(*find("guests")); }
    bool is_ticked(const wxString& name) {
        const int line = guests().FindString(name, true);
        return line != wxNOT_FOUND && guests().IsChecked(static_cast<unsigned>(line));
    }
    /// A click on the name, beside the tick.
    void click_on(const wxString& name) {
        const int line = guests().FindString(name, true);
        ASSERT_NE(line, wxNOT_FOUND) << name;
        for (int y = 2; y < guests().GetClientSize().y; ++y)
            if (guests().HitTest({100, y}) == line) return click(guests(), {100, y + 3});
        FAIL() << name << " cannot be seen";
    }
    void want_tables(int count) {
        find("club-tables")->SetFocus();
        test::press(WXK_HOME);
        for (int i = 0; i < count; ++i) test::press(WXK_DOWN);
        ASSERT_EQ(dynamic_cast<wxChoice&>(*find("club-tables")).GetSelection(), count);
    }
    std::multiset<wxString> at_table(int number) {
        std::multiset<wxString> names;
        for (int seat = 1; find(wxString::Format("table-%d-seat-%d", number, seat).utf8_str()); ++seat)
            names.insert(said(wxString::Format("table-%d-seat-%d", number, seat)));
        return names;
    }
    wxString standing(unsigned line, unsigned column) {
        return dynamic_cast<wxDataViewListCtrl&>(*find("club-standings")).GetTextValue(line, column);
    }
    using Names = std::multiset<wxString>;
};

TEST_F(ClubNight, NewNamesArePairedWithoutAClubOrANight) {
    open_window();
    command(id_club_night);
    EXPECT_EQ(said("pairing-told"), "Tick who is here.");
    EXPECT_FALSE(find("pair")->IsEnabled());
    come("Ann");
    EXPECT_TRUE(said("pairing-told").StartsWith("There is 1 person here")) << said("pairing-told");
    EXPECT_FALSE(find("pair")->IsEnabled());
    Names all{"Ann"};
    for (const char* name : {"Bob", "Cid", "Dan", "Eve", "Fay", "Gus"}) {
        come(name);
        all.insert(name);
    }
    EXPECT_EQ(said("guests-here"), "Here: 7");
    press("pair");
    Names seated = at_table(1);
    EXPECT_GE(seated.size(), 3u);
    seated.merge(at_table(2));
    EXPECT_EQ(seated, all);
    EXPECT_EQ(find("table-3"), nullptr);
    want_tables(1);
    press("pair");
    EXPECT_EQ(at_table(1).size(), 4u);
    EXPECT_EQ(find("table-2"), nullptr);
    ASSERT_NE(find("sitting-out"), nullptr);
    EXPECT_NE(find("sitting-out-seat-3"), nullptr);
    EXPECT_EQ(find("sitting-out-start"), nullptr);
    want_tables(4);
    EXPECT_FALSE(find("pair")->IsEnabled()) << "seven are too few for four tables";
}

TEST_F(ClubNight, WhoHasPlayedIsHereAndMeetsOthersNext) {
    begin_night();
    play({"Linda", "John"});
    play({"Anna", "Bert"});
    open_window();
    command(id_club_night);
    EXPECT_EQ(said("guests-here"), "Here: 4");
    EXPECT_TRUE(said("club-night").Contains("Vienna")) << said("club-night");
    want_tables(2);
    press("pair");
    EXPECT_EQ(at_table(1), (Names{"Anna", "Linda"})) << "both have a point";
    EXPECT_EQ(at_table(2), (Names{"Bert", "John"}));
    EXPECT_EQ(said("pairing-told"), "") << "nobody has met before";
    EXPECT_EQ(standing(0, 0), "1");
    EXPECT_EQ((Names{standing(0, 1), standing(1, 1)}), (Names{"Anna", "Linda"}));
    EXPECT_EQ(standing(0, 2), "1.00");
    EXPECT_EQ(standing(2, 0), "3");
    EXPECT_EQ(standing(2, 2), "0.00");
    play({"Linda", "Anna", "Bert"}); // what another laptop sent
    command(id_club_night);
    EXPECT_EQ(standing(0, 1), "Linda");
    EXPECT_EQ(standing(0, 2), "2.00");
    EXPECT_EQ(standing(1, 2), "1.50");
    want_tables(1);
    press("pair");
    EXPECT_TRUE(said("pairing-told").Contains("met on this evening before")) << said("pairing-told");
}

TEST_F(ClubNight, NobodyIsSeatedInPlaceOfAnotherOfTheSameName) {
    begin_night();
    play({"Linda", "John"});
    play({"Anna", "Bert"});
    const auto call_bert = [](const db::Store& store, const std::string& name) {
        db::People(store).rename(player_called(store, "Bert"), name);
    };
    call_bert(db::Store(history()), "Anna");
    open_window();
    command(id_club_night);
    EXPECT_EQ(said("guests-here"), "Here: 4");
    EXPECT_EQ(said("pairing-told"), "Two people are called Anna. First tell them apart on the page of players.");
    EXPECT_FALSE(find("pair")->IsEnabled());
    const auto people = db::People(desk().store()).list();
    const auto second = std::ranges::find(people.rbegin(), people.rend(), "Anna", &db::Person::name);
    db::People(desk().store()).rename(second->id, "Anna (2)");
    command(id_club_night);
    EXPECT_TRUE(find("pair")->IsEnabled());
}

TEST_F(ClubNight, TheTablesAreDrawnAgainByRating) {
    for (int i = 0; i < 3; ++i) {
        play({"Linda", "Anna"});
        play({"Bert", "John"});
    }
    begin_night();
    play({"Linda", "John"});
    play({"Anna", "Bert"});
    open_window();
    command(id_club_night);
    want_tables(2);
    press("pair");
    EXPECT_EQ(at_table(1), (Names{"Anna", "Linda"})) << "both have a point";
    press("by-rating");
    EXPECT_EQ(at_table(1), (Names{"Anna", "Linda"})) << "until others are drawn";
    press("pair");
    EXPECT_EQ(at_table(1), (Names{"Bert", "Linda"}));
    EXPECT_EQ(at_table(2), (Names{"Anna", "John"}));
}

TEST_F(ClubNight, AResultEnteredHereIsInTheStandings) {
    begin_night();
    open_window();
    command(id_club_night);
    EXPECT_NE(find("no-results"), nullptr);
    EXPECT_EQ(find("club-standings"), nullptr);
    frame().open_file(std::filesystem::path(CLERK_SAMPLES) / "babylon-two-players.clerk.json");
    ASSERT_TRUE(desk().has_game());
    const std::string game = desk().record().head.id;
    db::Nights(desk().store()).put(game, night);
    command(id_club_night);
    EXPECT_NE(find("no-results"), nullptr) << "it is not over";
    command(id_finish);
    press("show-all");
    command(id_club_night);
    EXPECT_EQ(find("no-results"), nullptr);
    const db::Play play = db::Plays(desk().store()).load(game).play;
    const auto winner = std::ranges::find(play.seats, true, &db::PlaySeat::winner);
    ASSERT_NE(winner, play.seats.end());
    EXPECT_EQ(standing(0, 1), wxString::FromUTF8(winner->name));
    EXPECT_EQ(standing(0, 2), "1.00");
    EXPECT_EQ(standing(1, 2), "0.00");
    EXPECT_EQ(said("guests-here"), "Here: 2");
}

TEST_F(ClubNight, WhatIsNotProvedBestIsSaidAndALongNameStandsInATooltip) {
    begin_night();
    const std::string long_name = "Maria Magdalena von Hohenfels zu Altenburg";
    for (int table = 0; table < 9; ++table) {
        std::vector<std::string> names{table == 0 ? long_name : "First " + std::to_string(table)};
        for (int seat = 2; seat <= 4; ++seat) names.push_back("Player " + std::to_string(4 * table + seat));
        play(names);
    }
    open_window();
    command(id_club_night);
    press("pair");
    EXPECT_EQ(said("guests-here"), "Here: 36");
    EXPECT_TRUE(said("pairing-told").Contains("There may be better tables")) << said("pairing-told");
    wxWindow* seat = nullptr;
    for (int table = 1; table <= 9; ++table)
        for (int number = 1; number <= 4; ++number) {
            wxWindow* line = find(wxString::Format("table-%d-seat-%d", table, number).utf8_str());
            ASSERT_NE(line, nullptr) << table << ", " << number;
            if (line->GetLabel() == long_name) seat = line;
            EXPECT_EQ(line->GetSize().x, find("table-1-seat-1")->GetSize().x);
        }
    ASSERT_NE(seat, nullptr);
    EXPECT_EQ(seat->GetToolTipText(), long_name);
    ASSERT_EQ(guests().FindString(long_name, true), wxNOT_FOUND) << "there is no room for it";
    for (int y = 2; y < guests().GetClientSize().y && guests().GetToolTipText().empty(); y += 10)
        move_to(guests(), {100, y});
    EXPECT_EQ(guests().GetToolTipText(), long_name);
}

TEST_F(ClubNight, WhoIsUntickedStaysAwayAndAKnownNameComesByAnyLetters) {
    begin_night();
    play({"Linda", "John", "Anna"});
    open_window();
    command(id_club_night);
    ASSERT_TRUE(is_ticked("John"));
    click_on("John");
    EXPECT_FALSE(is_ticked("John"));
    EXPECT_EQ(said("guests-here"), "Here: 2");
    command(id_club_night);
    EXPECT_FALSE(is_ticked("John")) << "he has gone home";
    press("pair");
    EXPECT_EQ(at_table(1), (Names{"Anna", "Linda"}));
    come("JOHN");
    EXPECT_TRUE(is_ticked("John"));
    EXPECT_EQ(guests().GetCount(), 3u) << "it is nobody new";
    guests().SetFocus();
    guests().SetSelection(0);
    test::press(WXK_SPACE);
    EXPECT_FALSE(is_ticked(guests().GetString(0))) << "by keys alone";
    EXPECT_EQ(said("guests-here"), "Here: 2");
}

#ifdef __WXGTK__
/// While a list of names is beneath the field, wxWidgets takes this flag away, and Enter would only close the list.
TEST_F(ClubNight, EnterTakesWhatIsTypedWhileNamesAreOffered) {
    play({"Linda", "John", "Anna"});
    open_window();
    command(id_club_night);
    auto& field = dynamic_cast<wxTextCtrl&>(*find("guest-name"));
    ASSERT_FALSE(is_ticked("John"));
    field.SetWindowStyleFlag(field.GetWindowStyleFlag() & ~wxTE_PROCESS_ENTER);
    come("John");
    EXPECT_TRUE(is_ticked("John"));
    EXPECT_TRUE(field.IsEmpty());
}
#endif

TEST_F(ClubNight, AGameOfATableIsSetUpWithItsPlayersAndCountsTonight) {
    open_window();
    command(id_club_night);
    for (const char* name : {"Ann", "Bob", "Cid"}) come(name);
    press("begin-night");
    EXPECT_EQ(find("begin-night"), nullptr);
    const auto nights = db::Nights(desk().store()).list();
    ASSERT_EQ(nights.size(), 1u);
    EXPECT_EQ(nights[0].date, today());
    EXPECT_EQ(said("guests-here"), "Here: 3") << "they stay";
    press("pair");
    const Names table = at_table(1);
    ASSERT_EQ(table.size(), 3u);
    press("table-1-start");
    ASSERT_NE(find("go"), nullptr);
    Names asked;
    for (const char* name : {"name-1", "name-2", "name-3"})
        asked.insert(dynamic_cast<wxComboBox&>(*find(name)).GetValue());
    EXPECT_EQ(asked, table);
    EXPECT_EQ(find("name-4"), nullptr);
    test::press(WXK_ESCAPE);
    EXPECT_EQ(at_table(1), table) << "the tables are as they were";
    press("table-1-start");
    press("go");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(players(desk().record()).size(), 3u);
    EXPECT_EQ(db::Plays(desk().store()).load(desk().record().head.id).night, nights[0].id);
    command(id_club_night);
    press("pair");
    EXPECT_TRUE(says("1 table still plays. Pair all the same?"));
    press("pair-later");
    EXPECT_FALSE(says("still plays"));
    press("pair");
    press("pair-all-the-same");
    EXPECT_EQ(at_table(1), table);
}

TEST_F(ClubNight, WhatDecidesIsInSightHoweverManyAreHere) {
    begin_night();
    for (int table = 0; table < 8; ++table) {
        std::vector<std::string> names;
        for (int seat = 1; seat <= 4; ++seat) names.push_back("Player " + std::to_string(4 * table + seat));
        play(names);
    }
    open_window();
    for (const wxSize& size : {wxSize(1280, 720), wxSize(960, 520)}) {
        resize(size.x, size.y);
        command(id_club_night);
        EXPECT_EQ(said("guests-here"), "Here: 32");
        press("pair");
        EXPECT_EQ(at_table(8).size(), 4u);
        expect_in_sight({"pair", "by-rating", "club-tables", "guests", "guest-name", "add-guest", "table-1-start",
                         "club-standings", "club-night-back"});
        for (const char* name : {"pair", "add-guest", "table-1-start", "club-night-back"})
            EXPECT_GE(find(name)->GetSize().y, frame().FromDIP(44)) << name;
    }
    press("club-night-back");
    EXPECT_EQ(find("pair"), nullptr);
}

}
}
