// A turn that was played, compared with the best that its player could have done in it. Both are counted as if the game
// had ended then.
#pragma once

#include "core/best.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace clerk {

struct ComparedTurn {
    int turn = 0; ///< from 0 over the whole record
    int player = 0;
    int points = 0; ///< that it brought
    int best = 0;   ///< that it could have brought; no less than it did
    int bound = 0;  ///< no way brings more
    int left() const { return best - points; }
    bool exact() const { return bound == best; }
    friend bool operator==(const ComparedTurn&, const ComparedTurn&) = default;
};

/// `Step` is a game's own.
template <class Step> struct TurnReviewOf : ComparedTurn {
    std::vector<Gain> gains = {}; ///< of the best
    std::vector<Step> steps = {}; ///< the best, from the beginning of the turn; none: nothing brings more than nothing
    friend bool operator==(const TurnReviewOf&, const TurnReviewOf&) = default;
};

/// The game up to that turn, with the first so many steps of the best in it, the turn in progress.
template <class Game, class Step>
Game played_instead(const Game& game, const TurnReviewOf<Step>& review, std::size_t steps) {
    Game other = game;
    other.turns.resize(static_cast<std::size_t>(review.turn) + 1);
    if constexpr (requires { other.end.reset(); }) other.end.reset();
    other.turns.back() = reopened(std::move(other.turns.back()));
    other.turns.back().steps.assign(review.steps.begin(), review.steps.begin() + static_cast<std::ptrdiff_t>(steps));
    return other;
}

/// So many turns that left the most points on the table, the costliest first; those that left none are not among them.
inline std::vector<ComparedTurn> costliest(std::vector<ComparedTurn> turns, std::size_t most) {
    std::erase_if(turns, [](const ComparedTurn& turn) { return turn.left() <= 0; });
    std::ranges::stable_sort(turns, std::ranges::greater{}, &ComparedTurn::left);
    if (turns.size() > most) turns.resize(most);
    return turns;
}

/// How many are told.
inline constexpr std::size_t usual_moments = 3;

}
