// A sheet in the history: it counts as a play of the game that it names, exactly as that game's plays from elsewhere
// do.
#include "app/table/catalogue.h"
#include "app/table/desk.h"
#include "db/check_up/check_up.h"
#include "db/figures/statistics.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <gmock/gmock.h>

namespace clerk {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Record sheet(const std::string& rest, const std::string& players = R"([{"name":"Linda"},{"name":"John"}])") {
    const auto record = parse(R"({"format":"clerk-record","version":1,"id":"018f6d2e-0000-4000-8000-000000000001",)"
                              R"("game":"sheet","started_at":"2026-11-20T19:30:00Z","name":"Catan","players":)" +
                              players + "," + rest + "}");
    return record.value();
}

class SheetInHistory : public testing::Test {
protected:
    test::Folder folder;
    Desk desk{folder / "history.db"};

    db::ListedPlay finished(const Record& record) {
        desk.start(record);
        desk.award();
        return db::Plays(desk.store()).load(record.head.id);
    }
    void expect_in_order() {
        const db::CheckUp found = db::check_up(folder / "history.db");
        EXPECT_THAT(found.troubles, IsEmpty());
        EXPECT_THAT(found.differences, IsEmpty());
    }
};

TEST_F(SheetInHistory, IsAPlayOfTheGameThatItNames) {
    const db::Play play = finished(sheet(R"("rows":[{"figures":[10,8]}])")).play;
    EXPECT_EQ(play.game, "Catan");
    EXPECT_EQ(play.variant, "");
    EXPECT_TRUE(play.unknown_start);
    EXPECT_EQ(play.seats[0].score, Points(10));
    EXPECT_TRUE(play.seats[0].winner);
    EXPECT_EQ(play.seats[1].rank, 2);
    EXPECT_THAT(db::Plays(desk.store()).games(), ElementsAre("Catan"));
    expect_in_order();
}

TEST_F(SheetInHistory, KeepsItsRowsExactly) {
    const db::Play play = finished(sheet(R"("rows":[{"name":"Roads","figures":[12.5,-0.25]},)"
                                         R"({"name":"Towns","figures":["123456789.123456789","-3000000000"]}])"))
                              .play;
    EXPECT_EQ(play.seats[0].score, points_of("123456801.623456789"));
    EXPECT_EQ(play.seats[1].score, points_of("-3000000000.25"));
    EXPECT_THAT(play.seats[0].categories, ElementsAre(std::pair("Roads", *points_of("12.5")),
                                                      std::pair("Towns", *points_of("123456789.123456789"))));
    EXPECT_EQ(play.seats[1].categories[0].second, *points_of("-0.25"));
    expect_in_order();
}

TEST_F(SheetInHistory, TellsHowItIsWon) {
    const db::Play play =
        finished(sheet(R"("wins":"lowest","first_began":true,"rows":[{"figures":[3,8]}])",
                       R"([{"name":"Linda","team":"A"},{"name":"John","team":"B"},{"name":"Mei","team":"A"}])"))
            .play;
    EXPECT_TRUE(play.lowest_wins);
    EXPECT_FALSE(play.unknown_start);
    EXPECT_EQ(play.seats[2].team, "A");
    EXPECT_EQ(play.seats[2].score, Points(3));
    EXPECT_TRUE(play.seats[2].winner);
    expect_in_order();
}

TEST_F(SheetInHistory, LostAgainstTheGameNobodyHasAPlace) {
    const db::Play play = finished(sheet(R"("wins":"together","won":false)")).play;
    EXPECT_TRUE(play.cooperative);
    for (const db::PlaySeat& seat : play.seats) {
        EXPECT_FALSE(seat.winner);
        EXPECT_FALSE(seat.rank);
        EXPECT_FALSE(seat.score);
    }
    expect_in_order();
}

TEST_F(SheetInHistory, PlacesAreToldWithoutPoints) {
    const db::Play play = finished(sheet(R"("wins":"places","rows":[{"figures":[2,1]}])")).play;
    EXPECT_TRUE(play.no_points);
    EXPECT_FALSE(play.seats[0].score);
    EXPECT_EQ(play.seats[0].rank, 2);
    EXPECT_TRUE(play.seats[1].winner);
    expect_in_order();
}

TEST_F(SheetInHistory, FollowsWhenItIsRenamedAndWhenItIsUndone) {
    const Record record = sheet(R"("rows":[{"figures":[10,8]}])");
    finished(record);
    Record renamed = record;
    std::get<sheet::Game>(renamed.game).name = "Carcassonne";
    desk.change(renamed);
    EXPECT_EQ(db::Plays(desk.store()).load(record.head.id).play.game, "Carcassonne");
    desk.undo();
    EXPECT_EQ(db::Plays(desk.store()).load(record.head.id).play.game, "Catan");
    expect_in_order();
}

TEST_F(SheetInHistory, IsOfferedAsItLookedTheLastTime) {
    finished(sheet(R"("rows":[{"name":"Roads","figures":[10,8]}])"));
    const SetupDefaults defaults = setup_defaults(desk.store());
    EXPECT_EQ(defaults.game, "sheet");
    EXPECT_THAT(defaults.others.names, ElementsAre("Catan"));
    const auto last = defaults.others.as_last("Catan");
    ASSERT_TRUE(last);
    EXPECT_EQ(std::get<sheet::Game>(*last).rows.front().name, "Roads");
    EXPECT_FALSE(defaults.others.as_last("Chess"));
}

}
}
