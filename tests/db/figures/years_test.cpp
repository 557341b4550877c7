// A year in review: known answers of a small history, and those of random ones beside a plain recount.
#include "db/figures/years.h"
#include "db/nights/nights.h"
#include "db/people/people.h"
#include "db/plays/plays.h"
#include "tests/db/plays/random_plays.h"
#include "tests/db/support.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {

using namespace clerk;
using testing::ElementsAre;
using testing::IsEmpty;

class YearsInReview : public testing::Test {
protected:
    /// Who is named first has won. At noon it is the same day nearly everywhere.
    void add(const std::string& day, db::Play play,
             const std::vector<std::pair<std::string, std::optional<int>>>& seats) {
        play.id = test::uuid(++plays_);
        play.played_at = day + "T12:00:00Z";
        for (const auto& [name, score] : seats)
            play.seats.push_back({.player = "", .name = name, .score = score, .winner = play.seats.empty()});
        db::Plays(store).import({play}, "a file");
    }
    std::string id(const std::string& name) const {
        for (const db::Person& one : db::People(store).list())
            if (one.name == name) return one.id;
        return {};
    }
    db::YearInReview year(int number, const std::string& person = {}) const {
        return db::Years(store).review(number, person);
    }

    test::Folder folder;
    db::Store store{folder / "history.db"};
    int plays_ = 0;
};

TEST_F(YearsInReview, AreWhatWasPlayed) {
    const db::Play chess{.game = "Chess", .minutes = 40}, golf{.game = "Golf", .minutes = {}, .lowest_wins = true};
    add("2025-12-31", chess, {{"Ann", 9}, {"Bob", 2}});
    add("2026-01-04", chess, {{"Ann", 3}, {"Bob", 2}}); // a Sunday
    add("2026-01-05", golf, {{"Bob", 40}, {"Cid", 50}});
    add("2026-01-05", golf, {{"Bob", 38}, {"Ann", 44}});
    add("2026-01-06", chess, {{"Ann", 5}, {"Cid", 5}});
    add("2026-03-01", {.game = "Race", .no_points = true}, {{"Cid", 7}});
    add("2027-01-01", golf, {{"Ann", 1}});
    EXPECT_THAT(db::Years(store).list(), ElementsAre(2027, 2026, 2025));
    const db::YearInReview all = year(2026);
    EXPECT_EQ(all.plays, 5);
    EXPECT_EQ(all.days, 4);
    EXPECT_EQ(all.days_in_a_row, 3);
    EXPECT_EQ(all.weeks_in_a_row, 2) << "Monday begins another one";
    EXPECT_EQ(all.people, 3);
    EXPECT_EQ(std::pair(all.timed, all.minutes), std::pair(2, 80));
    EXPECT_EQ(all.h_index, 2);
    EXPECT_THAT(all.by_month, ElementsAre(4, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0));
    EXPECT_THAT(
        all.games,
        ElementsAre(db::YearGame{.game = "Chess", .plays = 2, .best = 5, .best_by = "Ann", .best_play = test::uuid(5)},
                    db::YearGame{.game = "Golf",
                                 .plays = 2,
                                 .fresh = true,
                                 .best = 38,
                                 .best_by = "Bob",
                                 .lowest_wins = true,
                                 .best_play = test::uuid(4)},
                    db::YearGame{.game = "Race", .plays = 1, .fresh = true}));
    EXPECT_THAT(all.players, ElementsAre(db::YearPerson{id("Ann"), "Ann", 3, 2}, db::YearPerson{id("Bob"), "Bob", 3, 2},
                                         db::YearPerson{id("Cid"), "Cid", 3, 1}));
    EXPECT_EQ(year(2024), db::YearInReview{.year = 2024});
}

TEST_F(YearsInReview, OfAPersonAreTheirOwn) {
    const db::Play chess{.game = "Chess"};
    add("2025-06-01", chess, {{"Bob", 9}});
    add("2026-06-01", chess, {{"Ann", 3}, {"Bob", 2}});
    add("2026-06-02", chess, {{"Bob", 30}, {"Cid", 2}});
    add("2026-06-03", chess, {{"Bob", 8}, {"Ann", 4}, {"Cid", 2}});
    const db::YearInReview ann = year(2026, id("Ann"));
    EXPECT_EQ(ann.person, id("Ann"));
    EXPECT_EQ(std::pair(ann.plays, ann.wins), std::pair(2, 1));
    EXPECT_EQ(ann.days_in_a_row, 1);
    EXPECT_EQ(ann.games.at(0).best, 4) << "hers";
    EXPECT_TRUE(ann.games.at(0).fresh) << "to her";
    EXPECT_FALSE(year(2026).games.at(0).fresh);
    EXPECT_THAT(ann.players,
                ElementsAre(db::YearPerson{id("Bob"), "Bob", 2, 1}, db::YearPerson{id("Cid"), "Cid", 1, 0}));
    EXPECT_EQ(test::reason([&] { static_cast<void>(year(2026, "nobody")); }), db::Error::Reason::not_found);
}

