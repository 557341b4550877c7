// An earlier turn opened in the window, changed by keys and clicks, and closed again.
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

game::Step terrace(const char* at, int level) {
    return {game::Placement{.tile = game::TileEntry{}, .at = *game::read_cell(at), .level = level}};
}

game::Step ornament(game::Kind kind, std::vector<const char*> spaces) {
    game::Building building{.kind = kind};
    for (const char* space : spaces) building.at.push_back(*game::read_space(space));
    return {building};
}

/// Linda's fountains of the second and third round join her terrace of the first; John's third turn has begun.
game::Game three_rounds() {
    game::Game game = table::babylon::plain_game({"Linda", "John"}, 2, Depth::builds);
    game.turns = {{.steps = {terrace("c4", 1)}},
                  {.steps = {terrace("c4", 1)}},
                  {.steps = {terrace("e4", 1), ornament(game::Kind::fountain, {"d4@1", "e4@1"})}},
                  {},
                  {.steps = {terrace("c6", 1), ornament(game::Kind::fountain, {"c5@1", "c6@1"})}},
                  {.steps = {terrace("g7", 1)}, .done = false}};
    return game;
}

class EarlierTurn : public BabylonWindowTest {
protected:
    EarlierTurn() {
        open_window();
        start(three_rounds());
        whole_ = desk().record();
        EXPECT_TRUE(desk().report().legal());
    }

    std::string placed_at(std::size_t turn, std::size_t step) {
        return game::write(std::get<game::Placement>(record().turns.at(turn).steps.at(step).what).at);
    }
    void expect_later_turns_as_they_were() {
        const auto& before = std::get<game::Game>(whole_.game).turns;
        ASSERT_EQ(record().turns.size(), before.size());
        for (std::size_t turn = 1; turn < before.size(); ++turn) EXPECT_EQ(record().turns[turn], before[turn]) << turn;
    }

    wxString told_of_card(int card) {
        wxWindow& strip = *find("turns");
        move_to(strip, {card * strip.FromDIP(174) + 90, 20});
        return strip.GetToolTipText();
    }
    void mend_first_finding() {
        ASSERT_NE(find("finding-1"), nullptr);
        click(*find("finding-1"), {3, 3});
        ASSERT_TRUE(wait_until([&] { return turn_is_open(); }));
    }

    Record whole_;
};

TEST_F(EarlierTurn, OpenedByKeysShowsTheTableOfThatMoment) {
    EXPECT_TRUE(says("Round 3 of 15"));
    EXPECT_FALSE(turn_is_open());
    open_first_turn();
    EXPECT_TRUE(turn_is_open());
    EXPECT_TRUE(says("Round 1, Linda is open."));
    EXPECT_TRUE(says("Round 1 of 15"));
    EXPECT_EQ(desk().record(), whole_);
    test::press(WXK_F8);
    EXPECT_FALSE(turn_is_open());
    EXPECT_TRUE(says("Round 3 of 15"));
    EXPECT_EQ(desk().record(), whole_);
    EXPECT_FALSE(desk().can_undo());
}

TEST_F(EarlierTurn, IsOpenedByADoubleClickAndToldInFull) {
    wxWindow& strip = *find("turns");
    move_to(strip, {90, 20});
    EXPECT_EQ(strip.GetToolTipText(), "Round 1, Linda: builds on level 1 at c4, +2");
    double_click(strip, {90, 20});
    EXPECT_TRUE(wait_until([&] { return turn_is_open(); }));
}

TEST_F(EarlierTurn, ATooltipEndsWithTheTurnItSpokeOf) {
    const wxString told = told_of_card(static_cast<int>(record().turns.size()) - 1);
    ASSERT_NE(told, "");
    EXPECT_NE(told_of_card(1), "");
    EXPECT_NE(told_of_card(1), told);
    move_to(board(), {5, 5});
    EXPECT_EQ(find("turns")->GetToolTipText(), "");
}

