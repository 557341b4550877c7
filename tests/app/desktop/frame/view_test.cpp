// Ways to look at the game: the whole screen, a larger board, and where the menus have them.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/editors.h"
#include "app/desktop/widgets/panes.h"
#include "app/table/catalogue.h"
#include "tests/babylon/desktop/window_test.h"

#include <algorithm>

#ifdef __WXGTK__
#include "app/desktop/drawing/gtk_function.h"
#endif

namespace clerk::desktop::test {
namespace {

class View : public BabylonWindowTest {
protected:
    ZoomPane& pane() { return dynamic_cast<ZoomPane&>(*find("zoom")); }
    wxMenu& menu(const wxString& title) {
        return *frame().GetMenuBar()->GetMenu(frame().GetMenuBar()->FindMenu(title));
    }
    wxMenu& below(int id) { return *frame().GetMenuBar()->FindItem(id)->GetSubMenu(); }
    static std::ptrdiff_t lines(const wxMenu& menu) {
        return std::ranges::count_if(menu.GetMenuItems(), [](const wxMenuItem* item) { return !item->IsSeparator(); });
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
        const wxMenu& built = below(id_players_built);
        EXPECT_TRUE(has(built, wxString("WW") + wxUniChar(0x2026))) << game;
        for (const wxMenuItem* item : built.GetMenuItems())
            EXPECT_LT(frame().GetTextExtent(item->GetItemLabelText()).x, frame().FromDIP(640)) << game;
    }
}

TEST_F(View, TheMenusAreShort) {
    open_window();
    for (const std::string_view game : table::played_games()) {
        SetupDefaults defaults{.game = std::string(game), .names = {"Linda", "John", "Marta"}, .players = 3};
        defaults.depth = Depth::builds;
        start(plain_game(defaults));
        EXPECT_LE(lines(menu("Turn")), 11) << game;
        EXPECT_LE(lines(menu("View")), 8) << game;
        const bool by_rounds = has(menu("Turn"), "End the round"); // then pieces are chosen on the board alone
        EXPECT_TRUE(by_rounds || has(menu("Turn"), "Pieces by their letters")) << game;
        EXPECT_TRUE(by_rounds || has(menu("Turn"), "End the turn")) << game;
        EXPECT_TRUE(has(below(id_players_built), "Show what Linda has built")) << game;
        EXPECT_TRUE(has(below(id_findings), "Correct the finding")) << game;
        EXPECT_TRUE(has(below(id_earlier_turns), "Change this turn")) << game;
    }
    command(id_close_game);
    for (const int id : {id_players_built, id_board}) EXPECT_FALSE(frame().GetMenuBar()->IsEnabled(id));
}

#ifdef __WXGTK__
/// In their column, as the keys of the other commands are, and yet a letter can be typed into a text.
TEST_F(View, TheMenusTellTheKeysOfTheGame) {
    open_window();
    start(plain_game(SetupDefaults{.names = {"Linda", "John"}, .players = 2}));
    const auto key_of = [](const wxMenu& menu, const wxString& words) {
        const auto child_of = gtk_function<void* (*)(void*)>("gtk_bin_get_child");
        const auto read = gtk_function<void (*)(void*, unsigned*, int*)>("gtk_accel_label_get_accel");
        unsigned key = 0;
        int modifiers = 0;
        for (const wxMenuItem* item : menu.GetMenuItems())
            if (item->GetItemLabelText().Contains(words)) read(child_of(item->GetMenuItem()), &key, &modifiers);
        return key;
    };
    constexpr unsigned backspace = 0xff08, f2 = 0xffbf, f8 = 0xffc5, enter = 0xff0d;
    EXPECT_EQ(key_of(menu("Turn"), "End the turn"), unsigned{'e'});
    EXPECT_EQ(key_of(menu("Turn"), "Take back what was typed"), backspace);
    EXPECT_EQ(key_of(below(id_players_built), "Linda"), f2);
    EXPECT_EQ(key_of(below(id_earlier_turns), "Go to the turns"), f8);
    EXPECT_EQ(key_of(below(id_earlier_turns), "Change this turn"), enter);
    EXPECT_EQ(key_of(below(id_findings), "agreed"), unsigned{'a'});
    EXPECT_FALSE(has(menu("Turn"), "(E)"));
}
#endif

}
}
