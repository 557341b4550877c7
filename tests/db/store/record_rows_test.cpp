#include "db/store/record_rows.h"
#include "tests/db/support.h"

#include <SQLiteCpp/Database.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

ScoreSheet sheet(int linda, int john) {
    ScoreSheet sheet{.complete = true,
                     .players = {{.name = "Linda", .categories = {{"statues", {{linda}}}, {"height", {}}}},
                                 {.name = "John", .categories = {{"statues", {{1}, {john - 1}}}, {"height", {}}}}}};
    for (auto& player : sheet.players) player.facts = {{"open_slots", player.name == "John" ? 3 : 4}};
    rank(sheet, "open_slots");
    return sheet;
}

class Result : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};
    const std::string id = test::uuid(1);

    void SetUp() override { store.add(test::game(1, 30)); }
    void award(int linda, int john) { store.award(store.load(id), sheet(linda, john), 1, "2026-11-20T22:00:00+01:00"); }
};

TEST_F(Result, IsKeptAsAwarded) {
    EXPECT_FALSE(store.result(id));
    store.award(store.load(id), sheet(61, 61), 7, "2026-11-20T22:00:00+01:00");
    store = db::Store(folder / "history.db");
    const auto result = store.result(id);
    ASSERT_TRUE(result);
    EXPECT_EQ(result->rules_version, 7);
    EXPECT_EQ(result->awarded_at, "2026-11-20T22:00:00+01:00");
    EXPECT_EQ(result->sheet,
              R"({"complete":true,"players":[{"name":"Linda","total":61,"rank":2,"winner":false,)"
              R"("categories":{"statues":61,"height":0},"open_slots":4},{"name":"John","total":61,"rank":1,)"
              R"("winner":true,"categories":{"statues":61,"height":0},"open_slots":3}],"tie_break":"open_slots"})");
}

TEST_F(Result, IsShownInTheList) {
    award(61, 40);
    const auto game = store.games().at(0);
    EXPECT_TRUE(game.finished);
    EXPECT_EQ(game.seats[0].total, 61);
    EXPECT_EQ(game.seats[0].rank, 1);
    EXPECT_TRUE(game.seats[0].winner);
    EXPECT_EQ(game.seats[1].total, 40);
    EXPECT_EQ(game.seats[1].rank, 2);
    EXPECT_FALSE(game.seats[1].winner);
}

TEST_F(Result, IsReplacedByTheNext) {
    award(61, 40);
    award(20, 40);
    EXPECT_EQ(store.games().at(0).seats[0].total, 20);
    EXPECT_EQ(store.games().at(0).seats[1].rank, 1);
}

TEST_F(Result, StandsWhileTheGameIsAsItWas) {
    award(61, 40);
    store.change(test::game(1, 30), test::game(1, 29));
    EXPECT_FALSE(store.result(id)) << "a change withdraws it";
    EXPECT_FALSE(store.games().at(0).finished);
    EXPECT_EQ(store.games().at(0).seats[0].total, std::nullopt);
    store.undo(store.load(id));
    EXPECT_TRUE(store.result(id)) << "the undo of the change brings it back";
    EXPECT_EQ(store.games().at(0).seats[0].total, 61);
}

TEST_F(Result, IsGoneWithTheActionsItStoodOn) {
    store.change(test::game(1, 30), test::game(1, 29));
    award(61, 40);
    store.undo(store.load(id));
    EXPECT_FALSE(store.result(id));
    store.redo(store.load(id));
    EXPECT_TRUE(store.result(id));
    store.undo(store.load(id));
    store.change(test::game(1, 30), test::game(1, 28));
    EXPECT_FALSE(store.result(id)) << "as many actions, but another game";
    EXPECT_FALSE(store.games().at(0).finished);
}

TEST_F(Result, CanBeWithdrawn) {
    award(61, 40);
    store.withdraw_result(test::uuid(2)); // of a game that is not there there is none
    EXPECT_TRUE(store.result(id));
    store.withdraw_result(id);
    EXPECT_FALSE(store.result(id));
    EXPECT_FALSE(store.games().at(0).finished);
    SQLite::Database raw(folder / "history.db", SQLite::OPEN_READONLY);
    EXPECT_EQ(raw.execAndGet("SELECT count(score) + count(rank) + sum(winner) FROM play_seat").getInt(), 0);
}

/// What a history from elsewhere may hold in the place of one.
TEST(Score, IsWhatSaysTheTotalOfEverySeat) {
    for (const char* sheet : {R"({"players":[{"total":61,"rank":1},{"total":null}]})",
                              R"({"players":[{"total":"61.5","rank":1}]})", R"({"players":[]})"})
        EXPECT_TRUE(db::is_score(sheet)) << sheet;
    for (const char* sheet : {"", "[]", "{}", R"({"players":7})", R"({"players":[7]})", R"({"players":[{"rank":1}]})",
                              R"({"players":[{"total":"sixty"}]})", R"({"players":[{"total":6.1}]})",
                              R"({"players":[{"total":61,"rank":"1"}]})", R"({"players":[{"total":61},{"total":[]}]})"})
        EXPECT_FALSE(db::is_score(sheet)) << sheet;
}

}
