// A person's clicks and keys mean what was meant, and what does nothing says why.
#include "tests/alhambra/desktop/window_test.h"

#include <algorithm>

namespace clerk::desktop::test {
namespace {

/// What is shown and has no size stays, for GTK, where it was before, over whatever comes there.
std::vector<wxString> without_size(const wxWindow& window) {
    std::vector<wxString> names;
    if (!window.IsShown()) return names;
    if (window.GetSize().x <= 0 || window.GetSize().y <= 0) names.push_back(window.GetName());
    for (const wxWindow* child : window.GetChildren())
        std::ranges::move(without_size(*child), std::back_inserter(names));
    return names;
}

class AlhambraEntering : public AlhambraWindowTest {
protected:
    void open(game::Game game) {
        open_window();
        start(std::move(game));
    }
    void open() { open(alhambra_builds(3)); }
    wxWindow& page() const { return *find("board")->GetGrandParent()->GetParent(); }
    /// Linda has the blue 8 on 1,0 and, in the reserve, red 9.
    static game::Game with_reserve() {
        game::Game game = alhambra_builds(3);
        game.turns = {{.steps = {buy("blue-8-0"), buy("red-9-0"), put("blue-8-0", "1,0")}}, {}, {}};
        return game;
    }
    std::size_t steps() { return record().turns.empty() ? 0 : record().turns.back().steps.size(); }
};

TEST_F(AlhambraEntering, NothingLiesOverTheTilesToPickFrom) {
    open();
    keys("B2");
    key(WXK_RETURN);
    EXPECT_EQ(without_size(page()), std::vector<wxString>());
    keys("EW");
    EXPECT_EQ(without_size(page()), std::vector<wxString>());
    press("tile-white-5-nsw");
    ASSERT_EQ(record().turns.size(), 2u);
    EXPECT_EQ(last_step<game::Buy>().tile, tile("white-5-nsw"));
}

TEST_F(AlhambraEntering, NothingShownIsWithoutSizeWhereDirkDraws) {
    open(alhambra_builds(2));
    keys("SE");
    EXPECT_EQ(without_size(page()), std::vector<wxString>());
    keys("R3");
    press("colour-red");
    press("tile-red-4-ne");
    EXPECT_NE(find("drawn-1"), nullptr);
}

TEST_F(AlhambraEntering, BackspaceTakesBackWhatWasTypedLastAndThenTheTile) {
    open();
    keys("B8");
    ASSERT_EQ(steps(), 1u);
    keys("W7"); // two are like that
    key(WXK_BACK);
    EXPECT_EQ(steps(), 1u);
    keys("8"); // the only one of its colour
    EXPECT_EQ(steps(), 2u);
    EXPECT_EQ(last_step<game::Buy>().tile, tile("white-8-nw"));
    keys("B");
    key(WXK_BACK);
    EXPECT_EQ(steps(), 2u);
    key(WXK_BACK);
    EXPECT_EQ(steps(), 1u);
}

TEST_F(AlhambraEntering, WhatWasBuiltFromTheReserveAndIsUndoneIsInHandAgain) {
    open(with_reserve());
    press("reserve-0");
    click_cell("0,1");
    command(wxID_UNDO);
    EXPECT_EQ(record().turns.size(), 3u);
    click_cell("-1,0");
    EXPECT_EQ(last_step<game::Build>(), (game::Build{tile("red-9-0"), cell("-1,0")}));
}

TEST_F(AlhambraEntering, WhatWasBuiltFromTheReserveAndIsCorrectedIsInHandAgain) {
    open(with_reserve());
    press("reserve-0");
    click_cell("-2,0");
    ASSERT_EQ(broken(), "place.apart");
    press("correct");
    click_cell("-1,0");
    EXPECT_EQ(last_step<game::Build>(), (game::Build{tile("red-9-0"), cell("-1,0")}));
}

TEST_F(AlhambraEntering, ATileTakenAwayDoesNotComeIntoTheHand) {
    open(with_reserve());
    press("take-away");
    click_cell("1,0");
    ASSERT_EQ(last_step<game::Remove>().at, cell("1,0"));
    EXPECT_FALSE(says("Build pavilion 8"));
}

TEST_F(AlhambraEntering, ATileOfAFinishedPalaceThatIsUndoneIsInHandAgain) {
    open(alhambra_final(3));
    keys("B8");
    click_cell("1,0");
    command(wxID_UNDO);
    click_cell("0,1");
    EXPECT_EQ(record().rounds.at(0).palaces.at(0), (game::FinalPalace{{tile("blue-8-0"), cell("0,1")}}));
    keys("R9");
    click_cell("3,0");
    press("correct");
    click_cell("1,0");
    ASSERT_EQ(record().rounds.at(0).palaces.at(0).size(), 2u);
    EXPECT_EQ(record().rounds.at(0).palaces.at(0).back(), (game::FinalTile{tile("red-9-0"), cell("1,0")}));
}

TEST_F(AlhambraEntering, AScoringCardStaysEnteredWhileAFindingIsAnswered) {
    open();
    keys("SG12");
    click_cell("0,1");
    ASSERT_EQ(broken(), "place.edges");
    press("correct");
    click_cell("1,0");
    keys("E");
    EXPECT_TRUE(turn(0).scoring);
}

TEST_F(AlhambraEntering, ATileThatCameUpBeforeNamesWhoHasItAndOneKeyGoesThere) {
    open();
    keys("B8");
    click_cell("1,0");
    keys("E");
    keys("B8");
    EXPECT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(says("Each tile exists once, and pavilion 8 came up before."));
    EXPECT_TRUE(says("Linda bought it in round 1."));
    keys("U");
    EXPECT_TRUE(turn_is_open());
    EXPECT_TRUE(says("Round 1, Linda"));
}

TEST_F(AlhambraEntering, ATileThatCameUpBeforeIsStruckOutAmongTheOthers) {
    open();
    keys("B8");
    key(WXK_RETURN);
    keys("E");
    press("colour-blue");
    press("tile-blue-8-0");
    EXPECT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(says("Linda bought it in round 1."));
    press("go-to-earlier");
    EXPECT_TRUE(turn_is_open());
}

TEST_F(AlhambraEntering, ATileOfAnotherFinishedPalaceNamesIt) {
    open(alhambra_final(3));
    keys("B8");
    click_cell("1,0");
    press("player-2");
    keys("B8");
    EXPECT_TRUE(says("It lies in the palace of Linda, on 1 east."));
    keys("U");
    keys("X");
    click_cell("1,0"); // hers
    EXPECT_TRUE(record().rounds.at(0).palaces.at(0).empty());
}

TEST_F(AlhambraEntering, APriceThatNoTileHasSaysSo) {
    open();
    keys("B9");
    EXPECT_TRUE(says("The box has no pavilion 9."));
    keys("8");
    EXPECT_EQ(last_step<game::Buy>().tile, tile("blue-8-0"));
}

TEST_F(AlhambraEntering, AClickOnAnotherPalaceSaysWhoIsAtTurnAndAPurchaseShowsTheBuilders) {
    open();
    keys("B8");
    EXPECT_TRUE(says("Place pavilion 8"));
    press("player-2");
    EXPECT_FALSE(says("Place pavilion 8"));
    EXPECT_TRUE(says("This is the palace of John, but it is Linda's turn: F2 shows the palace of Linda."));
    click_cell("1,0");
    EXPECT_EQ(steps(), 1u);
    EXPECT_TRUE(says("Not possible now"));
    keys("R9"); // shows Linda's palace
    EXPECT_TRUE(says("Place seraglio 9"));
    EXPECT_FALSE(says("Not possible now"));
    click_cell("1,0");
    EXPECT_EQ(last_step<game::PutDown>().tile, tile("red-9-0"));
}

TEST_F(AlhambraEntering, EscapeAndSumLeaveAPastScoring) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = true}, {}, {}};
    open(std::move(game));
    keys("R9");
    press("score-1");
    click_cell("0,1");
    EXPECT_EQ(steps(), 1u);
    EXPECT_TRUE(says("Not possible now"));
    key(WXK_ESCAPE);
    click_cell("0,1");
    EXPECT_EQ(steps(), 2u);
    press("score-1");
    EXPECT_TRUE(says("The palace as it stood at scoring 1."));
    press("score-all");
    EXPECT_FALSE(says("The palace as it stood at scoring 1."));
}

