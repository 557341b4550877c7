#include "core/rating.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <numeric>

namespace clerk {

namespace {

using Ratings = std::span<const Rating>;
using Ranks = std::span<const int>;

/// What is known of the players of a team together.
struct Team {
    double mu = 0;
    double variance = 0;
    int rank = 0;
};

std::vector<Team> teams_of(Ratings ratings, Ranks ranks, std::span<const std::size_t> teams) {
    std::vector<Team> all(ranks.size());
    for (std::size_t i = 0; i < ranks.size(); ++i) all[i].rank = ranks[i];
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        Team& team = all.at(teams[i]);
        team.mu += ratings[i].mu;
        team.variance += ratings[i].sigma * ratings[i].sigma;
    }
    return all;
}

/// The c of the formula: the spread of all that is unknown of one play.
double spread(const std::vector<Team>& teams) {
    double variance = 0;
    for (const Team& team : teams) variance += team.variance + rating::beta * rating::beta;
    return std::sqrt(variance);
}

/// One stage of the Plackett-Luce model: the choice of q among all who are not ahead of it.
struct Stage {
    double strength = 0; ///< of all it is chosen among: the sum of exp(mu / c)
    int tied = 0;        ///< how many have the rank of q
};

std::vector<Stage> stages(const std::vector<Team>& teams, double c) {
    std::vector<Stage> all(teams.size());
    for (std::size_t q = 0; q < teams.size(); ++q) {
        for (const Team& other : teams)
            if (other.rank >= teams[q].rank) all[q].strength += std::exp(other.mu / c);
        all[q].tied = static_cast<int>(std::ranges::count(teams, teams[q].rank, &Team::rank));
    }
    return all;
}

/// How a play moves the mean of a team, and by which part it makes its variance less.
struct Change {
    double omega = 0;
    double delta = 0;
};

Change change(const std::vector<Team>& teams, const std::vector<Stage>& all, std::size_t i, double c) {
    const Team& team = teams[i];
    Change change;
    for (std::size_t q = 0; q < teams.size(); ++q) {
        if (teams[q].rank > team.rank) continue;
        const double p = std::exp(team.mu / c) / all[q].strength;
        change.omega += ((i == q ? 1 : 0) - p) / all[q].tied;
        change.delta += p * (1 - p) / all[q].tied;
    }
    const double gamma = std::sqrt(team.variance) / c;
    return {change.omega * team.variance / c, change.delta * team.variance / (c * c) * gamma};
}

Rating moved(const Rating& rating, const Team& team, const Change& change) {
    const double share = rating.sigma * rating.sigma / team.variance;
    return {rating.mu + share * change.omega,
            rating.sigma * std::sqrt(std::max(1 - share * change.delta, rating::kappa))};
}

}

std::vector<Rating> rated(Ratings ratings, Ranks ranks) {
    std::vector<std::size_t> alone(ratings.size());
    std::iota(alone.begin(), alone.end(), 0U);
    return rated(ratings, ranks, alone);
}

std::vector<Rating> rated(Ratings ratings, Ranks ranks, std::span<const std::size_t> teams) {
    assert(ratings.size() == teams.size());
    const std::vector<Team> sides = teams_of(ratings, ranks, teams);
    const double c = spread(sides);
    const std::vector<Stage> all = stages(sides, c);
    std::vector<Change> changes;
    for (std::size_t i = 0; i < sides.size(); ++i) changes.push_back(change(sides, all, i, c));
    std::vector<Rating> after;
    for (std::size_t i = 0; i < ratings.size(); ++i)
        after.push_back(moved(ratings[i], sides[teams[i]], changes[teams[i]]));
    return after;
}

double uncertainty(const Rating& rating) { return 3 * rating.sigma; }

double ordinal(const Rating& rating) { return rating.mu - uncertainty(rating); }

}
