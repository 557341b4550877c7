// Depth final: a finished garden is in and scored in a few clicks.
#include "app/desktop/frame/menu_bar.h"
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/gardens.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class FinalGarden : public BabylonWindowTest {
protected:
    FinalGarden() {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::final));
    }
};

TEST_F(FinalGarden, OfFourteenTerracesAndTwelveOrnamentsTakesAtMostSeventyClicks) {
    enter(finished_garden());
    EXPECT_LE(clicks, 70);
    expect_finished_garden();
}

TEST_F(FinalGarden, IsJudgedAsItStandsWithAllFindings) {
    press("level-2");
    place("c4");
    press("level-2");
    place("a1");
    EXPECT_EQ(record().gardens[0].terraces.size(), 2u);
    EXPECT_EQ(desk().report().violations.size(), 2u);
    press("correct");
    EXPECT_EQ(record().gardens[0].terraces.size(), 1u);
}

TEST_F(FinalGarden, EveryPlayersGardenIsEdited) {
    place("c4");
    press("player-2");
    place("e2");
    EXPECT_EQ(record().gardens[0].terraces.size(), 1u);
    EXPECT_EQ(record().gardens[1].terraces.size(), 1u);
}

TEST_F(FinalGarden, IsAwardedWhenTheTableSaysSo) {
    place("c4");
    press("finish");
    EXPECT_TRUE(desk().awarded());
    EXPECT_NE(find("back-to-board"), nullptr);
    press("back-to-board");
    EXPECT_NE(find("board"), nullptr);
}

}
}
