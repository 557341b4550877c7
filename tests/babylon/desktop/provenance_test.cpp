// Where points come from, in the window.
#include "app/desktop/babylon/pieces.h"
#include "app/table/babylon/setup.h"
#include "tests/app/desktop/picture.h"
#include "tests/app/desktop/screen_picture.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class Provenance : public BabylonWindowTest {
protected:
    Provenance() {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::builds));
        press("flower-pink");
        press("symbol-statue");
        place("c4");
        click_offered({.kind = game::Kind::statue, .at = {*game::read_space("c5@1")}});
    }
    wxString points_at(const char* cell) {
        move_to(board(), board().centre(*game::read_cell(cell)));
        return find("points-here")->GetLabel();
    }
};

TEST_F(Provenance, APiecePointedAtTellsItsPoints) {
    EXPECT_TRUE(points_at("c5").Contains("Statues 1"));
    EXPECT_FALSE(points_at("d4").Contains("Statues"));
    EXPECT_EQ(points_at("a1"), " ");
}

TEST_F(Provenance, ForThePlayerShown) {
    test::press(WXK_F3);
    EXPECT_EQ(points_at("c5"), " ");
    test::press(WXK_F2);
    EXPECT_TRUE(points_at("c4").Contains("Statues") || points_at("c5").Contains("Statues"));
}

TEST_F(Provenance, TheResultShowsHowTheTotalsGrew) {
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    test::press(WXK_ESCAPE);
    wxWindow* chart = find("totals");
    ASSERT_NE(chart, nullptr);
    EXPECT_TRUE(says("After each turn, as if the game had ended then."));
    for (const game::Player& player : std::get<game::Game>(desk().record().game).players)
        EXPECT_TRUE(wait_until([&] { return count(on_screen(*chart), babylon::colours().of(player.flower)) > 40; }))
            << "a line in the colour of " << player.name;
}

}
}
