// Games against the game, by the fewest points, by places, and of teams; seats of nobody.
#include "core/rating.h"
#include "db/check_up/check_up.h"
#include "db/connection/connection.h"
#include "db/connection/open.h"
#include "db/figures/ratings.h"
#include "db/figures/statistics.h"
#include "db/merging/merge.h"
#include "db/merging/versions.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "db/schema/expected_schema.h"
#include "tests/db/support.h"

#include <array>
#include <cstdlib>
#include <ctime>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sqlite3.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string linda = test::uuid(901), john = test::uuid(902), mary = test::uuid(903), zoe = test::uuid(904);

db::PlaySeat seat(const std::string& player, std::optional<int> score, int rank, const std::string& team = "") {
    return {.player = player,
            .name = player == db::nobody ? "Anonymous player" : "Player " + player,
            .score = score,
            .rank = rank,
            .winner = rank == 1,
            .team = team};
}

class WaysToWin : public testing::Test {
protected:
    /// Each on a day of its own.
    void add(db::Play play, std::vector<db::PlaySeat> seats) {
        play.id = test::uuid(++plays_);
        play.played_at = "2027-03-" + std::to_string(9 + plays_) + "T19:00:00Z";
        play.seats = std::move(seats);
        db::Plays(store).import({play}, "a file");
    }
    db::Figures figures(const std::string& player, const std::string& game = "") const {
        for (const db::Leader& one : db::Statistics(store).leaderboard(game))
            if (one.player == player) return one.figures;
        return {};
    }
    db::PlayerPage page(const std::string& player, const std::string& game = "") const {
        return db::Statistics(store).player(player, {.game = game});
    }
    void expect_sound() const { EXPECT_EQ(db::check_up(store.connection()->db).troubles, std::vector<db::Trouble>{}); }

    test::Folder folder;
    db::Store store{folder / "history.db"};
    int plays_ = 0;
};

TEST_F(WaysToWin, PlaysAgainstTheGameStandByThemselves) {
    const db::Play plague{.game = "Plague", .cooperative = true}, duel{.game = "Duel"};
    for (const int rank : {1, 1, 2}) add(plague, {seat(linda, {}, rank), seat(john, {}, rank)});
    for (int i = 0; i < 5; ++i) add(duel, {seat(linda, 9, 1), seat(john, 4, 2)});
    const db::PlayerPage of_linda = page(linda);
    EXPECT_EQ(std::pair(of_linda.total.plays, of_linda.total.wins), std::pair(5, 5));
    EXPECT_DOUBLE_EQ(of_linda.total.expected, 2.5);
    EXPECT_EQ(std::pair(of_linda.together.plays, of_linda.together.wins), std::pair(3, 2));
    EXPECT_EQ(of_linda.longest_streak, 5);
    EXPECT_THAT(of_linda.rivals, ElementsAre(db::Rivalry{john, 5, 5, 0, 0}));
    ASSERT_EQ(of_linda.by_game.size(), 2U);
    EXPECT_TRUE(of_linda.by_game[1].figures.together);
    EXPECT_EQ(figures(john), (db::Figures{.plays = 5, .expected = 2.5, .scored = 5, .points = 20}));
    EXPECT_EQ(figures(john, "Plague"), (db::Figures{.plays = 3, .wins = 2, .together = true}));
    EXPECT_EQ(page(john, "Plague").total.plays, 0);
    EXPECT_THAT(db::Ratings(store).list("Plague"), IsEmpty());
    Rating both[2];
    for (int i = 0; i < 5; ++i) {
        const auto after = rated(both, std::array{1, 2});
        std::ranges::copy(after, both);
    }
    EXPECT_EQ(db::Ratings(store).list("").front().rating, both[0]);
    expect_sound();
}

TEST_F(WaysToWin, TheBestFollowsWhichWayAGameGoes) {
    const db::Play golf{.game = "Golf", .lowest_wins = true};
    add(golf, {seat(linda, 31, 1), seat(john, 58, 2)});
    add(golf, {seat(linda, 17, 1), seat(john, 22, 2)});
    add(golf, {seat(linda, 44, 2), seat(john, 26, 1)});
    EXPECT_EQ(page(linda).by_game.at(0).figures.best, 17);
    EXPECT_EQ(page(linda).by_game.at(0).figures.best_play, test::uuid(2));
    EXPECT_TRUE(page(john).total.lowest_wins);
    EXPECT_EQ(page(john).total.best, 22);
    db::Plays(store).set_counted(test::uuid(2), false);
    EXPECT_EQ(page(linda).total.best, 31);
    EXPECT_EQ(page(john).total.best, 26);
    expect_sound();
    db::Plays(store).set_counted(test::uuid(2), true);
    EXPECT_EQ(page(john).total.best, 22);
    add({.game = "Duel"}, {seat(linda, 5, 1), seat(john, 3, 2)});
    EXPECT_EQ(page(john).total.best, 3) << "of those in which most points win";
    expect_sound();
}

