#include "core/babylon/advice.h"

#include "core/babylon/beginning.h"
#include "core/babylon/ornament_sites.h"
#include "core/babylon/sites.h"
#include "core/judge.h"

#include <algorithm>
#include <array>

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

int highest_level(const Garden& garden) {
    const auto highest = std::ranges::max_element(garden.terraces(), {}, &Terrace::level);
    return highest == garden.terraces().end() ? 0 : highest->level;
}

constexpr std::array<std::optional<Corner>, 5> open_or_none{std::nullopt, Corner::nw, Corner::ne, Corner::se,
                                                            Corner::sw};

/// Wherever the terraces of one level can be paid for. What the tile bears does not matter to that.
void add_terraces(const State& state, From from, int level, std::vector<TerraceMove>& moves) {
    const LevelSites sites(state.seat().garden, state.rulings, level);
    const bool full = state.depth == Depth::full;
    for (const auto open : open_or_none)
        sites.anchors(open).each([&](Cell at) {
            const int pillars = full ? price(state, sites.singles(at, open), sites.doubles(at, open)) : 0;
            if (!full || pillars <= state.seat().pillars) moves.push_back({from, at, level, open, pillars});
        });
}

void add_terraces(const State& state, From from, std::vector<TerraceMove>& moves) {
    Placement placement{.from = from};
    if (state.depth != Depth::full) placement.tile.emplace();
    if (!keeps(beginning::tile_checks(), beginning::Choice{state, placement})) return;
    const int highest = std::min(max_level, highest_level(state.seat().garden) + 1);
    for (int level = 1; level <= highest; ++level) add_terraces(state, from, level, moves);
}

}

std::vector<TerraceMove> legal_terraces(const State& state) {
    std::vector<TerraceMove> moves;
    add_terraces(state, From::dug, moves);
    if (state.depth == Depth::full) add_terraces(state, From::slot, moves);
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
