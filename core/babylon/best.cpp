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

}
