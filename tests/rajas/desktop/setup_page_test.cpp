// The page on which a game of Rajas of the Ganges is agreed on.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/game/copy_parts.h"
#include "app/desktop/widgets/settings.h"
#include "tests/rajas/desktop/window_test.h"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/tglbtn.h>

namespace clerk::desktop::test {
namespace {

class RajasSetupPage : public RajasWindowTest {
protected:
    RajasSetupPage() {
        open_window();
        resize(1390, 990); // nothing has to be scrolled to
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

TEST_F(RajasSetupPage, DiceAreTypedWithSpacesFromFieldToField) {
    press("depth-full");
    click(*find("dice-1"));
    type("4 3 5 6");
    test::press(WXK_TAB);
    type("1,2,3,4");
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("dice-1")).GetValue(), "4 3 5 6");
    EXPECT_TRUE(find("go")->IsEnabled());
    type("5");
    EXPECT_FALSE(find("go")->IsEnabled()) << "one too many";
    test::press(WXK_BACK);
    press("go");
    ASSERT_EQ(record().dice.size(), 2u);
    EXPECT_EQ(game::write(record().dice[0][3]), "purple-6");
    EXPECT_EQ(game::write(record().dice[1][0]), "blue-1");
}

TEST_F(RajasSetupPage, DiceThatAreNoneAreToldAndStand) {
    press("depth-full");
    type_into("dice-1", "4357");
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("dice-1")).GetValue(), "4357");
    EXPECT_FALSE(find("go")->IsEnabled());
    EXPECT_TRUE(find("dice-fault"));
    type_into("dice-1", "4356");
    type_into("dice-2", "1111");
    EXPECT_TRUE(find("go")->IsEnabled());
}

TEST_F(RajasSetupPage, AllIsThereAgainAfterThePageWasLeftByWhateverWay) {
    press("depth-full");
    press("variant-navaratnas");
    type_into("name-1", "Wilhelmine");
    type_into("dice-1", "4 3 5 6");
    const auto expect_all = [this](const char* after) {
        EXPECT_EQ(dynamic_cast<wxComboBox&>(*find("name-1")).GetValue(), "Wilhelmine") << after;
        ASSERT_TRUE(find("dice-1")) << after;
        EXPECT_TRUE(dynamic_cast<wxTextCtrl&>(*find("dice-1")).GetValue().StartsWith("4")) << after;
        EXPECT_TRUE(dynamic_cast<wxToggleButton&>(*find("variant-navaratnas")).GetValue()) << after;
    };
    press("back");
    command(wxID_NEW);
    expect_all("Back");
    test::press(WXK_ESCAPE);
    command(id_past_games);
    command(wxID_NEW);
    expect_all("another page");
    press("game-babylon");
    press("game-rajas");
    expect_all("another game");
    press("own-copy");
    press("back");
    expect_all("the own copy");
    type_into("dice-2", "1234");
    press("go");
    ASSERT_TRUE(desk().has_game());
    command(wxID_NEW);
    press("game-rajas");
    EXPECT_FALSE(dynamic_cast<wxToggleButton&>(*find("variant-navaratnas")).GetValue()) << "it was begun with";
}

TEST_F(RajasSetupPage, TheGangesModuleIsGreyWithItsReasonUntilTheRiverIsDescribed) {
    open_settings(file("settings.conf"));
    press("depth-full");
    ASSERT_TRUE(find("ganges"));
    EXPECT_FALSE(find("ganges")->IsEnabled());
    EXPECT_TRUE(says("For it the river has to be described: see Your own copy."));
    press("own-copy");
    for (const char* button : {"part-/river", "add-space", "gift-money", "add-space", "gift-karma"}) press(button);
    auto& track = dynamic_cast<CopyStrip&>(*find("river-track"));
    click(track, track.centre(0, false));
    press("bridge-here");
    press("use-part");
    press("back");
    ASSERT_TRUE(find("ganges")->IsEnabled());
    EXPECT_FALSE(says("For it the river has to be described: see Your own copy."));
    EXPECT_FALSE(find("start-place")) << "no tile is offered before it is chosen";
    click(*find("ganges"));
    ASSERT_TRUE(find("start-place"));
    EXPECT_TRUE(dynamic_cast<wxChoice&>(*find("start-place")).GetString(1).Contains("Ganges"));
    press("depth-builds");
    EXPECT_FALSE(find("ganges")->IsEnabled());
    EXPECT_TRUE(says("Its tiles can be entered only where you enter everything."));
    close_settings();
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
