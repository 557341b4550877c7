#include "core/babylon/best.h"

#include "core/babylon/advice.h"
#include "core/babylon/bound.h"
#include "core/babylon/score.h"

#include <algorithm>
#include <map>

namespace clerk::babylon {

namespace {

/// After digging a tile of which nothing is known but that its flower is another player's, or the player's own.
State begun(State state, Cell at, bool own_flower) {
    Flower flower = state.seat().flower;
    if (!own_flower) flower = flower == Flower::white ? Flower::pink : Flower::white;
    return begin(std::move(state), Dig{at, {{.flower = flower}}});
}

/// The most sets of flowers that the slot's tile and one more could complete.
int most_flower_points(const State& state) {
    CountOfFlowers count = visible_flowers(state.seat().garden);
    const int before = std::ranges::min(count);
    if (state.seat().slot) ++count[state.seat().slot->flower];
    ++*std::ranges::min_element(count);
    return points_a_set * (std::ranges::min(count) - before);
}

/// No more can be done in the turn, whatever the tile that was dug bears.
class WhateverIsDug {
public:
    WhateverIsDug(const State& state, int symbols) : before_(state), unknown_{.borne = symbols} {
        unknown_.symbols.fill(Symbol::unknown);
    }

    int most() {
        look(before_, unknown_);
        if (!before_.seat().slot) return most_;
        const Tile slot = *before_.seat().slot;
        for (const int rotation : {0, 90, 180, 270}) place_first(From::slot, rotation, unknown_);
        place_first(From::dug, 0, {slot.symbols});
        return most_;
    }

private:
    void place_first(From tile, int rotation, const Face& last) {
        for (const TerraceMove& move : legal_terraces(before_, tile))
            look(play(before_,
                      {Placement{
                          .from = tile, .at = move.at, .rotation = rotation, .level = move.level, .open = move.open}}),
                 last);
    }

    /// Sets of flowers are counted apart, as if none were ever covered.
    void look(const State& state, const Face& last) {
        most_ = std::max(most_, without_flowers(state) - without_flowers(before_) + Bound(state).anywhere(last) +
                                    most_flower_points(before_));
    }

    static int without_flowers(const State& state) {
        const Garden& garden = state.seat().garden;
        return total(garden) - points_a_set * std::ranges::min(visible_flowers(garden));
    }

    const State& before_;
    Face unknown_;
    int most_ = 0;
};

std::vector<DigAdvice> digs(const State& state, std::size_t most, const Patience& patience) {
    std::vector<DigAdvice> list;
    std::map<int, Builds> with_slot;                   // by pillars
    std::map<std::pair<int, Material>, int> with_more; // by pillars and material
    for (const DigMove& dig : moves(state).digs) {
        State other = begun(state, dig.at, false);
        const int pillars = other.seat().pillars;
        other.hand->dug.reset();
        const auto [slot, first] = with_slot.try_emplace(pillars);
        if (first) slot->second = best_builds(other, most, patience);
        const Material material = state.quarry.top(dig.at);
        const auto [more, is_new] = with_more.try_emplace({pillars, material});
        if (is_new) more->second = WhateverIsDug(begun(state, dig.at, true), symbols_of(material)).most();
        list.push_back({dig.at, pillars - state.seat().pillars, slot->second});
        list.back().slot.bound = std::max(more->second, slot->second.bound);
    }
    return list;
}

}

Game played_on(Game game, const std::vector<Step>& steps) {
    if (game.turns.empty() || game.turns.back().done) game.turns.push_back({.done = false});
    auto& entered = game.turns.back().steps;
    entered.insert(entered.end(), steps.begin(), steps.end());
    return game;
}

Best best(const State& state, std::size_t most, const Patience& patience) {
    Best best{.player = state.player(), .turn = state.turns_played, .over = state.over()};
    if (best.over) return best;
    best.begun = state.hand.has_value() || state.depth != Depth::full;
    best.tile_known = state.depth == Depth::full;
    best.slot_empty = best.tile_known && !state.seat().slot;
    if (best.begun)
        best.builds = best_builds(state.hand ? state : begin(state, std::nullopt), most, patience);
    else
        best.digs = digs(state, most, patience);
    return best;
}

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
