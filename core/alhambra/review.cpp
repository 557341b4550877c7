#include "core/alhambra/review.h"

#include "core/alhambra/best.h"

#include <algorithm>

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

int sum(const std::vector<Gain>& gains) {
    int points = 0;
    for (const Gain& gain : gains) points += gain.points;
    return points;
}

}

std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience) {
    const auto number = static_cast<std::size_t>(turn);
    if (number >= game.turns.size() || number + 1 >= fold.after.size() || !game.turns[number].done) return std::nullopt;
    std::optional<TurnReview> costliest;
    State state = fold.after[number];
    const int player = state.player;
    std::vector<Step> steps;
    for (const Step& step : game.turns[number].steps) {
        State next = play(state, step);
        if (const Tile* tile = put_in(step)) {
            if (!patience()) return costliest;
            TurnReview review;
            review.turn = turn;
            review.player = player;
            review.gains = gains(bill(game, state, player), bill(game, next, player));
            review.points = review.best = sum(review.gains);
            review.steps = steps;
            review.steps.push_back(step);
            const Best found = best(game, state, 1);
            const auto places = std::ranges::find(found.tiles, *tile, &TileAdvice::tile);
            if (places != found.tiles.end() && places->places.front().points > review.points) {
                review.best = places->places.front().points;
                review.gains = places->places.front().gains;
                review.steps.back() = places->places.front().step;
            }
            review.bound = review.best;
            if (!costliest || review.left() > costliest->left()) costliest = std::move(review);
        }
        state = std::move(next);
        steps.push_back(step);
    }
    return costliest;
}

}
