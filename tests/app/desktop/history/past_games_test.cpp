// The past games: found, opened, left out of the figures, thrown away and brought back.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/history/past_games_page.h"
#include "app/desktop/widgets/settings.h"
#include "app/history/local_time.h"
#include "app/table/babylon/setup.h"
#include "db/people/people.h"
#include "i18n/text.h"
#include "i18n/words.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>

#include <wx/dataview.h>

namespace clerk::desktop::test {
namespace {

class PastGames : public BabylonWindowTest {
protected:
    db::Plays plays() { return db::Plays(desk().store()); }
    wxDataViewCtrl& list() { return *dynamic_cast<wxDataViewCtrl*>(find("past-games-list")); }
    PastGamesModel& model() { return *dynamic_cast<PastGamesModel*>(list().GetModel()); }
    wxString cell(unsigned row, PastGamesModel::Column column) {
        wxVariant value;
        model().GetValueByRow(value, row, static_cast<unsigned>(column));
        wxString words = value.GetString(); // whoever won stands in bold
        words.Replace("<b>", {});
        words.Replace("</b>", {});
        return words;
    }
    void click_row(unsigned row) {
        const wxRect area = cell_of(list(), row);
        click(list(), area.GetPosition() + area.GetSize() / 2);
    }
    void choose(const char* filter, int entry) {
        auto& choice = *dynamic_cast<wxChoice*>(find(filter));
        choice.SetFocus();
        settle();
        choice.SetSelection(entry);
        wxCommandEvent event(wxEVT_CHOICE, choice.GetId());
        event.SetEventObject(&choice);
        choice.ProcessWindowEvent(event);
        settle();
    }

