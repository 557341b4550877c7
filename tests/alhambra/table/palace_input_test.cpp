#include "app/table/alhambra/answers.h"
#include "app/table/alhambra/palace_input.h"
#include "app/table/alhambra/turn_input.h"
#include "tests/alhambra/table/at_table.h"

#include <algorithm>

#include <gtest/gtest.h>

namespace clerk::table::alhambra {
namespace {

using namespace test;

/// Linda has the blue 8 on 1,0 and, in the reserve, red 9 and green 12 with its wall to the south.
game::Game reserve(game::SwapTo swap = game::SwapTo::same_place) {
    game::Game game = alhambra_builds(3);
    game.rulings.swap = swap;
    game.turns = {{.steps = {buy("blue-8-0"), buy("red-9-0"), buy("green-12-s"), put("blue-8-0", "1,0")}}, {}, {}};
    return game;
}

AtTable after(std::vector<game::Step> steps) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = std::move(steps)}, {}, {}};
    return AtTable(game);
}

std::optional<Ghost> ghost(const AtTable& table, const char* at) {
    return ghost_at(table.position(), table.entry(), cell(at));
}

std::vector<wxString> menu(const AtTable& table, const char* at) {
    std::vector<wxString> lines;
    for (const Offer& offer : offers(table.position(), table.entry(), cell(at))) lines.push_back(offer.words);
    return lines;
}

TEST(AlhambraPalaceInput, ATileOfTheReserveIsBuilt) {
    AtTable table(reserve());
    table.keys("H");
    table.click("0,1");
    EXPECT_EQ(table.last_step<game::Build>(), (game::Build{tile("red-9-0"), cell("0,1")}));
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraPalaceInput, TheNextTileInHandIsBuilt) {
    AtTable table(reserve());
    table.keys("HH");
    table.click("-1,0");
    EXPECT_EQ(table.last_step<game::Build>().tile, tile("green-12-s"));
}

TEST(AlhambraPalaceInput, ATileIsTakenAway) {
    AtTable table(reserve());
    table.keys("X");
    EXPECT_EQ(open_cells(table.position(), table.entry()), game::Cells{cell("1,0")});
    table.click("1,0");
    EXPECT_EQ(table.last_step<game::Remove>().at, cell("1,0"));
    EXPECT_TRUE(table.legal());
    table.keys("E");
    EXPECT_TRUE(table.turn(3).done);
}

TEST(AlhambraPalaceInput, AClickOnATileExchangesIt) {
    AtTable table(reserve());
    table.keys("H");
    table.click("1,0");
    EXPECT_EQ(table.last_step<game::Swap>(), (game::Swap{cell("1,0"), tile("red-9-0"), cell("1,0")}));
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraPalaceInput, WithTheRulingTheNewTileGoesAnywhere) {
    AtTable table(reserve(game::SwapTo::anywhere));
    table.keys("H");
    EXPECT_FALSE(ghost(table, "1,0")); // a click only says what leaves
    table.click("1,0");
    EXPECT_EQ(table.game().turns.size(), 3u);
    EXPECT_EQ(table.entry().leaving, cell("1,0"));
    table.click("0,-1");
    EXPECT_EQ(table.last_step<game::Swap>(), (game::Swap{cell("1,0"), tile("red-9-0"), cell("0,-1")}));
    EXPECT_TRUE(table.legal());
}

TEST(AlhambraPalaceInput, WithoutTheRulingShiftMeansItAndTheTableDecides) {
    AtTable table(reserve());
    table.keys("H");
    table.click("1,0", true);
    EXPECT_EQ(table.game().turns.size(), 3u);
    table.click("0,-1");
    EXPECT_EQ(table.last_step<game::Swap>().at, cell("0,-1"));
    EXPECT_EQ(table.broken(), "swap.elsewhere");
}

TEST(AlhambraPalaceInput, WithoutAnActionItBreaksARule) {
    AtTable table(reserve());
    table.keys("H");
    table.click("0,1");
    table.keys("H");
    table.click("-1,0");
    EXPECT_EQ(table.turn(3).steps.size(), 2u);
    EXPECT_EQ(table.broken(), "turn.actions");
}

TEST(AlhambraPalaceInput, AnotherPalaceIsNotBuiltOn) {
    AtTable table(reserve());
    table.keys("H");
    table.look_at(1);
    EXPECT_TRUE(open_cells(table.position(), table.entry()).empty());
    EXPECT_FALSE(ghost(table, "0,1"));
    table.click("0,1");
    EXPECT_EQ(table.game().turns.size(), 3u);
}

TEST(AlhambraPalaceInput, TheGhostTellsWhetherTheTileMayLieThere) {
    AtTable table(alhambra_builds(3));
    EXPECT_FALSE(ghost(table, "1,0"));
    table.keys("G12");
    ASSERT_TRUE(ghost(table, "1,0"));
    EXPECT_EQ(ghost(table, "1,0")->tile, tile("green-12-s"));
    EXPECT_TRUE(ghost(table, "1,0")->legal);
    EXPECT_FALSE(ghost(table, "0,1")->legal); // wall against path
}

