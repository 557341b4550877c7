#include "app/table/babylon/answers.h"
#include "app/table/babylon/garden_input.h"
#include "app/table/babylon/keys.h"
#include "app/table/babylon/turn_input.h"
#include "core/babylon/play.h"
#include "tests/babylon/table/at_table.h"

#include <gtest/gtest.h>

namespace clerk::table::babylon::test {
namespace {

using game::Kind;
using game::Symbol;

std::optional<Ghost> ghost(const AtTable& table, const char* anchor) {
    return ghost_at(table.position, table.entry, cell(anchor));
}

std::optional<OrnamentGhost> ornament_ghost(const AtTable& table, const char* at) {
    return ornament_ghost_at(table.position, table.entry, cell(at));
}

const game::Placement& placed(const AtTable& table, std::size_t step) {
    return std::get<game::Placement>(table.turn().steps.at(step).what);
}

const game::Building& built(const AtTable& table, std::size_t step) {
    return std::get<game::Building>(table.turn().steps.at(step).what);
}

void choose_kind(AtTable& table, Kind kind) { table.take(babylon::choose_kind(table.position, table.entry, kind)); }
void choose_level(AtTable& table, int level) { table.take(babylon::choose_level(table.position, table.entry, level)); }

TEST(GardenInput, TheTerraceIsSeenBeforeTheClickWithTheVerdict) {
    AtTable table(Depth::builds);
    table.press('G');
    EXPECT_FALSE(ghost(table, "c4")) << "its flower is not known";
    table.press('P');
    const auto on_board = ghost(table, "c4");
    ASSERT_TRUE(on_board);
    EXPECT_TRUE(on_board->legal);
    EXPECT_EQ(on_board->terrace.level, 1);
    EXPECT_EQ(on_board->terrace.open, game::Corner::nw);
    choose_level(table, 2);
    ASSERT_TRUE(ghost(table, "c4"));
    EXPECT_FALSE(ghost(table, "c4")->legal) << "there is no level 1";
}

TEST(GardenInput, NoTerraceIsSeenWhereNoneCanBePlaced) {
    AtTable table(Depth::builds);
    table.look_at(1);
    EXPECT_FALSE(ghost(table, "c4")) << "another player's garden";
    table.place("c4");
    EXPECT_TRUE(table.game().turns.empty());
    table.look_at(0);
    choose_kind(table, Kind::statue);
    EXPECT_FALSE(ghost(table, "c4")) << "an ornament is attempted";
    EXPECT_FALSE(ghost(AtTable(Depth::full), "c4")) << "no tile is taken";
}

TEST(GardenInput, NothingIsInHandOfWhatWasPlaced) {
    AtTable table(Depth::builds);
    table.take(enter_flower(table.position, table.entry, game::Flower::pink));
    table.press('S');
    for (const int key : {'R', 'G', '1'}) table.press(key);
    table.place("c4");
    EXPECT_EQ(placed(table, 0).rotation, 90);
    EXPECT_EQ(placed(table, 0).tile->tile.flower, game::Flower::pink);
    EXPECT_EQ(placed(table, 0).tile->tile.symbols[0], Symbol::statue);
    EXPECT_EQ(table.entry.face, FaceDraft{});
    EXPECT_EQ(table.entry.draft, Draft{});
    EXPECT_FALSE(ghost(table, "e4"));
    EXPECT_FALSE(choose_cell(table.position, table.entry, cell("c4"))) << "the piece is looked at";
    table.click("e4");
    EXPECT_EQ(table.turn().steps.size(), 1u);
    EXPECT_EQ(table.said, "No terrace is in hand: first enter its flower (W P Y U).");
}

TEST(GardenInput, AnOrnamentIsNotBuiltOnABareSlotOrOnWhatIsFaded) {
    AtTable table(Depth::builds);
    table.place("c4");
    choose_level(table, 2);
    table.place("d4");
    choose_kind(table, Kind::statue);
    table.click("h8");
    EXPECT_EQ(table.said, "No terrace lies there; ornaments stand on terraces.");
    table.take(look_up_to(table.position, table.entry, 1));
    table.click("e4");
    EXPECT_EQ(table.said, "That terrace is faded: look one level higher (Page Up) to build on it.");
    table.look_at(1);
    table.click("h8");
    EXPECT_EQ(table.said, "This is the garden of another player. Escape goes back to the player whose turn it is.");
    EXPECT_EQ(table.turn().steps.size(), 2u);
}

TEST(GardenInput, NothingOutlivesItsTurnAndItsPlayer) {
    AtTable table(Depth::builds);
    for (const int key : {'S', 'G', 'R', '2', 'E'}) table.press(key);
    EXPECT_EQ(table.entry.player, 1);
    EXPECT_EQ(table.entry.face, FaceDraft{});
    EXPECT_EQ(table.entry.draft, Draft{}) << "no open corner either";
    choose_kind(table, Kind::bridge);
    table.press('E');
    EXPECT_EQ(table.entry.tool, Tool::terrace);
    AtTable gardens(Depth::final);
    choose_kind(gardens, Kind::bridge);
    gardens.look_at(1);
    EXPECT_EQ(gardens.entry.tool, Tool::terrace);
}

TEST(GardenInput, WhatWasBegunIsLetGoStepByStep) {
    AtTable table(Depth::builds);
    EXPECT_FALSE(begun(table.entry, table.position));
    table.place("c4");
    for (const int key : {'P', 'G'}) table.press(key);
    choose_kind(table, Kind::bridge);
    table.click("c4");
    EXPECT_EQ(table.entry.spaces.size(), 1u);
    table.press(escape_key);
    EXPECT_TRUE(table.entry.spaces.empty());
    EXPECT_EQ(table.entry.tool, Tool::ornament);
    table.press(escape_key);
    EXPECT_EQ(table.entry.tool, Tool::terrace);
    EXPECT_TRUE(ghost(table, "e4"));
    table.press(escape_key);
    EXPECT_FALSE(ghost(table, "e4"));
    EXPECT_FALSE(begun(table.entry, table.position));
    EXPECT_EQ(table.why_not(escape_key), "Nothing is in hand.");
}

TEST(GardenInput, AnIllegalStepIsEnteredAndNothingElseUntilTheTableHasDecided) {
    AtTable table(Depth::builds);
    choose_level(table, 2);
    table.place("c4");
    ASSERT_EQ(table.turn().steps.size(), 1u);
    EXPECT_FALSE(table.refused);
    ASSERT_EQ(table.position.report.violations.size(), 1u);
    EXPECT_EQ(table.position.report.violations[0].finding.rule->id, "terrace.level-order");
    table.place("e1");
    EXPECT_EQ(table.turn().steps.size(), 1u);
    EXPECT_FALSE(ghost(table, "e1"));
}

TEST(GardenInput, AStepThatCannotExistIsRefusedWithWhatIsLegalInstead) {
    AtTable table(Depth::builds);
    table.place("c4");
    choose_kind(table, Kind::statue);
    table.click("c5"); // unknown symbols: legal
    ASSERT_EQ(table.turn().steps.size(), 2u);
    table.click("c5"); // occupied now
    EXPECT_EQ(table.turn().steps.size(), 2u);
    EXPECT_TRUE(table.position.report.legal());
    ASSERT_TRUE(table.refused);
    EXPECT_FALSE(table.refused->finding.rule->waivable);
    ASSERT_TRUE(table.refused->with_it);
    const auto instead = advice(*table.refused->with_it, game::replay(*table.refused->with_it));
    ASSERT_TRUE(instead);
    EXPECT_FALSE(instead->words.empty());
    EXPECT_TRUE(position(instead->mended).report.legal());
    EXPECT_EQ(instead->mended.turns.back().steps.size(), 3u);
}

TEST(GardenInput, AnOrnamentOfTwoSpacesIsBuiltWithItsSecond) {
    AtTable table(Depth::builds);
    table.place("c4");
    table.place("e4");
    choose_kind(table, Kind::fountain);
    ASSERT_TRUE(ornament_ghost(table, "d4"));
    EXPECT_TRUE(ornament_ghost(table, "d4")->legal) << "one space is no verdict";
    table.click("d4");
    EXPECT_EQ(table.entry.spaces, std::vector{space("d4@1")});
    ASSERT_TRUE(ornament_ghost(table, "f5"));
    EXPECT_FALSE(ornament_ghost(table, "f5")->legal) << "not side by side";
    EXPECT_TRUE(ornament_ghost(table, "e4")->legal);
    table.click("e4");
    EXPECT_EQ(built(table, 2).at, (std::vector{space("d4@1"), space("e4@1")}));
    EXPECT_TRUE(table.entry.spaces.empty());
    EXPECT_EQ(table.entry.tool, Tool::ornament) << "the next one is likely of the kind";
}

TEST(GardenInput, TheSameSpaceTwiceBeginsTheOrnamentAnew) {
    AtTable table(Depth::builds);
    table.place("c4");
    choose_kind(table, Kind::bridge);
    table.click("c4");
    table.click("c4");
    EXPECT_TRUE(table.entry.spaces.empty());
    table.click("h8");
    EXPECT_TRUE(table.entry.spaces.empty()) << "there is no space";
    EXPECT_FALSE(ornament_ghost(table, "h8"));
}

TEST(GardenInput, WhatIsFadedIsNotMeant) {
    AtTable table(Depth::builds);
    table.place("c4");
    choose_level(table, 2);
    table.place("d4");
    choose_kind(table, Kind::bridge);
    EXPECT_EQ(ornament_ghost(table, "d4")->spaces, std::vector{space("d4@2")});
    table.take(look_up_to(table.position, table.entry, 1));
    EXPECT_EQ(ornament_ghost(table, "d4")->spaces, std::vector{space("d4@1")});
}

TEST(GardenInput, OneLooksLevelByLevelAndBack) {
    AtTable table(Depth::builds);
    const auto deeper = [&] { table.take(look_deeper(table.position, table.entry)); };
    const auto less_deep = [&] { table.take(look_less_deep(table.position, table.entry)); };
    less_deep();
    EXPECT_EQ(table.entry.up_to_level, std::nullopt);
    deeper();
    EXPECT_EQ(table.entry.up_to_level, levels_shown);
    for (int i = 0; i < 10; ++i) deeper();
    EXPECT_EQ(table.entry.up_to_level, 1);
    for (int level = 2; level <= levels_shown; ++level) {
        less_deep();
        EXPECT_EQ(table.entry.up_to_level, level);
    }
    less_deep();
    EXPECT_EQ(table.entry.up_to_level, std::nullopt);
    deeper();
    table.place("c4");
    EXPECT_EQ(table.entry.up_to_level, levels_shown) << "it stays with the game";
}

TEST(GardenInput, AFinishedGardenIsEnteredInAnyOrderAndTakesWhatBreaksRules) {
    AtTable table(Depth::final);
    choose_level(table, 2);
    table.place("c4");
    EXPECT_FALSE(table.position.report.legal());
    choose_level(table, 1);
    table.place("b3");
    EXPECT_TRUE(table.position.report.legal());
    table.look_at(1);
    table.place("e2");
    EXPECT_EQ(table.game().gardens[0].terraces.size(), 2u);
    EXPECT_EQ(table.game().gardens[1].terraces.size(), 1u);
    choose_kind(table, Kind::statue);
    table.click("e3");
    EXPECT_EQ(table.game().gardens[1].ornaments.size(), 1u);
}

TEST(GardenInput, AClickWithNothingInHandOffersToTakeBack) {
    AtTable table(Depth::full);
    table.take_clay_tile("d4", game::Flower::yellow);
    table.place("c4");
    table.take(choose_tile(table.position, table.entry, std::nullopt));
    EXPECT_FALSE(choose_cell(table.position, table.entry, cell("c4")));
    const std::vector<Offer> all = offers(table.position, table.entry, cell("d5"));
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].words, "Take back: terrace c4, level 1");
    table.take(all[0].outcome);
    EXPECT_TRUE(table.turn().steps.empty());
    EXPECT_TRUE(offers(table.position, table.entry, cell("d5")).empty());
}

