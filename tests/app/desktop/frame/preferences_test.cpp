// Preferences: kept at once, and followed.
#include "app/desktop/drawing/palette.h"
#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/frame/program_pages.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/game/table_aids.h"
#include "app/desktop/widgets/settings.h"
#include "app/table/catalogue.h"
#include "i18n/words.h"
#include "tests/app/desktop/window_test.h"

#include <algorithm>

#include <wx/choice.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::test {
namespace {

class Preferences : public WindowTest {
protected:
    Preferences() { open_settings(file("settings.conf")); }
    ~Preferences() override {
        choose_theme_by_click(0);
        close_window();
        close_settings();
        i18n::start("en");
    }
    static int line_of(const char* language) {
        const auto& all = i18n::languages();
        return static_cast<int>(std::ranges::find(all, language, &i18n::Language::tag) - all.begin()) + 1;
    }
    /// As the system, light, dark.
    void choose_theme_by_click(int index) {
        const char* names[] = {"theme-system", "theme-light", "theme-dark"};
        press(names[index]);
        settle();
    }
    void choose(const char* name, int line) {
        auto* choice = dynamic_cast<wxChoice*>(find(name));
        ASSERT_NE(choice, nullptr) << name;
        choice->SetSelection(line);
        wxCommandEvent event(wxEVT_CHOICE, choice->GetId());
        event.SetInt(line);
        event.SetEventObject(choice);
        choice->ProcessWindowEvent(event);
        settle();
    }
};

TEST_F(Preferences, LightOrDarkIsFollowedAtOnceAndKept) {
    open_window();
    command(id_preferences);
    choose_theme_by_click(2);
    EXPECT_EQ(frame().GetBackgroundColour(), palette(Theme::dark).ground);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("start-at-once"), nullptr);
    command(id_preferences);
    EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find("theme-dark")).GetValue());
    choose_theme_by_click(1);
    EXPECT_EQ(frame().GetBackgroundColour(), palette(Theme::light).ground);
}

#ifdef __WXGTK__
/// The system's own parts: menus, scroll bars, lists.
bool system_draws_dark() {
    const auto settings = gtk_function<void* (*)()>("gtk_settings_get_default");
    const auto get = gtk_function<void (*)(void*, const char*, ...)>("g_object_get");
    int dark = 0;
    get(settings(), "gtk-application-prefer-dark-theme", &dark, nullptr);
    return dark != 0;
}

TEST_F(Preferences, NothingStaysDarkWhenTheSystemDecidesAgain) {
    open_window();
    const bool usual = system_draws_dark();
    const wxColour ground = frame().GetBackgroundColour();
    command(id_preferences);
    choose_theme_by_click(2);
    EXPECT_TRUE(system_draws_dark());
    choose_theme_by_click(0);
    EXPECT_EQ(system_draws_dark(), usual);
    EXPECT_EQ(frame().GetBackgroundColour(), ground);
}
#endif

/// The page of the game is drawn anew behind this one.
TEST_F(Preferences, EscapeGoesBackAfterAnotherThemeWhateverLiesOnTheTable) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        SCOPED_TRACE(game);
        start(plain_game({.game = std::string(game), .names = {"Linda", "John", "Mary"}, .players = 3}));
        command(id_preferences);
        choose_theme_by_click(2);
        test::press(WXK_ESCAPE);
        EXPECT_NE(find("board"), nullptr) << game;
        command(id_preferences);
        choose_theme_by_click(1);
        EXPECT_NE(find("theme-light"), nullptr) << game;
        test::press(WXK_ESCAPE);
        EXPECT_NE(find("board"), nullptr) << game;
        desk().close();
        settle();
    }
    command(id_preferences); // where each test is ended
}

