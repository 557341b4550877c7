// Whatever is done to a history, the ratings are those of all its plays, one after the other.
#include "db/connection/connection.h"
#include "db/figures/ratings.h"
#include "db/figures/summaries.h"
#include "db/people/people.h"
#include "db/plays/bounds.h"
#include "db/plays/plays.h"
#include "tests/db/support.h"
#include "tests/property.h"

#include <algorithm>
#include <map>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using test::Folder;

const std::vector<std::string> names{"Linda", "John", "Mary", "Zoe"};
const std::vector<std::string> games{"babylon", "Carcassonne"};

struct Plain {
    Rating rating;
    int plays = 0;
    std::vector<db::RatingPoint> points = {};
};

/// All plays that count, in order.
std::vector<db::Play> counted(const db::Store& store, const std::string& game) {
    std::vector<db::Play> list;
    for (const auto& one : db::Plays(store).page({.game = game, .finished = true}, 0, 10'000))
        if (one.play.counted) list.push_back(one.play);
    std::ranges::sort(list, {}, [](const db::Play& play) { return std::pair(play.played_at, play.id); });
    return list;
}

/// The rank of everyone who sat there; empty: it is not known.
std::map<std::string, int> ranks(const db::Play& play) {
    const auto& seats = play.seats;
    const bool ranked = std::ranges::all_of(seats, [](const auto& seat) { return seat.rank.has_value(); });
    const bool won = std::ranges::any_of(seats, &db::PlaySeat::winner);
    std::map<std::string, int> best;
    for (const auto& seat : seats) {
        if (!ranked && !won) continue;
        const int rank = ranked ? *seat.rank : seat.winner ? 1 : 2;
        const auto [found, fresh] = best.emplace(seat.player, rank);
        if (!fresh) found->second = std::min(found->second, rank);
    }
    return best;
}

std::map<std::string, Plain> plain(const db::Store& store, const std::string& game) {
    std::map<std::string, Plain> people;
    for (const db::Play& play : counted(store, game)) {
        const auto best = ranks(play);
        if (best.size() < 2) continue;
        std::vector<std::string> who;
        std::vector<Rating> before;
        std::vector<int> order;
        for (const auto& [player, rank] : best) {
            who.push_back(player);
            before.push_back(people[player].rating);
            order.push_back(rank);
        }
        const auto after = rated(before, order);
        for (std::size_t i = 0; i < who.size(); ++i) {
            Plain& person = people[who[i]];
            person.rating = after[i];
            ++person.plays;
            person.points.push_back({play.played_at, after[i]});
        }
    }
    return people;
}

void expect_near(const Rating& found, const Rating& expected) {
    EXPECT_NEAR(found.mu, expected.mu, 1e-9);
    EXPECT_NEAR(found.sigma, expected.sigma, 1e-9);
}

/// What is told of one person is what the list says of them.
void expect_same(const db::Store& store, const db::RatedPerson& listed, const std::string& game) {
    const auto mine = db::Ratings(store).of(listed.player);
    const auto found = std::ranges::find(mine, game, &db::GameRating::game);
    ASSERT_NE(found, mine.end());
    EXPECT_EQ(found->plays, listed.plays);
    EXPECT_EQ(found->rating, listed.rating);
    EXPECT_EQ(mine.front().game, "");
}

void expect_rated(const db::Store& store, const std::string& game) {
    const auto expected = plain(store, game);
    const auto found = db::Ratings(store).list(game);
    ASSERT_EQ(found.size(), expected.size());
    EXPECT_TRUE(
        std::ranges::is_sorted(found, std::ranges::greater(), [](const auto& one) { return ordinal(one.rating); }));
    for (const db::RatedPerson& one : found) {
        ASSERT_TRUE(expected.contains(one.player));
        const Plain& person = expected.at(one.player);
        EXPECT_EQ(one.plays, person.plays);
        expect_near(one.rating, person.rating);
        expect_same(store, one, game);
        const auto points = db::Ratings(store).history(one.player, game);
        ASSERT_EQ(points.size(), person.points.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            EXPECT_EQ(points[i].played_at, person.points[i].played_at);
            expect_near(points[i].rating, person.points[i].rating);
        }
    }
}

db::Play random_play() {
    static int made = 0;
    db::Play play;
    play.id = test::uuid(*rc::gen::inRange(0, 500) * 10'000 + ++made % 10'000);
    play.game = *rc::gen::elementOf(games);
    play.played_at = "2026-11-2" + std::to_string(*rc::gen::inRange(0, 5)) + "T19:00:00Z";
    for (int seats = *rc::gen::inRange(0, 5); seats > 0; --seats) {
        db::PlaySeat seat{.player = "", .name = *rc::gen::elementOf(names)};
        if (*rc::gen::inRange(0, 8) > 0) seat.rank = *rc::gen::inRange(1, 4);
        seat.winner = *rc::gen::inRange(0, 4) == 0;
        play.seats.push_back(seat);
    }
    return play;
}

/// A history that is changed at random.
struct Changing {
    db::Store& store;
    db::Plays plays{store};
    db::People people{store};

    std::string any(const char* sql) {
        const auto ids = db::texts(store.connection()->db, sql);
        return ids.empty() ? "" : *rc::gen::elementOf(ids);
    }

    void merge() {
        const std::string one = any("SELECT id FROM player"), other = any("SELECT id FROM player");
        if (one.empty()) return;
        if (!people.load(one).merged_into.empty()) return people.unmerge(one);
        try {
            people.merge(one, other);
        } catch (const std::invalid_argument&) {
        }
    }

    void change() {
        const std::string play = any("SELECT id FROM play");
        const int what = *rc::gen::inRange(0, 7);
        if (play.empty() || what < 3) return void(plays.import({random_play()}, "test"));
        if (what == 3) return plays.set_counted(play, *rc::gen::arbitrary<bool>());
        if (what == 4) return plays.remove(play);
        if (what == 5) return plays.restore(play);
        merge();
    }
};

PROPERTY(Ratings, AreThoseOfAllPlaysInOrder, ()) {
    const Folder folder;
    db::Store store(folder / "history.db");
    store.connection()->db.exec("PRAGMA synchronous = OFF");
    Changing history{store};
    for (int left = *rc::gen::inRange(1, 40); left > 0; --left) {
        history.change();
        if (*rc::gen::inRange(0, 3) > 0) continue;
        for (const std::string& game : {std::string(), games[0], games[1]}) expect_rated(store, game);
    }
    for (const std::string& game : {std::string(), games[0], games[1]}) expect_rated(store, game);
    RC_ASSERT(!testing::Test::HasFailure());
}

class RatingsTest : public testing::Test {
protected:
    Folder folder;
    db::Store store{folder / "history.db"};

    void play(int number, const std::string& at, const std::string& winner, const std::string& loser) {
        db::Play play;
        play.id = test::uuid(number);
        play.game = "babylon";
        play.played_at = at;
        play.seats = {{.player = "", .name = winner, .rank = 1, .winner = true},
                      {.player = "", .name = loser, .rank = 2}};
        db::Plays(store).import({play}, "test");
    }

    int kept() { return db::number(store.connection()->db, "SELECT count(*) FROM rated").value(); }
};

TEST_F(RatingsTest, TheLatestPlayIsAddedAndAnEarlierOneMakesAllAnew) {
    play(1, "2026-11-20T19:00:00Z", "Linda", "John");
    EXPECT_EQ(db::Ratings(store).list("").front().name, "Linda");
    EXPECT_EQ(kept(), 1);
    play(2, "2026-11-21T19:00:00Z", "John", "Linda");
    db::update_summaries(*store.connection());
    EXPECT_EQ(kept(), 1) << "what is there is still right";
    expect_rated(store, "");
    play(3, "2026-11-19T19:00:00Z", "John", "Linda");
    db::update_summaries(*store.connection());
    EXPECT_EQ(kept(), 0);
    expect_rated(store, "babylon");
    expect_rated(store, "");
}

TEST_F(RatingsTest, OfAGameNobodyPlayedThereAreNone) {
    EXPECT_TRUE(db::Ratings(store).list("").empty());
    play(1, "2026-11-20T19:00:00Z", "Linda", "John");
    EXPECT_TRUE(db::Ratings(store).list("Carcassonne").empty());
    EXPECT_EQ(test::reason([&] { db::Ratings(store).history("nobody", ""); }), db::Error::Reason::not_found);
    EXPECT_EQ(test::reason([&] { db::Ratings(store).of("nobody"); }), db::Error::Reason::not_found);
}

TEST_F(RatingsTest, OpeningRatesNothing) {
    play(1, "2026-11-20T19:00:00Z", "Linda", "John");
    store = db::Store(folder / "history.db");
    EXPECT_EQ(kept(), 0);
}

/// It would take the square of them. A file from elsewhere may have them counted.
TEST_F(RatingsTest, ACrowdAtOneTableIsNotRated) {
    for (const int seats : {db::most_seats, db::most_seats + 1}) {
        db::Play crowd{.id = test::uuid(seats), .game = std::to_string(seats), .played_at = "2026-11-20T19:00:00Z"};
        for (int i = 1; i <= seats; ++i)
            crowd.seats.push_back({.player = "", .name = "x" + std::to_string(i), .rank = i});
        db::Plays(store).import({crowd}, "elsewhere");
        store.connection()->db.exec("UPDATE play SET tallied = 1");
    }
    EXPECT_EQ(db::Ratings(store).list("100").size(), 100U);
    EXPECT_TRUE(db::Ratings(store).list("101").empty());
}

}
