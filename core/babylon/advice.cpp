#include "core/babylon/advice.h"

#include "core/babylon/ornament_sites.h"
#include "core/babylon/placing.h"
#include "core/babylon/sites.h"
#include "core/judge.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

std::vector<DigMove> legal_digs(const State& state) {
    std::vector<DigMove> digs;
    for (int x = 0; x < quarry_size; ++x)
        for (int y = 0; y < quarry_size; ++y)
            if (const Cell at = Cell{}.moved(x, y); state.quarry.height(at) > 0)
                digs.push_back({at, state.quarry.edges(at)});
    return digs;
}

/// Wherever the terraces of one level can be paid for. What the tile bears does not matter to that.
void add_terraces(const State& state, From from, int level, std::vector<TerraceMove>& moves) {
    const LevelSites sites(state.seat().garden, state.rulings, level);
    const auto anchors_of_each = sites.anchors();
    for (std::size_t way = 0; way < open_or_none.size(); ++way) {
        const auto open = open_or_none[way];
        const Cells anchors = anchors_of_each[way];
        if (anchors.empty()) continue;
        if (state.depth != Depth::full) {
            anchors.each([&](Cell at) { moves.push_back({from, at, level, open}); });
            continue;
        }
        const Prices prices = sites.prices(open, state.hand->double_pillar);
        const Cells affordable = anchors & prices.at_most(state.seat().pillars);
        affordable.each([&](Cell at) { moves.push_back({from, at, level, open, prices.at(at)}); });
    }
}

bool there_is_a_tile(const State& state, From from) {
    Placement placement{.from = from};
    if (state.depth != Depth::full) placement.tile.emplace();
    return keeps(beginning::tile_checks(), beginning::Choice{state, placement});
}

void add_terraces(const State& state, From from, std::vector<TerraceMove>& moves) {
    if (!there_is_a_tile(state, from)) return;
    constexpr std::size_t usual = 128;
    moves.reserve(moves.size() + usual);
    const int highest = std::min(max_level, state.seat().garden.highest() + 1);
    for (int level = 1; level <= highest; ++level) add_terraces(state, from, level, moves);
}

}

std::vector<TerraceMove> legal_terraces(const State& state) {
    std::vector<TerraceMove> moves;
    add_terraces(state, From::dug, moves);
    if (state.depth != Depth::full || !there_is_a_tile(state, From::slot)) return moves;
    if (moves.empty()) return legal_terraces(state, From::slot);
    const std::size_t of_one = moves.size(); // both may lie in the same places
    moves.reserve(2 * of_one);
    for (std::size_t i = 0; i < of_one; ++i) {
        moves.push_back(moves[i]);
        moves.back().from = From::slot;
    }
    return moves;
}

std::vector<TerraceMove> legal_terraces(const State& state, From from) {
    std::vector<TerraceMove> moves;
    add_terraces(state, from, moves);
    return moves;
}

std::vector<Building> legal_ornaments(const State& state) {
    std::vector<Building> list;
    for (const OrnamentSite& site : ornament_sites(state, Surface(state)))
        if (site.in_line) list.push_back(as_entered(site));
    return list;
}

std::vector<Space> effect_spaces(const State& state) {
    std::vector<Space> spaces;
    if (!state.hand) return spaces;
    const Surface surface(state);
    serving(state, surface).each([&](Cell cell) {
        const Space space = surface.space(cell);
        if (!state.seat().garden.taken(space)) spaces.push_back(space);
    });
    return spaces;
}

Moves moves(const State& state) {
    Moves moves{.player = state.player(), .turn = state.turns_played, .over = state.over()};
    if (moves.over) return moves;
    moves.begun = state.hand.has_value() || state.depth != Depth::full;
    if (!moves.begun) {
        moves.digs = legal_digs(state);
        return moves;
    }
    const State begun = state.hand ? state : begin(state, std::nullopt);
    moves.terraces = legal_terraces(begun);
    moves.ornaments = legal_ornaments(begun);
    return moves;
}

}