TEST_F(YearsInReview, WhatDoesNotCountIsNotThereAndWhoIsHiddenIsNotNamed) {
    add("2026-06-01", {.game = "Chess"}, {{"Ann", 3}, {"Bob", 2}});
    add("2026-06-02", {.game = "Chess"}, {{"Ann", 9}});
    add("2026-06-03", {.game = "Chess"}, {{"Ann", 8}});
    db::Plays(store).set_counted(test::uuid(2), false);
    db::Plays(store).remove(test::uuid(3));
    db::People(store).set_hidden(id("Bob"), true);
    const db::YearInReview all = year(2026);
    EXPECT_EQ(all.plays, 1);
    EXPECT_EQ(all.people, 2);
    EXPECT_THAT(all.players, ElementsAre(db::YearPerson{id("Ann"), "Ann", 1, 1}));
    db::Nights nights(store);
    nights.put(test::uuid(1), nights.add("2026-06-01", {}));
    EXPECT_EQ(year(2026).nights, 1);
}

TEST_F(YearsInReview, TheIndexIsOfGamesPlayedSoOften) {
    EXPECT_EQ(db::h_index({}), 0);
    EXPECT_EQ(db::h_index({1}), 1);
    EXPECT_EQ(db::h_index({9, 1}), 1);
    EXPECT_EQ(db::h_index({1, 9, 2}), 2);
    EXPECT_EQ(db::h_index({3, 3, 3}), 3);
    EXPECT_EQ(db::h_index({4, 4, 4, 3, 9}), 4);
}

/// Told again by looking at each play.
db::YearInReview recounted(const std::vector<db::Play>& plays, const std::string& year, const std::string& name) {
    db::YearInReview found{.year = std::stoi(year)};
    std::set<std::string> days, people, before;
    std::map<std::string, int> games;
    for (const db::Play& play : plays) {
        const bool is_there =
            name.empty() || std::ranges::find(play.seats, name, &db::PlaySeat::name) != play.seats.end();
        if (is_there && play.played_at.substr(0, 4) < year) before.insert(play.game);
        if (!is_there || !play.played_at.starts_with(year)) continue;
        ++found.plays;
        ++games[play.game];
        ++found.by_month[std::stoul(play.played_at.substr(5, 2)) - 1];
        days.insert(play.played_at.substr(0, 10));
        for (const db::PlaySeat& seat : play.seats) {
            if (seat.name != name) people.insert(seat.name);
            if (seat.name == name && seat.winner) ++found.wins;
        }
    }
    found.days = static_cast<int>(days.size());
    found.people = static_cast<int>(people.size());
    for (const auto& [game, count] : games) found.games.push_back({game, count, !before.contains(game)});
    std::ranges::stable_sort(found.games, std::greater(), &db::YearGame::plays);
    for (int index = 1; index <= std::ssize(games); ++index)
        if (std::ranges::count_if(games, [&](const auto& one) { return one.second >= index; }) >= index)
            found.h_index = index;
    return found;
}

TEST_F(YearsInReview, AreWhatAPlainRecountFinds) {
    std::vector<db::Play> plays;
    for (int number = 1; number <= 600; ++number) {
        db::Play play = test::random_play(number);
        play.game = "Game " + std::to_string(test::below(9));
        play.played_at = "20" + std::to_string(20 + test::below(3)) + play.played_at.substr(4, 6) + "T12:00:00Z";
        std::set<std::string> names;
        for (db::PlaySeat& seat : play.seats) {
            seat.name = "Player " + std::to_string(test::below(9));
            while (!names.insert(seat.name).second) seat.name += "'";
        }
        plays.push_back(play);
    }
    db::Plays(store).import(plays, "a file");
    for (const char* number : {"2020", "2021", "2022"})
        for (const std::string name : {"", "Player 3", "Player 5'"}) {
            db::YearInReview found = year(std::stoi(number), name.empty() ? "" : id(name));
            const db::YearInReview expected = recounted(plays, number, name);
            for (db::YearGame& game : found.games) game = {game.game, game.plays, game.fresh};
            EXPECT_EQ(found.games, expected.games) << number << name;
            const auto told = [](const db::YearInReview& one) {
                return std::tuple(one.plays, one.wins, one.days, one.people, one.h_index, one.by_month);
            };
            EXPECT_EQ(told(found), told(expected)) << number << name;
            EXPECT_EQ(static_cast<int>(found.players.size()), expected.people);
        }
}

}
