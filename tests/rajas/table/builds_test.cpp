// Depth builds at the table: tiles by their roads, markers by clicks and keys.
#include "app/table/rajas/setup.h"
#include "app/table/rajas/turn_input.h"
#include "app/table/rajas/words.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {
namespace {

using testing::ElementsAre;

game::Cell cell(const char* written) { return *game::read_cell(written); }

const game::Lay& lay(const game::Turn& turn, std::size_t step) { return std::get<game::Lay>(turn.steps.at(step).what); }

TEST(RajasBuilds, AnOrdinaryTurnIsTwoMarkersAndItsEnd) {
    AtTable table(described(Depth::builds));
    table.track(Track::money, 9);
    table.track(Track::fame, 2);
    table.keys("D");
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.turn(0), (game::Turn{.player = 0, .money = 9, .fame = 2}));
    EXPECT_EQ(table.position().player, 1) << "the next one is looked at";
    EXPECT_EQ(table.entries, 3);
}

TEST(RajasBuilds, ATurnWithATileTakesAtMostSixEntries) {
    AtTable table(described(Depth::builds));
    table.act([](const Position& position, Entry entry) {
        return choose_roads(position, std::move(entry), *game::read_roads("ns"));
    });
    table.click("a2");
    table.track(Track::money, 11);
    table.track(Track::fame, 2);
    table.keys("D");
    EXPECT_LE(table.entries, 6);
    ASSERT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(lay(table.turn(0), 0).at, cell("a2"));
    EXPECT_EQ(table.turn(0).money, 11);
    EXPECT_TRUE(table.turn(0).done);
    EXPECT_TRUE(table.legal());
}

TEST(RajasBuilds, RoadsAreTypedSideBySideAndTurned) {
    AtTable table(described(Depth::builds));
    table.keys("NE");
    EXPECT_EQ(write(table.entry().tile.roads), "ne");
    table.keys("R");
    EXPECT_EQ(write(table.entry().tile.roads), "es");
    table.keys("E");
    EXPECT_EQ(write(table.entry().tile.roads), "s");
    table.click("a2");
    EXPECT_EQ(write(lay(table.turn(0), 0).tile.roads), "s");
    EXPECT_FALSE(table.turn(0).done) << "the turn goes on";
}

TEST(RajasBuilds, MarkersAreTyped) {
    AtTable table(described(Depth::builds));
    table.keys("M17F9D");
    EXPECT_EQ(table.turn(0).money, 17);
    EXPECT_EQ(table.turn(0).fame, 9);
    table.keys("5");
    EXPECT_FALSE(table.why_not().empty()) << "no marker was named";
}

TEST(RajasBuilds, QuietTurnsAreSkipped) {
    AtTable table(described(Depth::builds));
    table.look_at(1);
    table.keys("M8D");
    table.look_at(1);
    table.keys("M12D");
    ASSERT_EQ(table.game().turns.size(), 2u);
    EXPECT_EQ(table.turn(1).player, 1);
    EXPECT_EQ(table.turn(1).money, 12);
    EXPECT_TRUE(table.legal());
    table.keys("D");
    EXPECT_EQ(table.game().turns.size(), 2u) << "nothing moved: no turn";
    EXPECT_FALSE(table.why_not().empty());
}

TEST(RajasBuilds, WhatIsBegunForAPlayerWaitsWhileAnotherIsLookedAt) {
    AtTable table(described(Depth::builds));
    table.keys("M12");
    table.look_at(1);
    EXPECT_FALSE(begun(table.entry()));
    table.keys("F3");
    table.look_at(0);
    EXPECT_EQ(table.entry().markers.money, 12);
    EXPECT_EQ(table.entry().markers.fame, std::nullopt);
    table.keys("D");
    EXPECT_EQ(table.turn(0).money, 12);
    table.look_at(1);
    EXPECT_FALSE(begun(table.entry())) << "the game is another";
}

TEST(RajasBuilds, ATurnInProgressIsItsPlayersAlone) {
    AtTable table(described(Depth::builds));
    table.keys("NS");
    table.click("a2");
    table.look_at(1);
    table.keys("N");
    EXPECT_FALSE(table.why_not().empty());
    table.keys("D");
    EXPECT_FALSE(table.turn(0).done);
}

