// Rajas of the Ganges in depth full: turns with clicks and keys.
#include "app/desktop/rajas/dice_row.h"
#include "app/table/rajas/setup.h"
#include "tests/rajas/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class RajasFullDepth : public RajasWindowTest {
protected:
    RajasFullDepth() {
        game::Game game = described(Depth::full);
        game = table::rajas::with_dice(table::rajas::with_dice(game, 0, {3, 5, 1, 2}), 1, {6, 6, 6, 6});
        open_window();
        resize(1280, 720);
        start(game);
    }
    void click_die(const char* row, std::size_t index) {
        auto& dice = dynamic_cast<rajas::DiceRow&>(*find(row));
        click(dice, dice.centre(index));
    }
};

TEST_F(RajasFullDepth, ATileIsTakenPaidAndLaid) {
    press("to-quarry");
    press("colour-green");
    keys("4");
    press("roads-ns");
    click_cell("a2");
    ASSERT_TRUE(desk().report().legal()) << broken();
    const auto& lay = std::get<game::Lay>(turn(0).steps.back().what);
    EXPECT_EQ(lay.pay, (game::Dice{{game::Colour::green, 5}}));
    EXPECT_EQ(lay.tile.price, 4);
    press("end-turn");
    EXPECT_TRUE(turn(0).done);
    expect_nothing_is_lost();
}

TEST_F(RajasFullDepth, DiceThatAreOwedAreClickedOnThePad) {
    click_die("held", 3); // purple-2
    press("to-dancer");
    click_die("pad", 5); // blue-6
    press("white-karma");
    EXPECT_EQ(std::get<game::Roll>(turn(0).steps.at(1).what).dice, (game::Dice{{game::Colour::blue, 6}}));
    EXPECT_TRUE(desk().report().legal());
    expect_in_sight({"end-turn"});
    keys("D");
    EXPECT_TRUE(turn(0).done);
}

}
}
