// Game nights: begun, written down, timed, with their games and photos.
#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif
#include "app/desktop/drawing/picture_file.h"
#include "app/desktop/drawing/picture_reading.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/history/nights_page.h"
#include "app/desktop/widgets/settings.h"
#include "app/history/local_time.h"
#include "app/table/babylon/setup.h"
#include "i18n/dates.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/babylon/desktop/window_test.h"

#include <SQLiteCpp/Database.h>
#include <wx/choice.h>
#include <wx/statbmp.h>

namespace clerk::desktop::test {
namespace {

class GameNights : public BabylonWindowTest {
protected:
    db::Nights nights() { return db::Nights(desk().store()); }
    NightPhotos& photos() { return dynamic_cast<NightsPage*>(find("nights")->GetParent())->photos(); }
    std::string night_of(const std::string& play) { return db::Plays(desk().store()).load(play).night; }
    wxString offered(unsigned line) { return dynamic_cast<wxChoice&>(*find("other-games")).GetString(line); }
    /// Plays of Linda and others, each a day later than the last, up to that one.
    std::vector<std::string> play_until(const wxDateTime& last, int count) {
        std::vector<db::Play> all;
        for (int number = 1; number <= count; ++number) {
            db::Play play;
            play.id = wxString::Format("%08x-0000-4000-8000-000000000000", number).utf8_string();
            play.game = number % 2 == 0 ? "babylon" : "Chess";
            play.played_at = utf8((last - wxDateSpan::Days(count - number)).ToUTC().FormatISOCombined() + "Z");
            play.modified_at = play.played_at;
            play.seats = {{.player = "", .name = "Linda"}, {.player = "", .name = "No. " + std::to_string(number)}};
            all.push_back(play);
        }
        db::Plays(desk().store()).import(all, "test");
        std::vector<std::string> ids;
        for (const db::Play& play : all) ids.push_back(play.id);
        return ids;
    }
    void look_for(std::string_view words) {
        press("search-games");
        test::press('A', wxMOD_CONTROL);
        test::press(WXK_DELETE);
        test::type(words);
    }
    void write_date(std::string_view date) {
        press("night-date");
        test::press('A', wxMOD_CONTROL);
        test::type(date);
    }
    wxString shown_date() { return dynamic_cast<wxTextCtrl&>(*find("night-date")).GetValue(); }
    std::string begin_night() {
        command(id_nights);
        press("new-night");
        return nights().list().at(0).id;
    }
    struct NightWithGame {
        std::string night, game;
    };
    NightWithGame begin_night_with_game() {
        const std::string night = begin_night();
        press("night-timer");
        command(id_start_at_once);
        return {night, desk().record().head.id};
    }
};

TEST_F(GameNights, WhatANightIsIsSaidWhileThereIsNone) {
    open_window();
    command(id_nights);
    EXPECT_NE(find("no-nights"), nullptr);
    press("new-night");
    EXPECT_EQ(find("no-nights"), nullptr);
    press("remove-night");
    EXPECT_NE(find("no-nights"), nullptr);
    press("show-night-bin");
    EXPECT_EQ(find("no-nights"), nullptr);
}

TEST_F(GameNights, ANightIsOfTodayAndKeepsWhatIsWrittenAtOnce) {
    open_window();
    const std::string id = begin_night();
    test::type("Graz");
    press("night-notes");
    test::type("snow");
    const db::Night night = nights().load(id);
    EXPECT_EQ(night.date, today());
    EXPECT_EQ(night.place, "Graz");
    EXPECT_EQ(night.notes, "snow");
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("nights"), nullptr);
}

#ifdef __WXGTK__

/// With the list that a field offers.
int windows_on_screen() {
    struct List {
        void* data;
        List* next;
    };
    const auto all = gtk_function<List* (*)()>("gtk_window_list_toplevels");
    const auto is_mapped = gtk_function<int (*)(void*)>("gtk_widget_get_mapped");
    const auto let_go = gtk_function<void (*)(List*)>("g_list_free");
    List* const first = all();
    int count = 0;
    for (const List* each = first; each; each = each->next) count += is_mapped(each->data) ? 1 : 0;
    let_go(first);
    return count;
}

TEST_F(GameNights, APlaceIsCompletedAsItIsTyped) {
    {
        db::Nights earlier{db::Store(history())};
        for (const char* place : {"Vienna", "Graz", "Vienna"}) earlier.add("2026-11-01", place);
    }
    open_window();
    const std::string id = begin_night();
    const int before = windows_on_screen();
    test::type("Vi");
    ASSERT_TRUE(wait_until([&] { return windows_on_screen() > before; })) << "a place is offered";
    test::press(WXK_DOWN);
    test::press(WXK_RETURN);
    EXPECT_TRUE(wait_until([&] { return nights().load(id).place == "Vienna"; })) << nights().load(id).place;
    EXPECT_NE(find("night-place"), nullptr) << "Enter took what was offered, and nothing else";
}

#endif

TEST_F(GameNights, WhatAnotherProgramWroteStays) {
    open_window();
    const std::string id = begin_night();
    press("night-notes");
    test::type("Anna");
    const db::Store laptop(history());
    db::Nights(laptop).set_notes(nights().load(id), "Anna brought cake");
    test::type("!");
    EXPECT_EQ(nights().load(id).notes, "Anna brought cake");
    EXPECT_TRUE(says("Another program has changed this night: this is how it is now."));
    test::type("?");
    EXPECT_EQ(nights().load(id).notes.size(), std::string("Anna brought cake?").size());
}

TEST_F(GameNights, WhatIsTypedIsTakenBackAndComesAgainByUndoAlone) {
    open_window();
    press("start-at-once");
    place("c4");
    const Record game = desk().record();
    const std::string id = begin_night();
    press("night-notes");
    test::type("cake");
    command(id_nights);
    press("night-notes");
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(nights().load(id).notes, "cake") << "it was there before";
    EXPECT_TRUE(frame().message().Contains("nothing left to undo in this field")) << frame().message();
    test::type("!");
    const std::string typed = nights().load(id).notes;
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(nights().load(id).notes, "cake");
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(nights().load(id).notes, typed);
    test::press('Y', wxMOD_CONTROL);
    press("night-place");
    for (const char key : {'Z', 'Y'}) test::press(key, wxMOD_CONTROL);
    EXPECT_EQ(desk().record(), game) << "whoever types here does not mean the game";
    EXPECT_NE(find("night-notes"), nullptr);
}

TEST_F(GameNights, WhatAnotherProgramThrewAwayIsNotWrittenTo) {
    open_window();
    const std::string id = begin_night();
    const db::Store laptop(history());
    for (const char* deed : {"night-notes", "night-timer"}) {
        db::Nights(laptop).remove(id);
        press(deed);
        test::type("x");
        EXPECT_EQ(nights().load(id).notes, "") << deed;
        EXPECT_EQ(nights().load(id).timer_started_at, "") << deed;
        EXPECT_TRUE(says("Another program has thrown that night away. Nothing more was written to it.")) << deed;
        db::Nights(laptop).restore(id);
        command(id_nights);
    }
}

TEST_F(GameNights, TheTimerDoesWhatItsButtonSays) {
    open_window();
    const std::string id = begin_night();
    const db::Store laptop(history());
    db::Nights(laptop).start_timer(id, now_rfc3339());
    ASSERT_EQ(find("night-timer")->GetLabel(), "Start the timer");
    press("night-timer");
    EXPECT_NE(nights().load(id).timer_started_at, "");
    EXPECT_EQ(find("night-timer")->GetLabel(), "Pause");
    db::Nights(laptop).pause_timer(id, now_rfc3339());
    press("night-timer");
    EXPECT_EQ(nights().load(id).timer_started_at, "");
    EXPECT_EQ(find("night-timer")->GetLabel(), "Start the timer");
}

TEST_F(GameNights, WhatCouldNotBeKeptIsTriedOnceMoreBeforeThePageIsLeft) {
    open_window();
    const std::string id = begin_night();
    press("night-notes");
    SQLite::Database other(history().string(), SQLite::OPEN_READWRITE);
    other.exec("BEGIN IMMEDIATE");
    test::type("!");
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("night-notes"), nullptr) << "it was told why not";
    other.exec("ROLLBACK");
    EXPECT_EQ(nights().load(id).notes, "");
    test::press(WXK_ESCAPE);
    EXPECT_EQ(nights().load(id).notes, "!");
    EXPECT_EQ(find("night-notes"), nullptr);
}

