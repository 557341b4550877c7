// Ways to look at the game: the whole screen, a larger board, and where the menus have them.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/catalogue.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>

namespace clerk::desktop::test {
namespace {

class View : public BabylonWindowTest {
protected:
    ZoomPane& pane() { return dynamic_cast<ZoomPane&>(*find("zoom")); }
    wxMenu& menu(const wxString& title) {
        return *frame().GetMenuBar()->GetMenu(frame().GetMenuBar()->FindMenu(title));
    }
    static bool has(const wxMenu& menu, const wxString& words) {
        return std::ranges::any_of(menu.GetMenuItems(),
                                   [&](const wxMenuItem* item) { return item->GetItemLabelText().Contains(words); });
    }
};

TEST_F(View, FillsTheScreenAndLeavesItByOneKey) {
    open_window();
    test::press(WXK_F11);
    EXPECT_TRUE(frame().IsFullScreen());
    test::press(WXK_F11);
    EXPECT_FALSE(frame().IsFullScreen());
}

TEST_F(View, MakesTheBoardLargerWhereItIsLookedAt) {
    open_window();
    press("start-at-once");
    const wxSize before = board().GetSize();
    command(wxID_ZOOM_IN);
    EXPECT_GT(board().GetSize().x, before.x);
    EXPECT_GT(board().GetSize().y, before.y);
    place("d4"); // the middle stayed in the middle
    EXPECT_EQ(record().turns.size(), 1u);
    scroll(board(), {board().GetSize().x / 2, board().GetSize().y / 2}, -1);
    EXPECT_DOUBLE_EQ(pane().scale(), 1.25) << "the wheel alone scrolls";
    test::press('0', wxMOD_CONTROL);
    EXPECT_EQ(board().GetSize(), before);
    EXPECT_DOUBLE_EQ(pane().scale(), 1);
}

TEST_F(View, TheCursorStaysInSight) {
    open_window();
    press("start-at-once");
    for (int i = 0; i < 6; ++i) command(wxID_ZOOM_IN);
    board().SetFocus();
    for (const int key : {WXK_UP, WXK_LEFT, WXK_DOWN, WXK_RIGHT})
        for (int i = 0; i < 8; ++i) {
            test::press(key);
            ASSERT_TRUE(board().cursor());
            const wxPoint seen = pane().ScreenToClient(board().ClientToScreen(board().centre(*board().cursor())));
            EXPECT_TRUE(pane().GetClientRect().Contains(seen)) << seen.x << " " << seen.y;
        }
}

TEST_F(View, ALongNameMakesNoWideMenu) {
    open_window();
    const std::string name(190, 'W');
    for (const std::string_view game : table::played_games()) {
        SetupDefaults defaults{.game = std::string(game), .names = {name, "John", "Marta"}, .players = 3};
        defaults.depth = Depth::builds;
        start(plain_game(defaults));
        for (const char* title : {"Edit", "View", "Turn"})
            for (const wxMenuItem* item : menu(title).GetMenuItems())
                EXPECT_LT(frame().GetTextExtent(item->GetItemLabelText()).x, frame().FromDIP(640)) << game;
        EXPECT_TRUE(has(menu("View"), wxString("WW") + wxUniChar(0x2026))) << game;
        EXPECT_TRUE(has(menu("View"), "(F2)")) << game << ": its key is told after what is cut";
    }
}

TEST_F(View, TheMenusAreShort) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        SetupDefaults defaults{.game = std::string(game), .names = {"Linda", "John", "Marta"}, .players = 3};
        defaults.depth = Depth::builds;
        start(plain_game(defaults));
        EXPECT_LE(menu("Turn").GetMenuItemCount(), 16u) << game;
        const bool by_rounds = has(menu("Turn"), "End the round"); // then pieces are chosen on the board alone
        EXPECT_TRUE(by_rounds || has(menu("Turn"), "Pieces by their letters")) << game;
        EXPECT_TRUE(by_rounds || has(menu("Turn"), "End the turn")) << game;
        EXPECT_TRUE(has(menu("View"), "Show what Linda has built")) << game;
        EXPECT_FALSE(has(menu("Turn"), "Show what Linda has built")) << game;
    }
    command(id_close_game);
    for (const wxMenuItem* item : menu("View").GetMenuItems())
        if (item->GetItemLabelText().Contains("has built")) EXPECT_FALSE(item->IsEnabled());
}

}
}