TEST(GardenInput, ATerraceTakenBackLiesInTheHandAsItLay) {
    AtTable table(Depth::final);
    table.take(enter_symbol(table.position, table.entry, Symbol::bridge));
    for (const int key : {'R', 'G', 'G', 'U'}) table.press(key);
    table.place("c4");
    table.place("e4");
    const std::vector<Offer> all = offers(table.position, table.entry, cell("c4"));
    ASSERT_EQ(all.size(), 1u);
    table.take(all[0].outcome);
    EXPECT_EQ(table.game().gardens[0].terraces.size(), 1u);
    EXPECT_EQ(table.entry.draft.rotation, 90);
    EXPECT_EQ(table.entry.draft.open, game::Corner::ne);
    EXPECT_EQ(table.entry.draft.level, std::nullopt) << "it lay on the lowest that fits";
    EXPECT_EQ(table.entry.face.flower, game::Flower::purple);
    EXPECT_EQ(table.entry.face.symbols[0], Symbol::bridge);
}

TEST(GardenInput, ALevelThatWasChosenIsStillChosenForATerraceTakenBack) {
    AtTable table(Depth::builds);
    choose_level(table, 2);
    table.place("c4");
    ASSERT_FALSE(table.position.report.legal());
    table.take({table.entry, corrected(table.position.game, table.position.report.violations.front().where)});
    EXPECT_EQ(table.entry.draft.level, 2);
    EXPECT_EQ(table.entry.face.flower, game::Flower::white);
    ASSERT_TRUE(ghost(table, "c4"));
    EXPECT_FALSE(ghost(table, "c4")->legal);
}

