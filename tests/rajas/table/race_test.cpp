// The race: where the markers are, what is to go, who would win.
#include "app/table/rajas/race.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {
namespace {

Race race_of(const AtTable& table) { return race(table.position(), table.entry()); }

TEST(RajasRace, TellsWhatIsToGoAndWhoIsNearest) {
    AtTable table(described(Depth::builds));
    table.keys("M12F10D");
    const Race race = race_of(table);
    EXPECT_EQ(race.lanes[0].gap, 10 - 44);
    EXPECT_EQ(gap_in_words(race.lanes[0]), "34 to go");
    EXPECT_EQ(race.verdict, "Nobody's markers have met. Nearest: Raji, with 34 to go.");
    EXPECT_FALSE(race.lanes[0].ahead);
}

TEST(RajasRace, TellsTheNextBonusesNotThoseReachedBefore) {
    AtTable table(described(Depth::builds));
    table.keys("M21F5D");
    table.look_at(0);
    table.keys("M11D"); // paid: what it brought before stays
    const Lane lane = race_of(table).lanes[0];
    EXPECT_EQ(lane.money, 11);
    EXPECT_EQ(lane.next_money, (BonusSpace{33, Bonus::die}));
    EXPECT_EQ(lane.next_fame, (BonusSpace{15, Bonus::worker}));
    EXPECT_EQ(next_in_words(lane), "fame 15: a worker; money 33: a die");
}

TEST(RajasRace, TheFourthMoneyBonusIsKnownOnlyWhereItIsDescribed) {
    game::Board board;
    EXPECT_EQ(bonuses(board, Track::money).size(), 4u);
    board.last_money_bonus = 55;
    EXPECT_EQ(bonuses(board, Track::money).back(), (BonusSpace{55, Bonus::die}));
}

TEST(RajasRace, ShowsWhereTheMarkersAreToStand) {
    AtTable table(described(Depth::builds));
    table.keys("M17");
    EXPECT_EQ(race_of(table).lanes[0].money, 3);
    EXPECT_EQ(race_of(table).lanes[0].money_to, 17);
    EXPECT_EQ(race_of(table).lanes[1].money_to, std::nullopt);
}

TEST(RajasRace, TellsWhoWouldWin) {
    AtTable table(described(Depth::builds));
    table.keys("M60F21DM60F22D");
    const Race race = race_of(table);
    EXPECT_FALSE(race.lanes[0].ahead);
    EXPECT_TRUE(race.lanes[1].ahead) << "the larger gap";
    EXPECT_EQ(race.verdict, "If it ended now: Layla.");
    EXPECT_EQ(gap_in_words(race.lanes[1]), "2 past");
}

TEST(RajasRace, IsShownWhereNothingIsDescribed) {
    AtTable table(plain(Depth::builds));
    EXPECT_EQ(gap_in_words(race_of(table).lanes[0]), "gap: ?");
    EXPECT_EQ(race_of(table).verdict, "Nobody's markers have met.");
}

}
}