TEST_F(WaysToWin, PointsOfAGameWithoutThemAreInNoFigure) {
    add({.game = "Race", .no_points = true}, {seat(linda, 0, 1), seat(john, 0, 2)});
    EXPECT_EQ(page(linda).total.wins, 1);
    EXPECT_EQ(page(linda).total.scored, 0);
    EXPECT_EQ(page(linda).total.best, std::nullopt);
    EXPECT_EQ(figures(linda, "Race").scored, 0);
    EXPECT_THAT(db::PlayerCharts(store).scores(linda, {.game = "Race"}), IsEmpty());
    expect_sound();
}

TEST_F(WaysToWin, ATeamIsRatedAsOneAndWinsTogether) {
    add({.game = "Tichu"},
        {seat(linda, 600, 2, "A"), seat(john, 1010, 1, "B"), seat(mary, 600, 2, "A"), seat(zoe, 1010, 1, "B")});
    EXPECT_DOUBLE_EQ(page(linda).total.expected, 0.5);
    EXPECT_DOUBLE_EQ(figures(john).expected, 0.5);
    EXPECT_THAT(page(linda).rivals, ElementsAre(db::Rivalry{john, 1, 0, 1, 0}, db::Rivalry{zoe, 1, 0, 1, 0}));
    const std::array<Rating, 4> before{};
    const auto after = rated(before, std::array{2, 1}, std::array<std::size_t, 4>{0, 1, 0, 1});
    for (const db::RatedPerson& one : db::Ratings(store).list(""))
        EXPECT_EQ(one.rating, one.player == john || one.player == zoe ? after[1] : after[0]);
    expect_sound();
}

TEST_F(WaysToWin, OneTeamAloneRatesNobody) {
    add({.game = "Tichu"}, {seat(linda, 7, 1, "A"), seat(john, 7, 1, "A")});
    EXPECT_THAT(db::Ratings(store).list(""), IsEmpty());
    EXPECT_DOUBLE_EQ(page(linda).total.expected, 1);
}

TEST_F(WaysToWin, NobodyFillsTheTableAndIsInNoList) {
    const std::string nobody(db::nobody);
    add({.game = "Duel"}, {seat(nobody, 90, 1), seat(linda, 61, 2), seat(nobody, 40, 3), seat(john, 38, 4)});
    EXPECT_DOUBLE_EQ(page(linda).total.expected, 0.25);
    EXPECT_THAT(page(linda).rivals, ElementsAre(db::Rivalry{john, 1, 1, 0, 0}));
    EXPECT_EQ(db::Statistics(store).leaderboard("").size(), 2U);
    EXPECT_EQ(db::Ratings(store).list("").size(), 2U);
    EXPECT_EQ(db::People(store).list().size(), 2U);
    EXPECT_THAT(db::PlayerCharts(store).totals({}), ElementsAre(38, 61));
    EXPECT_EQ(db::Plays(store).load(test::uuid(1)).play.seats.at(0).name, "Anonymous player");
    expect_sound();
}

/// East and west of Greenwich, where noon in UTC is another day.
TEST_F(WaysToWin, ADayWithoutAnHourIsThatDayWhereverItIsAsked) {
    for (const char* zone : {"Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"}) {
        const char* before = std::getenv("TZ");
        const std::string kept = before ? before : "";
        setenv("TZ", zone, 1);
        tzset();
        const std::string id = test::uuid(700);
        db::Play play{.id = id, .game = "Duel", .played_at = "2027-05-06T12:00:00Z", .day_only = true};
        play.seats = {seat(linda, 3, 1), seat(john, 2, 2)};
        const auto import = db::Plays(store).import({play}, "a file");
        std::tm noon{.tm_hour = 12, .tm_mday = 6, .tm_mon = 4, .tm_year = 127, .tm_isdst = -1};
        const std::int64_t there = std::mktime(&noon), half = 12 * 60 * 60;
        const auto found = [&](std::int64_t from, std::int64_t to) {
            return db::Plays(store).count({.begun = db::Span{from, to}});
        };
        EXPECT_EQ(found(there - half, there + half), 1) << zone;
        EXPECT_EQ(found(there - 3 * half, there - half), 0) << zone;
        EXPECT_EQ(found(there + half, there + 3 * half), 0) << zone;
        EXPECT_EQ(db::plays_without_night(store, {}, {there - half, there + half}, 5).size(), 1U);
        EXPECT_TRUE(db::Plays(store).load(id).play.day_only);
        db::Plays(store).undo_import(import.id);
        before ? setenv("TZ", kept.c_str(), 1) : unsetenv("TZ");
        tzset();
    }
}

