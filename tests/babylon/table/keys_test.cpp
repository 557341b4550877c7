#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"
#include "tests/babylon/table/at_table.h"

#include <set>

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

TEST(BabylonKeys, EachMeansOneThing) {
    std::set<int> codes;
    for (const Key& key : keys()) {
        if (key.code != 0) {
            EXPECT_TRUE(codes.insert(key.code).second) << key.label;
        }
        EXPECT_EQ(key.words.empty(), key.label.empty()) << key.code;
    }
    EXPECT_EQ(codes.size(), 33u);
}

TEST(BabylonKeys, SayWhyTheyCanDoNothingBeforeATileIsTaken) {
    AtTable table(Depth::full);
    for (const int key : {'R', 'G', 'E', 'J'})
        EXPECT_EQ(table.why_not(key), "A turn begins with a tile of the quarry: take one first.") << key;
    EXPECT_EQ(table.why_not('2'), "") << "a column of the quarry";
    for (const int key : {'Y', 'N', 'S', 'T', 'K'})
        EXPECT_EQ(table.why_not(key), "First choose the stack that the tile is taken from.") << key;
    EXPECT_EQ(table.why_not(token_key), "No round token is in force.");
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    for (const int key : {'Y', 'N', 'S', 'T'}) EXPECT_EQ(table.why_not(key), "") << key;
    EXPECT_EQ(table.why_not('K'), "No face like this was entered before.");
}

TEST(BabylonKeys, SayWhyTheyCanDoNothingAfterATileIsTaken) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", game::Flower::yellow);
    for (const int key : {'R', 'G', '2', 'S', 'E', 'J'}) EXPECT_EQ(table.why_not(key), "") << key;
    EXPECT_EQ(table.why_not('Y'), "A face is entered when a tile is taken from the quarry.");
    table.take(choose_tile(table.position, table.entry, std::nullopt));
    EXPECT_EQ(table.why_not('R'), "No terrace is in hand: first click the tile that is placed.");
    table.look_at(1);
    EXPECT_EQ(table.why_not('S'),
              "This is the garden of another player. Escape goes back to the player whose turn it is.");
    EXPECT_EQ(table.why_not('E'), "") << "the turn is ended whatever is looked at";
}

TEST(BabylonKeys, SayWhyTheyCanDoNothingWhileAFindingWaits) {
    AtTable table(Depth::builds);
    table.press('2');
    table.place("c4");
    for (const int key : {'R', 'S', 'Y', 'E', 'J'})
        EXPECT_EQ(table.why_not(key), "First decide about the broken rule on the right.") << key;
}

TEST(BabylonKeys, TheTurnIsNotEndedOverWhatIsBegun) {
    AtTable table(Depth::builds);
    table.press('Y');
    EXPECT_EQ(table.why_not('E'), "First place the terrace in hand, or cancel it (Esc).");
    table.place("c4");
    EXPECT_EQ(table.why_not('E'), "");
    table.press('F');
    EXPECT_EQ(table.why_not('E'), "") << "no space is chosen yet";
    table.click("c4");
    EXPECT_EQ(table.why_not('E'), "First build the ornament you have begun, or cancel it (Esc).");
    table.press(escape_key);
    EXPECT_EQ(table.why_not('E'), "");
}

TEST(BabylonKeys, SayThatTheGameIsOverOrHasNoTurns) {
    AtTable table(Depth::builds);
    for (int turn = 0; turn < 30; ++turn) table.press('E');
    for (const int key : {'R', 'S', 'Y', 'E', 'J'}) EXPECT_EQ(table.why_not(key), "The game is over.") << key;
    EXPECT_EQ(table.why_not(token_key), "No round token is in force.");
    const AtTable final_gardens(Depth::final);
    EXPECT_EQ(final_gardens.why_not('E'), "Finished gardens have no turns.");
    EXPECT_EQ(final_gardens.why_not('R'), "");
}

TEST(BabylonKeys, ALetterIsASymbolWhileATileIsDugAndAnOrnamentOtherwise) {
    AtTable table(Depth::full);
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    table.press('B');
    EXPECT_EQ(table.entry.face.symbols[0], game::Symbol::bridge);
    table.press('N');
    EXPECT_EQ(table.entry.face.symbols[1], game::Symbol::blank);
    table.press('W');
    table.press('F');
    ASSERT_EQ(table.game().turns.size(), 1u) << "clay bears two symbols";
    table.press('B');
    EXPECT_EQ(table.entry.tool, Tool::ornament);
    EXPECT_EQ(table.entry.kind, game::Kind::bridge);
}

TEST(BabylonKeys, ALetterIsASymbolInEveryDepthWhileAFaceIsNotComplete) {
    for (const Depth depth : {Depth::builds, Depth::final}) {
        AtTable table(depth);
        for (const int key : {'S', 'P', 'F', 'B', 'T'}) table.press(key);
        EXPECT_EQ(table.entry.face.symbols[0], game::Symbol::statue) << "before the flower too";
        EXPECT_EQ(table.entry.face.symbols[3], game::Symbol::stairs);
        EXPECT_EQ(table.why_not('N'), "The face is complete. Click one of its spaces to enter it anew.");
        table.press('B');
        EXPECT_EQ(table.entry.tool, Tool::ornament) << "the face is complete";
        table.press(escape_key);
        table.place("c4");
        table.press('S');
        EXPECT_EQ(table.entry.tool, Tool::ornament) << "on what was placed";
        table.press('Y');
        EXPECT_EQ(table.entry.tool, Tool::terrace) << "another face is begun";
        table.press('S');
        EXPECT_EQ(table.entry.face.symbols[0], game::Symbol::statue);
        table.take(choose_space(table.position, table.entry, game::Corner::nw));
        table.press('N');
        EXPECT_EQ(table.entry.face.symbols[0], game::Symbol::blank);
    }
}

TEST(BabylonKeys, TheFirstKnownFaceThatFitsIsTaken) {
    AtTable table(Depth::full);
    const game::Tile pink{game::Flower::pink,
                          {game::Symbol::statue, game::Symbol::stairs, game::Symbol::blank, game::Symbol::blank}};
    game::Tile yellow = pink;
    yellow.flower = game::Flower::yellow;
    table.known = {pink, yellow};
    table.take(choose_stack(table.position, table.entry, cell("d4")));
    table.press('Y');
    EXPECT_EQ(table.why_not('K'), "");
    table.press('K');
    EXPECT_EQ(table.turn().dig->tile.tile, yellow);
}

TEST(BabylonKeys, ATileThatIsLeftGoesIntoTheSlotAtTheEndOfTheTurn) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", game::Flower::yellow);
    table.press('E');
    EXPECT_EQ(table.turn().unplaced, game::Unplaced::store);
    AtTable builds(Depth::builds);
    builds.press('E');
    EXPECT_EQ(builds.turn().unplaced, game::Unplaced::discard);
}

TEST(BabylonKeys, FiguresAreLevelsAndZeroTheLowestThatFits) {
    AtTable table(Depth::builds);
    table.press('9');
    EXPECT_EQ(table.entry.draft.level, 9);
    table.press('0');
    EXPECT_EQ(table.entry.draft.level, std::nullopt);
    table.press(page_down_key);
    EXPECT_EQ(table.entry.up_to_level, levels_shown);
    table.press(page_up_key);
    EXPECT_EQ(table.entry.up_to_level, std::nullopt);
}

}
}
