// The page on which a game is agreed on: it opens at its top, and Escape leaves it.
#include "app/desktop/frame/menu_bar.h"
#include "tests/app/desktop/window_test.h"

#include <wx/scrolwin.h>

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
