// Hundreds of keys and clicks without sense on a game that is open: the window lives, and its record can be read.
#include "app/exchange/files.h"
#include "core/record_fold.h"
#include "tests/app/desktop/window_test.h"

#include <fstream>
#include <random>
#include <set>

#include <wx/uiaction.h>

namespace clerk::desktop::test {
namespace {

constexpr int actions = 500;

/// A sample of every game with turns, cut in the middle.
std::vector<Record> open_games() {
    std::vector<Record> games;
    std::set<std::string> ids;
    for (const auto& entry : std::filesystem::directory_iterator(CLERK_SAMPLES)) {
        std::ifstream stream(entry.path());
        const auto record = parse(std::string{std::istreambuf_iterator<char>(stream), {}});
        if (!record || turns(*record) == 0 || !check(*record).legal()) continue;
        if (ids.insert(std::string(game_id(*record))).second) games.push_back(opened(*record, turns(*record) / 2));
    }
    return games;
}

class RandomInput : public WindowTest {
protected:
    void act() {
        if (pick(3) == 0)
            click_somewhere();
        else
            hand_.Char(any_key());
        wxYield(); // as hands do: the next comes whether or not the last was dealt with
        if (!at_the_game()) back_to_the_game();
    }

    /// Whichever way one looks at what was built.
    bool at_the_game() { return find("findings") != nullptr; }

    int any_key() {
        static const std::vector<int> others{WXK_LEFT, WXK_RIGHT, WXK_UP,       WXK_DOWN,   WXK_RETURN, WXK_SPACE,
                                             WXK_TAB,  WXK_HOME,  WXK_PAGEDOWN, WXK_PAGEUP, WXK_BACK,   WXK_ESCAPE,
                                             WXK_F1,   WXK_F2,    WXK_F3,       WXK_F8,     WXK_DELETE, '-'};
        switch (pick(4)) {
        case 0: return others[pick(others.size())];
        case 1: return '0' + static_cast<int>(pick(10));
        case 2: return WXK_RETURN;
        default: return 'A' + static_cast<int>(pick(26));
        }
    }

    void click_somewhere() {
        const wxSize size = frame().GetClientSize();
        const wxPoint at(static_cast<int>(pick(static_cast<std::size_t>(size.x))),
                         static_cast<int>(pick(static_cast<std::size_t>(size.y))));
        hand_.MouseMove(frame().ClientToScreen(at));
        wxYield();
        const bool right = pick(4) == 0;
#ifdef __WXMSW__ // the menu of a text field is Windows' own, and lets nobody go on
        if (right) return;
#endif
        hand_.MouseClick(right ? wxMOUSE_BTN_RIGHT : wxMOUSE_BTN_LEFT);
    }

    /// Other pages can leave the game, as they should.
    void back_to_the_game() {
        const std::string id = game_.head.id;
        if (desk().has_game()) desk().close();
        desk().open(id);
        settle();
        ASSERT_TRUE(at_the_game());
    }

    std::size_t pick(std::size_t count) { return dice_() % count; }

    wxUIActionSimulator hand_;
    std::mt19937 dice_{20241121};
    Record game_;
};

TEST_F(RandomInput, NeverBreaksAnOpenGame) {
    open_window();
    for (const Record& game : open_games()) {
        game_ = game;
        desk().start(game);
        settle();
        choose_from_menu(
            [&] {
                for (int i = 0; i < actions; ++i) act();
            },
            0);
        ASSERT_TRUE(wait_until([&] { return at_the_game(); }));
        frame().export_to(game.head.id, file("after.clerk.json"));
        std::ifstream stream(file("after.clerk.json"));
        const auto after = parse(std::string{std::istreambuf_iterator<char>(stream), {}});
        ASSERT_TRUE(after) << game_id(game);
        EXPECT_NE(*after, game) << "some of it was a move";
        EXPECT_EQ(desk().store().load(game.head.id), *after);
        static_cast<void>(check(*after));
        desk().close();
    }
}

}
}