TEST_F(GameNights, TheTimerRunsAndPauses) {
    open_window();
    const std::string id = begin_night();
    nights().set_seconds(id, 3599);
    nights().start_timer(id, "2020-01-01T00:00:00Z");
    nights().pause_timer(id, "2020-01-01T00:00:10Z");
    command(id_nights);
    EXPECT_EQ(find("night-time")->GetLabel(), "1:00:09");
    press("night-timer");
    EXPECT_FALSE(nights().load(id).timer_started_at.empty());
    press("night-timer");
    EXPECT_TRUE(nights().load(id).timer_started_at.empty());
    EXPECT_GE(nights().load(id).seconds, 3609);
}

TEST_F(GameNights, TheTimeIsPutRightByHandAndTheTimerGoesOn) {
    open_window();
    const std::string id = begin_night();
    press("night-duration");
    test::type("2:30");
    press("set-duration");
    EXPECT_EQ(nights().load(id).seconds, 9000);
    EXPECT_EQ(find("night-time")->GetLabel(), "2:30:00");
    press("night-timer");
    press("night-duration");
    test::type("1:05");
    test::press(WXK_RETURN);
    EXPECT_EQ(nights().load(id).seconds, 3900);
    EXPECT_FALSE(nights().load(id).timer_started_at.empty()) << "it runs as before";
}

