// Egizia in depth full: rounds with clicks and keys.
#include "tests/egizia/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class EgiziaFullDepth : public EgiziaWindowTest {
protected:
    EgiziaFullDepth() {
        open_window();
        resize(1280, 720);
        start(table::egizia::test::described(Depth::full));
    }
};

TEST_F(EgiziaFullDepth, ARoundFromTheFirstShipToItsEnd) {
    click_spot("card-2"); // Linda
    press("give-quarry");
    press("enter");
    click_spot("alyi"); // John
    press("raised-joker");
    press("enter");
    click_spot("graves"); // Linda
    keys("PP");
    expect_in_sight({"go-on", "enter"});
    press("go-on");
    ASSERT_TRUE(round(0).builds) << broken();
    click_space("obelisk-1");
    press("market-grain");
    press("enter");
    EXPECT_EQ(build(0).crew, clerk::egizia::Crew::blue);
    EXPECT_EQ(build(0).market, clerk::egizia::Market::grain);
    press("go-on");
    EXPECT_TRUE(round(0).done);
    EXPECT_TRUE(desk().report().legal()) << broken();
    expect_nothing_is_lost();
}

TEST_F(EgiziaFullDepth, ADoubleClickIsOneStep) {
    auto& nile = dynamic_cast<egizia::NileCanvas&>(*find("nile"));
    double_click(nile, nile.centre_of(*clerk::egizia::read_spot("sphinx")));
    settle();
    EXPECT_EQ(round(0).ships.size(), 1u) << "and none of the next player's";
    EXPECT_TRUE(desk().report().legal()) << broken();
    keys("PP");
    wxWindow& button = *find("go-on");
    double_click(button, {button.GetSize().x / 2, button.GetSize().y / 2});
    settle();
    EXPECT_TRUE(round(0).builds);
    EXPECT_FALSE(round(0).done) << "the building of the round is still to come";
    EXPECT_TRUE(says("A double click counts once. Click once more to go on."));
    press("go-on");
    EXPECT_TRUE(round(0).done);
}

TEST_F(EgiziaFullDepth, AGameOfFiveRoundsEnds) {
    click_spot("sphinx");
    keys("PPD1BD");
    for (int i = 0; i < 4; ++i) keys("PPDD");
    ASSERT_EQ(record().turns.size(), 5u) << broken();
    EXPECT_TRUE(desk().report().legal()) << broken();
    press("finish");
    EXPECT_TRUE(desk().awarded());
}

TEST_F(EgiziaFullDepth, AShipUpstreamIsMarkedAndAnswered) {
    click_spot("sphinx");
    keys("P");
    click_spot("card-1");
    keys("B");
    EXPECT_EQ(broken(), "ship.upstream");
    press("take-advice");
    EXPECT_EQ(broken(), "");
}

}
}
