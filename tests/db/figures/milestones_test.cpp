// First plays, records and own bests of a play, and all of them beside a plain recount of random histories.
#include "db/figures/milestones.h"
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

class MilestonesOfPlays : public testing::Test {
protected:
    /// Each a day later; its number.
    int add(db::Play play, const std::vector<std::pair<std::string, std::optional<Points>>>& seats) {
        play.id = test::uuid(++plays_);
        play.played_at = "2027-03-" + std::to_string(9 + plays_) + "T19:00:00Z";
        for (const auto& [name, score] : seats) play.seats.push_back({.player = "", .name = name, .score = score});
        db::Plays(store).import({play}, "a file");
        return plays_;
    }
    db::Milestones of(int play) const { return db::milestones(store, test::uuid(play)); }

    test::Folder folder;
    db::Store store{folder / "history.db"};
    int plays_ = 0;
};

const db::Play chess{.game = "Chess"}, golf{.game = "Golf", .lowest_wins = true};

TEST_F(MilestonesOfPlays, TheFirstPlayOfAGameHasNoRecord) {
    const int first = add(chess, {{"Ann", 4}, {"Bob", 2}}), second = add(chess, {{"Ann", 3}, {"Cid", 2}});
    EXPECT_EQ(of(first), (db::Milestones{.first_of_game = true, .first_plays = {"Ann", "Bob"}}));
    EXPECT_EQ(of(second), (db::Milestones{.first_plays = {"Cid"}}));
    const int other = add(golf, {{"Cid", 40}});
    EXPECT_TRUE(of(other).first_of_game);
    EXPECT_TRUE(db::milestones(store, test::uuid(other)).records.empty());
}

TEST_F(MilestonesOfPlays, ARecordIsBetterThanAllBeforeAndAnOwnBestThanTheirOwn) {
    add(chess, {{"Ann", 4}, {"Bob", 2}});
    const int better = add(chess, {{"Ann", 5}, {"Bob", 3}});
    EXPECT_EQ(of(better), (db::Milestones{.records = {{"Ann", 5}}, .own_bests = {{"Bob", 3}}}));
    EXPECT_TRUE(of(add(chess, {{"Ann", 5}, {"Bob", 3}})).is_empty()) << "as good is not better";
    EXPECT_EQ(of(add(chess, {{"Ann", Points(5, 1)}, {"Bob", Points(5, 1)}})).records,
              (std::vector<db::SeatPoints>{{"Ann", Points(5, 1)}, {"Bob", Points(5, 1)}}));
    EXPECT_EQ(of(better).records, (std::vector<db::SeatPoints>{{"Ann", 5}})) << "it was one then";
}

TEST_F(MilestonesOfPlays, WhereTheFewestPointsWinTheyAreTheBest) {
    add(golf, {{"Ann", 40}, {"Bob", 50}});
    EXPECT_EQ(of(add(golf, {{"Ann", 60}, {"Bob", 45}})), (db::Milestones{.own_bests = {{"Bob", 45}}}));
    EXPECT_EQ(of(add(golf, {{"Ann", 39}, {"Bob", 70}})).records, (std::vector<db::SeatPoints>{{"Ann", 39}}));
    const int most = add({.game = "Golf"}, {{"Ann", 90}});
    EXPECT_TRUE(of(most).is_empty()) << "won the other way it is held against none of these";
}

TEST_F(MilestonesOfPlays, PointsThatAreNoneAndPlaysThatDoNotCountHaveNone) {
    add(chess, {{"Ann", 4}});
    const int high = add(chess, {{"Ann", 9}});
    db::Plays(store).set_counted(test::uuid(high), false);
    EXPECT_TRUE(of(high).is_empty());
    EXPECT_EQ(of(add(chess, {{"Ann", 5}})).records, (std::vector<db::SeatPoints>{{"Ann", 5}}));
    EXPECT_TRUE(of(add(chess, {{"Ann", std::nullopt}})).is_empty());
    const db::Play race{.game = "Race", .no_points = true};
    add(race, {{"Ann", 1}});
    EXPECT_TRUE(of(add(race, {{"Ann", 2}})).is_empty());
    EXPECT_EQ(test::reason([&] { static_cast<void>(of(77)); }), db::Error::Reason::not_found);
}

TEST_F(MilestonesOfPlays, WhoWasMergedHasPlayedBefore) {
    add(chess, {{"Ann", 4}});
    const int second = add(chess, {{"Anne", 5}});
    EXPECT_THAT(of(second).first_plays, ElementsAre("Anne"));
    const db::People people(store);
    const auto all = people.list();
    db::People(store).merge(all[1].id, all[0].id);
    EXPECT_THAT(of(second).first_plays, IsEmpty());
    EXPECT_EQ(of(second).records.size(), 1U);
}

/// What was said of a play, told again by looking at all plays before it.
db::Milestones recounted(const std::vector<db::Play>& before, const db::Play& play) {
    std::set<std::string> have_played;
    std::map<std::string, Points> own;
    std::optional<Points> best;
    for (const db::Play& one : before) {
        if (one.game != play.game) continue;
        for (const db::PlaySeat& seat : one.seats) {
            have_played.insert(seat.name);
            const Points points = *seat.score;
            const auto [known, fresh] = own.emplace(seat.name, points);
            if (!fresh) known->second = std::max(known->second, points);
            best = best ? std::max(*best, points) : points;
        }
    }
    db::Milestones found{.first_of_game = have_played.empty()};
    Points here = *play.seats.front().score;
    for (const db::PlaySeat& seat : play.seats) here = std::max(here, *seat.score);
    for (const db::PlaySeat& seat : play.seats) {
        const auto known = own.find(seat.name);
        if (!have_played.contains(seat.name)) found.first_plays.push_back(seat.name);
        if (best && here > *best && *seat.score == here)
            found.records.push_back({seat.name, *seat.score});
        else if (known != own.end() && *seat.score > known->second)
            found.own_bests.push_back({seat.name, *seat.score});
    }
    return found;
}

TEST_F(MilestonesOfPlays, AreWhatAPlainRecountFinds) {
    std::vector<db::Play> plays;
    for (int number = 1; number <= 400; ++number) {
        db::Play play = test::random_play(number);
        play.played_at = "2026-01-" + std::to_string(10 + number % 20) + "T19:00:00Z"; // many at one second
        std::set<std::string> names;
        for (db::PlaySeat& seat : play.seats) {
            seat.name = "Player " + std::to_string(test::below(12));
            while (!names.insert(seat.name).second) seat.name += "'";
        }
        plays.push_back(play);
    }
    db::Plays(store).import(plays, "a file");
    std::ranges::sort(plays, {}, [](const db::Play& one) { return std::pair(one.played_at, one.id); });
    int records = 0;
    for (std::size_t i = 0; i < plays.size(); ++i) {
        const db::Milestones found = db::milestones(store, plays[i].id);
        records += static_cast<int>(found.records.size());
        EXPECT_EQ(found, recounted({plays.begin(), plays.begin() + static_cast<std::ptrdiff_t>(i)}, plays[i])) << i;
    }
    EXPECT_GT(records, 3);
}

}
