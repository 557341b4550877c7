// Finished gardens without their history: all is judged, each piece reports the first rule it breaks.
#include "core/babylon/record.h"
#include "tests/babylon/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using namespace clerk::babylon;
using namespace clerk::babylon::test;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(FinalGarden, TerracesAreJudgedFromTheLowestLevelUp) {
    const Game game = final_garden({stands({"....", "e5", 4}), stands({"....", "h8", 1}), stands({"....", "a1", 1})});
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("terrace.off-board", "terrace.level-order"));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 0, .piece = "terrace", .index = 1}));
    EXPECT_EQ(report.violations[1].where, (Where{.player = 0, .piece = "terrace", .index = 0}));
    EXPECT_EQ(report.rounds, std::nullopt);
}

TEST(FinalGarden, TheOrderOfEntryDoesNotMatter) {
    EXPECT_THAT(violations(final_garden({stands({"....", "b2", 2}), stands({"....", "a1", 1})})), IsEmpty());
}

TEST(FinalGarden, ATerraceMustNotRestOnAGazebo) {
    EXPECT_THAT(violations(final_garden({stands({"....", "a1", 1, Corner::ne}), stands({"....", "b2", 2})})),
                ElementsAre("terrace.support"));
}

TEST(FinalGarden, AnOpenCornerMustNotLieOnAStatue) {
    EXPECT_THAT(violations(final_garden({stands({".S..", "a1"}), stands({"....", "b2", 2, Corner::sw})},
                                        {stands(Kind::statue, {"b2@1"})})),
                ElementsAre("terrace.open-corner"));
}

TEST(FinalGarden, AStatueOnTwoSpacesIsNotThereForAnOpenCorner) {
    for (const auto& spaces : {std::vector<std::string_view>{"b2@1", "a1@1"}, {"a1@1", "b2@1"}, {"b2@1", "b2@1"}}) {
        const Game game = final_garden({stands({".S..", "a1"}), stands({"....", "b2", 2, Corner::sw})},
                                       {stands(Kind::statue, spaces)});
        EXPECT_THAT(violations(game), ElementsAre("ornament.shape"));
    }
}

TEST(FinalGarden, AStatueUnderACornerIsThatPillar) {
    const Game game =
        final_garden({stands({".S..", "a1"}), stands({"....", "b2", 2})}, {stands(Kind::statue, {"b2@1"})});
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_EQ(points(replay(game).state.seats[0].garden, "statues"), 0);
}

TEST(FinalGarden, OtherOrnamentsCannotShareASpaceWithAPillar) {
    const Game game = final_garden({stands({".F..", "a1"}), stands({"F...", "c1"}), stands({"....", "b2", 2})},
                                   {stands(Kind::fountain, {"b2@1", "c2@1"})});
    EXPECT_THAT(violations(game), ElementsAre("ornament.occupied"));
}

TEST(FinalGarden, ADoublePillarOccupiesTooEvenForAStatue) {
    const Game game = final_garden({stands({".S..", "a1"}), stands({"....", "c2"}), stands({"....", "a3"}),
                                    stands({"....", "d4", 2}), stands({"....", "b2", 3})},
                                   {stands(Kind::statue, {"b2@1"})});
    EXPECT_THAT(violations(game), ElementsAre("ornament.occupied"));
}

TEST(FinalGarden, SymbolsNeedNotBeEntered) {
    EXPECT_THAT(violations(final_garden({stands({"????", "a1"})}, {stands(Kind::statue, {"b2@1"})})), IsEmpty());
}

TEST(FinalGarden, StatuesMustFormOneGroup) {
    const auto terraces = std::vector{stands({"S.S.", "a1"}), stands({"SS..", "f6"})};
    const auto apart = final_garden(terraces, {stands(Kind::statue, {"a2@1"}), stands(Kind::statue, {"f7@1"})});
    EXPECT_THAT(violations(apart), ElementsAre("statue.not-aligned"));
    EXPECT_EQ(replay(apart).report.violations[0].where, (Where{.player = 0}));

    Game agreed = apart;
    agreed.gardens[0].waived = true;
    EXPECT_THAT(violations(agreed), IsEmpty());
    EXPECT_THAT(babylon::test::waivers(agreed), ElementsAre("statue.not-aligned"));
}