TEST_F(GameNights, WhatIsNoDurationChangesNothing) {
    open_window();
    const std::string id = begin_night();
    nights().set_seconds(id, 60);
    for (const char* written : {"", "two hours", "2:60", "-1:00", "1000:00", "99999999999999999"}) {
        command(id_nights);
        press("night-duration");
        test::press('A', wxMOD_CONTROL);
        test::press(WXK_DELETE);
        test::type(written);
        press("set-duration");
        EXPECT_TRUE(frame().message().Contains("2:30")) << written;
        EXPECT_EQ(nights().load(id).seconds, 60) << written;
        EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("night-duration")).GetValue(), written) << "it can be mended";
    }
}

TEST_F(GameNights, AGameThatIsStartedBelongsToTonight) {
    open_window();
    press("start-at-once");
    const std::string before = desk().record().head.id;
    const auto [night, during] = begin_night_with_game();
    EXPECT_EQ(night_of(during), night);
    EXPECT_EQ(night_of(before), "");
}

TEST_F(GameNights, AGameThatIsStartedInAPauseBelongsToNoNight) {
    open_window();
    const std::string night = begin_night();
    command(id_start_at_once);
    EXPECT_EQ(night_of(desk().record().head.id), "") << "its timer was never started";
    command(id_nights);
    press("night-timer");
    press("night-timer");
    ASSERT_TRUE(nights().load(night).timer_started_at.empty());
    command(id_start_at_once);
    EXPECT_EQ(night_of(desk().record().head.id), "");
    command(id_nights);
    press("night-timer");
    command(id_start_at_once);
    EXPECT_EQ(night_of(desk().record().head.id), night) << "the timer runs again";
}

TEST_F(GameNights, GamesArePutInAndTakenOutAndOpened) {
    open_window();
    press("start-at-once");
    place("c4");
    const std::string game = desk().record().head.id;
    command(id_close_game);
    const std::string id = begin_night();
    press("put-game-in");
    EXPECT_EQ(night_of(game), id);
    press("take-game-out");
    EXPECT_EQ(night_of(game), "");
    press("put-game-in");
    press("night-open-game");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record().head.id, game);
}

TEST_F(GameNights, TheGamesOfTheDayAreOfferedFirstAndAllOthersAreFound) {
    open_window();
    const wxDateTime noon = wxDateTime::Today() + wxTimeSpan::Hours(12);
    const std::vector<std::string> plays = play_until(noon + wxDateSpan::Days(3), 150); // the last but three is today's
    const std::string id = begin_night();
    EXPECT_TRUE(offered(0).Contains("No. 147")) << offered(0);
    EXPECT_TRUE(offered(1).Contains("No. 150")) << offered(1);
    EXPECT_NE(find("more-games"), nullptr);
    look_for("no. 7");
    EXPECT_TRUE(offered(0).Contains("No. 79")) << offered(0);
    EXPECT_EQ(find("more-games"), nullptr) << "these are all";
    look_for("no. 12");
    press("put-game-in");
    EXPECT_EQ(night_of(plays[128]), id);
    EXPECT_TRUE(offered(0).Contains("No. 128")) << "what is looked for stays";
    look_for("chess");
    EXPECT_TRUE(offered(0).Contains("No. 147")) << offered(0);
    EXPECT_TRUE(offered(1).Contains("No. 149")) << offered(1);
    look_for(utf8((noon - wxDateSpan::Days(100)).FormatISODate()));
    EXPECT_TRUE(offered(0).Contains("No. 47 ")) << offered(0);
    EXPECT_EQ(dynamic_cast<wxChoice&>(*find("other-games")).GetCount(), 1u);
    look_for("%'; --");
    EXPECT_EQ(offered(0), "No game is found.");
    EXPECT_FALSE(find("put-game-in")->IsEnabled());
}

