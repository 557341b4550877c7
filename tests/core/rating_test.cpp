// The rating against the values that OpenSkill publishes with its own tests (openskill.js: plackett-luce.test.ts,
// plackett-luce-series.test.ts, rate.test.ts), and what holds for any play.
#include "core/rating.h"
#include "tests/property.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

namespace {

using namespace clerk;
using Ratings = std::vector<Rating>;
using Ranks = std::vector<int>;

constexpr Rating beginner{};

Ranks in_order(std::size_t players) {
    Ranks ranks(players);
    std::iota(ranks.begin(), ranks.end(), 1);
    return ranks;
}

void expect_near(const Ratings& found, const Ratings& expected, double tolerance = 1e-11) {
    ASSERT_EQ(found.size(), expected.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
        EXPECT_NEAR(found[i].mu, expected[i].mu, tolerance) << i;
        EXPECT_NEAR(found[i].sigma, expected[i].sigma, tolerance) << i;
    }
}

/// As OpenSkill's rate() does by itself before every play: skill may have changed since.
Ratings with_drift(Ratings ratings, double tau = 25.0 / 300) {
    for (Rating& rating : ratings) rating.sigma = std::hypot(rating.sigma, tau);
    return ratings;
}

TEST(Rating, IsThatOfOpenSkillForBeginners) {
    const std::vector<Ratings> published = {
        {{25, 25.0 / 3}},
        {{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}},
        {{27.868876552746237, 8.204837030780652},
         {25.717219138186557, 8.057829747583874},
         {21.413904309067206, 8.057829747583874}},
        {{27.795084971874736, 8.263160757613477},
         {26.552824984374855, 8.179213704945203},
         {24.68943500312503, 8.083731307186588},
         {20.96265504062538, 8.083731307186588}},
        {{27.666666666666668, 8.290556877154474},
         {26.833333333333332, 8.240145629781066},
         {25.72222222222222, 8.179996679645559},
         {24.055555555555557, 8.111796013701358},
         {20.72222222222222, 8.111796013701358}}};
    for (const Ratings& after : published)
        expect_near(rated(Ratings(after.size(), beginner), in_order(after.size())), after);
}

TEST(Rating, IsThatOfOpenSkillForPlayersOfDifferentStrength) {
    const Ratings four{{29.182, 4.782}, {27.174, 4.922}, {16.672, 6.217}, beginner};
    expect_near(rated(with_drift(four), in_order(4)), {{30.210227447000438, 4.765617924939384},
                                                       {27.644725221915632, 4.883479590134575},
                                                       {17.4036218889969, 6.101259408259549},
                                                       {19.21460876538932, 7.854669920480409}});
    expect_near(rated(with_drift(four, 0.01), in_order(4)), {{30.20997558824299, 4.764909330988368},
                                                             {27.64461002009721, 4.882799245921361},
                                                             {17.403587237635527, 6.100731158882956},
                                                             {19.21478808745494, 7.854267281042293}});
}

TEST(Rating, IsThatOfOpenSkillForTies) {
    const Ratings three{{10, 8}, {5, 10}, {0, 12}};
    expect_near(rated(with_drift(three), Ranks{1, 2, 2}), {{11.942996666741225, 7.926888197620324},
                                                           {2.9381178546315034, 9.653804487570165},
                                                           {-1.4024317012198733, 11.323641575516767}});
    const double sigma = 25.0 / 3;
    const Ratings four{{15, sigma}, {20, sigma}, {25, sigma}, {30, sigma}};
    expect_near(rated(with_drift(four), Ranks{2, 4, 2, 1}), {{15.340043358359136, 8.213141619804967},
                                                             {18.007678675484204, 8.189033933813437},
                                                             {24.25801928251219, 8.166918055585525},
                                                             {32.39425868364447, 8.247687230833794}});
    expect_near(rated(with_drift(Ratings(4, beginner)), Ranks{1, 1, 1, 1}), Ratings(4, {25, 8.263571791259416}));
}

/// What openskill.js 5.0.1 gives with tau 0.
TEST(Rating, IsThatOfOpenSkillForTeams) {
    const double sigma = 25.0 / 3;
    const std::vector<std::size_t> pairs{0, 0, 1, 1}, uneven{0, 0, 1, 2, 2, 2}, four{0, 0, 1, 2, 2, 3, 3};
    expect_near(rated(Ratings{{25, sigma}, {31.5, 4.25}, {22, 7}, {27.75, 5.5}}, Ranks{1, 2}, pairs),
                {{26.875285472760822, 8.106520197873007},
                 {31.98776175146509, 4.2202181098794185},
                 {20.67679857041996, 6.872649027054329},
                 {26.933125648065385, 5.438444808854726}});
    expect_near(
        rated(Ratings{{25, sigma}, {31.5, 4.25}, {22, 7}, {29, 6.5}, {18, 8}, {25, sigma}}, Ranks{2, 1, 2}, uneven),
        {{24.635705607856956, 8.168214043190616},
         {31.405247028603593, 4.228258147154065},
         {24.44402722074908, 6.9921032834472},
         {27.11428670661557, 6.384434836411242},
         {15.143534892861455, 7.783531528255377},
         {21.900536993122238, 8.088373082881436}});
    expect_near(
        rated(Ratings{{20, 8}, {24, 2}, {30, 3}, {26, 5}, {21, 6}, {19, 7}, {23, 1.5}}, Ranks{3, 1, 3, 1}, four),
        {{19.050356105753256, 7.7674578127505045},
         {23.94064725660958, 1.9964161257512436},
         {30.212962039135036, 2.9989762962047783},
         {25.39362233738085, 4.944151626739867},
         {20.126816165828426, 5.903252982472635},
         {19.75611133441988, 6.944185007513672},
         {23.034719398009077, 1.4994528897669253}});
}

/// One play of a series: who played, and their scores.
struct Played {
    std::vector<std::size_t> who;
    std::vector<int> scores;
};

void play(Ratings& all, const Played& played) {
    Ratings before;
    Ranks ranks;
    for (std::size_t i = 0; i < played.who.size(); ++i) {
        before.push_back(all[played.who[i]]);
        ranks.push_back(-played.scores[i]);
    }
    const Ratings after = rated(before, ranks);
    for (std::size_t i = 0; i < played.who.size(); ++i) all[played.who[i]] = after[i];
}

TEST(Rating, IsThatOfOpenSkillAfterASeries) {
    Ratings all(5, beginner);
    play(all, {{0, 1, 2, 3, 4}, {9, 7, 7, 5, 5}});
    play(all, {{4, 2, 1}, {9, 5, 5}});
    play(all, {{3, 1, 2, 0}, {9, 9, 7, 7}});
    expect_near(all,
                {{26.353761103, 8.11102706},
                 {24.618479789, 7.90533551},
                 {23.065819512, 7.822005595},
                 {24.476332403, 8.106111471},
                 {26.385499685, 8.054090809}},
                1e-8);
}

TEST(Rating, OfABeginnerIsListedByZero) {
    EXPECT_NEAR(ordinal(beginner), 0, 1e-12);
    EXPECT_DOUBLE_EQ(ordinal({30, 2}), 24);
}

/// Any play: ratings as they come about, and ranks with ties.
struct Any {
    Ratings ratings;
    Ranks ranks;
};

double between(double lowest, double highest) {
    return lowest + (highest - lowest) * *rc::gen::inRange(0, 1'000'001) / 1e6;
}

Any any_play() {
    Any play;
    for (int players = *rc::gen::inRange(2, 9); players > 0; --players) {
        play.ratings.push_back({between(-10, 60), between(0.5, 10)});
        play.ranks.push_back(*rc::gen::inRange(1, 6));
    }
    return play;
}

PROPERTY(Rating, DoesNotDependOnTheOrderOfThePlayers, ()) {
    const Any play = any_play();
    const auto order = *rc::gen::exec([&] {
        std::vector<std::size_t> places(play.ranks.size());
        std::iota(places.begin(), places.end(), 0);
        for (std::size_t i = places.size(); i > 1; --i)
            std::swap(places[i - 1], places[*rc::gen::inRange<std::size_t>(0, i)]);
        return places;
    });
    Any moved;
    for (const std::size_t i : order) {
        moved.ratings.push_back(play.ratings[i]);
        moved.ranks.push_back(play.ranks[i]);
    }
    const Ratings after = rated(play.ratings, play.ranks);
    const Ratings after_moved = rated(moved.ratings, moved.ranks);
    for (std::size_t i = 0; i < order.size(); ++i) {
        RC_ASSERT(std::abs(after_moved[i].mu - after[order[i]].mu) < 1e-9);
        RC_ASSERT(std::abs(after_moved[i].sigma - after[order[i]].sigma) < 1e-9);
    }
}

PROPERTY(Rating, GrowsSurerWithEveryPlay, ()) {
    const Any play = any_play();
    const Ratings after = rated(play.ratings, play.ranks);
    for (std::size_t i = 0; i < after.size(); ++i) {
        RC_ASSERT(after[i].sigma > 0);
        RC_ASSERT(after[i].sigma < play.ratings[i].sigma);
    }
}

PROPERTY(Rating, RisesForTheOneWhoWonAndFallsForTheOneWhoLost, ()) {
    Any play = any_play();
    play.ranks.front() = 0;
    play.ranks.back() = 9;
    const Ratings after = rated(play.ratings, play.ranks);
    RC_ASSERT(after.front().mu > play.ratings.front().mu);
    RC_ASSERT(after.back().mu < play.ratings.back().mu);
}

PROPERTY(Rating, CountsTheOrderOfTheRanksAndNotTheirFigures, ()) {
    const Any play = any_play();
    Ranks spread = play.ranks;
    for (int& rank : spread) rank = rank * 7 - 100;
    RC_ASSERT(rated(play.ratings, play.ranks) == rated(play.ratings, spread));
}

}