TEST(AlhambraPalaceInput, WhatIsTakenAwayHasAGhostWithoutATile) {
    AtTable table(reserve());
    table.keys("X");
    ASSERT_TRUE(ghost(table, "1,0"));
    EXPECT_FALSE(ghost(table, "1,0")->tile);
    EXPECT_TRUE(ghost(table, "1,0")->legal);
    EXPECT_FALSE(ghost(table, "0,1"));
}

TEST(AlhambraPalaceInput, TheMenuTakesBackWhatThisTurnHasDone) {
    AtTable table(reserve());
    table.keys("H");
    table.click("0,1");
    EXPECT_EQ(fresh_cells(table.position(), table.entry()), game::Cells{cell("0,1")});
    ASSERT_EQ(menu(table, "0,1").size(), 2u);
    EXPECT_EQ(menu(table, "0,1").front(), "Take back: builds seraglio 9 on 1 north");
    table.offer("0,1", 0);
    EXPECT_EQ(table.game().turns.size(), 3u);
    EXPECT_TRUE(table.legal());
    EXPECT_TRUE(menu(table, "0,1").empty());
}

TEST(AlhambraPalaceInput, TheMenuTakesAwayOrExchangesATileThatLayThere) {
    AtTable table(reserve());
    EXPECT_EQ(menu(table, "1,0").size(), 1u);
    table.offer("1,0", 0);
    EXPECT_EQ(table.last_step<game::Remove>().at, cell("1,0"));
    table.undo();
    table.keys("H");
    ASSERT_EQ(menu(table, "1,0").size(), 2u);
    table.offer("1,0", 1);
    EXPECT_EQ(table.last_step<game::Swap>(), (game::Swap{cell("1,0"), tile("red-9-0"), cell("1,0")}));
}

TEST(AlhambraPalaceInput, WithNothingInHandAClickAsksForTheMenu) {
    const AtTable table(reserve());
    EXPECT_FALSE(choose_cell(table.position(), table.entry(), cell("1,0"), false));
}

TEST(AlhambraPalaceInput, ATileMustBeReachedOnFoot) {
    AtTable table = after({buy("blue-7-e"), put("blue-7-e", "0,1")});
    table.keys("R7");
    table.click("1,1");
    EXPECT_EQ(table.broken(), "place.reach");
    EXPECT_TRUE(table.told().Contains("cannot be reached on foot from the fountain."));
}

TEST(AlhambraPalaceInput, ATileMustHaveANeighbour) {
    AtTable table(alhambra_builds(3));
    table.keys("B8");
    table.click("1,1");
    EXPECT_EQ(table.broken(), "place.apart");
}

TEST(AlhambraPalaceInput, NothingMayBeClosedIn) {
    AtTable table = after({buy("blue-8-0"), buy("red-9-0"), buy("brown-9-0"), buy("brown-10-0"), put("blue-8-0", "1,0"),
                           put("red-9-0", "2,0"), put("brown-9-0", "2,1"), put("brown-10-0", "0,1")});
    table.act(
        [](const Position& position, Entry entry) { return pick(position, std::move(entry), tile("green-10-0")); });
    table.click("0,2");
    table.keys("EEE");
    table.keys("W11");
    table.click("1,2");
    EXPECT_EQ(table.broken(), "palace.hole");
    EXPECT_TRUE(table.told().Contains("a palace must not have a hole."));
}

TEST(AlhambraPalaceInput, WhatCannotExistIsNotEnteredAndAdvisedUpon) {
    AtTable table(alhambra_builds(3));
    table.keys("B8");
    table.click("0,0"); // on the fountain
    EXPECT_EQ(table.turn(0).steps.size(), 1u);
    EXPECT_TRUE(table.legal());
    ASSERT_TRUE(table.refused());
    ASSERT_TRUE(table.refused()->with_it);
    const auto instead = advice(*table.refused()->with_it, game::replay(*table.refused()->with_it));
    ASSERT_TRUE(instead);
    const game::Game& mended = instead->mended;
    EXPECT_TRUE(game::replay(mended).report.legal());
    EXPECT_EQ(mended.turns.at(0).steps.size(), 2u);
    EXPECT_EQ(table.entry().tile, tile("blue-8-0")); // still in hand
}

TEST(AlhambraPalaceInput, AScoringLookedBackToShowsThePalaceAsItStood) {
    game::Game game = alhambra_builds(3);
    game.turns = {{.steps = {buy("blue-8-0"), put("blue-8-0", "1,0")}, .scoring = true},
                  {},
                  {},
                  {.steps = {buy("red-9-0"), buy("purple-12-0"), put("red-9-0", "0,1")}, .done = false}};
    const Position position(game, 0, 1);
    const Entry now{.tile = tile("purple-12-0")}, back = looking_back(now, position, 1);
    EXPECT_EQ(palace_shown(position, now).tiles().size(), 2u);
    EXPECT_EQ(palace_shown(position, back).tiles().size(), 1u);
    EXPECT_TRUE(may_build(position, now));
    EXPECT_FALSE(may_build(position, back));
    EXPECT_TRUE(fresh_cells(position, back).empty());
    EXPECT_FALSE(looking_back(now, position, 2).looking_back_to); // it has not come
}

}
}
