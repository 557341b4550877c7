// The page on which a game of Rajas of the Ganges is agreed on.
#include "app/desktop/widgets/settings.h"
#include "tests/rajas/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class RajasSetupPage : public RajasWindowTest {
protected:
    RajasSetupPage() {
        open_window();
        command(wxID_NEW);
        press("game-rajas");
    }
};

TEST_F(RajasSetupPage, AgreesOnPlayersVariantAndDepth) {
    press("players-3");
    press("colour-1-blue");
    press("variant-mixed");
    press("expert-2");
    press("depth-builds");
    press("go");
    EXPECT_EQ(record().players.size(), 3u);
    EXPECT_EQ(record().players[0].colour, "blue");
    EXPECT_EQ(record().variant, game::Variant::mixed);
    EXPECT_TRUE(record().players[1].expert);
    EXPECT_EQ(record().depth, Depth::builds);
}

TEST_F(RajasSetupPage, DepthFullAsksForTheDiceOfTheStart) {
    press("depth-full");
    ASSERT_NE(find("dice-1"), nullptr);
    type_into("dice-1", "3512");
    type_into("dice-2", "6661");
    press("go");
    ASSERT_EQ(record().dice.size(), 2u);
    EXPECT_EQ(game::write(record().dice[0][0]), "blue-3");
    EXPECT_EQ(game::write(record().dice[1][3]), "purple-1");
}

TEST_F(RajasSetupPage, TakesTheBoardOfOnesOwnCopy) {
    open_settings(file("settings.conf"));
    press("own-copy");
    ASSERT_NE(find("typed-part"), nullptr);
    click(*find("typed-part"));
    type("1 2 3");
    press("use-part");
    press("back");
    press("depth-builds");
    press("go");
    EXPECT_EQ(record().board.quarry, (std::vector{1, 2, 3}));
    close_settings();
}

}
}