TEST(FinalGarden, AGroupThatCarriesTerracesMayHaveComeFirst) {
    for (const bool restart : {true, false}) {
        const Game game =
            final_garden({stands({".S..", "a1"}), stands({"....", "b2", 2}), stands({"S...", "f6"})},
                         {stands(Kind::statue, {"b2@1"}), stands(Kind::statue, {"f7@1"})}, {.statue_restart = restart});
        EXPECT_THAT(violations(game),
                    restart ? std::vector<std::string>{} : std::vector<std::string>{"statue.not-aligned"});
    }
}

TEST(FinalGarden, AStatueThatJoinsTwoGroupsMakesThemOne) {
    EXPECT_THAT(violations(final_garden(
                    {stands({"S.S.", "a1"}), stands({"S...", "b4"})},
                    {stands(Kind::statue, {"a2@1"}), stands(Kind::statue, {"b5@1"}), stands(Kind::statue, {"b1@1"})})),
                ElementsAre("statue.not-aligned"))
        << "a2 stands alone";
    EXPECT_THAT(violations(final_garden(
                    {stands({"SSS.", "a1"})},
                    {stands(Kind::statue, {"a2@1"}), stands(Kind::statue, {"b1@1"}), stands(Kind::statue, {"b2@1"})})),
                IsEmpty());
}

TEST(FinalGarden, ABridgeMayHangOverLowerTerracesButNotThroughEqualOnes) {
    const auto bridge = stands(Kind::bridge, {"b1@2", "d1@2"});
    const auto ends = [](std::vector<FinalTerrace> more) {
        std::vector terraces{stands({"...B", "d1", 2}), stands({"..B.", "a1", 2, Corner::nw}),
                             stands({"....", "f6", 1})};
        terraces.insert(terraces.end(), more.begin(), more.end());
        return terraces;
    };
    EXPECT_THAT(violations(final_garden(ends({}), {bridge})), IsEmpty());
    EXPECT_THAT(violations(final_garden(ends({stands({"....", "c1", 1})}), {bridge})), IsEmpty());
    EXPECT_THAT(
        violations(final_garden(ends({stands({"....", "c1", 1})}), {bridge}, {.bridge_gap = BridgeGap::empty_slot})),
        ElementsAre("bridge.gap"));
}

TEST(CountOfWaivers, IsOfDigsStepsGardensAndPieces) {
    Game game = full();
    game.turns = {{.dig = dig("b2", "SF.."), .steps = {from(From::dug, "a1", 1), from(From::slot, "c1", 1)}},
                  {.dig = dig("c2", "SF..")}};
    EXPECT_EQ(clerk::babylon::waivers(game), 0);
    game.turns[0].dig->waived = true;
    EXPECT_EQ(clerk::babylon::waivers(game), 1);
    game.turns[0].steps[1].waived = true;
    EXPECT_EQ(clerk::babylon::waivers(game), 2);

    game = final_garden({stands({"S...", "a1"}), stands({"....", "c1"}), stands({"....", "e1"})},
                        {stands(Kind::statue, {"a2@1"}), stands(Kind::statue, {"b1@1"})});
    EXPECT_EQ(clerk::babylon::waivers(game), 0);
    game.gardens[0].terraces[1].waived = true;
    EXPECT_EQ(clerk::babylon::waivers(game), 1);
    game.gardens[0].ornaments[1].waived = true;
    EXPECT_EQ(clerk::babylon::waivers(game), 2);
    game.gardens[0].waived = true;
    EXPECT_EQ(clerk::babylon::waivers(game), 3);
}

TEST(FinalGarden, APieceMayBeWaived) {
    Game game = final_garden({stands({"....", "a1", 1}), stands({"....", "c1", 4})});
    game.gardens[0].terraces[1].waived = true;
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_THAT(babylon::test::waivers(game), ElementsAre("terrace.level-order", "terrace.support"));
    game.gardens[0].terraces[1].placement.at = *read_cell("h1");
    EXPECT_THAT(violations(game), ElementsAre("terrace.off-board"));
}

}
