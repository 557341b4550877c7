#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

using game::Symbol;

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
    EXPECT_EQ(table.view().next, "Click the ornament's spaces on the board. Escape lets go of it.");
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
