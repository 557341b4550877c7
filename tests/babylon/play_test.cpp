// Quarry, pillars, tokens, storing, and what a waiver leaves behind.
#include "core/babylon/play.h"
#include "tests/babylon/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::babylon;
using namespace clerk::babylon::test;
using testing::ElementsAre;
using testing::IsEmpty;

/// The state in which the first player is at turn in the second round, with a token revealed.
State second_round(Effect token) {
    Game game = full({token});
    for (const char* stack : {"a1", "a2", "a3", "a4"}) game.turns.push_back({.dig = dig(stack, "SF..")});
    const Replay replayed = replay(game);
    EXPECT_TRUE(replayed.report.legal());
    return replayed.state;
}

State begun(const State& state, const Dig& dig) {
    EXPECT_THAT(ids(check(state, dig)), IsEmpty());
    return begin(state, dig);
}

TEST(Quarry, LindasGraniteTileBringsThreePillars) {
    // A granite neighbour, a lower basalt neighbour, the bare floor; the clay neighbour is higher.
    Quarry quarry;
    const auto lower = [&](const char* stack, int by) {
        while (by-- > 0) quarry.take(*read_cell(stack));
    };
    lower("b2", 1);
    lower("b3", 1);
    lower("c2", 2);
    lower("b1", 3);
    EXPECT_EQ(quarry.top(*read_cell("b2")), Material::granite);
    EXPECT_EQ(quarry.edges(*read_cell("b2")), 3);
}

TEST(Quarry, JohnsBasaltTileBringsThreePillars) {
    // The border, a basalt neighbour, his own flower; the clay and granite neighbours are higher.
    Game game = builds();
    game.depth = Depth::full;
    State state(game);
    const auto lower = [&](const char* stack, int by) {
        while (by-- > 0) state.quarry.take(*read_cell(stack));
    };
    lower("a2", 2);
    lower("a3", 2);
    lower("b2", 1);
    EXPECT_EQ(income(state, dig("a2", "SFBT", Flower::white)), 3);
    EXPECT_EQ(income(state, dig("a2", "SFBT", Flower::pink)), 2) << "not his flower";
}

TEST(Quarry, RemovedClayBaresTheGranite) {
    const Quarry quarry({*read_cell("b2")});
    EXPECT_EQ(quarry.height(*read_cell("b2")), 2);
    EXPECT_EQ(quarry.top(*read_cell("b2")), Material::granite);
    EXPECT_EQ(quarry.edges(*read_cell("b2")), 0);
    EXPECT_EQ(quarry.edges(*read_cell("b1")), 4);
}

TEST(Tokens, ChangeTheIncome) {
    EXPECT_EQ(begun(second_round(Effect::none), dig("d1", "SF..")).seat().pillars, 4 + 4);
    EXPECT_EQ(begun(second_round(Effect::single), dig("d1", "SF..")).seat().pillars, 4 + 4 + 1);
    EXPECT_EQ(begun(second_round(Effect::bloom), dig("d1", "SF..")).seat().pillars, 4 + 4) << "another flower";
    EXPECT_EQ(begun(second_round(Effect::bloom), dig("d1", "SF..", Flower::white)).seat().pillars, 4 + 4 + 2);
    EXPECT_EQ(begun(second_round(Effect::drought), dig("d1", "SF..", Flower::white)).seat().pillars, 4 + 4 + 1 - 1);
}

TEST(Tokens, DroughtTakesNothingThatIsNotThere) {
    State state = second_round(Effect::drought);
    state.quarry.take(*read_cell("c3"));
    state.quarry.take(*read_cell("c3"));
    EXPECT_EQ(income(state, dig("c3", "SFBT")), 0);
}

TEST(Tokens, TheDoublePaysOnceAndIsNotStored) {
    const State state = begun(second_round(Effect::double_), dig("d1", "SF.."));
    const Supports two_doubles{Support::single, Support::double_, Support::double_, Support::open};
    EXPECT_EQ(price(state, two_doubles), 1 + 2);
    const State after = finish(state, Unplaced::discard);
    EXPECT_FALSE(after.hand);
    EXPECT_EQ(after.seats[0].pillars, 6) << "8 held, 6 stay";
}

TEST(Tokens, AMissingOneIsBlank) {
    Game game = full({});
    game.turns.resize(4);
    State state(game);
    state.turns_played = 4;
    EXPECT_EQ(state.effect(), Effect::none);
}

