// Depth full: quarry, pillars, slot, round token.
#include "app/table/babylon/setup.h"
#include "tests/babylon/desktop/window_test.h"

namespace clerk::desktop::test {
namespace {

class FullDepth : public BabylonWindowTest {
protected:
    FullDepth() {
        open_window();
        start(table::babylon::plain_game({}, 2, Depth::full));
    }

    /// A clay tile of two stairs.
    void take(const char* stack, const char* flower) {
        dig(stack);
        press(flower);
        press("symbol-stairs");
        press("symbol-stairs");
    }
};

TEST_F(FullDepth, ATileIsTakenOnceItsFaceIsKnown) {
    dig("d4");
    press("flower-yellow");
    press("symbol-stairs");
    EXPECT_TRUE(record().turns.empty());
    press("symbol-statue");
    ASSERT_EQ(record().turns.size(), 1u);
    const game::Dig& dig = *record().turns[0].dig;
    EXPECT_EQ(game::write(dig.at), "d4");
    EXPECT_EQ(dig.tile.tile.flower, game::Flower::yellow);
    EXPECT_EQ(dig.tile.tile.symbols,
              (std::array{game::Symbol::stairs, game::Symbol::statue, game::Symbol::blank, game::Symbol::blank}));
    EXPECT_FALSE(record().turns[0].done);
}

TEST_F(FullDepth, ADoubleClickOnTheLastSymbolOnlyTakesTheTile) {
    dig("d4");
    press("flower-yellow");
    press("symbol-stairs");
    wxWindow& symbol = *find("symbol-statue");
    double_click(symbol, {symbol.GetSize().x / 2, symbol.GetSize().y / 2});
    settle();
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_FALSE(record().turns[0].done);
    EXPECT_TRUE(record().turns[0].steps.empty());
}

TEST_F(FullDepth, AnUnplacedTileIsStoredInTheSlot) {
    take("d4", "flower-yellow");
    press("end-turn-storing");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_TRUE(record().turns[0].done);
    EXPECT_EQ(record().turns[0].unplaced, game::Unplaced::store);
    take("d3", "flower-purple");
    press("end-turn-discarding");
    EXPECT_EQ(record().turns[1].unplaced, game::Unplaced::discard);
}

TEST_F(FullDepth, TheRoundTokenIsAskedForButNotForced) {
    take("d4", "flower-yellow");
    test::press('E');
    EXPECT_EQ(find("token-wild"), nullptr);
    take("d3", "flower-purple");
    test::press('E');
    EXPECT_NE(find("token-wild"), nullptr); // round 2
    take("c4", "flower-yellow");
    EXPECT_TRUE(record().tokens.empty());
    press("token-wild");
    EXPECT_EQ(record().tokens, std::vector{game::Effect::wild});
    EXPECT_EQ(find("token-drought"), nullptr); // the one that was revealed is shown alone
    press("token-chosen");
    press("token-drought");
    EXPECT_EQ(record().tokens, std::vector{game::Effect::drought});
    EXPECT_TRUE(desk().report().legal());
}

TEST_F(FullDepth, TheRoundTokenIsEnteredByKeysAndToldToBeUsed) {
    take("d4", "flower-yellow");
    test::press('E');
    take("d3", "flower-purple");
    test::press('E');
    test::press('O');
    for (int i = 0; i < 3; ++i) test::press(WXK_TAB);
    test::press(WXK_SPACE);
    ASSERT_EQ(record().tokens, std::vector{game::Effect::convert});
    take("c4", "flower-yellow");
    place("c4");
    EXPECT_TRUE(says("counts as another symbol"));
    EXPECT_FALSE(says("The effect was used in this turn."));
    click_offered(
        {.kind = game::Kind::statue, .at = {*game::read_space("c5@1")}, .as_if = {*game::read_space("c5@1")}});
    EXPECT_TRUE(desk().report().legal());
    EXPECT_TRUE(says("The effect was used in this turn."));
}

TEST_F(FullDepth, AFaceSeenInAnEarlierGameIsOnePick) {
    take("d4", "flower-yellow");
    const game::Tile face = record().turns[0].dig->tile.tile;
    desk().close();
    settle();
    start(table::babylon::plain_game({}, 2, Depth::full));
    dig("d4");
    ASSERT_NE(find("known-face-1"), nullptr);
    press("known-face-1");
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(record().turns[0].dig->tile.tile, face);
}

TEST_F(FullDepth, AndOneKey) {
    take("d4", "flower-yellow");
    desk().close();
    settle();
    start(table::babylon::plain_game({}, 2, Depth::full));
    dig("d4");
    test::press('P');
    EXPECT_EQ(find("known-face-1"), nullptr);
    test::press('Y');
    test::press('K');
    ASSERT_EQ(record().turns.size(), 1u);
    EXPECT_EQ(record().turns[0].dig->tile.tile.flower, game::Flower::yellow);
}

}
}