TEST(GardenInput, ThePieceOfACellIsTheHighestThatIsNotFaded) {
    AtTable table(Depth::builds);
    table.place("c4");
    choose_kind(table, Kind::statue);
    table.click("c5");
    const auto words = [&](const char* at) {
        const auto piece = piece_at(table.position, table.entry, cell(at));
        return piece ? piece->words.utf8_string() : std::string();
    };
    EXPECT_EQ(words("c5"), "statue c5, level 1");
    EXPECT_EQ(words("c4"), "terrace c4, level 1");
    EXPECT_EQ(words("a1"), "");
    choose_kind(table, Kind::statue);
    choose_level(table, 2);
    table.place("d4");
    EXPECT_EQ(words("d4"), "terrace d4, level 2");
    table.take(look_up_to(table.position, table.entry, 1));
    EXPECT_EQ(words("d4"), "terrace c4, level 1");
}

TEST(GardenInput, ThePieceEnteredLastIsOfferedFirst) {
    AtTable table(Depth::builds);
    table.place("c4");
    choose_kind(table, Kind::statue);
    table.click("c5");
    const std::vector<Offer> all = offers(table.position, table.entry, cell("c5"));
    ASSERT_EQ(all.size(), 2u);
    EXPECT_EQ(all[0].words, "Take back: statue c5, level 1");
    EXPECT_EQ(all[1].words, "Take back: terrace c4, level 1");
}