TEST(Pillars, ArePaidWithTheTerraceTheyCarry) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."), .steps = {from(From::slot, "a1", 1, Corner::ne)}, .done = false});
    const State state = replay(game).state;
    EXPECT_EQ(state.seat().pillars, 1);
    EXPECT_FALSE(state.seat().slot);
    EXPECT_TRUE(state.hand->dug);
}

TEST(Pillars, AStatueCarriesForNothingAndIsNoStatueAnyMore) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", ".S.."), .done = false});
    game.turns[0].dig->tile.tile.symbols[2] = Symbol::stairs;
    game.turns[0].steps = {from(From::dug, "a1"), statue("b2@1")};
    Replay replayed = replay(game);
    ASSERT_TRUE(replayed.report.legal());
    EXPECT_TRUE(replayed.state.seat().garden.statue_stands(*read_space("b2@1")));
    const Terrace above{.anchor = *read_cell("b2"), .level = 2};
    const Supports resting = supports(replayed.state, above);
    EXPECT_THAT(resting, ElementsAre(Support::double_, Support::double_, Support::double_, Support::statue));
    EXPECT_EQ(price(replayed.state, resting), 6);
    replayed.state.seat().garden.place(above, resting);
    EXPECT_FALSE(replayed.state.seat().garden.statue_stands(*read_space("b2@1")));
    EXPECT_EQ(points(replayed.state.seat().garden, "statues"), 0);
}

TEST(Pillars, AWaivedPriceTakesWhatThereIs) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."),
                          .steps = {from(From::dug, "a1", 1, Corner::ne), waived(from(From::slot, "c1"))},
                          .done = false});
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.waived), ElementsAre("terrace.pillars"));
    EXPECT_EQ(replayed.state.seat().pillars, 0);
}

TEST(Storing, KeepsSixSinglesAndOneTile) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF..", Flower::white), .unplaced = Unplaced::store});
    game.turns.push_back({.dig = dig("a2", "SF.."), .unplaced = Unplaced::discard});
    const State state = replay(game).state;
    EXPECT_EQ(state.seats[0].pillars, 5);
    EXPECT_EQ(state.seats[0].slot, tile("SF..", Flower::white)) << "the starting terrace was discarded";
    EXPECT_EQ(state.seats[1].slot, tile("....", Flower::pink));
}

TEST(Storing, APlacedTileIsNotStoredAgain) {
    Game game = full();
    game.turns.push_back({.dig = dig("a1", "SF.."), .steps = {from(From::dug, "a1")}, .unplaced = Unplaced::store});
    EXPECT_EQ(replay(game).state.seats[0].slot, tile("....", Flower::white));
}

TEST(Turns, GoRoundAndEnd) {
    Game game = builds();
    game.turns.resize(30);
    const Replay replayed = replay(game);
    EXPECT_TRUE(replayed.report.legal());
    EXPECT_EQ(replayed.report.rounds, 15);
    EXPECT_EQ(replayed.report.turns_played, 30);
    EXPECT_TRUE(replayed.state.over());
    EXPECT_TRUE(score(game, replayed.state).complete);
}

TEST(Turns, OneInProgressDoesNotCount) {
    Game game = builds();
    game.turns.resize(3);
    game.turns.back() = {.steps = {terrace({"S...", "a1"})}, .done = false};
    const Replay replayed = replay(game);
    EXPECT_EQ(replayed.report.turns_played, 2);
    EXPECT_EQ(replayed.state.player(), 0);
    EXPECT_EQ(replayed.state.seat().garden.terraces().size(), 1u);
}

// What is not free

TEST(Free, NothingStandsUnderABridgeUnlessTheTableSaysSo) {
    for (const bool covers : {true, false}) {
        Game game = builds({}, {.bridge_covers = covers});
        turn(game, {terrace({".B..", "b2"}), terrace({"S...", "d4"})});
        turn(game, {terrace({"B...", "e2"}), build(Kind::bridge, {"c3@1", "e3@1"})});
        // d3 is bare board under the bridge: no pillar may stand there while bridges cover.
        turn(game, {terrace({"....", "d3", 2, Corner::se})});
        const auto broken = violations(game);
        EXPECT_EQ(broken, covers ? std::vector<std::string>{"terrace.support"} : std::vector<std::string>{});
    }
}

