#include "core/alhambra/best.h"

#include "core/alhambra/moves.h"

#include <algorithm>
#include <tuple>

namespace clerk::alhambra {

namespace {

/// What the outside of a palace is like.
struct Shape {
    int wall = 0;
    int open = 0;
    int outline = 0;
};

Shape shape(const Palace& palace) {
    Shape shape{.wall = static_cast<int>(longest_wall(palace).size())};
    const Cells inside = reachable(palace), closed_in = holes(palace);
    Cells open;
    const auto look_round = [&](Cell cell) {
        const bool reached = std::ranges::binary_search(inside, cell);
        for (const Side side : sides) {
            const Cell next = cell.beyond(side);
            if (palace.built(next) || std::ranges::binary_search(closed_in, next)) continue;
            ++shape.outline;
            if (reached && !palace.walls(cell).on(side)) open.push_back(next);
        }
    };
    look_round(fountain);
    for (const Laid& laid : palace.tiles()) look_round(laid.at);
    std::ranges::sort(open);
    shape.open = static_cast<int>(std::ranges::unique(open).begin() - open.begin());
    return shape;
}

class Places {
public:
    Places(const Game& game, const State& state) : game_(game), state_(state), before_(bill(state)) {}

    void add(const Moves& ways, const Patience& patience) {
        for (const PutDown& put : ways.places)
            if (patience(effort_of_a_score)) add(put);
        for (const Build& put : ways.builds)
            if (patience(effort_of_a_score)) add(put);
    }

    std::vector<TileAdvice> best(std::size_t most) {
        for (auto& [tile, places] : all_) {
            std::ranges::stable_sort(places, {}, [](const TilePlace& place) {
                return std::tuple(-place.points, -place.open, place.outline);
            });
            if (places.size() > most) places.erase(places.begin() + static_cast<std::ptrdiff_t>(most), places.end());
        }
        return std::move(all_);
    }

private:
    template <class Put> void add(const Put& put) {
        const State after = play(state_, {put});
        const Shape is = shape(after.seat().palace);
        TilePlace place{.step = {put},
                        .at = put.at,
                        .gains = gains(before_, bill(after)),
                        .wall = is.wall,
                        .open = is.open,
                        .outline = is.outline};
        for (const Gain& gain : place.gains) place.points += gain.points;
        advice(put.tile).places.push_back(std::move(place));
    }

    std::vector<Category> bill(const State& state) const {
        return std::move(score(game_, state).players[static_cast<std::size_t>(state.player)].categories);
    }

    TileAdvice& advice(const Tile& tile) {
        const auto known = std::ranges::find(all_, tile, &TileAdvice::tile);
        return known == all_.end() ? all_.emplace_back(TileAdvice{tile}) : *known;
    }

    const Game& game_;
    const State& state_;
    std::vector<Category> before_;
    std::vector<TileAdvice> all_;
};

}

Best best(const Game& game, const State& state, std::size_t most, const Patience& patience) {
    Best best{state.player, state.turns_played, state.over};
    if (best.over) return best;
    Places places(game, state);
    places.add(ways_in(state), patience);
    best.tiles = places.best(most);
    return best;
}

std::optional<TilePlace> best_place(const Game& game, const State& state, const Moves& ways) {
    Places places(game, state);
    places.add(ways, endless);
    std::vector<TileAdvice> found = places.best(1);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front().places.front()));
}

Game played_on(Game game, const Step& step) {
    if (game.turns.empty() || game.turns.back().done) {
        game.turns.emplace_back();
        game.turns.back().done = false;
    }
    game.turns.back().steps.push_back(step);
    return game;
}

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