TEST_F(WaysToWin, AnotherHistoryTakesThemOver) {
    std::vector<db::Play> plays{
        {.id = test::uuid(1),
         .game = "Plague",
         .cooperative = true,
         .unknown_start = true,
         .bgg_game = 4001,
         .bgg_play = 7},
        {.id = test::uuid(2), .game = "Golf", .lowest_wins = true, .no_points = true, .day_only = true}};
    for (db::Play& play : plays) play.modified_at = "2027-03-04T12:00:00.000Z";
    for (db::Play& play : plays) play.played_at = "2027-03-04T12:00:00Z";
    plays[0].seats = {seat(linda, 4, 1, "A"), seat(std::string(db::nobody), 4, 1, "A")};
    plays[0].seats[0].role = "Medic／Pilot";
    plays[1].seats = {seat(linda, 4, 1), seat(john, 7, 2)};
    { db::Plays(db::Store(folder / "other.db")).import(plays, "a file"); }
    db::merge(store, folder / "other.db", db::Time());
    for (const db::Play& play : plays) EXPECT_EQ(db::Plays(store).load(play.id).play, play);
    EXPECT_EQ(page(linda).together.wins, 1);
    expect_sound();
}

TEST_F(WaysToWin, StandInNoDocumentWhereTheyAreAsUsual) {
    add({.game = "Duel"}, {seat(linda, 4, 1), seat(john, 3, 2)});
    add({.game = "Tichu", .day_only = true}, {seat(linda, 4, 1, "A"), seat(john, 3, 2, "B")});
    db::Versions versions(store.connection()->db, "main");
    constexpr std::size_t of_plays = 3;
    const std::string usual = versions.of(of_plays, test::uuid(1)).document,
                      other = versions.of(of_plays, test::uuid(2)).document;
    for (const char* name : {"cooperative", "lowest_wins", "day_only", "bgg_play", "team", "role"})
        EXPECT_EQ(usual.find(name), std::string::npos) << usual;
    EXPECT_NE(other.find("\"day_only\":1"), std::string::npos) << other;
    EXPECT_NE(other.find("\"team\":\"A\""), std::string::npos) << other;
}

/// The rows of a history on the step before, as they were sealed there.
void take_down(const std::filesystem::path& from, const std::filesystem::path& to) {
    constexpr std::size_t step_before = 14;
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

TEST_F(WaysToWin, AHistoryOfTheStepBeforeOpensAsItWas) {
    const db::Play duel{.game = "Duel"};
    for (int i = 0; i < 6; ++i) add(duel, {seat(linda, 5 + i, 1), seat(john, 3, 2)});
    const db::PlayerPage before = page(linda);
    const auto rated = db::Ratings(store).list("");
    take_down(folder / "history.db", folder / "earlier.db");
    const db::Store earlier(folder / "earlier.db");
    EXPECT_EQ(db::check_up(earlier.connection()->db).troubles, std::vector<db::Trouble>{});
    EXPECT_EQ(db::Statistics(earlier).player(linda, {}).total, before.total);
    EXPECT_EQ(db::Ratings(earlier).list(""), rated);
    db::Plays(earlier).set_counted(test::uuid(6), false);
    EXPECT_EQ(db::Statistics(earlier).player(linda, {}).total.best, 9);
    EXPECT_EQ(db::check_up(earlier.connection()->db).troubles, std::vector<db::Trouble>{});
}

TEST_F(WaysToWin, WhatIsTakenOutLeavesNothing) {
    add({.game = "Plague", .cooperative = true}, {seat(linda, {}, 1), seat(john, {}, 1)});
    add({.game = "Tichu"}, {seat(linda, 3, 1, "A"), seat(john, 1, 2, "B"), seat(mary, 3, 1, "A")});
    EXPECT_FALSE(db::Statistics(store).leaderboard("").empty());
    for (const int number : {1, 2}) db::Plays(store).remove(test::uuid(number));
    EXPECT_TRUE(db::Statistics(store).leaderboard("").empty());
    expect_sound();
}

}
