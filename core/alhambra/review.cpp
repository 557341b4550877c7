#include "core/alhambra/review.h"

#include "core/alhambra/best.h"

namespace clerk::alhambra {

namespace {

/// The tile that the step puts into the palace.
const Tile* put_in(const Step& step) {
    if (const auto* put = std::get_if<PutDown>(&step.what)) return &put->tile;
    if (const auto* build = std::get_if<Build>(&step.what)) return &build->tile;
    return nullptr;
}

std::vector<Category> bill(const Game& game, const State& state, int player) {
    return std::move(score(game, state).players[static_cast<std::size_t>(player)].categories);
}

/// Of comparing the tile with its places, as patience counts it.
std::size_t effort_of(const Moves& ways) {
    constexpr std::size_t scores = 3; ///< before it, as it was played, and what the places are compared with
    return (scores + ways.places.size() + ways.builds.size()) * effort_of_a_score;
}

int sum(const std::vector<Gain>& gains) {
    int points = 0;
    for (const Gain& gain : gains) points += gain.points;
    return points;
}

/// One tile beside the best of its places. The last of its steps is the one that puts it there, the others are left
/// out.
TurnReview compared(const Game& game, const State& before, const State& after, const Step& step, const Moves& ways) {
    TurnReview review;
    review.player = before.player;
    review.gains = gains(bill(game, before, before.player), bill(game, after, before.player));
    review.points = review.best = sum(review.gains);
    review.steps = {step};
    if (auto place = best_place(game, before, ways); place && place->points > review.points) {
        review.best = place->points;
        review.gains = std::move(place->gains);
        review.steps = {std::move(place->step)};
    }
    review.bound = review.best;
    return review;
}

}

std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience) {
    const auto number = static_cast<std::size_t>(turn);
    if (number >= game.turns.size() || number + 1 >= fold.after.size() || !game.turns[number].done) return std::nullopt;
    std::optional<TurnReview> costliest;
    State state = fold.after[number];
    std::vector<Step> steps;
    for (const Step& step : game.turns[number].steps) {
        State next = play(state, step);
        if (const Tile* tile = put_in(step)) {
            const Moves ways = ways_in(state, tile);
            if (!patience(effort_of(ways))) return costliest;
            TurnReview review = compared(game, state, next, step, ways);
            if (!costliest || review.left() > costliest->left()) {
                review.turn = turn;
                review.steps.insert(review.steps.begin(), steps.begin(), steps.end());
                costliest = std::move(review);
            }
        }
        state = std::move(next);
        steps.push_back(step);
    }
    return costliest;
}

}
