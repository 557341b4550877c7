#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

using game::Flower;
using game::Symbol;

TEST(BabylonTurnInput, ATileIsTakenOnceItsFaceIsKnown) {
    AtTable table(Depth::full);
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    table.take(enter_flower(table.position, table.entry, Flower::yellow));
    table.take(enter_symbol(table.position, table.entry, Symbol::stairs));
    EXPECT_TRUE(table.game().turns.empty());
    EXPECT_EQ(table.entry.face.next, game::Corner::ne);
    table.take(enter_symbol(table.position, table.entry, Symbol::statue));
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.turn().dig->at, cell("d4"));
    EXPECT_EQ(table.turn().dig->tile.tile,
              (game::Tile{Flower::yellow, {Symbol::stairs, Symbol::statue, Symbol::blank, Symbol::blank}}));
    EXPECT_FALSE(table.turn().done);
    EXPECT_EQ(table.entry.tool, Tool::terrace);
    EXPECT_EQ(tile_in_hand(table.position, table.entry), table.turn().dig->tile.tile);
}

TEST(BabylonTurnInput, TheSpaceThatIsClickedIsEnteredNextAsTheTileLies) {
    AtTable table(Depth::builds);
    table.take(turn_tile(table.position, table.entry));
    table.take(choose_space(table.position, table.entry, game::Corner::ne));
    EXPECT_EQ(table.entry.face.next, game::Corner::nw) << "turned by a quarter";
    table.take(enter_symbol(table.position, table.entry, Symbol::bridge));
    EXPECT_EQ(table.entry.face.symbols[0], Symbol::bridge);
    EXPECT_EQ(table.entry.face.next, game::Corner::ne);
}

TEST(BabylonTurnInput, AnotherStackIsAnotherTile) {
    AtTable table(Depth::full);
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    table.take(enter_flower(table.position, table.entry, Flower::yellow));
    table.take(choose_stack(table.position, table.entry, cell("d3")));
    EXPECT_FALSE(table.entry.face.flower);
    table.take(take_tile(table.position, table.entry));
    EXPECT_TRUE(table.game().turns.empty());
    EXPECT_EQ(table.said, "First enter the tile's flower.");
}

TEST(BabylonTurnInput, TheStackChosenOnceMoreTakesItsTileAsItWasEntered) {
    AtTable table(Depth::full);
    const auto choose = [&] { table.take(choose_stack(table.position, table.entry, cell("d4"))); };
    choose();
    table.take(enter_symbol(table.position, table.entry, Symbol::stairs));
    choose();
    EXPECT_EQ(table.said, "First enter the tile's flower.");
    EXPECT_EQ(table.entry.face.symbols[0], Symbol::stairs) << "nothing typed is lost";
    table.take(enter_flower(table.position, table.entry, Flower::pink));
    choose();
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.turn().dig->tile.tile.symbol_count(), 1);
}

TEST(BabylonTurnInput, AStackIsChosenByTwoFigures) {
    AtTable table(Depth::full);
    table.press('4');
    EXPECT_EQ(table.view().next, "Column 4 of the quarry: now the row, from 1 at the front.");
    table.press('3');
    EXPECT_EQ(table.entry.stack, cell("d3"));
    table.press('7');
    EXPECT_EQ(table.said, "The quarry has four columns and four rows.");
    table.press('1');
    table.press(escape_key);
    EXPECT_EQ(table.entry.column, std::nullopt);
    EXPECT_EQ(table.entry.stack, cell("d3"));
}

TEST(BabylonTurnInput, ATileGivenBackHasItsFaceTypedAndATerraceTakenBackLiesInHand) {
    AtTable table(Depth::full);
    const Position start = table.position;
    table.take_clay_tile("d4", Flower::yellow);
    const Position dug = table.position;
    for (const int key : {'R', 'G'}) table.press(key);
    table.place("c4");
    const auto go_back_to = [&](const Position& earlier) {
        table.entry = settled(table.entry, table.position, earlier);
        table.position = earlier;
    };
    go_back_to(dug);
    EXPECT_EQ(table.entry.tool, Tool::terrace);
    EXPECT_EQ(table.entry.draft, (Draft{.rotation = 90, .open = game::Corner::nw}));
    go_back_to(start);
    EXPECT_EQ(table.entry.stack, cell("d4"));
    EXPECT_EQ(table.entry.face.flower, Flower::yellow);
    EXPECT_EQ(table.entry.face.symbols[1], Symbol::stairs);
    EXPECT_EQ(table.view().next, "Take the tile, or change its face: click a space to enter it anew.");
    table.take(choose_space(table.position, table.entry, game::Corner::ne));
    EXPECT_TRUE(table.game().turns.empty());
    table.press('F');
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.turn().dig->tile.tile.symbols[1], Symbol::fountain);
}