TEST(RajasBuilds, TheGhostSaysWhetherTheTileLinks) {
    AtTable table(described(Depth::builds));
    EXPECT_EQ(ghost_at(table.position(), table.entry(), cell("a2")), std::nullopt) << "nothing is in hand";
    table.keys("S");
    EXPECT_TRUE(ghost_at(table.position(), table.entry(), cell("a2"))->legal);
    EXPECT_FALSE(ghost_at(table.position(), table.entry(), cell("c2"))->legal);
    EXPECT_THAT(open_cells(table.position(), table.entry()), ElementsAre(cell("a2")));
}

TEST(RajasBuilds, ATileThatDoesNotLinkIsToldAndWhatWouldDo) {
    AtTable table(described(Depth::builds));
    table.keys("N");
    table.click("a2");
    EXPECT_EQ(table.broken(), "road.none");
    EXPECT_EQ(table.turn(0).steps.size(), 1u) << "nothing entered is lost";
    table.keys("D");
    EXPECT_FALSE(table.why_not().empty()) << "first a decision";
    table.agree();
    EXPECT_TRUE(table.legal());
    table.keys("D");
    EXPECT_TRUE(table.turn(0).done);
}

TEST(RajasBuilds, WhatCannotLieThereIsRefused) {
    AtTable table(described(Depth::builds));
    table.keys("N");
    table.click("a1"); // the residence
    ASSERT_TRUE(table.refused());
    EXPECT_EQ(table.refused()->finding.rule->id, "tile.off-board");
    EXPECT_TRUE(table.game().turns.empty());
}

TEST(RajasBuilds, WhereTheFacingIsNotDescribedTheTableSaysThatTheMarkersMet) {
    AtTable table(plain(Depth::builds));
    table.keys("M40F30HD");
    EXPECT_TRUE(table.turn(0).met);
    EXPECT_TRUE(table.position().anyone_met());
    AtTable known(described(Depth::builds));
    known.keys("H");
    EXPECT_FALSE(known.why_not().empty());
    known.keys("M60F30D");
    EXPECT_TRUE(known.position().anyone_met()) << "50 - 60 / 2 faces: a gap of 10";
}

TEST(RajasBuilds, TurnsAreToldWithWhatCameNearer) {
    AtTable table(described(Depth::builds));
    table.keys("S");
    table.click("a2");
    table.keys("M9F2D");
    const auto fold = game::fold(table.game());
    const auto lines = turn_lines(table.game(), fold);
    ASSERT_EQ(lines.size(), 1u);
    EXPECT_EQ(lines[0].words, "a tile on a2; money 9; fame 2");
    EXPECT_EQ(lines[0].title, "Turn 1, Raji");
    EXPECT_EQ(lines[0].gain, wxString("+5")); // from 0 - 49 to 2 - 46
}

TEST(RajasBuilds, AnEndThatIsTakenBackIsEnteredAgainAsItWas) {
    AtTable table(described(Depth::builds));
    table.keys("F9D");
    table.look_at(0);
    table.keys("F3D");
    ASSERT_EQ(table.broken(), "marker.fame-back");
    table.look_at(0);
    table.correct();
    EXPECT_TRUE(table.legal());
    EXPECT_EQ(table.game().turns.size(), 1u);
    EXPECT_EQ(table.entry().markers.fame, 3);
    EXPECT_TRUE(begun(table.entry()));
}

TEST(RajasBuilds, WhatTheRecordSaysOfAnOpenTurnIsNotBegun) {
    const game::Turn recorded{.player = 0, .money = 10, .fame = 2};
    Entry entry = ending_as({}, recorded);
    EXPECT_EQ(entry.markers, markers_of(recorded));
    EXPECT_FALSE(begun(entry));
    entry.markers.money = 12;
    EXPECT_TRUE(begun(entry));
    EXPECT_EQ(ending_as(entry, recorded).markers.money, 12) << "a step was entered meanwhile";
    EXPECT_EQ(let_go(entry).markers, markers_of(recorded));
}

TEST(RajasBuilds, TheGuideThroughAFirstGameAsksForATileByItsRoads) {
    EXPECT_TRUE(first_steps(described(Depth::builds)).at(1).words.Contains("roads"));
    EXPECT_TRUE(first_steps(described(Depth::full)).at(1).words.Contains("colour and price"));
}

}
}