TEST_F(AlhambraEntering, AClickThatDoesNothingSaysWhy) {
    open();
    click_cell("1,0");
    EXPECT_TRUE(says("Nothing is in hand. Which tile was bought?"));
    click_cell("0,0");
    EXPECT_TRUE(says("The fountain stays where it is."));
    right_click(board(), board().centre(cell("0,1")));
    EXPECT_TRUE(says("Nothing is in hand. Which tile was bought?"));
    keys("7");
    EXPECT_TRUE(says("First say the tile's colour and price."));
    keys("G12");
    EXPECT_FALSE(says("Not possible now"));
    click_cell("0,1");
    click_cell("1,0");
    EXPECT_TRUE(says("Something needs a decision"));
}

TEST_F(AlhambraEntering, EnterOnWhatWasPlacedTakesNothingBack) {
    open();
    keys("B8");
    key(WXK_RETURN);
    ASSERT_EQ(steps(), 2u);
    key(WXK_RETURN);
    key(WXK_RETURN);
    EXPECT_EQ(steps(), 2u);
    EXPECT_TRUE(says("M shows what can be done with this tile."));
    choose_from_menu([this] { keys("M"); }, 0);
    EXPECT_EQ(steps(), 1u);
}

TEST_F(AlhambraEntering, APurchaseAfterThePlacementIsPutBeforeIt) {
    open();
    keys("B8");
    key(WXK_RETURN);
    EXPECT_FALSE(says("Which tile was bought?"));
    EXPECT_TRUE(says("What was bought has been placed: end the turn."));
    keys("R9");
    ASSERT_EQ(broken(), "turn.order");
    keys("V");
    EXPECT_TRUE(desk().report().legal());
    ASSERT_EQ(steps(), 3u);
    EXPECT_EQ(turn(0).steps[1], buy("red-9-0"));
    EXPECT_TRUE(says("Place seraglio 9"));
}

TEST_F(AlhambraEntering, WhatIsWonAtTheEndIsAdvisedUpon) {
    open(alhambra_builds_over());
    press("give-out");
    keys("P13");
    click_cell("2,0");
    ASSERT_FALSE(desk().report().legal());
    keys("V");
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(record().end->at(0).steps.size(), 1u);
}

TEST_F(AlhambraEntering, UndoLetsGoFirstWhatIsBegunAndNotEntered) {
    open();
    keys("B8");
    click_cell("1,0");
    keys("ER");
    command(wxID_UNDO);
    ASSERT_TRUE(turn(0).done) << "the other player's turn stays ended";
    command(wxID_UNDO);
    EXPECT_FALSE(turn(0).done);
    command(wxID_UNDO);
    EXPECT_EQ(steps(), 1u);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty()) << "the tile that was bought is not in its way";
}

}
}
