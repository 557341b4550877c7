#include "app/desktop/babylon/board_canvas.h"
#include "tests/app/desktop/harness.h"
#include "tests/babylon/desktop/gardens.h"

#include <wx/frame.h>

using namespace clerk::babylon;
using namespace clerk::desktop;
using namespace clerk::desktop::babylon;
using namespace clerk::desktop::test;

namespace {

class BoardCanvasTest : public testing::Test {
protected:
    BoardCanvasTest() {
        frame->SetClientSize(520, 520);
        canvas->on_place = [this](Cell anchor) { placed.push_back(write(anchor)); };
        canvas->on_cell = [this](Cell cell) { cells.push_back(write(cell)); };
        canvas->on_offered = [this](const Building& building) { built.push_back(building); };
        canvas->on_menu = [this](Cell cell) { menus.push_back(write(cell)); };
        show(*frame);
        wait_until([this] { return canvas->IsShownOnScreen() && canvas->GetClientSize().x > 400; });
        canvas->SetFocus();
        settle();
    }
    ~BoardCanvasTest() override {
        frame->Destroy();
        settle();
    }

    void take_tile() {
        canvas->ghost_at = [this](Cell anchor) -> std::optional<Ghost> {
            asked.push_back(write(anchor));
            return Ghost{terrace(write(anchor), 1), true};
        };
        canvas->refresh_ghost();
    }
    static Cell at(std::string_view text) { return read_cell(text).value(); }
    static Building offer(Kind kind, std::vector<Space> spaces) { return {.kind = kind, .at = std::move(spaces)}; }

    using Names = std::vector<std::string>;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "board");
    BoardCanvas* canvas = new BoardCanvas(frame);
    Names placed, cells, menus, asked;
    std::vector<Building> built;
};

TEST_F(BoardCanvasTest, AClickMeansTheCell) {
    click(*canvas, canvas->centre(at("c4")));
    EXPECT_EQ(cells, Names{"c4"});
    EXPECT_EQ(canvas->cursor(), at("c4"));
}

TEST_F(BoardCanvasTest, WithATileInHandAClickPlacesItsTerrace) {
    take_tile();
    click(*canvas, canvas->middle_of_anchor(at("g7")));
    EXPECT_EQ(placed, Names{"g7"});
    EXPECT_TRUE(cells.empty());
}

TEST_F(BoardCanvasTest, AFastDoubleClickIsTwoClicks) {
    double_click(*canvas, canvas->centre(at("e2")));
    EXPECT_EQ(cells, (Names{"e2", "e2"}));
}

TEST_F(BoardCanvasTest, ARightClickAsksForTheMenu) {
    right_click(*canvas, canvas->centre(at("b7")));
    EXPECT_EQ(menus, Names{"b7"});
    EXPECT_TRUE(cells.empty());
}

TEST_F(BoardCanvasTest, AClickBesideTheBoardMeansNothing) {
    click(*canvas, {2, 2});
    EXPECT_TRUE(cells.empty());
    EXPECT_FALSE(canvas->cursor());
}

TEST_F(BoardCanvasTest, EveryOfferedOrnamentCanBeClickedThoughTheyOverlap) {
    const std::vector offers{offer(Kind::statue, {space("d4@1")}), offer(Kind::bridge, {space("c4@1"), space("e4@1")}),
                             offer(Kind::bridge, {space("d3@1"), space("d5@1")}),
                             offer(Kind::stairs, {space("d4@1"), space("e4@2")}),
                             offer(Kind::fountain, {space("c4@1"), space("d4@1")})};
    canvas->show({.garden = small_garden(), .offered = offers});
    for (const Building& each : offers) click(*canvas, canvas->centre(each));
    EXPECT_EQ(built, offers);
    EXPECT_TRUE(cells.empty());
}

TEST_F(BoardCanvasTest, AnOfferedOrnamentUnderThePointerIsMeantBeforeTheTerraceInHand) {
    take_tile();
    const Building statue = offer(Kind::statue, {space("e3@2")});
    canvas->show({.garden = small_garden(), .offered = {statue}});
    click(*canvas, canvas->centre(statue));
    EXPECT_EQ(built, std::vector{statue});
    EXPECT_TRUE(placed.empty());
}

