// Finished palaces without their history: all is judged, each tile reports the first rule it breaks.
#include "tests/alhambra/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace clerk::alhambra::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Game one_palace(FinalPalace palace) { return final_palaces({round_of({std::move(palace)})}); }

const FinalPalace with_hole{lies("blue-8-0", "1,0"),   lies("red-9-0", "2,0"),    lies("brown-9-0", "2,1"),
                            lies("white-10-0", "0,1"), lies("green-10-0", "0,2"), lies("green-11-0", "1,2")};

std::vector<int> indices(const Report& report) {
    std::vector<int> list;
    for (const Breach& breach : report.violations) list.push_back(breach.where.index);
    return list;
}

TEST(FinalPalaces, AreLegalWhereTheyStandAsTheyMay) {
    const Report report = replay(one_palace({lies("blue-8-0", "1,0"), lies("blue-7-e", "0,1")})).report;
    EXPECT_TRUE(report.legal());
    EXPECT_EQ(report.turns_played, std::nullopt);
    EXPECT_EQ(report.scorings, std::nullopt);
    EXPECT_EQ(report.over, std::nullopt);
}

TEST(FinalPalaces, TheOrderOfEntryDoesNotMatterForTheWay) {
    EXPECT_THAT(violations(one_palace({lies("red-9-0", "2,0"), lies("blue-8-0", "1,0")})), IsEmpty());
}

TEST(FinalPalaces, AreJudgedInThreePasses) {
    const Game game = one_palace({lies("white-11-0", "5,5"), lies("red-7-w", "1,0"), lies("purple-12-0", "1,0"),
                                  lies("blue-8-0", "0,0"), lies("brown-9-0", "0,-1"), lies("brown-9-0", "0,-2")});
    const Report report = replay(game).report;
    EXPECT_THAT(ids(report.violations),
                ElementsAre("place.occupied", "place.occupied", "tile.twice", "place.apart", "place.edges"));
    EXPECT_THAT(indices(report), ElementsAre(2, 3, 5, 0, 1));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 0, .round = 1, .piece = "tile", .index = 2}));
}

TEST(FinalPalaces, AHoleIsSaidLastAndOfThePalace) {
    FinalPalace palace = with_hole;
    palace.push_back(lies("purple-12-0", "5,5"));
    const Report report = replay(final_palaces({round_of({{}, palace})})).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("place.apart", "palace.hole"));
    EXPECT_EQ(report.violations[1].where, (Where{.player = 1, .round = 1}));
    EXPECT_THAT(written(report.violations[1].finding.places), ElementsAre("1,1"));
    EXPECT_THAT(report.violations[1].finding.figures, ElementsAre(1));
}

TEST(FinalPalaces, WallsAreComparedWithTheNeighboursTakenBefore) {
    const Report report =
        replay(one_palace({lies("red-7-w", "1,1"), lies("blue-8-0", "1,0"), lies("brown-9-0", "0,1")})).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("place.edges"));
    EXPECT_THAT(indices(report), ElementsAre(2)) << "the one that came last does not match";
    EXPECT_THAT(written(report.violations[0].finding.places), ElementsAre("0,1", "1,1"));
}

TEST(FinalPalaces, ATileBehindAWallCannotBeReached) {
    EXPECT_THAT(violations(one_palace({lies("blue-7-e", "0,1"), lies("red-7-w", "1,1")})), ElementsAre("place.reach"));
}

TEST(FinalPalaces, ATileIsThereOnceInAScoring) {
    Round round = round_of({{lies("blue-8-0", "1,0"), lies("red-9-0", "0,1")}, {lies("blue-8-0", "1,0")}}, 2);
    round.dirk = tile_list({"red-9-0"});
    const Report report = replay(final_palaces({round})).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("tile.twice", "tile.twice"));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 0, .round = 1, .piece = "tile", .index = 1}))
        << "Dirk has it";
    EXPECT_EQ(report.violations[1].where, (Where{.player = 1, .round = 1, .piece = "tile", .index = 0}));
}

TEST(FinalPalaces, ATileNotTakenDoesNotCountAsTaken) {
    EXPECT_THAT(violations(one_palace({lies("blue-8-0", "0,0"), lies("blue-8-0", "1,0")})),
                ElementsAre("place.occupied"));
}

TEST(FinalPalaces, EachScoringStandsForItself) {
    const Round same = round_of({{lies("blue-8-0", "1,0")}});
    const Round elsewhere = round_of({{}, {lies("blue-8-0", "3,3")}});
    const Report report = replay(final_palaces({same, same, elsewhere})).report;
    EXPECT_THAT(ids(report.violations), ElementsAre("place.apart"));
    EXPECT_EQ(report.violations[0].where, (Where{.player = 1, .round = 3, .piece = "tile", .index = 0}));
}

TEST(FinalPalaces, PointsThatWereTypedAreNotJudged) {
    EXPECT_THAT(violations(final_palaces({{.points = {900, 0}}})), IsEmpty());
}

// Waivers

TEST(FinalWaivers, AWaivedTileListsAllThatItBreaks) {
    const Game game = one_palace({waived(lies("blue-8-0", "5,5")), waived(lies("green-12-s", "0,1"))});
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_THAT(waivers(game), ElementsAre("place.apart", "place.reach", "place.edges", "place.reach"));
}

TEST(FinalWaivers, DoNotReachWhatCannotBe) {
    EXPECT_THAT(violations(one_palace({waived(lies("blue-8-0", "0,0"))})), ElementsAre("place.occupied"));
    EXPECT_THAT(violations(one_palace({lies("blue-8-0", "1,0"), waived(lies("blue-8-0", "0,1"))})),
                ElementsAre("tile.twice"));
}

TEST(FinalWaivers, OfTheRoundAreForTheHole) {
    Game game = one_palace(with_hole);
    EXPECT_THAT(violations(game), ElementsAre("palace.hole"));
    game.rounds[0].waived = true;
    EXPECT_THAT(violations(game), IsEmpty());
    EXPECT_THAT(waivers(game), ElementsAre("palace.hole"));
    game.rounds[0].palaces[0].push_back(lies("purple-12-0", "5,5"));
    EXPECT_THAT(violations(game), ElementsAre("place.apart")) << "and not for a tile";
    game.rounds[0].waived = false;
    game.rounds[0].palaces[0].back().waived = true;
    EXPECT_THAT(violations(game), ElementsAre("palace.hole")) << "nor the tile's for the hole";
}

}

}