    /// Plays of another program, one a day, the latest first in the list; Linda is in every other one.
    std::vector<db::Play> import(int count) {
        std::vector<db::Play> all;
        for (int i = 0; i < count; ++i) {
            db::Play play;
            play.id = new_id();
            play.game = i % 3 ? "Chess" : "Go";
            play.place = "Vienna";
            const wxDateTime day = wxDateTime(1, wxDateTime::Jan, 2025) - wxDateSpan::Days(i);
            play.played_at = play.modified_at = utf8(day.FormatISODate()) + "T12:00:00Z";
            play.seats = {{"", i % 2 ? "John" : "Linda", i, 1, true}, {"", "Marta"}};
            all.push_back(play);
        }
        plays().import(all, "a file");
        return all;
    }
};

TEST_F(PastGames, EveryPlayIsInItsRow) {
    open_window();
    const auto all = import(450);
    command(id_past_games);
    ASSERT_EQ(model().GetCount(), 450u);
    for (const unsigned row : {0u, 1u, 199u, 200u, 449u, 3u}) {
        EXPECT_EQ(cell(row, PastGamesModel::Column::players),
                  text(all[row].seats[0].name) + " " + figure(static_cast<int>(row)) + ", Marta");
        EXPECT_EQ(cell(row, PastGamesModel::Column::played), local_minute(all[row].played_at));
        EXPECT_EQ(cell(row, PastGamesModel::Column::night), "Vienna");
        EXPECT_TRUE(cell(row, PastGamesModel::Column::result).Contains(text(all[row].seats[0].name)));
    }
}

TEST_F(PastGames, FiltersByGameAndByPlayer) {
    open_window();
    const auto all = import(60);
    command(id_past_games);
    choose_from_menu([this] { press("filter-game"); }, 1); // Chess, Go
    EXPECT_EQ(model().GetCount(), static_cast<unsigned>(std::ranges::count(all, "Go", &db::Play::game)));
    const auto people = db::People(desk().store()).list();
    const auto linda = std::ranges::find(people, "Linda", &db::Person::name);
    choose_from_menu([this] { press("filter-player"); }, static_cast<int>(linda - people.begin()));
    EXPECT_TRUE(dynamic_cast<wxButton&>(*find("filter-player")).GetLabelText().StartsWith("With Linda"));
    const auto both = std::ranges::count_if(
        all, [](const db::Play& play) { return play.game == "Go" && play.seats[0].name == "Linda"; });
    EXPECT_EQ(model().GetCount(), static_cast<unsigned>(both));
    for (unsigned row = 0; row < model().GetCount(); ++row)
        EXPECT_TRUE(cell(row, PastGamesModel::Column::players).StartsWith("Linda"));
    press("filter-game");
    press("filter-player");
    EXPECT_EQ(model().GetCount(), 60u) << "a click on a chip that holds takes it off";
}

class PastGamesSearch : public PastGames {
protected:
    ~PastGamesSearch() override {
        close_window();
        close_settings();
    }
    void write_into(const char* field, std::string_view words) {
        press(field);
        test::press('A', wxMOD_CONTROL);
        test::press(WXK_DELETE);
        test::type(words);
    }
    /// On the head of the column, as a hand does.
    void click_head(PastGamesModel::Column column) {
        int left = 0;
        for (unsigned before = 0; before < static_cast<unsigned>(column); ++before)
            if (!list().GetColumn(before)->IsHidden()) left += list().GetColumn(before)->GetWidth();
        click(list(), {left + list().GetColumn(static_cast<unsigned>(column))->GetWidth() / 2, list().FromDIP(10)});
    }
    std::vector<wxString> cells(PastGamesModel::Column column) {
        std::vector<wxString> all;
        for (unsigned row = 0; row < model().GetCount(); ++row) all.push_back(cell(row, column));
        return all;
    }
};

TEST_F(PastGamesSearch, WordsAreFoundInNamesPlacesNotesAndGames) {
    open_window();
    auto all = import(60);
    db::Play other = all[7];
    other.id = new_id();
    other.notes = "\xE9\x9B\xAA and rain";
    other.place = "Graz";
    plays().import({other}, "another file");
    command(id_past_games);
    EXPECT_TRUE(says("61 games"));
    write_into("search-plays", "LINDA");
    EXPECT_EQ(model().GetCount(), 30u);
    EXPECT_TRUE(says("30 games"));
    write_into("search-plays", "linda go");
    EXPECT_EQ(model().GetCount(), 10u) << "both words";
    for (const char* words : {"graz", "RAIN", "gra che joh"}) {
        write_into("search-plays", words);
        EXPECT_EQ(model().GetCount(), 1u) << words;
        EXPECT_EQ(model().play(list().GetSelection())->play.id, other.id) << words;
    }
    dynamic_cast<wxTextCtrl&>(*find("search-plays")).SetValue(wxString::FromUTF8("\xE9\x9B\xAA"));
    EXPECT_EQ(model().GetCount(), 1u);
    write_into("search-plays", "nobody");
    EXPECT_EQ(model().GetCount(), 0u);
    EXPECT_FALSE(find("open-game")->IsEnabled());
    EXPECT_TRUE(says("0 games"));
    list().SetFocus();
    settle();
    test::press('F', wxMOD_CONTROL);
    test::type("rain");
    EXPECT_EQ(model().GetCount(), 1u) << "the key leads into the field";
}

TEST_F(PastGamesSearch, DaysAreFromOneToAnother) {
    open_window();
    const auto all = import(60); // up to 2025-01-01, a day each
    command(id_past_games);
    choose_from_menu([this] { press("filter-days"); }, 2);
    write_into("filter-from", "2024-12-30");
    EXPECT_EQ(model().GetCount(), 3u);
    write_into("filter-to", "2024-12");
    EXPECT_EQ(model().GetCount(), 2u);
    EXPECT_EQ(model().play(model().GetItem(0))->play.id, all[1].id);
    write_into("filter-from", "202");
    EXPECT_EQ(model().GetCount(), 59u) << "that is no date yet";
    EXPECT_EQ(find("filter-from")->GetForegroundColour(), palette().illegal);
    write_into("filter-from", "2025");
    EXPECT_EQ(model().GetCount(), 0u);
    EXPECT_EQ(find("filter-from")->GetForegroundColour(), palette().text);
    write_into("filter-to", "");
    EXPECT_EQ(model().GetCount(), 1u);
    press("filter-days");
    EXPECT_EQ(model().GetCount(), 60u);
    EXPECT_EQ(find("filter-from"), nullptr);
    choose_from_menu([this] { press("filter-days"); }, 0);
    EXPECT_EQ(model().GetCount(), 0u) << "nothing was played this year";
}

TEST_F(PastGamesSearch, AClickOnTheHeadOfAColumnSortsByItAndAnotherTheOtherWay) {
    open_window();
    const auto all = import(6);
    command(id_past_games);
    const auto begun = cells(PastGamesModel::Column::played);
    click_head(PastGamesModel::Column::game);
    EXPECT_EQ(cells(PastGamesModel::Column::game),
              (std::vector<wxString>{"Chess", "Chess", "Chess", "Chess", "Go", "Go"}));
    EXPECT_EQ(cells(PastGamesModel::Column::played),
              (std::vector{begun[1], begun[2], begun[4], begun[5], begun[0], begun[3]}))
        << "the latest first among those that are alike";
    click_head(PastGamesModel::Column::game);
    EXPECT_EQ(cells(PastGamesModel::Column::played),
              (std::vector{begun[0], begun[3], begun[1], begun[2], begun[4], begun[5]}));
    click_head(PastGamesModel::Column::players);
    EXPECT_TRUE(cell(0, PastGamesModel::Column::players).StartsWith("John"));
    EXPECT_TRUE(cell(5, PastGamesModel::Column::players).StartsWith("Linda"));
    click_head(PastGamesModel::Column::played);
    EXPECT_EQ(cells(PastGamesModel::Column::played), std::vector(begun.rbegin(), begun.rend()));
    click_head(PastGamesModel::Column::played);
    EXPECT_EQ(cells(PastGamesModel::Column::played), begun);
}

TEST_F(PastGamesSearch, NamesStandAsTheLanguageSortsThem) {
    open_window();
    db::Play play;
    play.game = "Chess";
    for (const char* name : {"Zoe", "anna", "Ärzte"}) {
        play.id = new_id();
        play.played_at = play.modified_at = "2026-11-21T19:00:00Z";
        play.seats = {{"", name, 1, 1, true}};
        plays().import({play}, name);
    }
    command(id_past_games);
    click_head(PastGamesModel::Column::players);
    EXPECT_EQ(cells(PastGamesModel::Column::players), (std::vector<wxString>{"anna 1", text("Ärzte 1"), "Zoe 1"}));
    choose_from_menu([this] { press("filter-player"); }, 1);
    EXPECT_EQ(cells(PastGamesModel::Column::players), std::vector{text("Ärzte 1")}) << "the second in the menu, too";
}

TEST_F(PastGamesSearch, TheOrderIsRemembered) {
    open_settings(file("settings.conf"));
    open_window();
    import(6);
    command(id_past_games);
    click_head(PastGamesModel::Column::players);
    click_head(PastGamesModel::Column::players);
    const auto sorted = cells(PastGamesModel::Column::players);
    ASSERT_TRUE(sorted[0].StartsWith("Linda"));
    close_window();
    close_settings();
    open_settings(file("settings.conf"));
    open_window();
    command(id_past_games);
    EXPECT_EQ(cells(PastGamesModel::Column::players), sorted);
    click_head(PastGamesModel::Column::players);
    EXPECT_TRUE(cell(0, PastGamesModel::Column::players).StartsWith("John")) << "a click turns it round";
}

TEST_F(PastGames, TheFirstIsChosenAndInSightFromTheStartPage) {
    open_window();
    import(40);
    close_window();
    open_window(); // at the start page
    press("past-games");
    EXPECT_EQ(list().GetSelection(), model().GetItem(0));
    EXPECT_EQ(list().GetTopItem(), model().GetItem(0));
    EXPECT_GE(list().GetItemRect(model().GetItem(0)).y, 0);
}

TEST_F(PastGames, AListThatWasScrolledStaysWhereItIsInAnotherWindow) {
    open_window();
    import(200);
    command(id_past_games);
    scroll(list(), {200, 200}, -20);
    const wxDataViewItem top = list().GetTopItem();
    ASSERT_NE(top, model().GetItem(0));
    resize(1200, 800);
    resize(1240, 760);
    EXPECT_EQ(list().GetTopItem(), top);
    scroll(list(), {200, 200}, 40);
    resize(1240, 700);
    EXPECT_EQ(list().GetTopItem(), model().GetItem(0));
}

TEST_F(PastGames, TheCardTellsOfTheGameThatIsChosen) {
    open_window();
    resize(1280, 720);
    start(plain_game({.game = "babylon", .names = {"Linda", "John"}, .players = 2}));
    const std::string ours = desk().record().head.id;
    place("a1");
    press("end-turn");
    const auto all = import(2);
    db::Plays(desk().store()).set_counted(all[1].id, false);
    command(id_past_games);
    const auto says_headline = [&](const wxString& words) {
        return wait_until([&] {
            const auto* headline = dynamic_cast<wxStaticText*>(find("past-game-headline"));
            return headline && headline->GetLabelText() == words;
        });
    };
    EXPECT_TRUE(says_headline("Not finished yet"));
    EXPECT_TRUE(find("past-board-1")) << "what is built stands on the card";
    EXPECT_GT(find("past-game-card")->GetScreenPosition().x, list().GetScreenRect().GetRight()) << "at its right";
    EXPECT_EQ(find("past-game-card")->GetScreenRect().GetBottom(), list().GetScreenRect().GetBottom());
    expect_in_sight({"open-game", "walk-game", "share-game", "export-game", "remove-game", "counts"});
    click_row(1);
    EXPECT_TRUE(says_headline("Linda wins"));
    EXPECT_FALSE(find("past-board-1")) << "nobody knows what was built";
    EXPECT_TRUE(says("Linda") && says("Marta"));
    EXPECT_TRUE(dynamic_cast<wxStaticText&>(*find("past-game-told")).GetLabelText().EndsWith("Vienna"));
    EXPECT_EQ(desk().record().head.id, ours);
    press("remove-game");
    EXPECT_TRUE(says_headline("John wins")) << "the next one";
    resize(800, 620);
    EXPECT_GT(find("past-game-card")->GetScreenPosition().y, list().GetScreenRect().GetBottom()) << "or below it";
    expect_in_sight({"open-game", "walk-game", "share-game", "export-game", "remove-game", "past-games-list"});
}

TEST_F(PastGames, ALargeWindowShowsAllColumnsASmallOneThoseThatMatter) {
    open_window();
    import(3);
    command(id_past_games);
    const auto shown = [&](PastGamesModel::Column column) {
        return !list().GetColumn(static_cast<unsigned>(column))->IsHidden();
    };
    resize(1280, 720);
    EXPECT_TRUE(shown(PastGamesModel::Column::played) && shown(PastGamesModel::Column::players));
    EXPECT_FALSE(shown(PastGamesModel::Column::counts));
    resize(1900, 1000);
    EXPECT_TRUE(shown(PastGamesModel::Column::counts) && shown(PastGamesModel::Column::night));
}

TEST_F(PastGames, WhyAGameCannotBeSharedIsSaid) {
    open_window();
    press("start-at-once");
    command(id_past_games);
    EXPECT_FALSE(find("share-game")->IsEnabled());
    EXPECT_EQ(find("share-game")->GetToolTipText(), "A game can be shared once it is finished.");
}

TEST_F(PastGames, WhatIsThrownAwayIsNamed) {
    open_window();
    const auto all = import(3);
    command(id_past_games);
    press("remove-game");
    EXPECT_TRUE(says("Go, 1 Jan 2025: Linda 0, Marta is in the bin."));
    expect_in_sight({"undo-remove"});
    press("undo-remove");
    EXPECT_EQ(model().GetCount(), 3u);
}

TEST_F(PastGames, AGameFromElsewhereShowsItsResultButIsNotOpened) {
    open_window();
    import(1);
    command(id_past_games);
    EXPECT_FALSE(find("open-game")->IsEnabled());
    EXPECT_FALSE(find("export-game")->IsEnabled());
    EXPECT_TRUE(find("share-game")->IsEnabled());
    test::press(WXK_RETURN);
    EXPECT_FALSE(desk().has_game());
}

TEST_F(PastGames, AGameIsLeftOutOfTheFiguresAndTakenInAgain) {
    open_window();
    const auto all = import(3);
    command(id_past_games);
    click_row(1);
    press("counts");
    EXPECT_FALSE(plays().load(all[1].id).play.counted);
    EXPECT_FALSE(cell(1, PastGamesModel::Column::counts).empty());
    EXPECT_EQ(model().play(list().GetSelection())->play.id, all[1].id) << "the same one stays chosen";
    press("counts");
    EXPECT_TRUE(plays().load(all[1].id).play.counted);
    EXPECT_TRUE(cell(1, PastGamesModel::Column::counts).empty());
}

TEST_F(PastGames, ThrownAwayByAKeyAndBroughtBackByUndo) {
    open_window();
    const auto all = import(3);
    command(id_past_games);
    click_row(1);
    test::press(WXK_DELETE);
    EXPECT_EQ(model().GetCount(), 2u);
    EXPECT_EQ(plays().count({.in_bin = true}), 1);
    EXPECT_EQ(model().play(list().GetSelection())->play.id, all[2].id);
    press("undo-remove");
    EXPECT_EQ(model().GetCount(), 3u);
    EXPECT_EQ(find("undo-remove"), nullptr);
}

TEST_F(PastGames, TheBinGivesBackAndDeletesForGoodWhenAskedTwice) {
    open_window();
    const auto all = import(3);
    plays().remove(all[0].id);
    plays().remove(all[2].id);
    command(id_past_games);
    EXPECT_EQ(model().GetCount(), 1u);
    press("show-bin");
    ASSERT_EQ(model().GetCount(), 2u);
    EXPECT_EQ(find("open-game"), nullptr);
    press("restore-game");
    EXPECT_EQ(plays().count({}), 2);
    ASSERT_EQ(model().GetCount(), 1u);
    press("purge-game");
    EXPECT_EQ(plays().count({.in_bin = true}), 1) << "not yet";
    press("purge-keep");
    press("purge-game");
    press("purge-now");
    EXPECT_EQ(plays().count({.in_bin = true}), 0);
    EXPECT_THROW(plays().load(all[2].id), db::Error);
}

TEST_F(PastGames, AQuestionIsAboutTheGameThatIsChosen) {
    open_window();
    for (const auto& one : import(3)) plays().remove(one.id);
    command(id_past_games);
    press("show-bin");
    press("purge-game");
    ASSERT_TRUE(find("purge-now"));
    click_row(1);
    EXPECT_FALSE(find("purge-now"));
    EXPECT_EQ(plays().count({.in_bin = true}), 3);
}

/// The keys come before what the first of them asked for is done, as while the disk is busy.
TEST_F(PastGames, AreThrownAwayByMoreKeysThanThereAreGames) {
    open_window();
    import(3);
    command(id_past_games);
    click_row(0);
    for (int times = 0; times < 8; ++times)
        for (const wxEventType type : {wxEVT_CHAR_HOOK, wxEVT_KEY_UP}) {
            wxKeyEvent key(type);
            key.m_keyCode = WXK_DELETE;
            list().HandleWindowEvent(key);
        }
    settle();
    EXPECT_EQ(plays().count({.in_bin = true}), 3);
    EXPECT_EQ(model().GetCount(), 0u);
}

TEST_F(PastGames, AKeyThatIsHeldThrowsOneAway) {
    open_window();
    import(3);
    command(id_past_games);
    click_row(0);
    for (int times = 0; times < 3; ++times) {
        wxKeyEvent key(wxEVT_CHAR_HOOK);
        key.m_keyCode = WXK_DELETE;
        list().HandleWindowEvent(key);
        settle();
    }
    EXPECT_EQ(plays().count({.in_bin = true}), 1);
}

TEST_F(PastGames, ADoubleClickThrowsOneAway) {
    open_window();
    import(3);
    command(id_past_games);
    click_row(0);
    wxWindow& button = *find("remove-game");
    double_click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    settle();
    EXPECT_EQ(plays().count({.in_bin = true}), 1);
}

TEST_F(PastGamesSearch, TheSameGameStaysChosenWhereverItGoes) {
    open_window();
    resize(1900, 1000); // all columns are there
    const auto all = import(20);
    command(id_past_games);
    click_head(PastGamesModel::Column::counts);
    click_row(3);
    const std::string id = model().play(list().GetSelection())->play.id;
    press("counts");
    ASSERT_NE(list().GetSelection(), model().GetItem(3)) << "it has moved";
    ASSERT_NE(model().play(list().GetSelection()), nullptr);
    EXPECT_EQ(model().play(list().GetSelection())->play.id, id);
    press("counts");
    const auto listed = plays().page({}, 0, 20);
    EXPECT_EQ(std::ranges::count(listed, true, [](const auto& each) { return each.play.counted; }), 20);
    const db::Store laptop(history());
    db::Plays(laptop).remove(id);
    press("counts");
    EXPECT_FALSE(list().HasSelection()) << "nobody has chosen another one";
    EXPECT_FALSE(find("remove-game")->IsEnabled());
}

TEST_F(PastGames, ClicksThatWaitThrowOneAway) {
    open_window();
    import(3);
    command(id_past_games);
    click_row(0);
    for (int times = 0; times < 2; ++times) {
        wxCommandEvent click(wxEVT_BUTTON);
        find("remove-game")->HandleWindowEvent(click);
    }
    settle();
    EXPECT_EQ(plays().count({.in_bin = true}), 1);
}

TEST_F(PastGames, TheGameOnTheTableLeavesItWhenItIsThrownAway) {
    open_window();
    start(table::babylon::plain_game({}, 2, Depth::builds));
    const std::string id = desk().record().head.id;
    command(id_past_games);
    press("remove-game");
    EXPECT_FALSE(desk().has_game());
    EXPECT_NE(find("past-games-list"), nullptr) << "the list stays";
    press("undo-remove");
    press("open-game");
    ASSERT_TRUE(desk().has_game());
    EXPECT_EQ(desk().record().head.id, id);
}

TEST_F(PastGames, EscapeGoesBack) {
    open_window();
    import(1);
    command(id_past_games);
    test::press(WXK_ESCAPE);
    EXPECT_EQ(find("past-games-list"), nullptr);
}

TEST_F(PastGames, AllButtonsAreWholeInASmallWindowInEveryLanguage) {
    open_window();
    import(3);
    resize(960, 515); // of 1920x1080 at 200 %
    const auto expect_whole = [&](std::initializer_list<const char*> names, const wxString& language) {
        expect_in_sight(names);
        for (const char* name : names)
            EXPECT_GE(find(name)->GetSize().x, find(name)->GetBestSize().x) << language << name;
    };
    for (const i18n::Language& language : i18n::languages()) {
        command(id_preferences);
        choose("language", dynamic_cast<wxChoice*>(find("language"))->FindString(language.name));
        command(id_past_games);
        expect_whole({"import-game", "history-players", "show-bin", "counts", "history-back", "remove-game",
                      "walk-game", "share-game", "export-game", "open-game"},
                     language.name);
        press("show-bin");
        expect_whole({"history-back", "restore-game", "purge-game"}, language.name);
    }
}

}
}
