// Rajas of the Ganges in depth full: turns with clicks and keys.
#include "app/desktop/frame/menu_bar.h"
#include "app/desktop/rajas/controls.h"
#include "app/desktop/rajas/river.h"
#include "app/table/rajas/setup.h"
#include "tests/rajas/desktop/window_test.h"

#include <wx/button.h>
#include <wx/textctrl.h>

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

/// The start dice were noted wrongly: the green 5 that paid was none.
TEST_F(RajasFullDepth, TheStartIsChangedLaterAndWhatThatBreaksIsListedFirst) {
    press("to-quarry");
    press("colour-green");
    keys("4");
    press("roads-ns");
    click_cell("a2");
    ASSERT_TRUE(desk().report().legal()) << broken();
    command(id_change_setup);
    type_into("dice-1", "3112");
    EXPECT_TRUE(says("The change breaks a rule in 1 place; it can be kept all the same."));
    type_into("dice-1", "3522");
    EXPECT_FALSE(says("The change breaks a rule in 1 place; it can be kept all the same."));
    press("variant-navaratnas");
    press("go");
    EXPECT_EQ(record().variant, game::Variant::navaratnas);
    EXPECT_EQ(game::write(record().dice[0][2]), "orange-2");
    EXPECT_EQ(record().turns.size(), 1u);
}

