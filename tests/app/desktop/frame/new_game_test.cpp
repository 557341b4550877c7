// The page on which a game is agreed on: it opens at its top, and Escape leaves it.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/table/catalogue.h"
#include "core/record_copy.h"
#include "tests/app/desktop/window_test.h"

#include <wx/radiobut.h>
#include <wx/scrolwin.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::test {
namespace {

class NewGame : public WindowTest {
protected:
    wxScrolledWindow& scrolled() {
        wxWindow* window = find("name-1");
        while (window && !dynamic_cast<wxScrolledWindow*>(window)) window = window->GetParent();
        return dynamic_cast<wxScrolledWindow&>(*window);
    }
};

TEST_F(NewGame, OpensAtItsTop) {
    open_window();
    resize(1000, 640);
    for (const char* game : {"game-babylon", "game-alhambra"}) {
        command(wxID_NEW);
        press(game);
        EXPECT_EQ(scrolled().GetViewStart().y, 0) << game;
        press("open-rulings");
        scrolled().Scroll(0, 100);
        settle();
        ASSERT_GT(scrolled().GetViewStart().y, 0) << game;
        command(wxID_NEW);
        EXPECT_EQ(scrolled().GetViewStart().y, 0) << game << ", asked for again";
        test::press(WXK_ESCAPE);
        EXPECT_EQ(find("name-1"), nullptr) << game;
        EXPECT_NE(find("start-at-once"), nullptr) << game;
    }
}

TEST_F(NewGame, ADepthIsChosenByAClickAnywhereOnItsCard) {
    open_window();
    resize(1280, 720);
    for (const std::string_view game : table::played_games()) {
        command(wxID_NEW);
        press(("game-" + std::string(game)).c_str());
        wxWindow *final = find("depth-final"), *full = find("depth-full");
        ASSERT_TRUE(final && full) << game;
        EXPECT_GT(full->GetScreenPosition().x, final->GetScreenPosition().x) << "the cards stand side by side";
        EXPECT_EQ(full->GetScreenPosition().y, final->GetScreenPosition().y) << game;
        wxWindow& panel = *final->GetParent();
        click(panel, panel.ScreenToClient(final->GetScreenRect().GetBottomLeft()) + wxPoint(20, 30)); // its sentence
        final = find("depth-final");
        EXPECT_TRUE(dynamic_cast<wxRadioButton&>(*final).GetValue()) << game;
        click(*find("depth-full"));
        EXPECT_TRUE(dynamic_cast<wxRadioButton&>(*find("depth-full")).GetValue()) << game;
        EXPECT_FALSE(dynamic_cast<wxRadioButton&>(*find("depth-final")).GetValue()) << game;
        test::press(WXK_ESCAPE);
    }
}

TEST_F(NewGame, LeadsToThePageOfOnesOwnCopyAndBack) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        command(wxID_NEW);
        press(("game-" + std::string(game)).c_str());
        ASSERT_EQ(find("own-copy") != nullptr, has_copy(game)) << game;
        if (!has_copy(game)) continue;
        const std::vector<table::CopyPart> parts = parts_of_copy(game);
        ASSERT_FALSE(parts.empty()) << game;
        press("own-copy");
        for (const table::CopyPart& part : parts)
            EXPECT_NE(find(("part-" + std::string(part.path)).c_str()), nullptr) << game << " " << part.path;
        press("back");
        EXPECT_NE(find("name-1"), nullptr) << game;
    }
}

TEST_F(NewGame, AskedForAgainKeepsWhatWasChosen) {
    open_window();
    command(wxID_NEW);
    for (const char* game : {"game-egizia", "game-alhambra"}) {
        press(game);
        press("players-3");
        test::press('N', wxMOD_CONTROL);
        EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find(game)).GetValue()) << game;
        EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find("players-3")).GetValue()) << game;
    }
}

/// The page wants the keys once it is there; it may have been left by then.
TEST_F(NewGame, AGameThatIsStartedAtOnceHasTheKeys) {
    open_window();
    wxCommandEvent ask(wxEVT_MENU, wxID_NEW);
    frame().ProcessWindowEvent(ask);
    wxCommandEvent go(wxEVT_BUTTON, find("go")->GetId());
    find("go")->ProcessWindowEvent(go);
    settle();
    ASSERT_TRUE(desk().has_game());
    const wxWindow* focus = wxWindow::FindFocus();
    EXPECT_TRUE(focus && focus->IsShownOnScreen()) << (focus ? focus->GetName() : wxString("nothing"));
}

TEST_F(NewGame, IsLeftByEscapeFromAFieldToo) {
    open_window();
    command(wxID_NEW);
    find("name-1")->SetFocus();
    settle();
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("start-at-once"), nullptr);
}

}
}
