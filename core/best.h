// What every game's advice has in common, and a played turn compared with it.
#pragma once

#include "core/score_sheet.h"

#include <algorithm>
#include <cstddef>
#include <functional>
#include <string_view>
#include <vector>

namespace clerk {

/// Asked again and again while something is looked for, each time with the effort that was not told before; false: what
/// was found so far has to do. An effort of 1 is about as much as 20 nanoseconds on a laptop, and the same on every
/// machine.
using Patience = std::function<bool(std::size_t effort)>;

inline bool endless(std::size_t /*effort*/) { return true; }
/// So many looks, whatever the effort of each.
inline Patience looks(std::size_t most) {
    return [most](std::size_t /*effort*/) mutable {
        if (most == 0) return false;
        --most;
        return true;
    };
}

/// By how much a category of the score grows, or shrinks.
struct Gain {
    std::string_view category;
    int points = 0;
    friend bool operator==(const Gain&, const Gain&) = default;
};

/// Of the same categories before and after.
inline std::vector<Gain> gains(const std::vector<Category>& before, const std::vector<Category>& after) {
    std::vector<Gain> changed;
    for (std::size_t i = 0; i < after.size(); ++i)
        if (const int more = after[i].points() - before[i].points(); more != 0) changed.push_back({after[i].id, more});
    return changed;
}

/// What an answer looks at before it has to do, unless somebody waits longer.
inline constexpr std::size_t usual_looks = 200'000;
/// How many builds, or places of a tile, are told.
inline constexpr std::size_t usual_choice = 5;

// A turn that was played, compared with the best that its player could have done in it. Both are counted as if the game
// had ended then.

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

/// That all turns of a record may take together: twice what any game of the tests takes, and more.
inline constexpr std::size_t usual_effort = 32'000'000;

/// The patience for all turns of a record, one after the other. Half of the effort is there for every turn alike, the
/// other half for those that need more, the earlier first; what a turn leaves is there for the later ones.
class SharedPatience {
public:
    explicit SharedPatience(std::size_t turns, std::size_t effort = usual_effort)
        : turns_(turns), effort_(effort), share_(effort / 2 / std::max<std::size_t>(1, turns)) {}

    /// For the next of so many turns; good until the one after it begins. No more than the usual looks at it.
    Patience for_next_turn() {
        if (turns_ > 0) --turns_;
        return [this, looks = looks(usual_looks), most = effort_ - share_ * turns_](std::size_t effort) mutable {
            spent_ += effort;
            return spent_ < most && looks(effort);
        };
    }

private:
    std::size_t turns_; ///< that are still to come
    std::size_t effort_;
    std::size_t share_; ///< of a turn
    std::size_t spent_ = 0;
};

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
