#include "app/table/rajas/race.h"
#include "core/score_sheet.h"
#include "db/check_up/check_up.h"
#include "db/figures/statistics.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "i18n/text.h"
#include "tests/db/support.h"
#include "tests/rajas/table/at_table.h"

#include <gmock/gmock.h>

namespace clerk::table::rajas::test {

// The race: where the markers are, what is to go, who would win.

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

TEST(RajasRace, BeginsWithAProposalWhereNothingIsDescribed) {
    AtTable table(plain(Depth::builds));
    EXPECT_EQ(gap_in_words(race_of(table).lanes[0]), "about 59 to go");
    EXPECT_EQ(race_of(table).lanes[0].gap, -59);
    EXPECT_TRUE(race_of(table).proposed);
    EXPECT_EQ(race_of(table).verdict, "Nobody's markers have met. Nearest: Raji and Layla, with about 59 to go.");
    table.keys("M65F30D");
    EXPECT_EQ(gap_in_words(race_of(table).lanes[0]), "perhaps met") << "who knows it says so";
    EXPECT_FALSE(race_of(table).lanes[0].met);
    EXPECT_EQ(race_of(table).verdict, "Have the markers met that belong to: Raji? Then press H.");
}

}

}

namespace clerk::table::rajas {

// Results are gaps: below 0 as well, and sometimes not known. The history keeps and counts them so.

namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using testing::Pair;

Record ended(int number, const std::string& finals) {
    return parse(R"({"format":"clerk-record","version":1,"id":")" + clerk::test::uuid(number) +
                 R"(","game":"rajas","started_at":"2026-11-20T19:30:00Z","depth":"final",)"
                 R"("players":[{"name":"Raji"},{"name":"Layla"},{"name":"Mira"}],"finals":)" +
                 finals + "}")
        .value();
}

class Gaps : public testing::Test {
protected:
    clerk::test::Folder folder;
    db::Store store{folder / "history.db"};

    std::string add(const Record& record) {
        store.add(record);
        store.award(record, score(record), 1, "2026-11-20T22:00:00Z");
        return record.head.id;
    }
    std::vector<db::PlaySeat> seats(const std::string& id) const { return db::Plays(store).load(id).play.seats; }
    db::PlayerPage page(const std::string& name) const {
        const auto people = db::People(store).list();
        return db::Statistics(store).player(std::ranges::find(people, name, &db::Person::name)->id, {});
    }
};

TEST_F(Gaps, BelowNoneAreKeptAndCounted) {
    const auto all = seats(add(ended(1, R"([{"gap":2},{"gap":-7},{"gap":-3}])")));
    EXPECT_EQ(all[0].score, 2);
    EXPECT_TRUE(all[0].winner);
    EXPECT_EQ(all[1].score, -7);
    EXPECT_EQ(all[1].rank, 3);
    EXPECT_THAT(all[1].categories, ElementsAre(Pair("gap", -7)));
    add(ended(2, R"([{"gap":1},{"gap":-12},{"gap":0}])"));
    const db::PlayerPage layla = page("Layla");
    EXPECT_EQ(layla.total.scored, 2);
    EXPECT_EQ(layla.total.average(), -9.5);
    EXPECT_EQ(layla.total.best, -7) << "the larger gap";
    EXPECT_EQ(layla.total.wins, 0);
    ASSERT_EQ(layla.categories.size(), 1u);
    EXPECT_EQ(layla.categories[0].best, -7);
}

TEST_F(Gaps, ThatAreNotKnownAreNoNoughts) {
    const std::string id = add(ended(1, R"([{"gap":2},{"gap":-7},{"money":41,"fame":19}])"));
    const auto all = seats(id);
    EXPECT_EQ(all[2].score, std::nullopt);
    EXPECT_EQ(all[2].rank, 3);
    EXPECT_THAT(all[2].categories, IsEmpty());
    EXPECT_EQ(page("Mira").total.scored, 0);
    EXPECT_EQ(page("Mira").total.plays, 1);
    EXPECT_EQ(page("Mira").total.best, std::nullopt);
    EXPECT_TRUE(db::Plays(store).load(id).finished);
    EXPECT_THAT(db::check_up(folder / "history.db").troubles, IsEmpty());
}

TEST_F(Gaps, AreCalledSo) {
    const ScoreSheet sheet = score(ended(1, R"([{"gap":2},{"gap":-7},{"money":41,"fame":19}])"));
    EXPECT_EQ(known_total(sheet.players[1]), -7);
    EXPECT_EQ(known_total(sheet.players[2]), std::nullopt);
    EXPECT_EQ(i18n::points_name("rajas"), "Gap");
    EXPECT_EQ(i18n::total_name("rajas"), "Gap");
    EXPECT_EQ(i18n::points_name("a game not known here"), "Points");
    EXPECT_EQ(i18n::figure_or_dash(std::optional<int>()), "-");
}

}

}
