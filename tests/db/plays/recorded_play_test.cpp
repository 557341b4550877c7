// What a play takes over from its game: the categories that are known, the time it took; and who has played a sample.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/open.h"
#include "db/figures/statistics.h"
#include "db/figures/summaries.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;

/// Finished palaces of Linda and two others: a blue tile of hers at each scoring, but for those of which only the
/// points were entered.
Record palaces(int number, bool typed) {
    const std::string drawn = R"({"palaces":[[{"tile":"blue-8-0","at":"1,0"}],[],[]]})";
    return parse(R"({"format":"clerk-record","version":1,"id":")" + test::uuid(number) +
                 R"(","game":"alhambra","started_at":"2026-11-20T19:30:00Z","depth":"final",)" +
                 R"("players":[{"name":"Linda"},{"name":"John"},{"name":"Mary"}],"rounds":[)" +
                 (typed ? R"({"points":[9,12,0]})" : drawn) + "," + drawn + "," + drawn + "]}")
        .value();
}

class RecordedPlay : public testing::Test {
protected:
    test::Folder folder;
    db::Store store{folder / "history.db"};

    std::string add(const Record& record) {
        store.add(record);
        store.award(record, score(record), 1, "2026-11-20T22:00:00Z");
        return record.head.id;
    }
    std::string linda() const { return db::People(store).list().at(1).id; }
    static std::vector<std::pair<std::string, double>> averages(const db::Store& history) {
        std::vector<std::pair<std::string, double>> found;
        const std::string person = db::People(history).list().at(1).id;
        for (const auto& one : db::Statistics(history).player(person, {}).categories)
            if (one.points.about() > 0) found.emplace_back(one.category, one.average());
        return found;
    }
    db::ListedPlay play(const std::string& id) const { return db::Plays(store).load(id); }
};

TEST_F(RecordedPlay, PointsOfUnknownCategoriesAreInNoAverageByCategory) {
    add(palaces(1, false));
    const auto known = averages(store);
    ASSERT_FALSE(known.empty());
    const std::string typed = add(palaces(2, true));
    EXPECT_EQ(averages(store), known);
    EXPECT_THAT(play(typed).play.seats.at(0).categories, IsEmpty());
    EXPECT_EQ(play(typed).play.seats.at(0).score, 9 + 8 + 16) << "its points are known";
    const db::PlayerPage page = db::Statistics(store).player(linda(), {});
    EXPECT_EQ(page.total.scored, 2);
    for (const auto& one : page.categories) EXPECT_EQ(one.scored, 1) << one.category;
    for (const auto& one : db::PlayerCharts(store).profile(linda(), {.game = "alhambra"}))
        EXPECT_NE(one.category, "typed");
    EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
}

/// As the program before the fifth step kept it.
TEST_F(RecordedPlay, AnOlderHistoryForgetsTheZerosOfUnknownCategories) {
    add(palaces(1, false));
    const auto known = averages(store);
    const std::string typed = add(palaces(2, true));
    store.connection()->db.exec(
        "UPDATE play SET tallied = 0 WHERE tallied;"
        "INSERT INTO play_category SELECT play, number, 0, 'blue', 0, 0 FROM play_seat WHERE play = 2;"
        "INSERT INTO play_category SELECT play, number, 1, 'typed', 9, 0 FROM play_seat WHERE play = 2;"
        "UPDATE play SET tallied = 1 WHERE class IS NOT NULL");
    ASSERT_NE(averages(store), known);
    const std::string step = db::schema()[4];
    store.connection()->db.exec(step.substr(0, step.find("-- A game that came")));
    db::find_bests(*store.connection()); // which the summaries of that time did by themselves
    store.connection()->seals.seal();
    EXPECT_EQ(averages(store), known);
    EXPECT_THAT(play(typed).play.seats.at(0).categories, IsEmpty());
    EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
}

class TimeOfAGame : public RecordedPlay {
protected:
    const std::string id = test::uuid(1);

    /// Begun at noon of some day; a turn each so many seconds after the one before. Finished.
    void play_through(const std::vector<int>& gaps) {
        Record record = test::game(1);
        store.start(record);
        for (std::size_t turn = 1; turn <= gaps.size(); ++turn) {
            const Record next = test::with_turns(record, static_cast<int>(turn));
            store.change(record, next);
            record = next;
        }
        SQLite::Database& db = store.connection()->db;
        int now = 1'700'000'000;
        db::run(db, "UPDATE game SET begun_at = ?", now);
        for (std::size_t turn = 1; turn <= gaps.size(); ++turn)
            db::run(db, "UPDATE journal SET acted_at = ? WHERE number = ?", now += gaps[turn - 1],
                    static_cast<int>(turn));
        store.connection()->seals.seal();
    }
    std::optional<int> minutes() {
        store.award(store.load(id), score(store.load(id)), 1, "2026-11-20T22:00:00Z");
        return play(id).play.minutes;
    }
};