TEST_F(GameNights, AnotherDateBringsItsGamesFirst) {
    open_window();
    const wxDateTime noon = wxDateTime::Today() + wxTimeSpan::Hours(12);
    play_until(noon, 20);
    begin_night();
    EXPECT_TRUE(offered(0).Contains("No. 20")) << offered(0);
    write_date(utf8((noon - wxDateSpan::Days(9)).FormatISODate()));
    test::press(WXK_RETURN);
    EXPECT_TRUE(offered(0).Contains("No. 11")) << offered(0);
}

TEST_F(GameNights, ADateIsWrittenAsTheLanguageWritesIt) {
    i18n::start("de");
    open_window();
    begin_night();
    EXPECT_EQ(shown_date(), i18n::day(wxDateTime::Today()));
    write_date("24.12.2026");
    test::press(WXK_RETURN);
    EXPECT_EQ(nights().list().at(0).date, "2026-12-24");
    EXPECT_EQ(shown_date(), "24. Dez. 2026");
    write_date("3. Februar 2026");
    press("night-place"); // it is taken when the field is left, too
    EXPECT_EQ(nights().list().at(0).date, "2026-02-03");
    i18n::start("en");
}

TEST_F(GameNights, WhatIsNoDateIsTold) {
    open_window();
    begin_night();
    const std::string before = nights().list().at(0).date;
    write_date("30.2.2026");
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("30.2.2026 is not a date."));
    EXPECT_EQ(shown_date(), day_in_words(before));
    EXPECT_EQ(nights().list().at(0).date, before);
}

TEST_F(GameNights, ATimerStartedHereLeavesOutWhatTheComputerSlept) {
    open_window();
    const std::string id = begin_night();
    NightClock& clock = dynamic_cast<NightsPage*>(find("nights")->GetParent())->clock();
    int asleep = 500;
    clock.slept = [&asleep] { return asleep; };
    press("night-timer");
    asleep += 7 * 3600;
    ASSERT_TRUE(wait_until([&] { return frame().message().Contains("slept for 7:00:00"); })) << frame().message();
    EXPECT_FALSE(nights().load(id).timer_started_at.empty()) << "it runs on";
    EXPECT_LT(nights().load(id).seconds, 60);
    clock.slept = [] { return 0; };
}

TEST_F(GameNights, PhotosAreAddedByTheirContentAndRemovedWhenAskedTwice) {
    open_window();
    const std::string id = begin_night();
    write("photo.png", png_of(wxImage(300, 200)));
    write("not-a-photo.png", "no picture");
    photos().add({file("not-a-photo.png")});
    EXPECT_TRUE(nights().photos(id).empty());
    EXPECT_TRUE(frame().message().Contains("not-a-photo.png"));
    photos().add({file("photo.png")});
    settle();
    ASSERT_EQ(nights().photos(id).size(), 1u);
    ASSERT_NE(find("photo-1"), nullptr);
    press("remove-photo-1");
    EXPECT_EQ(nights().photos(id).size(), 1u) << "not yet";
    press("remove-photo-now");
    EXPECT_TRUE(nights().photos(id).empty());
    EXPECT_EQ(find("photo-1"), nullptr);
}

TEST_F(GameNights, APhotoThatCannotBeReadIsToldWithTheWayOut) {
    open_window();
    const std::string id = begin_night();
    write("long.jpg", std::string("\xFF\xD8\xFF"));
    std::filesystem::resize_file(file("long.jpg"), PictureLimits().bytes + 1);
    photos().add({file("long.jpg")});
    EXPECT_TRUE(frame().message().Contains("long.jpg is too large")) << frame().message();
    EXPECT_TRUE(frame().message().EndsWith("It was not added.")) << frame().message();
    write("cut.png", png_of(wxImage(30, 20)).substr(0, 20));
    photos().add({file("cut.png")});
    EXPECT_TRUE(frame().message().Contains("cut.png is not a picture that can be read: it is damaged."))
        << frame().message();
    EXPECT_TRUE(nights().photos(id).empty());
}