TEST(BabylonTurnInput, AKnownFaceIsTakenAtOnce) {
    AtTable table(Depth::full);
    const game::Tile face{Flower::pink, {Symbol::stairs, Symbol::blank, Symbol::bridge, Symbol::blank}};
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    table.take(enter_face(table.position, table.entry, face));
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.turn().dig->tile.tile, face);
}

TEST(BabylonTurnInput, TheIncomeIsKnownBeforeTheClick) {
    AtTable table(Depth::full);
    const auto at = [&](const char* stack) { return income(table.position, table.entry, cell(stack)); };
    EXPECT_EQ(at("d4"), 4); // two borders, two stacks not higher
    EXPECT_EQ(at("b2"), 2); // lower by its clay: two neighbours are higher
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    table.take(enter_flower(table.position, table.entry, table.game().players[0].flower));
    EXPECT_EQ(at("d4"), 5) << "one more with one's own flower";
    EXPECT_EQ(at("b2"), 2);
    table.press('T');
    table.press('T');
    EXPECT_EQ(at("c4"), std::nullopt) << "a tile has been taken";
}

TEST(BabylonTurnInput, TheTileOfTheSlotIsPlacedToo) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", Flower::yellow);
    table.take(choose_tile(table.position, table.entry, game::From::slot));
    table.place("c4");
    ASSERT_EQ(table.turn().steps.size(), 1u);
    EXPECT_EQ(std::get<game::Placement>(table.turn().steps[0].what).from, game::From::slot);
    EXPECT_EQ(table.entry.tool, Tool::look) << "the slot is empty";
    table.take(choose_tile(table.position, table.entry, game::From::dug));
    EXPECT_EQ(table.entry.tool, Tool::terrace);
    table.take(choose_tile(table.position, table.entry, std::nullopt));
    EXPECT_EQ(table.entry.tool, Tool::look);
}

TEST(BabylonTurnInput, TheOpenCornerGoesRoundAndBackToNone) {
    AtTable table(Depth::builds);
    for (const game::Corner corner : game::corners) {
        table.take(next_open_corner(table.position, table.entry));
        EXPECT_EQ(table.entry.draft.open, corner);
    }
    table.take(next_open_corner(table.position, table.entry));
    EXPECT_EQ(table.entry.draft.open, std::nullopt);
}

TEST(BabylonTurnInput, FourQuartersAreAFullTurn) {
    AtTable table(Depth::builds);
    for (const int rotation : {90, 180, 270, 0}) {
        table.take(turn_tile(table.position, table.entry));
        EXPECT_EQ(table.entry.draft.rotation, rotation);
    }
}

TEST(BabylonTurnInput, AKindChosenOnceMoreIsLetGo) {
    for (const auto& [depth, afterwards] : {std::pair{Depth::builds, Tool::terrace}, {Depth::final, Tool::terrace}}) {
        AtTable table(depth);
        table.take(choose_kind(table.position, table.entry, game::Kind::bridge));
        EXPECT_EQ(table.entry.tool, Tool::ornament);
        table.take(choose_kind(table.position, table.entry, game::Kind::stairs));
        EXPECT_EQ(table.entry.kind, game::Kind::stairs);
        table.take(choose_kind(table.position, table.entry, game::Kind::stairs));
        EXPECT_EQ(table.entry.tool, afterwards);
    }
    AtTable table(Depth::full);
    table.take_clay_tile("d4", Flower::yellow);
    table.take(choose_kind(table.position, table.entry, game::Kind::bridge));
    table.take(choose_kind(table.position, table.entry, game::Kind::bridge));
    EXPECT_EQ(table.entry.tool, Tool::look);
}

TEST(BabylonTurnInput, TheRoundsTokenIsEnteredAndChangedInItsRound) {
    AtTable table(Depth::builds);
    table.press('E');
    table.press('E');
    table.take(reveal_token(table.position, table.entry, game::Effect::wild));
    EXPECT_EQ(table.game().tokens, std::vector{game::Effect::wild});
    table.take(reveal_token(table.position, table.entry, game::Effect::drought));
    EXPECT_EQ(table.game().tokens, std::vector{game::Effect::drought});
}

TEST(BabylonTurnInput, TheEndOfATurnSaysWhatBecomesOfTheTileLeft) {
    for (const game::Unplaced unplaced : {game::Unplaced::store, game::Unplaced::discard}) {
        AtTable table(Depth::full);
        table.take(end_turn(table.position, table.entry, unplaced));
        EXPECT_TRUE(table.game().turns.empty()) << "a turn begins with a tile";
        table.take_clay_tile("d4", Flower::yellow);
        table.take(end_turn(table.position, table.entry, unplaced));
        EXPECT_TRUE(table.turn().done);
        EXPECT_EQ(table.turn().unplaced, unplaced);
        EXPECT_EQ(table.entry.player, 1);
    }
}

}
}