#ifdef __WXGTK__
/// What is on the table stays there, and what is begun, too.
TEST_F(Preferences, TheTextSizeIsFollowedAtOnceAndKept) {
    open_window();
    press("start-at-once");
    command(id_preferences);
    const int usual = find("language")->GetCharHeight();
    auto& size = dynamic_cast<wxChoice&>(*find("text-size"));
    EXPECT_EQ(size.GetString(0), "75 %");
    EXPECT_EQ(size.GetStringSelection(), "100 %");
    choose("text-size", 5);
    ASSERT_TRUE(find("text-size"));
    EXPECT_EQ(dynamic_cast<wxChoice&>(*find("text-size")).GetStringSelection(), "200 %");
    EXPECT_EQ(kept_setting("text-size"), "200");
    EXPECT_TRUE(find("text-size")->HasFocus()) << "the keys stay where something was changed";
    EXPECT_NEAR(find("language")->GetCharHeight(), 2 * usual, usual / 4);
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(find("board"));
    EXPECT_GT(find("end-turn")->GetCharHeight(), usual * 3 / 2);
    command(id_preferences);
    choose("text-size", 0);
    EXPECT_LT(find("language")->GetCharHeight(), usual);
    choose("text-size", 1);
    EXPECT_EQ(find("language")->GetCharHeight(), usual) << "as the system has it again";
}
#endif

TEST_F(Preferences, WhatTheTableWantsIsKeptAndOtherPagesAreOneClickAway) {
    open_window();
    resize(1280, 720);
    command(id_preferences);
    expect_in_sight({"language", "theme-system", "hands-round-no", "clock-no", "sound-no", "go-back-ups", "go-names",
                     "aid-best-1"});
    EXPECT_GT(find("sound-no")->GetScreenPosition().x, find("theme-dark")->GetScreenRect().GetRight())
        << "two columns have the room";
    press("clock-yes");
    EXPECT_EQ(table_aids(), TableAids{.clock = true});
    press("go-back-ups");
    EXPECT_FALSE(find("clock-yes"));
    command(id_preferences);
    EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find("clock-yes")).GetValue());
    press("clock-no");
    resize(760, 600);
    EXPECT_LT(find("sound-no")->GetScreenPosition().x, 760);
}

/// What the menus, the page shown and a page made later say.
TEST_F(Preferences, NewGamesBeginWithTheAidsChosenHereAndAllIsSetBackWhenAskedTwice) {
    open_window();
    command(id_preferences);
    press("aid-offers-2");
    press("clock-yes");
    press("theme-dark");
    EXPECT_EQ(aids_of_new_games({}).offers, Offers::never);
    command(id_start_at_once);
    EXPECT_EQ(aids(desk().record().head).offers, Offers::never);
    command(id_preferences);
    press("reset-preferences");
    press("reset-not");
    EXPECT_TRUE(table_aids().clock) << "it was only asked";
    press("reset-preferences");
    press("reset-now");
    settle();
    EXPECT_FALSE(table_aids().clock);
    EXPECT_EQ(kept_setting("theme"), "");
    EXPECT_EQ(aids_of_new_games({.offers = Offers::on_request}), Aids{});
    EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find("aid-offers-0")).GetValue());
}

TEST_F(Preferences, TheLanguageIsFollowedAtOnceAndKept) {
    open_window();
    command(id_past_games);
    command(id_preferences);
    EXPECT_EQ(kept_language(), "");
    choose("language", line_of("de"));
    EXPECT_EQ(kept_language(), "de");
    EXPECT_TRUE(says("Einstellungen"));
    EXPECT_EQ(frame().GetMenuBar()->GetMenuLabelText(1), "Bearbeiten");
    EXPECT_EQ(dynamic_cast<wxChoice&>(*find("language")).GetStringSelection(), "Deutsch");
    test::press(WXK_ESCAPE);
    EXPECT_TRUE(says("Sofort beginnen"));
    command(id_past_games);
    EXPECT_TRUE(says(wxString::FromUTF8("Frühere Partien")));
    command(id_preferences);
    choose("language", line_of("zh_TW"));
    EXPECT_EQ(frame().GetMenuBar()->GetMenuLabelText(1), wxString::FromUTF8("編輯"));
    choose("language", 0);
    EXPECT_EQ(kept_language(), "");
    EXPECT_EQ(frame().GetMenuBar()->GetMenuLabelText(1), "Edit");
}

/// The page of the game is made anew when it is turned to.
TEST_F(Preferences, AfterAnotherLanguageEveryCommandFindsTheGame) {
    open_window();
    press("start-at-once");
    command(id_preferences);
    choose("language", line_of("de"));
    command(wxID_ZOOM_IN);
    EXPECT_TRUE(says("Einstellungen")) << "it stays";
    choose("language", 0);
    command(id_keys);
    EXPECT_TRUE(says("Keys")) << "with those of the game";
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("board"), nullptr);
    command(id_preferences);
}

}
}