TEST(Statues, TheFirstMayStandAnywhereAgainWhenNoneStands) {
    for (const bool restart : {true, false}) {
        Game game = builds({}, {.statue_restart = restart});
        turn(game, {terrace({".S..", "a1"}), statue("b2@1"), terrace({"....", "b2", 2})});
        turn(game, {terrace({"S...", "f6"}), statue("f7@1")});
        EXPECT_THAT(violations(game),
                    restart ? std::vector<std::string>{} : std::vector<std::string>{"statue.not-aligned"});
    }
}

TEST(Statues, AreLinedUpAtWhateverDistanceAndLevel) {
    Game game = builds();
    turn(game, {terrace({"S...", "a1"}), statue("a2@1"), terrace({"S...", "g1", 2})});
    game.turns.back().steps.push_back(statue("g2@2"));
    EXPECT_THAT(violations(game), IsEmpty());
}

// Rulings

TEST(Rulings, OverlapAdjacentForbidsOnlyOneLevelApart) {
    const auto stacked = [](Overlap overlap) {
        Game game = builds({}, {.overlap = overlap});
        turn(game, {terrace({"....", "a1"}), terrace({"....", "b1", 2, Corner::se})});
        turn(game, {terrace({"....", "a1", 3})});
        return violations(game);
    };
    EXPECT_THAT(stacked(Overlap::any), ElementsAre("terrace.full-overlap"));
    EXPECT_THAT(stacked(Overlap::adjacent), IsEmpty());
}

TEST(Rulings, FountainAnyMayStandOnOneTerrace) {
    Game game = builds({}, {.fountain = FountainOn::any});
    turn(game, {terrace({"FF..", "a1"}), build(Kind::fountain, {"a2@1", "b2@1"})});
    EXPECT_THAT(violations(game), IsEmpty());
}

TEST(Rulings, BridgeGapEmptySlotWantsTheBareBoardBetween) {
    for (const BridgeGap gap : {BridgeGap::open, BridgeGap::empty_slot}) {
        Game game = builds({}, {.bridge_gap = gap});
        turn(game, {terrace({"....", "c1"}), terrace({"B...", "d2", 2, Corner::se})});
        turn(game, {terrace({".B..", "a2", 2}), build(Kind::bridge, {"b3@2", "d3@2"})});
        EXPECT_THAT(violations(game), IsEmpty()) << "nothing lies in c3";
        Game below = builds({}, {.bridge_gap = gap});
        turn(below, {terrace({"....", "c2"}), terrace({"B...", "d2", 2, Corner::se})});
        turn(below, {terrace({".B..", "a2", 2}), build(Kind::bridge, {"b3@2", "d3@2"})});
        EXPECT_THAT(violations(below),
                    gap == BridgeGap::open ? std::vector<std::string>{} : std::vector<std::string>{"bridge.gap"});
    }
}

// Waivers

TEST(Waivers, AFountainAcrossTwoLevelsScoresTheLower) {
    Game game = builds();
    turn(game, {terrace({".F..", "a1"}), terrace({"F...", "c1", 2}), waived(build(Kind::fountain, {"b2@1", "c2@2"}))});
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.waived), ElementsAre("fountain.level"));
    EXPECT_EQ(points(replayed.state.seats[0].garden, "fountains"), 3);
}

TEST(Waivers, ABridgeThatDoesNotFacePassesOverNothing) {
    const Ornament bridge{Kind::bridge, *read_space("b2@1"), *read_space("d2@2")};
    EXPECT_EQ(bridge.middle(), std::nullopt);
    EXPECT_EQ(bridge.level(), 1);
}

TEST(Waivers, AWaivedOpenCornerLeavesTheStatueStanding) {
    Game game = builds();
    turn(game, {terrace({".S..", "a1"}), statue("b2@1"), waived(terrace({"....", "b2", 2, Corner::sw}))});
    const Replay replayed = replay(game);
    EXPECT_THAT(ids(replayed.report.waived), ElementsAre("terrace.open-corner"));
    EXPECT_TRUE(replayed.state.seats[0].garden.statue_stands(*read_space("b2@1")));
    EXPECT_EQ(points(replayed.state.seats[0].garden, "statues"), 0) << "it stands, but cannot be seen";
}

}