TEST_F(GameNights, APhotoIsUprightAndFillsItsFrame) {
    open_window();
    begin_night();
    photos().add({std::filesystem::path(CLERK_FIXTURES) / "pictures" / "turned.tif"}); // 48 x 32, held upright
    settle();
    const wxSize shown = dynamic_cast<wxStaticBitmap&>(*find("photo-1")).GetBitmap().GetSize();
    EXPECT_EQ(shown, wxSize(32, 48));
}

/// What was read once is not read again, and the page does not wait for what was not.
TEST_F(GameNights, ThumbnailsComeByThemselvesAndAreKept) {
    wxSetEnv("XDG_CACHE_HOME", text(file("cache").string()));
    open_settings(file("settings.conf"));
    open_window();
    const std::string id = begin_night();
    write("photo.png", png_of(wxImage(300, 200)));
    const std::string photo = nights().add_photo(id, file("photo.png"));
    const auto is_read = [this] {
        return find("photo-1") && dynamic_cast<wxStaticBitmap&>(*find("photo-1")).GetBitmap().GetSize() ==
                                      frame().FromDIP(wxSize(110, 73));
    };
    command(id_nights);
    const wxRect place = find("photo-1")->GetScreenRect();
    EXPECT_TRUE(wait_until(is_read));
    EXPECT_EQ(find("photo-1")->GetScreenRect(), place) << "nothing is moved";
    close_window();
    std::filesystem::remove(db::Nights(db::Store(history())).photo_folder() / photo);
    open_window();
    command(id_nights);
    EXPECT_TRUE(wait_until(is_read));
    close_settings();
    wxUnsetEnv("XDG_CACHE_HOME");
}

TEST_F(GameNights, APhotoThatIsGoneLeavesAFrame) {
    open_window();
    const std::string id = begin_night();
    write("photo.png", png_of(wxImage(300, 200)));
    const std::string photo = nights().add_photo(id, file("photo.png"));
    std::filesystem::remove(nights().photo_folder() / photo);
    command(id_nights);
    EXPECT_NE(find("photo-1"), nullptr);
}

TEST_F(GameNights, ANightIsThrownAwayAndBroughtBackWithItsGames) {
    open_window();
    const auto [night, game] = begin_night_with_game();
    command(id_nights);
    press("remove-night");
    EXPECT_TRUE(nights().list().empty());
    press("undo-remove");
    EXPECT_EQ(nights().list().size(), 1u);
    EXPECT_EQ(night_of(game), night);
}

TEST_F(GameNights, WhatIsInTheBinIsSeenThereAndBroughtBack) {
    open_window();
    const std::string kept = begin_night();
    press("new-night");
    test::type("Graz");
    const auto all = nights().list();
    const std::string id = all[0].id == kept ? all[1].id : all[0].id;
    press("remove-night");
    press("show-night-bin");
    EXPECT_EQ(find("remove-night"), nullptr);
    EXPECT_EQ(find("new-night"), nullptr);
    EXPECT_EQ(dynamic_cast<wxListBox&>(*find("nights")).GetCount(), 1u);
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("night-place")).GetValue(), "Graz");
    EXPECT_FALSE(find("night-place")->IsEnabled());
    press("restore-night");
    EXPECT_EQ(nights().list().size(), 2u);
    EXPECT_TRUE(nights().removed().empty());
    EXPECT_EQ(find("night-place"), nullptr) << "the bin is empty";
    EXPECT_FALSE(find("restore-night")->IsEnabled());
    press("show-night-bin");
    EXPECT_EQ(dynamic_cast<wxListBox&>(*find("nights")).GetCount(), 2u);
    EXPECT_TRUE(find("night-place")->IsEnabled());
}

TEST_F(GameNights, OneInTheBinIsDeletedForGoodWhenAskedTwice) {
    open_window();
    const auto [night, game] = begin_night_with_game();
    command(id_nights);
    press("remove-night");
    press("show-night-bin");
    press("purge-night");
    press("purge-night-keep");
    EXPECT_EQ(nights().removed().size(), 1u);
    press("purge-night");
    EXPECT_EQ(nights().removed().size(), 1u) << "not yet";
    press("purge-night-now");
    EXPECT_TRUE(nights().removed().empty());
    EXPECT_TRUE(nights().list().empty());
    EXPECT_EQ(night_of(game), "") << "its game is kept";
    command(id_nights);
    EXPECT_NE(find("new-night"), nullptr) << "the page begins outside the bin";
}

}
}
