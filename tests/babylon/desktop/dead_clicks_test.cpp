// A click that can do nothing says why, wherever it falls.
#include "app/desktop/babylon/garden_view.h"
#include "app/desktop/babylon/tile_face.h"
#include "app/desktop/game/score_table.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class DeadClick : public BabylonWindowTest {
protected:
    void begin(Depth depth) {
        open_window();
        start(table::babylon::plain_game({"Linda", "John"}, 2, depth));
        before_ = desk().record();
    }
    /// Nothing was done; the reason is told, until the next thing done.
    void expect_told(const char* why) {
        EXPECT_TRUE(says(why)) << why;
        EXPECT_TRUE(says("Not possible now")) << why;
        EXPECT_EQ(desk().record(), before_) << why;
    }
    babylon::TileFace* face(wxWindow& within) {
        for (wxWindow* child : within.GetChildren()) {
            if (!child->IsShown()) continue;
            if (auto* found = dynamic_cast<babylon::TileFace*>(child)) return found;
            if (auto* found = face(*child)) return found;
        }
        return nullptr;
    }

    Record before_;
};

TEST_F(DeadClick, OnTheBoardWithNothingInHand) {
    begin(Depth::builds);
    click_cell("c4");
    expect_told("No terrace is in hand: first enter its flower (W P Y U).");
    right_click(board(), board().centre(*game::read_cell("c4")));
    expect_told("There is nothing to take back there.");
    click(board(), {3, 3});
    expect_told("That is off the board.");
    right_click(board(), {3, 3});
    expect_told("That is off the board.");
    test::press('P');
    EXPECT_FALSE(says("Not possible now"));
    click(board(), {3, 3});
    expect_told("That is off the board.");
}

TEST_F(DeadClick, OnTheBoardBeforeATileIsTaken) {
    begin(Depth::full);
    click_cell("c4");
    expect_told("A turn begins with a tile of the quarry: take one first.");
}

TEST_F(DeadClick, OnTheQuarry) {
    begin(Depth::full);
    game::Game game = record();
    const game::TileEntry tile{
        {game::Flower::white, {game::Symbol::statue, game::Symbol::stairs, game::Symbol::blank, game::Symbol::blank}}};
    for (int i = 0; i < 3; ++i)
        game.turns.push_back({.dig = game::Dig{.at = *game::read_cell("d4"), .tile = tile, .waived = true},
                              .unplaced = game::Unplaced::discard});
    start(std::move(game));
    before_ = desk().record();
    dig("d4");
    expect_told("This stack is empty.");
    test::press('4');
    test::press('4');
    expect_told("This stack is empty.");
    test::press('5');
    expect_told("The quarry has four columns and four rows.");
}

TEST_F(DeadClick, OnTheTileThatIsEntered) {
    begin(Depth::full);
    dig("d4");
    press("take-tile");
    expect_told("First enter the tile's flower.");
    dig("d4");
    expect_told("First enter the tile's flower.");
    babylon::TileFace* tile = face(frame());
    ASSERT_NE(tile, nullptr);
    click(*tile, tile->middle_of_flower());
    expect_told("Choose the flower beside the tile, or by its key (W P Y U).");
}

TEST_F(DeadClick, OnTheTileOfTheSlotBeforeTheDig) {
    begin(Depth::full);
    press("tile-slot");
    expect_told("A turn begins with a tile of the quarry: take one first.");
}

TEST_F(DeadClick, OnTheGardenAsItStands) {
    begin(Depth::builds);
    test::press('Z');
    click(*find("perspective"));
    expect_told("This is the garden as it stands. Press Z for the plan, to build on.");
}

TEST_F(DeadClick, OnTheBoardWhileAFindingWaits) {
    begin(Depth::builds);
    press("level-2");
    place("c4");
    before_ = desk().record();
    ASSERT_FALSE(desk().report().legal());
    click_cell("h8");
    expect_told("First decide about the broken rule on the right.");
}

TEST_F(DeadClick, OnTheBoardWhenTheGameIsOver) {
    begin(Depth::builds);
    for (int turn = 0; turn < 30; ++turn) test::press('E');
    press("back-to-board");
    before_ = desk().record();
    ASSERT_NE(find("board"), nullptr);
    click_cell("c4");
    expect_told("The game is over.");
}

TEST_F(DeadClick, OnATotal) {
    begin(Depth::builds);
    auto& score = dynamic_cast<ScoreTable&>(*find("score"));
    click(score, {20, score.GetClientSize().y - 4});
    expect_told("This line has no pieces of its own: click a category.");
}

TEST_F(DeadClick, OnTheTurnThatIsPlayed) {
    begin(Depth::builds);
    place("c4");
    before_ = desk().record();
    double_click(*find("turns"), {90, 20});
    EXPECT_TRUE(wait_until([&] { return says("This turn is being played, so it is open already."); }));
    EXPECT_EQ(desk().record(), before_);
}

TEST_F(DeadClick, OrAnEnterOnTheBoardShowsTheCursor) {
    begin(Depth::builds);
    board().SetFocus();
    ASSERT_FALSE(board().cursor());
    test::press(WXK_RETURN);
    EXPECT_TRUE(board().cursor());
    test::press(WXK_RETURN);
    expect_told("No terrace is in hand: first enter its flower (W P Y U).");
    test::press(WXK_DELETE);
    expect_told("There is nothing to take back under the cursor.");
}

}
}