TEST_F(EarlierTurn, TheStripIsWalkedByKeys) {
    test::press(WXK_F8);
    test::press(WXK_HOME);
    test::press(WXK_RIGHT);
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("Round 1, John is open."));
    test::press(WXK_F8);
    test::press(WXK_F8);
    test::press(WXK_END);
    test::press(WXK_LEFT);
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("Round 3, Linda is open."));
}

TEST_F(EarlierTurn, EnterOnItsCardClosesIt) {
    open_first_turn();
    test::press(WXK_BACK);
    test::press(WXK_F8);
    test::press(WXK_F8);
    test::press(WXK_HOME);
    test::press(WXK_RETURN);
    ASSERT_TRUE(turn_is_open());
    find("turns")->SetFocus();
    test::press(WXK_RETURN);
    EXPECT_FALSE(turn_is_open());
    EXPECT_TRUE(record().turns.at(0).steps.empty());
}

TEST_F(EarlierTurn, ChangedItBreaksALaterOneThatIsListedAndMended) {
    open_first_turn();
    test::press(WXK_BACK);
    EXPECT_TRUE(record().turns.at(0).steps.empty());
    expect_later_turns_as_they_were();
    place("a1");
    EXPECT_EQ(placed_at(0, 0), "a1");
    expect_later_turns_as_they_were();
    press("close-turn");
    expect_later_turns_as_they_were();
    EXPECT_FALSE(turn_is_open());
    ASSERT_FALSE(desk().report().legal());
    EXPECT_TRUE(says("Round 2, Linda, step 2"));
    EXPECT_TRUE(says("Round 3, Linda, step 2")); // it would not stand either
    EXPECT_TRUE(told_of_card(2).Contains("breaks a rule now")) << told_of_card(2);
    EXPECT_FALSE(told_of_card(3).Contains("breaks a rule now")) << told_of_card(3);
    EXPECT_TRUE(told_of_card(4).Contains("breaks a rule now")) << told_of_card(4);

    // The finding leads to its turn; there the fountain is taken back and a statue built.
    mend_first_finding();
    EXPECT_TRUE(says("Round 2, Linda is open."));
    test::press('C');
    EXPECT_EQ(record().turns.at(2).steps, std::vector{terrace("e4", 1)});
    test::press('S');
    click_cell("e4");
    EXPECT_EQ(record().turns.at(2).steps, (std::vector{terrace("e4", 1), ornament(game::Kind::statue, {"e4@1"})}));
    test::press('E');
    EXPECT_FALSE(turn_is_open());
    EXPECT_FALSE(says("Round 2, Linda, step 2"));
    EXPECT_TRUE(says("Round 3, Linda, step 2"));
    press("open-its-turn");
    EXPECT_TRUE(says("Round 3, Linda is open."));
    test::press('C');
    EXPECT_TRUE(desk().report().legal());
    EXPECT_EQ(record().turns.at(4).steps, std::vector{terrace("c6", 1)});
    test::press(WXK_F8);
    EXPECT_FALSE(turn_is_open());
    EXPECT_EQ(record().turns.size(), 6u);
    EXPECT_FALSE(record().turns.back().done);

    test::press('E'); // the game goes on
    EXPECT_TRUE(record().turns.back().done);
    EXPECT_EQ(desk().store().load(desk().record().head.id), desk().record());
}

/// In a small window the findings lie behind the hand, or before it.
TEST_F(EarlierTurn, OpenedFromAFindingBringsTheHandForward) {
    open_first_turn();
    test::press(WXK_BACK);
    place("a1");
    test::press(WXK_F8);
    resize(960, 540);
    ASSERT_NE(find("open-its-turn"), nullptr);
    ASSERT_TRUE(find("finding-1"));
    press("open-its-turn");
    EXPECT_TRUE(turn_is_open());
    EXPECT_FALSE(find("finding-1")) << "it is behind the hand";
    const wxWindow* focus = wxWindow::FindFocus();
    EXPECT_TRUE(focus && focus->IsShownOnScreen());
}