TEST(GardenInput, WhatCouldBeBuiltIsOfferedToThePlayerAtTurn) {
    AtTable table(Depth::builds);
    table.take(enter_face(table.position, table.entry, bearing(Symbol::statue)));
    table.place("c4");
    EXPECT_EQ(board_view(table.position, table.entry, true).offered.size(), 4u);
    EXPECT_EQ(board_view(table.position, table.entry, true).fresh_terraces, 1u);
    EXPECT_TRUE(board_view(table.position, table.entry, false).offered.empty());
    choose_kind(table, Kind::statue);
    EXPECT_TRUE(board_view(table.position, table.entry, true).offered.empty()) << "one is attempted by hand";
    choose_kind(table, Kind::statue);
    table.look_at(1);
    EXPECT_TRUE(board_view(table.position, table.entry, true).offered.empty());
    EXPECT_EQ(board_view(table.position, table.entry, true).fresh_terraces, 0u);
}

TEST(GardenInput, WhatTheEffectMayServeIsShown) {
    AtTable table(Depth::builds);
    table.press('E');
    table.press('E');
    table.take(reveal_token(table.position, table.entry, game::Effect::wild));
    table.take(enter_face(table.position, table.entry, bearing(Symbol::blank)));
    table.place("c4");
    const BoardView view = board_view(table.position, table.entry, true);
    EXPECT_EQ(view.effect, game::Effect::wild);
    EXPECT_EQ(view.served.size(), 4u);
    choose_kind(table, Kind::statue);
    table.click("c4");
    EXPECT_EQ(built(table, 1).as_if, std::vector{space("c4@1")});
    EXPECT_TRUE(board_view(table.position, table.entry, true).served.empty()) << "it was used";
}

}
}
