#include "app/desktop/babylon/quarry_canvas.h"
#include "tests/app/desktop/harness.h"

#include <wx/frame.h>

using namespace clerk::babylon;
using namespace clerk::desktop::babylon;
using namespace clerk::desktop::test;

namespace {

class QuarryCanvasTest : public testing::Test {
protected:
    QuarryCanvasTest() {
        frame->SetClientSize(200, 200);
        canvas->on_dig = [this](Cell stack) { dug.push_back(write(stack)); };
        show(*frame);
        wait_until([this] { return canvas->IsShownOnScreen() && canvas->GetClientSize().x >= 168; });
        settle();
    }
    ~QuarryCanvasTest() override {
        frame->Destroy();
        settle();
    }
    static Cell at(std::string_view text) { return read_cell(text).value(); }

    using Names = std::vector<std::string>;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "quarry");
    QuarryCanvas* canvas = new QuarryCanvas(frame);
    Names dug;
};

TEST_F(QuarryCanvasTest, AClickDigsTheStack) {
    click(*canvas, canvas->centre(at("b3")));
    click(*canvas, canvas->centre(at("d1")));
    EXPECT_EQ(dug, (Names{"b3", "d1"}));
}

TEST_F(QuarryCanvasTest, TwoFastClicksAreTwo) {
    double_click(*canvas, canvas->centre(at("a4")));
    EXPECT_EQ(dug, (Names{"a4", "a4"}));
}

TEST_F(QuarryCanvasTest, WhoDrawsAwayFromAStackChoosesAFlower) {
    std::vector<Flower> chosen;
    canvas->on_flower = [&](Flower flower) { chosen.push_back(flower); };
    for (const Flower flower : flowers) drag(*canvas, canvas->centre(at("b2")), canvas->centre(flower));
    EXPECT_EQ(chosen, std::vector(flowers.begin(), flowers.end()));
    EXPECT_EQ(dug, (Names{"b2", "b2", "b2", "b2"}));
    EXPECT_FALSE(canvas->HasCapture());
}

TEST_F(QuarryCanvasTest, ASlipOfTheHandAndAWayOutChooseNone) {
    bool chosen = false;
    canvas->on_flower = [&](Flower) { chosen = true; };
    drag(*canvas, canvas->centre(at("b2")), canvas->centre(at("b2")) + wxPoint(8, 4));
    drag(*canvas, canvas->centre(at("b2")), {-20, -20});
    EXPECT_FALSE(chosen);
}

TEST_F(QuarryCanvasTest, AnEmptyStackHasNothingToDig) {
    Quarry quarry;
    for (int i = 0; i < 3; ++i) quarry.take(at("c2"));
    canvas->show({.quarry = quarry});
    click(*canvas, canvas->centre(at("c2")));
    EXPECT_TRUE(dug.empty());
}

TEST_F(QuarryCanvasTest, NothingIsDugWhileItIsClosed) {
    canvas->show({.open = false});
    click(*canvas, canvas->centre(at("c2")));
    EXPECT_TRUE(dug.empty());
}

TEST_F(QuarryCanvasTest, PointingAsksForTheIncome) {
    Names asked;
    canvas->income_at = [&](Cell stack) {
        asked.push_back(write(stack));
        return 3;
    };
    move_to(*canvas, canvas->centre(at("b2")));
    EXPECT_TRUE(wait_until([&] { return !asked.empty(); }));
    EXPECT_EQ(asked.front(), "b2");
    EXPECT_TRUE(dug.empty());
}

TEST_F(QuarryCanvasTest, ArrowKeysAndEnterDig) {
    click(*canvas, canvas->centre(at("a1")));
    press(WXK_RIGHT);
    press(WXK_UP);
    press(WXK_UP);
    press(WXK_RETURN);
    EXPECT_EQ(dug, (Names{"a1", "b3"}));
}

}