TEST_F(RajasFullDepth, TheEndOfATurnSaysWhatIsGivenUp) {
    const auto& end = dynamic_cast<wxButton&>(*find("end-turn"));
    EXPECT_EQ(end.GetLabelText(), "End the turn (D)");
    const wxRect before = end.GetScreenRect();
    click_die("held", 3); // purple-2
    press("to-dancer");
    wxString words = end.GetLabelText();
    words.Replace("\n", " ");
    EXPECT_TRUE(words.StartsWith("End the turn without ")) << words;
    EXPECT_TRUE(words.Contains("a die")) << words;
    EXPECT_EQ(end.GetScreenRect(), before) << "it stays where it was";
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

TEST_F(RajasFullDepth, AnOrdinaryTurnTakesAtMostFourEntries) {
    const int before = clicks;
    click_die("held", 3);
    press("to-dancer");
    keys("D");
    EXPECT_TRUE(turn(0).done);
    EXPECT_LE(clicks - before + 1 + strokes, 4);
}

TEST_F(RajasFullDepth, WhatTheBoardDoesNotSayIsTyped) {
    press("to-palace");
    press("gift-money");
    press("gift-money");
    press("gift-die-blue");
    EXPECT_EQ(std::get<game::Visit>(turn(0).steps.at(0).what).gain,
              (game::Reward{.money = 2, .dice = {game::Colour::blue}}));
    click_die("pad", 3); // blue-4
    press("given-0");
    EXPECT_EQ(std::get<game::Visit>(turn(0).steps.at(0).what).gain,
              (game::Reward{.money = 1, .dice = {game::Colour::blue}}));
    EXPECT_TRUE(desk().report().legal()) << broken();
    press("another-reward");
    press("gift-karma");
    EXPECT_EQ(std::get<game::Gain>(turn(0).steps.back().what).reward, (game::Reward{.karma = 1}));
    keys("D");
    EXPECT_TRUE(turn(0).done);
    expect_nothing_is_lost();
}

TEST_F(RajasFullDepth, WhatAQuarrysSpaceCostIsTyped) {
    press("to-quarry");
    press("coins-3");
    EXPECT_EQ(std::get<game::Visit>(turn(0).steps.at(0).what).coins, 3);
}

TEST_F(RajasFullDepth, ATileEnteredOnceIsOfferedAsAWhole) {
    press("to-quarry");
    press("colour-green");
    keys("4");
    press("building-mill");
    press("roads-ns");
    click_cell("a2");
    press("end-turn");
    ASSERT_TRUE(desk().report().legal()) << broken();
    press("to-quarry");
    press("colour-green");
    press("known-tile-1");
    click_cell("a2");
    ASSERT_TRUE(desk().report().legal()) << broken();
    EXPECT_EQ(std::get<game::Lay>(turn(1).steps.back().what).tile, std::get<game::Lay>(turn(0).steps.back().what).tile);
}

TEST_F(RajasFullDepth, PlacesDiceAndTheBoatHaveKeys) {
    keys("O4"); // purple-2, which the dancer asks for
    keys("P7");
    ASSERT_TRUE(desk().report().legal()) << broken();
    EXPECT_EQ(std::get<game::Visit>(turn(0).steps.at(0).what).pay, (game::Dice{{game::Colour::purple, 2}}));
    keys("J4");
    EXPECT_EQ(std::get<game::Roll>(turn(0).steps.at(1).what).dice, (game::Dice{{game::Colour::blue, 4}}));
    press("white-karma");
    keys("D");
    keys("P6"); // Layla has no 1: nobody goes to the Great Mogul without one
    EXPECT_EQ(broken(), "pay.count");
    EXPECT_TRUE(says("A 1 is asked for there, and no die was paid."));
    EXPECT_TRUE(says("With one karma the die blue 6 becomes blue 1: then it is legal."));
    keys("V");
    EXPECT_TRUE(desk().report().legal()) << broken();
    EXPECT_EQ(std::get<game::Flip>(turn(1).steps.at(0).what).die, (game::Die{game::Colour::blue, 6}));
}

TEST_F(RajasFullDepth, TheDiceHeldStayInSight) {
    for (const char* window : {"held", "seat", "end-turn"}) expect_in_sight({window});
    press("to-palace"); // its reward is entered above them, and scrolls
    expect_in_sight({"held", "seat", "end-turn"});
}

TEST_F(RajasFullDepth, ATileTakenBackIsInHandAgain) {
    press("to-quarry");
    press("colour-green");
    keys("4");
    press("roads-ns");
    click_cell("a2");
    ASSERT_TRUE(desk().report().legal()) << broken();
    const auto laid = std::get<game::Lay>(turn(0).steps.back().what);
    command(wxID_UNDO);
    ASSERT_EQ(turn(0).steps.size(), 1u);
    click_cell("a2");
    EXPECT_EQ(std::get<game::Lay>(turn(0).steps.back().what).tile, laid.tile) << "without saying anew what it is";
    press("undo");
    keys("Q");
    ASSERT_TRUE(find("typed-place"));
    type("z9");
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("That is off the board."));
    test::press('A', wxMOD_CONTROL);
    type("A2");
    test::press(WXK_RETURN);
    EXPECT_EQ(std::get<game::Lay>(turn(0).steps.back().what).at, laid.at);
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("typed-place"));
}

TEST_F(RajasFullDepth, AGainIsTyped) {
    press("to-palace");
    click(*find("gift-typed"));
    type("2m db");
    EXPECT_EQ(std::get<game::Visit>(turn(0).steps.at(0).what).gain,
              (game::Reward{.money = 2, .dice = {game::Colour::blue}}));
    EXPECT_TRUE(find("given-0"));
    type(" 1x");
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(*find("gift-typed")).GetValue(), "2m db 1x") << "it stands until it is right";
    EXPECT_EQ(std::get<game::Visit>(turn(0).steps.at(0).what).gain->money, 2);
}

/// With the boats of all, on a river of ten spaces.
class RajasRiver : public RajasWindowTest {
protected:
    RajasRiver() {
        game::Game game = described(Depth::full);
        game.board.river = game::River{.spaces = std::vector<game::Reward>(10, game::Reward{.money = 1}), .bridge = 4};
        game = table::rajas::with_dice(table::rajas::with_dice(game, 0, {1, 5, 1, 6}), 1, {6, 6, 6, 6});
        open_window();
        resize(1280, 720);
        start(game);
    }
    rajas::RiverCanvas& river() const { return dynamic_cast<rajas::RiverCanvas&>(*find("river")); }
};

