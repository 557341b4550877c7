// Alhambra from the last tiles in the bag to the result, with clicks and keys.
#include "app/desktop/game/score_table.h"
#include "tests/alhambra/desktop/window_test.h"

#include <algorithm>

namespace clerk::desktop::test {
namespace {

constexpr const char* last_tiles[] = {"purple-11-n", "white-9-w", "blue-8-0", "green-11-0", "purple-13-e", "brown-9-0"};

/// All but the last six tiles were bought, four a turn, and lie in the reserves: two are left in the bag.
game::Game prepared() {
    game::Game game = alhambra_builds(3);
    const auto kept = [](const game::Tile& one) {
        return std::ranges::any_of(last_tiles, [&](const char* id) { return tile(id) == one; });
    };
    for (const game::Tile& tile : game::tiles) {
        if (kept(tile)) continue;
        if (game.turns.empty() || game.turns.back().steps.size() == 4) game.turns.emplace_back();
        game.turns.back().steps.push_back({game::Buy{.tile = tile}});
    }
    return game;
}

class AlhambraShortGame : public AlhambraWindowTest {
protected:
    void open(game::Game game) {
        open_window();
        start(std::move(game));
    }
};

TEST_F(AlhambraShortGame, APlaceIsTyped) {
    open(prepared());
    const wxRect before = board().GetScreenRect();
    keys("P11Q");
    ASSERT_TRUE(find("typed-place"));
    EXPECT_EQ(board().GetScreenRect(), before) << "nothing moves under the hand";
    test::type("2x");
    test::press(WXK_RETURN);
    EXPECT_TRUE(says("Type how far it lies from the fountain: 2e 1s is 2 east 1 south."));
    test::press('A', wxMOD_CONTROL);
    test::type("1n");
    test::press(WXK_RETURN);
    EXPECT_EQ(std::get<game::Buy>(record().turns.back().steps.front().what).tile, tile("purple-11-n"));
    EXPECT_EQ(last_step<game::PutDown>().at, cell("0,1"));
    test::press(WXK_ESCAPE);
    EXPECT_FALSE(find("typed-place"));
    EXPECT_EQ(board().GetScreenRect(), before);
}

TEST_F(AlhambraShortGame, FromThreeScoringsToTheResult) {
    open(prepared());
    ASSERT_EQ(record().turns.size(), 12u);
    ASSERT_TRUE(desk().report().legal());

    keys("P11"); // Linda: the tower is in hand at once
    click_cell("0,1");
    keys("SE");
    ASSERT_EQ(record().turns.size(), 13u);
    EXPECT_EQ(desk().score()->players[0].rounds[0].total(), 7); // tower 6, wall 1

    press("colour-white"); // John, with the mouse
    press("tile-white-9-w");
    click_cell("-1,0");
    press("scoring");
    press("end-turn");
    ASSERT_EQ(record().turns.size(), 14u);
    EXPECT_EQ(desk().score()->players[0].rounds[1].total(), 14); // tower 13, wall 1
    EXPECT_EQ(desk().score()->players[1].rounds[1].total(), 12); // chambers 11, wall 1
    EXPECT_EQ(find("scoring"), nullptr);                         // both scoring cards have come up

    keys("B8"); // Mary
    click_cell("1,0");
    keys("E");
    ASSERT_EQ(record().turns.size(), 15u);
    EXPECT_EQ(desk().report().over, true);
    EXPECT_FALSE(desk().score()->complete);

    press("give-out");
    ASSERT_TRUE(record().end.has_value());
    EXPECT_FALSE(desk().awarded()); // three tiles are still to be given out
    press("player-1");
    keys("G11");
    click_cell("1,0");
    press("player-2");
    keys("P13");
    click_cell("0,1");
    press("player-3");
    keys("N9");
    click_cell("-1,0");

    ASSERT_TRUE(desk().report().legal());
    ASSERT_TRUE(desk().score()->complete);
    EXPECT_TRUE(desk().awarded());
    const ScoreSheet& score = *desk().score();
    EXPECT_EQ(score.players[0].total(), 59); // 7 + 14 + garden 20, tower shared 17, wall 1
    EXPECT_EQ(score.players[1].total(), 49); // 12 + chambers 19, tower shared 17, wall 1
    EXPECT_EQ(score.players[2].total(), 34); // pavilion 16, arcades 18
    EXPECT_EQ(score.players[0].rank, 1);
    EXPECT_NE(find("back-to-board"), nullptr);
    EXPECT_TRUE(desk().store().games().at(0).finished);
}

TEST_F(AlhambraShortGame, ATurnThatBuysATileAndBuildsItTakesAtMostEightKeysInDepthBuilds) {
    open(alhambra_builds(3));
    keys("W7K"); // of the two that are white and cost 7, the first
    key(WXK_RETURN);
    keys("E");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(turn(0).done);
    ASSERT_EQ(turn(0).steps.size(), 2u);
    EXPECT_EQ(std::get<game::PutDown>(turn(0).steps[1].what).tile.price, 7);
    EXPECT_TRUE(desk().report().legal());
    EXPECT_LE(strokes, 8);
}

TEST_F(AlhambraShortGame, ATurnThatBuysATileAndBuildsItTakesAtMostEightKeysInDepthFull) {
    open(alhambra_full());
    keys("YK"); // the tile of the yellow space, paid with the yellow 9 that was laid out
    key(WXK_RETURN);
    keys("EP10"); // no card is due: the last tile ends the turn
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(turn(0).done);
    ASSERT_EQ(turn(0).steps.size(), 2u);
    EXPECT_EQ(std::get<game::PutDown>(turn(0).steps[1].what).tile, tile("red-9-0"));
    EXPECT_EQ(turn(0).tiles.at(game::Currency::yellow), tile("purple-10-w"));
    EXPECT_TRUE(desk().report().legal());
    EXPECT_LE(strokes, 8);
}

TEST_F(AlhambraShortGame, UndoAndRedoGoThroughEveryStep) {
    open(alhambra_builds(3));
    keys("B8");
    click_cell("1,0");
    keys("E");
    const game::Game played = record();
    ASSERT_TRUE(played.turns.at(0).done);
    command(wxID_UNDO);
    EXPECT_FALSE(turn(0).done);
    command(wxID_UNDO);
    EXPECT_EQ(turn(0).steps.size(), 1u);
    click_cell("0,1"); // what was bought is in hand again
    EXPECT_EQ(last_step<game::PutDown>().at, cell("0,1"));
    command(wxID_UNDO);
    command(wxID_UNDO);
    EXPECT_TRUE(record().turns.empty());
    EXPECT_FALSE(desk().can_undo());
    command(wxID_REDO);
    EXPECT_EQ(turn(0).steps.size(), 1u);
}

TEST_F(AlhambraShortGame, AScoringLookedAtShowsThePalaceAsItStood) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = true}, {}, {}};
    open(std::move(game));
    keys("R9");
    click_cell("0,1");
    ASSERT_EQ(turn(3).steps.size(), 2u);
    press("score-1");
    click_cell("0,-1"); // not into the past
    EXPECT_EQ(turn(3).steps.size(), 2u);
}

TEST_F(AlhambraShortGame, AFigureChosenLightsUpItsTilesAsTheyStoodAtThatScoring) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = true},
                  {},
                  {},
                  {.steps = {buy("blue-6-n"), put("blue-6-n", "-1,0")}}};
    open(std::move(game));
    auto* table = dynamic_cast<ScoreTable*>(find("score"));
    ASSERT_TRUE(table);
    click(*table, table->centre(0, 0));
    EXPECT_EQ(table->lit(), (std::vector{game::place({1, 0}), game::place({-1, 0})}));
    press("score-1");
    EXPECT_EQ(table->lit(), std::vector{game::place({1, 0})});
}

}
}
