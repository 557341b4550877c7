// Preferences: kept at once, and followed.
#include "app/desktop/drawing/palette.h"
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/frame/preferences_page.h"
#include "app/desktop/widgets/settings.h"
#include "tests/app/desktop/window_test.h"

#include <wx/choice.h>

namespace clerk::desktop::test {
namespace {

class Preferences : public WindowTest {
protected:
    Preferences() { open_settings(file("settings.conf")); }
    ~Preferences() override {
        choose("theme", 0);
        close_window();
        close_settings();
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
    choose("theme", 2);
    EXPECT_EQ(frame().GetBackgroundColour(), palette(Theme::dark).ground);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("start-at-once"), nullptr);
    command(id_preferences);
    EXPECT_EQ(dynamic_cast<wxChoice&>(*find("theme")).GetSelection(), 2);
    choose("theme", 1);
    EXPECT_EQ(frame().GetBackgroundColour(), palette(Theme::light).ground);
}

TEST_F(Preferences, TheLanguageIsThatOfTheNextStart) {
    open_window();
    command(id_preferences);
    EXPECT_EQ(kept_language(), "");
    choose("language", 2);
    EXPECT_EQ(kept_language(), "zh_TW");
    choose("language", 0);
    EXPECT_EQ(kept_language(), "");
}

}
}