TEST_F(RajasRiver, ATipLiesBesideTheSpaceThatItExplains) {
    move_to(river(), river().centre(3));
    ASSERT_TRUE(wait_until([this] { return river().tip().is_shown(); }));
    EXPECT_EQ(river().tip().words(), "Space 3: money 1");
    EXPECT_FALSE(river().tip().area().Contains(river().ClientToScreen(river().centre(3))));
    EXPECT_GT(river().tip().area().y, river().ClientToScreen(river().centre(3)).y + 10);
    move_to(river(), river().centre(4));
    ASSERT_TRUE(wait_until([this] { return river().tip().is_shown() && river().tip().words() == "Space 4: money 1"; }));
    click(river(), river().centre(4));
    EXPECT_FALSE(river().tip().is_shown());
}

TEST_F(RajasRiver, IsAStripOnWhichTheBoatIsMovedByAClickOrAKey) {
    ASSERT_TRUE(find("river"));
    expect_in_sight({"river", "board"});
    press("to-harbour");
    click(river(), river().centre(9));
    EXPECT_TRUE(desk().report().legal() || broken() == "boat.spaces") << "too far for a 1";
    if (!desk().report().legal()) keys("C");
    click(river(), river().centre(1));
    ASSERT_TRUE(desk().report().legal()) << broken();
    EXPECT_EQ(std::get<game::Sail>(turn(0).steps.back().what).by, 1);
    keys("D");
    const auto& held = dynamic_cast<rajas::DiceRow&>(*find("held"));
    EXPECT_TRUE(held.IsShownOnScreen());
    expect_nothing_is_lost();
}

TEST_F(RajasFullDepth, AShortGameIsPlayedToItsEnd) {
    game::Game game = record();
    game.board.facing.emplace(61, 2);
    start(game);
    press("to-palace"); // Raji
    press("gift-fame");
    press("gift-fame");
    press("end-turn");
    EXPECT_FALSE(desk().score()->complete) << "the go-round is completed";
    keys("D"); // Layla
    ASSERT_TRUE(desk().score()->complete);
    EXPECT_TRUE(desk().report().legal()) << broken();
    EXPECT_TRUE(desk().score()->players[0].winner);
    expect_nothing_is_lost();
    press("finish");
    EXPECT_TRUE(desk().awarded());
}

class RajasNavaratnas : public RajasWindowTest {
protected:
    RajasNavaratnas() {
        open_window();
        resize(1280, 720);
    }
    static game::Game game(bool with_province) {
        game::Game game = described(Depth::full);
        game.variant = game::Variant::navaratnas;
        if (with_province) {
            game.board.provinces.navaratnas = game.board.provinces.basic;
            game.board.provinces.navaratnas->yields = {
                {.at = *game::read_edge("a2w"), .colour = game::YieldColour::white}};
        }
        return table::rajas::with_dice(table::rajas::with_dice(game, 0, {2, 5, 1, 3}), 1, {6, 6, 6, 6});
    }
};

TEST_F(RajasNavaratnas, AYieldTileIsLaidIntoItsSlot) {
    start(game(true));
    press("to-dancer");
    press("slot-at-a2w");
    press("gift-karma");
    EXPECT_EQ(std::get<game::LayYield>(turn(0).steps.back().what).tile.gain, (game::Reward{.karma = 1}));
    EXPECT_TRUE(desk().report().legal()) << broken();
}

TEST_F(RajasNavaratnas, WithoutADescribedProvinceItIsLaidBesideAPlace) {
    start(game(false));
    press("to-dancer");
    press("yield-brown");
    press("yield-side-w");
    click_cell("b2");
    const auto& laid = std::get<game::LayYield>(turn(0).steps.back().what);
    EXPECT_EQ(laid.tile.at, *game::read_edge("b2w"));
    EXPECT_EQ(laid.tile.colour, game::YieldColour::brown);
}

}
}
