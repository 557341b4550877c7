// The tower fell: the guide on the screen and on paper.
#include "app/desktop/babylon/pictures.h"
#include "app/desktop/game/guide_page.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

#include <memory>

namespace clerk::desktop::test {
namespace {

class Guide : public BabylonWindowTest {
protected:
    Guide() {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::builds));
    }

    void build_two_levels() {
        place("c4");
        test::press('E');
        test::press('E'); // the other player builds nothing
        press("level-2");
        test::press('G');
        place("d5");
        ASSERT_TRUE(desk().report().legal());
        ASSERT_EQ(record().turns.size(), 3u);
    }
    const GuidePage& page() { return dynamic_cast<const GuidePage&>(*find("guide-picture")->GetParent()); }
};

TEST_F(Guide, SaysThatNothingWasBuilt) {
    test::press(WXK_F9);
    EXPECT_TRUE(says("Nothing was built yet."));
    EXPECT_EQ(find("guide-picture"), nullptr);
}

TEST_F(Guide, GoesThroughItsStepsByKeysAndClicks) {
    build_two_levels();
    test::press(WXK_F9);
    ASSERT_NE(find("guide-picture"), nullptr);
    EXPECT_TRUE(says("What is needed"));
    EXPECT_TRUE(says("2 terraces"));
    EXPECT_TRUE(says("1 gazebo"));
    press("guide-next");
    EXPECT_TRUE(says("Level 1: what carries it"));
    EXPECT_TRUE(says("4 single pillars: c4, c5, d4 and d5"));
    test::press(WXK_RIGHT);
    EXPECT_TRUE(says("Level 1: the terrace at c4"));
    EXPECT_TRUE(says("No gazebo."));
    test::press(WXK_RIGHT);
    EXPECT_TRUE(says("2 double pillars"));
    test::press(WXK_END);
    EXPECT_TRUE(says("Level 2: the terrace at d5"));
    EXPECT_EQ(page().step() + 1, page().steps());
    test::press(WXK_RIGHT);
    EXPECT_EQ(page().step() + 1, page().steps()) << "there is no further one";
    test::press(WXK_HOME);
    EXPECT_EQ(page().step(), 0u);
    test::press(WXK_ESCAPE);
    EXPECT_NE(find("board"), nullptr);
}

TEST_F(Guide, IsThatOfTheTurnChosen) {
    build_two_levels();
    test::press('E');
    test::press(WXK_F2);
    test::press(WXK_F8);
    test::press(WXK_HOME);
    test::press(WXK_F9);
    ASSERT_NE(find("guide-picture"), nullptr);
    EXPECT_TRUE(says("1 terrace"));
    EXPECT_TRUE(says("after: Round 1"));
}

int ink(const wxImage& image) {
    int dark = 0;
    for (int i = 0; i < image.GetWidth() * image.GetHeight(); ++i) dark += image.GetData()[3 * i] < 100;
    return dark;
}

TEST_F(Guide, OnPaperEveryStepIsOnSomePage) {
    build_two_levels();
    const auto steps = babylon::guide(game::replay(record()).state.seats[0].garden);
    ASSERT_EQ(steps.size(), 5u);
    std::vector<GuideStep> many;
    for (int i = 0; i < 3; ++i) many.insert(many.end(), steps.begin(), steps.end());
    EXPECT_EQ(pages(many), 3u);
    std::vector<int> inks;
    for (std::size_t page = 0; page < pages(many); ++page) {
        wxImage paper(760, 1075);
        paper.SetRGB(wxRect(paper.GetSize()), 255, 255, 255);
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(paper));
        draw_guide_page(*gc, paper.GetSize(), "Linda", many, page);
        gc->Flush();
        inks.push_back(ink(paper));
        EXPECT_EQ(paper.GetRed(2, 2), 255) << "paper stays white";
    }
    EXPECT_GT(inks[0], 1000);
    EXPECT_GT(inks[0], inks[2]) << "the last page is half full";
    GuidePrintout printout("Linda", many);
    EXPECT_TRUE(printout.HasPage(3));
    EXPECT_FALSE(printout.HasPage(4));
}

}
}
