// How strong a player is, from the ranks of the plays so far: a normal distribution of skill, made narrower and moved
// by every play.
//
// Weng and Lin, "A Bayesian Approximation Method for Online Ranking", Journal of Machine Learning Research 12 (2011),
// 267-300, algorithm 4 (the Plackett-Luce model), with OpenSkill's constants and ties. Who plays alone is a team of
// one.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace clerk {

/// Skill as a normal distribution; as it is here for a player without a play.
struct Rating {
    double mu = 25.0;          ///< the mean
    double sigma = 25.0 / 3.0; ///< the standard deviation; positive
    friend bool operator==(const Rating&, const Rating&) = default;
};

namespace rating {
inline constexpr double beta = 25.0 / 6.0; ///< how far chance moves one play
inline constexpr double kappa = 0.0001;    ///< what is left of a variance at the least
}

/// The ratings after one play. `ranks`: one a player, the lower the better; equal ones are tied. Who played alone keeps
/// the rating. Requires as many ranks as ratings.
[[nodiscard]] std::vector<Rating> rated(std::span<const Rating> ratings, std::span<const int> ranks);

/// The ratings after a play of teams. `teams`: of each player the number of the team, from 0 on. `ranks`: one a team.
///
///     mu_i      = sum of mu_j, sigma_i^2 = sum of sigma_j^2, over the players j of team i
///     c^2       = sum over all i of (sigma_i^2 + beta^2)
///     p_iq      = exp(mu_i / c) / sum over all s not ahead of q of exp(mu_s / c)
///     Omega_i   = sigma_i^2 / c   * sum over all q not behind i of ([i = q] - p_iq) / tied_q
///     Delta_i   = sigma_i^2 / c^2 * sum over all q not behind i of p_iq (1 - p_iq) / tied_q * gamma_i
///     gamma_i   = sigma_i / c;   tied_q: how many have the rank of q
///     mu_j     <- mu_j + sigma_j^2 / sigma_i^2 * Omega_i
///     sigma_j  <- sigma_j * sqrt(max(1 - sigma_j^2 / sigma_i^2 * Delta_i, kappa))
[[nodiscard]] std::vector<Rating> rated(std::span<const Rating> ratings, std::span<const int> ranks,
                                        std::span<const std::size_t> teams);

/// How far the skill almost certainly lies from the mean, at the most.
double uncertainty(const Rating& rating); ///< 3 sigma

/// The figure players are listed by: as strong as this one is almost certainly.
double ordinal(const Rating& rating); ///< mu - 3 sigma

}
