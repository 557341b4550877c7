// The keys of the menus, wherever the focus is.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "tests/app/desktop/people_data.h"
#include "tests/app/desktop/window_test.h"

#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class MenuKeys : public WindowTest {
protected:
    void open_with_plays() {
        {
            const db::Store store(history());
            play_for_years(store, 20);
        }
        open_window();
    }
    void focus(const char* list) {
        ASSERT_NE(find(list), nullptr) << list;
        find(list)->SetFocus();
        settle();
    }
};

TEST_F(MenuKeys, WorkWhereAListHasTheFocus) {
    open_with_plays();
    for (const auto& [page, list] :
         {std::pair(id_past_games, "past-games-list"), std::pair(id_players, "leaderboard")}) {
        command(page);
        focus(list);
        test::press('N', wxMOD_CONTROL);
        EXPECT_NE(find("game-babylon"), nullptr) << list;
        command(page);
        focus(list);
        test::press('P', wxMOD_CONTROL);
        EXPECT_NE(find("leaderboard"), nullptr) << list;
    }
}

TEST_F(MenuKeys, OneThatDoesNothingSaysWhy) {
    open_window();
    press("start-at-once");
    const wxRect before = find("board")->GetScreenRect();
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(says("There is nothing to undo."));
    test::press('Y', wxMOD_CONTROL);
    EXPECT_TRUE(says("There is nothing to redo."));
    test::press(WXK_RETURN, wxMOD_CONTROL);
    EXPECT_TRUE(says("You can finish the game when"));
    EXPECT_EQ(frame().message(), "");
    EXPECT_EQ(find("board")->GetScreenRect(), before) << "a click on it is under way, or the next one is aimed";
    press("end-turn");
    EXPECT_FALSE(says("You can finish the game when")) << "what was told goes with the next action";
    test::press('Z', wxMOD_CONTROL);
    EXPECT_FALSE(says("There is nothing to undo.")) << "now there is";
}

TEST_F(MenuKeys, OneThatDoesNothingSaysWhyOnOtherPagesToo) {
    open_window();
    press("start-at-once");
    command(id_past_games);
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(frame().message().Contains("nothing to undo")) << frame().message();
    press("message-close");
    const wxWindow* focus = wxWindow::FindFocus();
    EXPECT_TRUE(focus && focus->IsShownOnScreen()) << "the keys go back to the page";
}

TEST_F(MenuKeys, WorkInTheListOfWhatIsBuilt) {
    open_with_plays();
    start(plain_game({}));
    test::press('I');
    focus("built");
    test::press('P', wxMOD_CONTROL);
    EXPECT_NE(find("leaderboard"), nullptr);
}

}
}
