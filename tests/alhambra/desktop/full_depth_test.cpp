// Alhambra's depth full: market, money, and what comes up at the end of a turn.
#include "tests/alhambra/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class AlhambraFullDepth : public AlhambraWindowTest {
protected:
    AlhambraFullDepth() {
        open_window();
        start(alhambra_full());
    }
};

TEST_F(AlhambraFullDepth, ATurnIsEnteredWithClicks) {
    press("space-green");
    press("buy");
    EXPECT_EQ(last_step<game::Buy>(), (game::Buy{.space = game::Currency::green, .pay = {card("green-9")}}));
    click_cell("1,0");
    press("end-turn");
    EXPECT_FALSE(turn(0).done); // the green space is to be filled
    press("colour-purple");
    press("tile-purple-10-w");
    ASSERT_TRUE(turn(0).done);
    EXPECT_EQ(turn(0).tiles.at(game::Currency::green), tile("purple-10-w"));
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraFullDepth, CardsOfTheHandAreChosenByClicks) {
    press("space-yellow");    // red 9, the yellow 9 is laid out for it
    press("hand-yellow-9-0"); // not that
    press("hand-green-9-1");  // but this
    press("buy");
    EXPECT_EQ(last_step<game::Buy>().pay, std::vector{card("green-9")});
    EXPECT_EQ(broken(), "pay.currency");
    test::press('A');
    EXPECT_TRUE(turn(0).steps.at(0).waived);
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(AlhambraFullDepth, OneGoesBackFromTheEndToTheTurn) {
    keys("4TE");
    EXPECT_EQ(find("take-cards"), nullptr);
    key(WXK_ESCAPE);
    EXPECT_NE(find("take-cards"), nullptr);
    keys("E");
    ASSERT_NE(find("card-blue-5"), nullptr);
    const wxSize target = find("card-blue-5")->GetSize();
    EXPECT_GE(std::min(target.x, target.y), 44) << "as large as a finger";
    press("card-blue-5");
    press("turned-up-blue-5-0"); // not that one
    keys("B6E");
    EXPECT_EQ(turn(0).cards, std::vector{card("blue-6")});
}

TEST_F(AlhambraFullDepth, AtTheEndWhatTheRichestWonIsPlacedAndTheGameIsAwarded) {
    start(alhambra_full_over());
    keys("E");
    ASSERT_TRUE(record().end.has_value());
    EXPECT_FALSE(desk().awarded());
    EXPECT_NE(find("aside-1"), nullptr); // two tiles are Linda's, for she has the nines
    key(WXK_RETURN);
    EXPECT_EQ(record().end->at(0).steps.size(), 1u);
    EXPECT_FALSE(desk().awarded());
    key(WXK_RETURN);
    EXPECT_EQ(record().end->at(0).steps.size(), 2u);
    EXPECT_TRUE(desk().report().legal());
    EXPECT_TRUE(desk().awarded());
}

}
}
