#include "core/babylon/review.h"

#include "core/babylon/best.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

/// Singles that pay for everything.
constexpr int plenty = 1000;

std::vector<TileEntry> placed_tiles(const Turn& turn) {
    std::vector<TileEntry> tiles;
    for (const Step& step : turn.steps)
        if (const auto* placement = std::get_if<Placement>(&step.what); placement && placement->tile)
            tiles.push_back(*placement->tile);
    return tiles;
}

/// As if these tiles and no others lay in hand, and nothing had a price: depth builds knows neither prices nor what
/// became of a starting terrace.
State with_tiles(State state, const std::vector<TileEntry>& tiles) {
    state.depth = Depth::full;
    state.seat().pillars = plenty;
    if (!tiles.empty()) state.hand->dug = tiles[0].tile;
    state.seat().slot = tiles.size() > 1 ? std::optional(tiles[1].tile) : std::nullopt;
    return state;
}

/// As depth builds writes them.
std::vector<Step> with_their_tiles(std::vector<Step> steps, const std::vector<TileEntry>& tiles) {
    for (Step& step : steps)
        if (auto* placement = std::get_if<Placement>(&step.what)) {
            placement->tile = tiles.at(placement->from == From::dug ? 0 : 1);
            placement->from = From::dug;
        }
    return steps;
}

}

std::optional<TurnReview> review(const Game& game, const Fold& fold, int turn, const Patience& patience) {
    const auto number = static_cast<std::size_t>(turn);
    if (number >= game.turns.size() || number + 1 >= fold.after.size()) return std::nullopt;
    const Turn& played = game.turns[number];
    const std::vector<TileEntry> tiles = placed_tiles(played);
    const bool full = game.depth == Depth::full;
    if (!played.done || has_nothing(played)) return std::nullopt;

    const State& before = fold.after[number];
    const auto player = static_cast<std::size_t>(before.player());
    const State begun = begin(before, played.dig);
    TurnReview review;
    review.turn = turn;
    review.player = before.player();
    review.points = total(fold.after[number + 1].seats[player].garden) - total(before.seats[player].garden);
    Builds builds = best_builds(full ? begun : with_tiles(begun, tiles), 1, patience, std::max(0, review.points));
    if (!builds.list.empty()) {
        Build& best = builds.list.front();
        review.best = best.points;
        review.gains = std::move(best.gains);
        review.steps = full ? std::move(best.steps) : with_their_tiles(std::move(best.steps), tiles);
    } else if (review.points > 0) { // nothing brings more, or the search was stopped before it found that
        review.best = review.points;
        review.gains = gains(score(before.seats[player].garden), score(fold.after[number + 1].seats[player].garden));
        review.steps = played.steps;
    }
    review.bound = std::max(builds.bound, review.best);
    return review;
}

}