TEST_F(EarlierTurn, IsToldInALowWindowTooWhereThereIsRoom) {
    open_first_turn();
    for (const wxSize& size : {wxSize(960, 700), wxSize(1280, 540)}) {
        resize(size.x, size.y);
        EXPECT_TRUE(says("Round 1, Linda is open.")) << size.y;
        expect_in_sight({"take-back-step", "leave-turn", "close-turn", "turns"});
    }
}

TEST_F(EarlierTurn, IsLeftAsItWasByEscape) {
    open_first_turn();
    test::press(WXK_BACK);
    place("a1");
    EXPECT_NE(desk().record(), whole_);
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(turn_is_open());
    EXPECT_EQ(desk().record(), whole_);
}

TEST_F(EarlierTurn, TheTileInHandIsThereAgain) {
    test::press('E'); // Linda is on
    for (const int key : {'P', 'S', 'T', 'B', 'F'}) test::press(key);
    open_first_turn();
    test::press(WXK_F8);
    ASSERT_FALSE(turn_is_open());
    click(board(), board().middle_of_anchor(*game::read_cell("g1")));
    ASSERT_EQ(record().turns.size(), 7u);
    const auto& placed = std::get<game::Placement>(record().turns[6].steps.at(0).what);
    EXPECT_EQ(placed.tile->tile.flower, game::Flower::pink);
    EXPECT_EQ(placed.tile->tile.symbols[0], game::Symbol::statue);
}

TEST_F(EarlierTurn, UndoGoesRightThroughIt) {
    open_first_turn();
    test::press(WXK_BACK);
    place("a1");
    const Record changed = desk().record();
    press("close-turn");
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(record().turns.at(0).steps.empty());
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(desk().record(), whole_);
    test::press('Y', wxMOD_CONTROL);
    test::press('Y', wxMOD_CONTROL);
    EXPECT_EQ(desk().record(), changed);
    open_first_turn();
    test::press('Z', wxMOD_CONTROL);
    EXPECT_TRUE(turn_is_open());
    expect_later_turns_as_they_were();
}

TEST_F(EarlierTurn, KilledInTheMiddleNothingIsLost) {
    open_first_turn();
    test::press(WXK_BACK);
    expect_nothing_is_lost();
    expect_later_turns_as_they_were();
    EXPECT_FALSE(turn_is_open());
    test::press('Z', wxMOD_CONTROL);
    EXPECT_EQ(desk().record(), whole_);
}

TEST_F(EarlierTurn, AnotherDigKeepsWhatCameLater) {
    game::Game game = table::babylon::plain_game({}, 2, Depth::full);
    const game::TileEntry wood{
        {game::Flower::white, {game::Symbol::statue, game::Symbol::stairs, game::Symbol::blank, game::Symbol::blank}}};
    for (const char* stack : {"d4", "a3", "d3"})
        game.turns.push_back(
            {.dig = game::Dig{.at = *game::read_cell(stack), .tile = wood}, .unplaced = game::Unplaced::store});
    for (game::Turn& turn : game.turns) turn.dig->waived = true;
    start(game);
    whole_ = desk().record();
    open_first_turn();
    test::press(WXK_BACK);
    EXPECT_FALSE(record().turns.at(0).dig);
    expect_later_turns_as_they_were();
    ASSERT_NE(find("quarry"), nullptr);
    dig("c4");
    press("flower-pink");
    press("take-tile");
    ASSERT_TRUE(record().turns.at(0).dig);
    EXPECT_EQ(game::write(record().turns[0].dig->at), "c4");
    EXPECT_EQ(record().turns[0].unplaced, game::Unplaced::store);
    expect_later_turns_as_they_were();
    EXPECT_TRUE(turn_is_open());
}

}
}
