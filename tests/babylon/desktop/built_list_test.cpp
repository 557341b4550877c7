// The board's twin as a list is always in step with it.
#include "app/desktop/babylon/setup.h"
#include "app/desktop/built_list.h"
#include "tests/babylon/desktop/window_test.h"

#include <fstream>
#include <iterator>

namespace clerk::desktop::test {
namespace {

class TheBuiltList : public BabylonWindowTest {
protected:
    BuiltList& list() { return dynamic_cast<BuiltList&>(*find("built")); }
    std::size_t pieces(int player) {
        const game::Garden garden = game::replay(record()).state.seats.at(static_cast<std::size_t>(player)).garden;
        return garden.terraces().size() + garden.ornaments().size();
    }
};

TEST_F(TheBuiltList, ComesAndGoesByAKeyAndFollowsWhatIsDone) {
    open_window();
    start(babylon::plain_game({}, 2, Depth::builds));
    EXPECT_EQ(find("built"), nullptr);
    test::press('I');
    ASSERT_NE(find("built"), nullptr);
    EXPECT_EQ(list().GetString(0), "Nothing was built yet.");
    place("c4");
    EXPECT_TRUE(list().GetString(0).StartsWith("Level 1, c4: terrace, ")) << list().GetString(0);
    command(wxID_UNDO);
    EXPECT_EQ(list().GetString(0), "Nothing was built yet.");
    test::press('I');
    EXPECT_EQ(find("built"), nullptr);
}

TEST_F(TheBuiltList, TheCursorAndTheChoiceMoveTogether) {
    open_window();
    start(babylon::plain_game({}, 2, Depth::builds));
    place("a1");
    place("c1");
    test::press('I');
    board().SetFocus();
    click_cell("h8");
    for (int i = 0; i < 7; ++i) test::press(WXK_DOWN);
    for (int i = 0; i < 4; ++i) test::press(WXK_LEFT);
    EXPECT_EQ(board().cursor(), *game::read_cell("d1"));
    EXPECT_EQ(list().GetSelection(), 1);
    for (int i = 0; i < 3; ++i) test::press(WXK_LEFT);
    EXPECT_EQ(list().GetSelection(), 0);
}

TEST_F(TheBuiltList, IsInStepAfterEveryTurnOfAWholeGame) {
    std::ifstream stream(std::string(CLERK_SAMPLES) + "/babylon-two-players.clerk.json");
    const Record whole = parse(std::string{std::istreambuf_iterator<char>(stream), {}}).value();
    const auto& played = std::get<game::Game>(whole.game);
    open_window();
    game::Game game = played;
    game.turns.clear();
    start(game);
    test::press('I');
    for (std::size_t turn = 0; turn < played.turns.size(); ++turn) {
        Record next = desk().record();
        std::get<game::Game>(next.game).turns.push_back(played.turns[turn]);
        desk().change(next);
        test::press(WXK_F2 + static_cast<int>(turn % 2));
        ASSERT_EQ(list().GetCount(), std::max<std::size_t>(1, pieces(static_cast<int>(turn % 2)))) << turn;
    }
}

}
}
