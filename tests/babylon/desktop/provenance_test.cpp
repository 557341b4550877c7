// Where points come from, in the window.
#include "app/table/babylon/setup.h"
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
    EXPECT_NE(find("totals"), nullptr);
}

}
}
