// Alhambra's depth final: palaces at the scorings, or the points these gave.
#include "tests/alhambra/desktop/window_test.h"

#include <wx/spinctrl.h>

namespace clerk::desktop::test {
namespace {

class AlhambraFinalPalace : public AlhambraWindowTest {
protected:
    void open(std::size_t players) {
        open_window();
        start(alhambra_final(players));
    }
    const game::FinalPalace& palace(std::size_t round, std::size_t player) {
        return record().rounds.at(round).palaces.at(player);
    }
};

TEST_F(AlhambraFinalPalace, IsBuiltTileByTile) {
    open(3);
    keys("P11");
    press("tile-purple-11-n");
    click_cell("0,1");
    keys("B8");
    click_cell("1,0");
    press("player-2");
    press("colour-white");
    press("tile-white-9-w");
    click_cell("-1,0");
    EXPECT_EQ(palace(0, 0).size(), 2u);
    EXPECT_EQ(palace(0, 1).size(), 1u);
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(desk().score()->players[0].total(), 8); // tower 6, pavilion 1, wall 1
    keys("X");
    click_cell("-1,0");
    EXPECT_TRUE(palace(0, 1).empty());
}

TEST_F(AlhambraFinalPalace, HasThreeScoringsEachBeginningWithTheOneBefore) {
    open(3);
    keys("B8");
    click_cell("1,0");
    press("scoring-2");
    ASSERT_EQ(record().rounds.size(), 2u);
    EXPECT_EQ(palace(1, 0).size(), 1u);
    keys("R9");
    click_cell("0,1");
    EXPECT_EQ(palace(1, 0).size(), 2u);
    EXPECT_EQ(palace(0, 0).size(), 1u);
    press("scoring-3");
    press("only-points");
    ASSERT_TRUE(record().rounds.at(2).typed());
    auto& spin = dynamic_cast<wxSpinCtrl&>(*find("points-1"));
    click(spin, {10, spin.GetClientSize().y / 2});
    test::press('A', wxMOD_CONTROL);
    type("27");
    test::press(WXK_TAB);
    EXPECT_EQ(record().rounds.at(2).points, (std::vector{0, 27, 0}));
    press("scoring-1");
    EXPECT_EQ(board().IsShownOnScreen(), true);
    EXPECT_TRUE(desk().score()->complete);
    press("finish");
    EXPECT_TRUE(desk().awarded());
}

TEST_F(AlhambraFinalPalace, PointsThatCanHardlyBeAreDoubted) {
    open(3);
    press("only-points");
    auto& spin = dynamic_cast<wxSpinCtrl&>(*find("points-1"));
    for (const auto& [points, doubted] : {std::pair("21", false), {"999", true}, {"40", false}}) {
        click(spin, {10, spin.GetClientSize().y / 2});
        test::press('A', wxMOD_CONTROL);
        type(points);
        test::press(WXK_TAB);
        EXPECT_EQ(says("Is 999 right?"), doubted) << points;
    }
}

TEST_F(AlhambraFinalPalace, TheLastScoringIsTakenOutAgain) {
    open(3);
    EXPECT_EQ(find("remove-scoring"), nullptr);
    press("scoring-3");
    EXPECT_EQ(record().rounds.size(), 3u);
    press("remove-scoring");
    EXPECT_EQ(record().rounds.size(), 2u);
    keys("B8");
    click_cell("1,0");
    EXPECT_EQ(palace(1, 0).size(), 1u); // the second is looked at now
    EXPECT_TRUE(palace(0, 0).empty());
}

TEST_F(AlhambraFinalPalace, WithDirkHisTilesArePickedIntoHisList) {
    open(2);
    keys("D");
    keys("B8R9");
    EXPECT_EQ(record().rounds.at(0).dirk, (std::vector{tile("blue-8-0"), tile("red-9-0")}));
    press("dirk-0");
    EXPECT_EQ(record().rounds.at(0).dirk, std::vector{tile("red-9-0")});
    keys("DB8");
    click_cell("1,0");
    EXPECT_EQ(palace(0, 0).size(), 1u);
    EXPECT_TRUE(desk().report().legal());
}

}
}
