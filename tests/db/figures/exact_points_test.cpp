// Points with decimals, and as many as 64 bits hold: kept, summed, compared and handed on exactly.
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/open.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "db/merging/versions.h"
#include "db/plays/plays.h"
#include "db/schema/expected_schema.h"
#include "tests/db/support.h"

#include <limits>

#include <gmock/gmock.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::Optional;

constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
const std::string linda = test::uuid(901), john = test::uuid(902);

Points points(const char* text) { return points_of(std::string_view(text)).value(); }

class ExactPoints : public testing::Test {
protected:
    /// Linda's and John's, each on a day of its own.
    db::Play next(db::Play play, const Points& of_linda, const Points& of_john,
                  std::vector<std::pair<std::string, Points>> categories = {}) {
        play.id = test::uuid(++plays_);
        play.played_at = "2027-03-" + std::to_string(9 + plays_) + "T19:00:00Z";
        play.seats = {{.player = linda, .name = "Linda", .score = of_linda, .rank = 1, .winner = true},
                      {.player = john, .name = "John", .score = of_john, .rank = 2}};
        play.seats[0].categories = std::move(categories);
        return play;
    }
    void add(const db::Play& play, const Points& of_linda, const Points& of_john,
             const std::vector<std::pair<std::string, Points>>& categories = {}) {
        db::Plays(store).import({next(play, of_linda, of_john, categories)}, "a file");
    }
    static db::PlayerPage page(const db::Store& store, const std::string& player) {
        return db::Statistics(store).player(player, {});
    }
    static void expect_sound(const db::Store& store) {
        EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{});
    }

    test::Folder folder;
    db::Store store{folder / "history.db"};
    int plays_ = 0;
};

TEST_F(ExactPoints, AreKeptAndAddedUp) {
    const db::Play stocks{.game = "Stocks"};
    add(stocks, points("2400000"), points("1750000.75"));
    add(stocks, points("0.1"), points("-0.5"), {{"1", points("0.05")}, {"2", points("0.05")}});
    add(stocks, points("0.2"), points("-12.25"));
    EXPECT_EQ(db::Plays(store).load(test::uuid(2)).play.seats[1].score, points("-0.5"));
    EXPECT_THAT(page(store, linda).total.points.points(), Optional(points("2400000.3")));
    EXPECT_THAT(page(store, john).total.points.points(), Optional(points("1749988")));
    EXPECT_EQ(page(store, john).total.best, points("1750000.75"));
    EXPECT_DOUBLE_EQ(page(store, linda).total.average(), 2'400'000.3 / 3);
    EXPECT_EQ(page(store, linda).categories.at(0).best, points("0.05"));
    for (const db::Leader& one : db::Statistics(store).leaderboard("Stocks"))
        EXPECT_EQ(one.figures.points, page(store, one.player).total.points);
    EXPECT_THAT(db::PlayerCharts(store).totals({}),
                ElementsAre(points("-12.25"), points("-0.5"), points("0.1"), points("0.2"), points("1750000.75"),
                            points("2400000")));
    EXPECT_EQ(db::PlayerCharts(store).scores(linda, {}).at(1).score, points("0.1"));
    expect_sound(store);
}

TEST_F(ExactPoints, MayBeAsManyAs64BitsHold) {
    const db::Play stocks{.game = "Stocks"};
    for (int i = 0; i < 3; ++i) add(stocks, most, std::numeric_limits<std::int64_t>::min());
    EXPECT_EQ(page(store, linda).total.points.points(), std::nullopt) << "three times that is more";
    EXPECT_DOUBLE_EQ(page(store, linda).total.average(), static_cast<double>(most));
    EXPECT_EQ(page(store, linda).total.best, Points(most));
    for (const int number : {1, 2}) db::Plays(store).remove(test::uuid(number));
    EXPECT_THAT(page(store, linda).total.points.points(), Optional(Points(most)));
    EXPECT_THAT(page(store, john).total.points.points(), Optional(Points(std::numeric_limits<std::int64_t>::min())));
    expect_sound(store);
}

