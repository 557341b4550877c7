#include "app/desktop/alhambra/palace_canvas.h"
#include "tests/alhambra/desktop/palaces.h"
#include "tests/app/desktop/harness.h"

#include <algorithm>

#include <wx/frame.h>

using namespace clerk::alhambra;
using namespace clerk::desktop;
using namespace clerk::desktop::alhambra;
using namespace clerk::desktop::test;

namespace {

class PalaceCanvasTest : public testing::Test {
protected:
    PalaceCanvasTest() {
        frame->SetClientSize(640, 520);
        canvas->on_cell = [this](Cell cell, PalaceCanvas::Press press) {
            cells.push_back(write(cell) + (press.shift ? " shift" : "") + (press.by_key ? " by key" : ""));
        };
        canvas->on_menu = [this](Cell cell) { menus.push_back(write(cell)); };
        canvas->ghost_at = [this](Cell cell) -> std::optional<Ghost> {
            asked.push_back(write(cell));
            return Ghost{read_tile("red-9-0"), true};
        };
        show(*frame);
        wait_until([this] { return canvas->IsShownOnScreen() && canvas->GetClientSize().x > 500; });
        canvas->SetFocus();
        settle();
    }
    ~PalaceCanvasTest() override {
        frame->Destroy();
        settle();
    }

    using Names = std::vector<std::string>;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "palace");
    PalaceCanvas* canvas = new PalaceCanvas(frame);
    Names cells, menus, asked;
};

TEST_F(PalaceCanvasTest, AClickMeansTheCell) {
    click(*canvas, canvas->centre({2, -1}));
    EXPECT_EQ(cells, Names{"2,-1"});
    EXPECT_EQ(canvas->cursor(), (Cell{2, -1}));
}

TEST_F(PalaceCanvasTest, AFastDoubleClickIsTwoClicks) {
    double_click(*canvas, canvas->centre({1, 1}));
    EXPECT_EQ(cells, (Names{"1,1", "1,1"}));
}

TEST_F(PalaceCanvasTest, ARightClickAsksForTheMenu) {
    right_click(*canvas, canvas->centre({0, 1}));
    EXPECT_EQ(menus, Names{"0,1"});
    EXPECT_TRUE(cells.empty());
}

TEST_F(PalaceCanvasTest, AClickBesideTheSiteMeansNothing) {
    click(*canvas, {2, 2});
    EXPECT_TRUE(cells.empty());
    EXPECT_FALSE(canvas->cursor());
}

TEST_F(PalaceCanvasTest, ArrowKeysMoveTheCursorAndEnterActs) {
    click(*canvas, canvas->centre({0, 0}));
    press(WXK_RIGHT);
    press(WXK_UP);
    EXPECT_EQ(canvas->cursor(), (Cell{1, 1}));
    press(WXK_RETURN);
    press(WXK_SPACE);
    press(WXK_RETURN, wxMOD_SHIFT);
    EXPECT_EQ(cells, (Names{"0,0", "1,1 by key", "1,1 by key", "1,1 shift by key"}));
}

TEST_F(PalaceCanvasTest, TheCursorStaysOnTheSite) {
    move_to(*canvas, canvas->centre({0, 0}));
    for (int i = 0; i < 20; ++i) press(WXK_LEFT);
    const Cell last = canvas->cursor().value();
    press(WXK_LEFT);
    EXPECT_EQ(canvas->cursor(), last);
    EXPECT_LT(last.x, -1);
}

TEST_F(PalaceCanvasTest, WhenOtherCellsOpenTheCursorGoesToTheNearest) {
    canvas->show({.palace = walled(), .open = {{-2, 1}, {0, -1}, {2, 0}}});
    EXPECT_EQ(canvas->cursor(), (Cell{0, -1}));
    press(WXK_RETURN);
    EXPECT_EQ(cells, Names{"0,-1 by key"});
}

TEST_F(PalaceCanvasTest, ACursorOnAnOpenCellStays) {
    move_to(*canvas, canvas->centre({2, 0}));
    const Cell at = canvas->cursor().value();
    canvas->show({.open = {{0, 1}, at}});
    EXPECT_EQ(canvas->cursor(), at);
}

TEST_F(PalaceCanvasTest, WithShiftAnArrowGoesToTheNextOpenCellThatWay) {
    canvas->show({.palace = walled(), .open = {{-2, 1}, {0, -1}, {2, 0}, {2, 1}}});
    press(WXK_RIGHT, wxMOD_SHIFT);
    EXPECT_EQ(canvas->cursor(), (Cell{2, 0}));
    press(WXK_UP, wxMOD_SHIFT);
    EXPECT_EQ(canvas->cursor(), (Cell{2, 1}));
    press(WXK_LEFT, wxMOD_SHIFT);
    EXPECT_EQ(canvas->cursor(), (Cell{-2, 1}));
    press(WXK_LEFT, wxMOD_SHIFT);
    EXPECT_EQ(canvas->cursor(), (Cell{-2, 1}));
}

TEST_F(PalaceCanvasTest, TheGhostIsAskedForWhereverThePointerGoes) {
    move_to(*canvas, canvas->centre({1, 0}));
    move_to(*canvas, canvas->centre({1, 1}));
    EXPECT_TRUE(std::ranges::find(asked, "1,0") != asked.end());
    EXPECT_TRUE(std::ranges::find(asked, "1,1") != asked.end());
    asked.clear();
    canvas->refresh_ghost();
    EXPECT_EQ(asked, Names{"1,1"});
}

}