TEST_F(BoardCanvasTest, ArrowKeysMoveTheCursorAndEnterActs) {
    click(*canvas, canvas->centre(at("c4")));
    press(WXK_RIGHT);
    press(WXK_UP);
    EXPECT_EQ(canvas->cursor(), at("d5"));
    press(WXK_RETURN);
    press(WXK_SPACE);
    EXPECT_EQ(cells, (Names{"c4", "d5", "d5"}));
}

TEST_F(BoardCanvasTest, TheCursorStaysOnTheBoard) {
    click(*canvas, canvas->centre(at("a1")));
    press(WXK_LEFT);
    press(WXK_DOWN);
    EXPECT_EQ(canvas->cursor(), at("a1"));
}

TEST_F(BoardCanvasTest, ByKeysTheCursorsCellIsTheAnchor) {
    take_tile();
    move_to(*canvas, canvas->centre(at("g6")));
    press(WXK_RIGHT);
    press(WXK_RETURN);
    EXPECT_EQ(canvas->cursor(), at("h6"));
    EXPECT_EQ(placed, Names{"g6"}) << "the easternmost anchor";
}

TEST_F(BoardCanvasTest, ShiftAndAnArrowChooseTheOfferedOrnamentThatWay) {
    const Building bridge = offer(Kind::bridge, {space("c4@1"), space("e4@1")});
    const Building stairs = offer(Kind::stairs, {space("c4@1"), space("c5@2")});
    canvas->show({.garden = small_garden(), .offered = {bridge, stairs}});
    click(*canvas, canvas->centre(at("b4")));
    press(WXK_RIGHT);
    press(WXK_UP, wxMOD_SHIFT);
    press(WXK_RETURN);
    press(WXK_RIGHT, wxMOD_SHIFT);
    press(WXK_RETURN);
    EXPECT_EQ(built, (std::vector{stairs, bridge}));
}

TEST_F(BoardCanvasTest, TheOfferedOrnamentsAreGoneThroughOneByOne) {
    const Building bridge = offer(Kind::bridge, {space("c4@1"), space("e4@1")});
    const Building stairs = offer(Kind::stairs, {space("c4@1"), space("c5@2")});
    canvas->show({.garden = small_garden(), .offered = {bridge, stairs}});
    for (int i = 0; i < 3; ++i) {
        canvas->choose_next_offered();
        press(WXK_RETURN);
    }
    EXPECT_EQ(built, (std::vector{bridge, stairs, bridge}));
    EXPECT_EQ(canvas->cursor(), at("c4"));
}

TEST_F(BoardCanvasTest, TheGhostIsAskedForOnceAnAnchorAndAgainWhenTheHandChanges) {
    take_tile();
    const wxPoint point = canvas->middle_of_anchor(at("c3"));
    move_to(*canvas, point);
    asked.clear();
    move_to(*canvas, {point.x + 2, point.y + 2});
    EXPECT_TRUE(asked.empty());
    canvas->refresh_ghost();
    EXPECT_EQ(asked, Names{"c3"});
}

TEST_F(BoardCanvasTest, ACallbackMayShowAnotherBoard) {
    const Building statue = offer(Kind::statue, {space("e3@2")});
    canvas->show({.garden = small_garden(), .offered = {statue}});
    canvas->on_offered = [&](const Building& building) {
        canvas->show({});
        built.push_back(building);
    };
    double_click(*canvas, canvas->centre(statue));
    EXPECT_EQ(built, std::vector{statue});
    EXPECT_EQ(cells, Names{"e3"}) << "what was offered is gone: the second click means the cell";
}

TEST_F(BoardCanvasTest, EscapeIsLeftToTheParent) {
    bool seen = false;
    canvas->Bind(wxEVT_CHAR, [&](wxKeyEvent& event) { seen = seen || event.GetKeyCode() == WXK_ESCAPE; });
    press(WXK_ESCAPE);
    EXPECT_TRUE(seen);
}

}
