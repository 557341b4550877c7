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

TEST(BabylonEntryView, BeginsWithTheQuarryWhereTilesAreDug) {
    AtTable table(Depth::full);
    EntryView view = table.view();
    EXPECT_EQ(view.next, "Take a tile: choose a stack of the quarry.");
    EXPECT_TRUE(view.quarry && view.slot);
    EXPECT_FALSE(view.face || view.take || view.placing || view.kinds || view.end || view.end_with_tile);
    EXPECT_FALSE(view.token) << "the first round has none";
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    view = table.view();
    EXPECT_EQ(view.next, "Enter the tile's flower and symbols.");
    EXPECT_TRUE(view.face && view.take);
}

TEST(BabylonEntryView, IsOfPlacingOnceATileIsTaken) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", game::Flower::yellow);
    EntryView view = table.view();
    EXPECT_EQ(view.next, "Place the terrace on the board, or end the turn.");
    EXPECT_TRUE(view.placing && view.kinds && view.slot && view.end_with_tile);
    EXPECT_FALSE(view.quarry || view.face || view.take || view.end);
    table.place("c4");
    view = table.view();
    EXPECT_EQ(view.next, "Build ornaments, place the other tile, or end the turn.");
    EXPECT_TRUE(view.end && view.kinds);
    EXPECT_FALSE(view.placing || view.end_with_tile);
    table.take(choose_kind(table.position, table.entry, game::Kind::stairs));
    EXPECT_EQ(table.view().next, "Click the ornament's spaces on the board. Escape cancels it.");
    EXPECT_EQ(table.view().kind, game::Kind::stairs);
}

TEST(BabylonEntryView, HasFaceAndPlacingTogetherWhereTilesAreInline) {
    AtTable table(Depth::builds);
    EntryView view = table.view();
    EXPECT_TRUE(view.face && view.placing && view.kinds && view.end);
    EXPECT_EQ(view.next, "Enter the terrace's face, its symbols if you like; then where it lies. Or end the turn.");
    EXPECT_FALSE(view.quarry || view.slot || view.take || view.end_with_tile);
    table.press('2');
    table.place("c4");
    view = table.view();
    EXPECT_EQ(view.next, "Something needs a decision: see the findings on the right.");
    EXPECT_FALSE(view.face || view.placing || view.kinds || view.end);
}

TEST(BabylonEntryView, SaysTheOrderOfThingsWhereTilesAreInline) {
    AtTable table(Depth::builds);
    table.press('S');
    EXPECT_EQ(table.view().next, "Enter the flower too (W P Y U); then place the terrace on the board.");
    table.press(escape_key);
    table.press('P');
    EXPECT_EQ(table.view().next, "Enter its symbols (S F B T N) or leave them out; then place it on the board.");
    table.press('S');
    EXPECT_EQ(table.view().next, "Place the terrace on the board.");
    table.place("c4");
    EXPECT_EQ(table.view().next, "Build ornaments, enter another terrace, or end the turn.");
    table.place("e4");
    EXPECT_EQ(table.view().next, "Build ornaments, or end the turn.");
}

TEST(BabylonEntryView, OfAFinishedGardenHasNoEnd) {
    const EntryView view = AtTable(Depth::final).view();
    EXPECT_EQ(view.next,
              "Build the garden as it stands: a terrace's face, its symbols if you like; then where it lies. "
              "Right-click a piece to take it up again.");
    EXPECT_TRUE(view.face && view.placing && view.kinds);
    EXPECT_FALSE(view.end || view.end_with_tile || view.quarry || view.slot);
}

TEST(BabylonEntryView, OfAGameThatIsOverSaysSo) {
    AtTable table(Depth::builds);
    for (int turn = 0; turn < 30; ++turn) table.press('E');
    const EntryView view = table.view();
    EXPECT_EQ(view.next, "The game is over.");
    EXPECT_FALSE(view.face || view.placing || view.kinds || view.end || view.token);
}

TEST(BabylonEntryView, AsksForTheTokenFromTheSecondRoundOn) {
    AtTable table(Depth::builds);
    table.press('E');
    EXPECT_FALSE(table.view().token);
    table.press('E');
    ASSERT_TRUE(table.view().token);
    EXPECT_EQ(table.view().token->effect, std::nullopt);
    table.take(reveal_token(table.position, table.entry, game::Effect::convert));
    EXPECT_EQ(table.view().token->effect, game::Effect::convert);
    EXPECT_FALSE(table.view().token->used);
    table.take(enter_face(table.position, table.entry, bearing(Symbol::stairs)));
    table.place("c4");
    table.take(choose_kind(table.position, table.entry, game::Kind::statue));
    table.click("c5");
    EXPECT_TRUE(table.position.report.legal());
    EXPECT_TRUE(table.view().token->used);
}

TEST(BabylonEntryView, AFaceEnteredAsOftenAsTheBoxHasItIsDoubted) {
    AtTable table(Depth::builds);
    table.box.copies = 1;
    const game::Tile face{game::Flower::pink, {Symbol::statue, Symbol::statue, Symbol::blank, Symbol::blank}};
    table.take(enter_face(table.position, table.entry, face));
    EXPECT_EQ(table.view().times_entered, 0);
    table.place("c4");
    table.take(enter_face(table.position, table.entry, {face.flower, game::turned(face.symbols, 90)}));
    EXPECT_EQ(table.view().times_entered, 1) << "however turned";
    table.box.copies = 2;
    EXPECT_EQ(table.view().times_entered, 0);
}

TEST(BabylonEntryView, KnownFacesAreThoseThatTheTileMayStillBe) {
    AtTable table(Depth::full);
    table.known = {bearing(Symbol::statue),
                   {game::Flower::pink, {Symbol::statue, Symbol::stairs, Symbol::blank, Symbol::blank}}};
    EXPECT_TRUE(table.view().known.empty()) << "no stack is chosen";
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    EXPECT_EQ(table.view().known, std::vector{table.known[1]}) << "clay bears two symbols";
    table.press('Y');
    EXPECT_TRUE(table.view().known.empty());
}

}

}