TEST_F(TimeOfAGame, IsThatFromTurnToTurn) {
    play_through({120, 300, 1800, 80});
    EXPECT_EQ(play(id).play.minutes, std::nullopt) << "it is not over";
    EXPECT_EQ(minutes(), (120 + 300 + 1800 + 80) / 60);
    EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
}

TEST_F(TimeOfAGame, LeavesOutBreaks) {
    play_through({120, 300, 1801, 90'000, 180, -60});
    EXPECT_EQ(minutes(), (120 + 300 + 180) / 60) << "and a clock that was put back";
}

TEST_F(TimeOfAGame, IsThatOfWhatIsNotTakenBack) {
    play_through({120, 300, 600});
    store.undo(store.load(id));
    EXPECT_EQ(minutes(), 7);
    store.redo(store.load(id));
    EXPECT_EQ(minutes(), 17);
}

TEST_F(TimeOfAGame, IsNotKnownOfWhatWasNotPlayedHere) {
    store.add(test::game(1, 20));
    store.change(test::game(1, 20), test::game(1, 21));
    EXPECT_EQ(minutes(), std::nullopt);
}

TEST_F(TimeOfAGame, IsNotKnownWhereAnActionHasNoTime) {
    play_through({120, 300});
    store.connection()->db.exec("UPDATE journal SET acted_at = NULL WHERE number = 1");
    store.connection()->seals.seal();
    EXPECT_EQ(minutes(), std::nullopt) << "it was begun with a program that kept none";
}

TEST_F(TimeOfAGame, OfAFileIsWhatItsHeadSays) {
    Record record = test::game(1, 20);
    record.head.started_at = "2026-11-20T19:30:00Z";
    record.head.ended_at = "2026-11-20T20:45:59Z";
    store.add(record);
    EXPECT_EQ(minutes(), 75);
}

TEST_F(TimeOfAGame, OfThousandsOfYearsIsNone) {
    Record record = test::game(1, 20);
    record.head.started_at = "2026-11-20T19:30:00Z";
    record.head.ended_at = "9999-12-31T23:59:59Z";
    store.add(record);
    EXPECT_EQ(minutes(), std::nullopt);
}

TEST_F(TimeOfAGame, IsKeptByEveryAction) {
    store.start(test::game(1));
    store.change(test::game(1), test::game(1, 1));
    const auto times = db::number(store.connection()->db,
                                  "SELECT count(*) FROM game JOIN journal ON game = id WHERE acted_at >= begun_at"
                                  " AND begun_at > unixepoch('2026-01-01')");
    EXPECT_EQ(times, 1);
}

class Sample : public RecordedPlay {
protected:
    const std::string id = test::uuid(1);

    void SetUp() override {
        store.add_sample(test::game(1, 30));
        award();
    }
    void award() { store.award(store.load(id), score(store.load(id)), 1, "2026-11-20T22:00:00Z"); }
    std::vector<std::string> people() const {
        std::vector<std::string> names;
        for (const auto& person : db::People(store).list()) names.push_back(person.name);
        return names;
    }
};

TEST_F(Sample, IsNoGamePlayedAndBringsNoPeople) {
    EXPECT_TRUE(play(id).play.sample);
    EXPECT_FALSE(play(id).play.counted);
    EXPECT_THAT(db::Statistics(store).leaderboard(""), IsEmpty());
    EXPECT_THAT(people(), IsEmpty());
    EXPECT_THAT(store.player_names(), IsEmpty());
    EXPECT_THAT(store.tile_faces("babylon"), IsEmpty());
    EXPECT_FALSE(store.latest_game()) << "the next game is not proposed after it";
    EXPECT_EQ(store.games().size(), 1U) << "it can be opened";
    EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
}

TEST_F(Sample, ThatIsContinuedStaysOne) {
    store.change(test::game(1, 30), test::game(1, 29));
    award();
    EXPECT_FALSE(play(id).play.counted);
    EXPECT_THAT(people(), IsEmpty());
}

TEST_F(Sample, CountsOnceSomebodySaysSo) {
    db::Plays(store).set_counted(id, true);
    EXPECT_EQ(db::Statistics(store).leaderboard("").size(), 2U);
    EXPECT_THAT(people(), ElementsAre("John", "Linda"));
    EXPECT_THAT(store.player_names(), ElementsAre("John", "Linda"));
    EXPECT_TRUE(store.latest_game());
    db::Plays(store).set_counted(id, false);
    EXPECT_THAT(people(), IsEmpty());
}

TEST_F(Sample, HidesNobodyWhoHasPlayed) {
    store.add(test::with_names(test::game(2), {"Linda", "Zoe"}));
    EXPECT_THAT(people(), ElementsAre("Linda", "Zoe"));
    db::Plays(store).set_counted(test::uuid(2), false);
    EXPECT_THAT(people(), ElementsAre("Linda", "Zoe")) << "a game that does not count was played all the same";
}

}
