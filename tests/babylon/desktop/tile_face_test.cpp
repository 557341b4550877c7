#include "app/desktop/babylon/tile_face.h"
#include "tests/app/desktop/harness.h"

#include <wx/frame.h>

using namespace clerk::babylon;
using namespace clerk::desktop::babylon;
using namespace clerk::desktop::test;

namespace {

class TileFaceTest : public testing::Test {
protected:
    TileFaceTest() {
        frame->SetClientSize(160, 160);
        face->on_space = [this](Corner corner) { spaces.emplace_back(id(corner)); };
        face->on_flower = [this] { ++flower_clicks; };
        show(*frame);
        wait_until([this] { return face->IsShownOnScreen() && face->GetClientSize().x >= 132; });
        settle();
    }
    ~TileFaceTest() override {
        frame->Destroy();
        settle();
    }

    using Names = std::vector<std::string>;
    wxFrame* frame = new wxFrame(nullptr, wxID_ANY, "tile");
    TileFace* face = new TileFace(frame);
    Names spaces;
    int flower_clicks = 0;
};

TEST_F(TileFaceTest, EachSpaceCanBeClicked) {
    for (const Corner corner : corners) click(*face, face->centre(corner));
    EXPECT_EQ(spaces, (Names{"nw", "ne", "se", "sw"}));
}

TEST_F(TileFaceTest, TwoFastClicksAreTwo) {
    double_click(*face, face->centre(Corner::se));
    EXPECT_EQ(spaces, (Names{"se", "se"}));
}

TEST_F(TileFaceTest, TheFlowerIsNoSpace) {
    click(*face, face->middle_of_flower());
    EXPECT_EQ(flower_clicks, 1);
    EXPECT_TRUE(spaces.empty());
}

TEST_F(TileFaceTest, ArrowKeysChooseASpaceAndEnterActs) {
    click(*face, face->centre(Corner::nw));
    press(WXK_RIGHT);
    press(WXK_DOWN);
    press(WXK_RETURN);
    EXPECT_EQ(spaces, (Names{"nw", "se"}));
}

}
