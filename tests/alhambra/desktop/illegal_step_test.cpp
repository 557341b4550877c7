// What the table is told of a broken rule of Alhambra, and its two answers.
#include "tests/alhambra/desktop/window_test.h"

#include <wx/textctrl.h>

namespace clerk::desktop::test {
namespace {

class AlhambraIllegalStep : public AlhambraWindowTest {
protected:
    void open() {
        open_window();
        start(alhambra_builds(3));
        ASSERT_TRUE(desk().report().legal());
    }
};

TEST_F(AlhambraIllegalStep, WallMustMeetWall) {
    open();
    keys("G12");
    click_cell("0,1");
    EXPECT_EQ(turn(0).steps.size(), 2u); // it lies there
    EXPECT_EQ(broken(), "place.edges");
    EXPECT_TRUE(says("has a wall on its south side where the fountain has none."));
    press("correct");
    EXPECT_EQ(turn(0).steps.size(), 1u);
    EXPECT_TRUE(desk().report().legal());
    click_cell("1,0"); // in hand again
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(last_step<game::PutDown>().at, cell("1,0"));
}

TEST_F(AlhambraIllegalStep, WhatIsLegalInsteadIsOneKey) {
    open();
    keys("G12");
    click_cell("0,1");
    EXPECT_TRUE(says("Walls meet walls"));
    ASSERT_NE(find("take-advice"), nullptr);
    test::press('V');
    EXPECT_TRUE(desk().report().legal());
    EXPECT_NE(last_step<game::PutDown>().at, cell("0,1"));
}

TEST_F(AlhambraIllegalStep, KeysThatCanDoNothingSayWhy) {
    open();
    const Record before = desk().record();
    test::press('H');
    EXPECT_TRUE(says("No tile lies aside or in the reserve."));
    test::press('X');
    EXPECT_TRUE(says("The palace has no tile yet."));
    test::press('K');
    EXPECT_TRUE(says("First say the tile's colour and price."));
    EXPECT_EQ(desk().record(), before);
    keys("G12");
    EXPECT_FALSE(says("Not possible now"));
    click_cell("0,1");
    test::press('E');
    EXPECT_TRUE(says("First decide about the broken rule on the right."));
}

TEST_F(AlhambraIllegalStep, StandsWhenTheTableAgreesAndKeepsTheReason) {
    open();
    keys("G12");
    click_cell("0,1");
    click(*find("reason"));
    type("house rule");
    press("agree");
    EXPECT_TRUE(turn(0).steps.at(1).waived);
    EXPECT_EQ(turn(0).steps.at(1).reason, "house rule");
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(desk().report().waived.size(), 2u); // it cannot be reached either
    EXPECT_EQ(find("agree"), nullptr);
}

TEST_F(AlhambraIllegalStep, ThatCannotExistIsNotEntered) {
    open();
    keys("B8");
    click_cell("0,0"); // on the fountain
    EXPECT_EQ(turn(0).steps.size(), 1u);
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(find("agree"), nullptr);
    EXPECT_TRUE(says("This is impossible, so it was not entered."));
}

}
}