TEST_F(ExactPoints, DecideWhichIsTheBest) {
    const db::Play race{.game = "Rally", .lowest_wins = true}, duel{.game = "Duel"};
    for (const char* time : {"4.13", "3.44", "3.5"}) add(race, points(time), 9, {{"lap", points(time)}});
    for (const char* score : {"7.25", "7.5", "7"}) add(duel, points(score), 1, {{"lap", points(score)}});
    const auto best_of = [&](const std::string& game) { return db::Statistics(store).player(linda, {.game = game}); };
    EXPECT_EQ(best_of("Rally").total.best, points("3.44"));
    EXPECT_EQ(best_of("Rally").categories.at(0).best, points("3.44"));
    EXPECT_EQ(best_of("Duel").total.best, points("7.5"));
    EXPECT_EQ(best_of("Duel").total.best_play, test::uuid(5));
    expect_sound(store);
    for (const int number : {2, 5}) db::Plays(store).remove(test::uuid(number));
    EXPECT_EQ(best_of("Rally").total.best, points("3.5")) << "the best left with its play";
    EXPECT_EQ(best_of("Rally").categories.at(0).best, points("3.5"));
    EXPECT_EQ(best_of("Duel").total.best, points("7.25"));
    EXPECT_EQ(best_of("Duel").categories.at(0).best, points("7.25"));
    expect_sound(store);
}

TEST_F(ExactPoints, AreTakenOverByAnotherHistory) {
    const db::Play play =
        next({.game = "Stocks"}, points("12.5"), most, {{"1", points("10.25")}, {"2", points("2.25")}});
    { db::Plays(db::Store(folder / "other.db")).import({play}, "a file"); }
    db::merge(store, folder / "other.db", db::Time());
    EXPECT_EQ(db::Plays(store).load(play.id).play.seats, play.seats);
    EXPECT_EQ(page(store, linda).total.points.points(), points("12.5"));
    EXPECT_EQ(page(store, john).total.best, Points(most));
    expect_sound(store);
}

TEST_F(ExactPoints, StandInNoDocumentWhereTheyAreWhole) {
    constexpr std::size_t of_plays = 3;
    add({.game = "Duel"}, 4, 3, {{"1", 4}});
    add({.game = "Duel"}, points("4.5"), 3, {{"1", points("4.5")}});
    db::Versions versions(store.connection()->db, "main");
    const std::string whole = versions.of(of_plays, test::uuid(1)).document,
                      other = versions.of(of_plays, test::uuid(2)).document;
    EXPECT_EQ(whole.find("billionths"), std::string::npos) << whole;
    EXPECT_NE(whole.find(R"("categories":[[0,"1",4]])"), std::string::npos) << whole;
    EXPECT_NE(other.find(R"("score":4,"billionths":500000000)"), std::string::npos) << other;
    EXPECT_NE(other.find(R"([0,"1",4,500000000])"), std::string::npos) << other;
}

TEST_F(ExactPoints, AreSealed) {
    add({.game = "Duel"}, points("4.5"), 3);
    add({.game = "Duel"}, 4, 3, {{"1", 4}});
    {
        SQLite::Database other(folder / "history.db", SQLite::OPEN_READWRITE);
        sqlite3_db_config(other.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
        other.exec("UPDATE play_seat SET billionths = 5 WHERE play = 1 AND number = 0;"
                   "UPDATE play_category SET billionths = 5 WHERE play = 2");
    }
    const auto found = db::check_up(store.connection()->db).troubles;
    EXPECT_EQ(std::ranges::count(found, db::Trouble::Kind::content, &db::Trouble::kind), 2);
}

/// The rows of a history on the step before, as they were sealed and counted there.
void take_down(const std::filesystem::path& from, const std::filesystem::path& to) {
    constexpr std::size_t step_before = 15;
    SQLite::Database db(to, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    db::migrate(db, to, db::schema().first(step_before));
    db.exec("ATTACH '" + from.string() + "' AS today");
    sqlite3_db_config(db.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    for (const std::string& table : db::texts(db, "SELECT name FROM main.sqlite_schema WHERE type = 'table'")) {
        const std::string columns =
            db::text(db, "SELECT group_concat(name) FROM pragma_table_info(?, 'main')", table).value();
        db.exec("DELETE FROM main." + table + "; INSERT INTO main." + table + " (" + columns + ") SELECT " + columns +
                " FROM today." + table);
    }
}

TEST_F(ExactPoints, AHistoryOfTheStepBeforeOpensAsItWas) {
    for (int i = 0; i < 4; ++i) add({.game = "Duel"}, 5 + i, -3 - i, {{"1", 5 + i}});
    const db::PlayerPage before = page(store, john);
    take_down(folder / "history.db", folder / "earlier.db");
    {
        const db::Store earlier(folder / "earlier.db");
        expect_sound(earlier);
        EXPECT_EQ(page(earlier, john).total, before.total);
        EXPECT_EQ(page(earlier, linda).categories, page(store, linda).categories);
        db::Plays(earlier).remove(test::uuid(1));
        EXPECT_THAT(page(earlier, john).total.points.points(), Optional(Points(-15))) << "what was counted there goes";
        EXPECT_EQ(page(earlier, john).total.best, -4);
        expect_sound(earlier);
    }
    db::merge(store, folder / "earlier.db", db::Time());
    expect_sound(store);
}

}
