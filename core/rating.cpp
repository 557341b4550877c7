#include "core/rating.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>

namespace clerk {

namespace {

using Ratings = std::span<const Rating>;
using Ranks = std::span<const int>;

/// The c of the formula: the spread of all that is unknown of one play.
double spread(Ratings ratings) {
    double variance = 0;
    for (const Rating& rating : ratings) variance += rating.sigma * rating.sigma + rating::beta * rating::beta;
    return std::sqrt(variance);
}

/// One stage of the Plackett-Luce model: the choice of q among all who are not ahead of it.
struct Stage {
    double strength = 0; ///< of all it is chosen among: the sum of exp(mu / c)
    int tied = 0;        ///< how many have the rank of q
};

std::vector<Stage> stages(Ratings ratings, Ranks ranks, double c) {
    std::vector<Stage> all(ratings.size());
    for (std::size_t q = 0; q < ratings.size(); ++q) {
        for (std::size_t s = 0; s < ratings.size(); ++s)
            if (ranks[s] >= ranks[q]) all[q].strength += std::exp(ratings[s].mu / c);
        all[q].tied = static_cast<int>(std::ranges::count(ranks, ranks[q]));
    }
    return all;
}

Rating moved(const Rating& rating, double omega, double delta, double c) {
    const double variance = rating.sigma * rating.sigma;
    const double gamma = rating.sigma / c;
    const double shrinking = 1 - variance / (c * c) * delta * gamma;
    return {rating.mu + variance / c * omega, rating.sigma * std::sqrt(std::max(shrinking, rating::kappa))};
}

}

std::vector<Rating> rated(Ratings ratings, Ranks ranks) {
    assert(ratings.size() == ranks.size());
    const double c = spread(ratings);
    const auto all = stages(ratings, ranks, c);
    std::vector<Rating> after;
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        double omega = 0;
        double delta = 0;
        for (std::size_t q = 0; q < ratings.size(); ++q) {
            if (ranks[q] > ranks[i]) continue;
            const double p = std::exp(ratings[i].mu / c) / all[q].strength;
            omega += ((i == q ? 1 : 0) - p) / all[q].tied;
            delta += p * (1 - p) / all[q].tied;
        }
        after.push_back(moved(ratings[i], omega, delta, c));
    }
    return after;
}

double uncertainty(const Rating& rating) { return 3 * rating.sigma; }

double ordinal(const Rating& rating) { return rating.mu - uncertainty(rating); }

}
