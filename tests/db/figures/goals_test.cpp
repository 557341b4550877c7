// Goals of a year: what counts for them, how they are taken away, and two histories that have them.
#include "db/check_up/check_up.h"
#include "db/figures/goals.h"
#include "db/merging/merge.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;

class GoalsTest : public testing::Test {
protected:
    void play(const std::string& game, int times, int year = 2026) {
        for (int i = 0; i < times; ++i) {
            db::Play one{.id = test::uuid(++plays_), .game = game};
            one.played_at = std::to_string(year) + "-06-15T12:00:00Z";
            one.seats = {{.player = "", .name = "Ann"}};
            db::Plays(store).import({one}, "a file");
        }
    }

    test::Folder folder, elsewhere;
    db::Store store{folder / "history.db"};
    db::Goals goals{store};
    int plays_ = 0;
};

TEST_F(GoalsTest, TheGamesThatArePlayedMostCount) {
    goals.add({.name = "3 x 4", .year = 2026, .games = 3, .plays = 4});
    goals.add({.name = "last year", .year = 2025, .games = 1, .plays = 1});
    play("Chess", 6);
    play("Go", 4);
    play("Golf", 3);
    play("Race", 1);
    play("Chess", 9, 2025);
    const std::vector<db::GoalProgress> of_year = goals.progress(2026);
    ASSERT_EQ(of_year.size(), 1U);
    const db::GoalProgress& one = of_year[0];
    EXPECT_EQ(one.goal.name, "3 x 4");
    EXPECT_EQ(one.games, 2);
    EXPECT_EQ(one.plays, 4 + 4 + 3) << "no more of a game than it asks for";
    EXPECT_EQ(one.asked(), 12);
    EXPECT_FALSE(one.is_reached());
    EXPECT_THAT(one.counted, ElementsAre(std::pair("Chess", 6), std::pair("Go", 4), std::pair("Golf", 3)));
    play("Golf", 1);
    EXPECT_TRUE(goals.progress(2026)[0].is_reached());
    EXPECT_TRUE(goals.progress(2025)[0].is_reached());
    EXPECT_THAT(goals.progress(2024), IsEmpty());
}

TEST_F(GoalsTest, AreTakenAwayAndBroughtBack) {
    const std::string id = goals.add({.name = "10 x 10", .year = 2026});
    ASSERT_THAT(goals.list(), ElementsAre(db::Goal{id, "10 x 10", 2026, 10, 10}));
    goals.remove(id);
    EXPECT_THAT(goals.list(), IsEmpty());
    goals.bring_back(id);
    EXPECT_EQ(goals.list().size(), 1U);
    EXPECT_EQ(test::reason([&] { goals.remove("none"); }), db::Error::Reason::not_found);
    for (const db::Goal& wrong :
         {db::Goal{.name = "", .year = 2026}, db::Goal{.name = "a", .year = 0},
          db::Goal{.name = "a", .year = 2026, .games = 0}, db::Goal{.name = "a", .year = 2026, .plays = 1001}})
        EXPECT_THROW(goals.add(wrong), std::invalid_argument);
    EXPECT_THAT(db::check_up(store.connection()->db).troubles, IsEmpty());
}

TEST_F(GoalsTest, OfTwoHistoriesTheLaterVersionWinsOnBothSides) {
    const auto here = folder / "here.db", there = elsewhere / "there.db";
    const auto add = [](const auto& file, const std::string& name) {
        db::Store one(file);
        return db::Goals(one).add({.name = name, .year = 2026});
    };
    const std::string ours = add(here, "ours");
    add(there, "theirs");
    {
        db::Store one(here);
        EXPECT_TRUE(db::preview_merge(one, there).changes);
        db::merge(one, there, test::noon);
        EXPECT_EQ(db::Goals(one).list().size(), 2U);
        EXPECT_FALSE(db::merge(one, there, test::noon).merged.changes);
        db::Goals(one).remove(ours);
    }
    db::Store other(there);
    db::merge(other, here, test::noon);
    EXPECT_THAT(db::Goals(other).list(), ElementsAre(testing::Field(&db::Goal::name, "theirs")))
        << "taken away there too";
    EXPECT_THAT(db::check_up(other.connection()->db).troubles, IsEmpty());
}

}
