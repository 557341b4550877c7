#include "core/babylon/ornament_sites.h"

#include "core/babylon/building.h"
#include "core/babylon/sites.h"

#include <utility>

namespace clerk::babylon {

namespace {

/// What the rules ask of all spaces at once.
struct Sites {
    const State& state;
    const Garden& garden;
    const Surface& surface;
    Cells served; ///< that the round's effect may serve
    Cells free;

    Sites(const State& now, const Surface& seen)
        : state(now), garden(now.seat().garden), surface(seen), served(serving(now, seen)) {
        for (int level = 1; level <= max_level && !garden.covered_above(level - 1).empty(); ++level)
            free |= free_on(garden, state.rulings, topped_by(garden, level), level);
    }
};

Cells bears(const Sites& sites, Kind kind) {
    return sites.surface.bearing(symbol(kind)) | sites.surface.bearing(Symbol::unknown);
}

Cells may_serve(const Sites& sites, Kind kind) { return sites.served - sites.surface.bearing(symbol(kind)); }

bool any_statue(const Garden& garden) {
    for (const Ornament& ornament : garden.ornaments())
        if (ornament.kind == Kind::statue) return true;
    return false;
}

/// The cells on which the next statue is the first, or in line with one that stands.
Cells in_line(const Sites& sites) {
    const Cells standing = sites.garden.standing_statues();
    if (standing.empty()) return sites.state.rulings.statue_restart || !any_statue(sites.garden) ? all_cells : Cells();
    return in_line_with(standing);
}

void add_statues(const Sites& sites, std::vector<OrnamentSite>& list) {
    const Cells borne = bears(sites, Kind::statue);
    const Cells cells = sites.free & sites.surface.fresh() & (borne | may_serve(sites, Kind::statue));
    if (cells.empty()) return;
    const Cells lines = in_line(sites);
    cells.each([&](Cell cell) {
        const Space space = sites.surface.space(cell);
        const auto as_if = borne.has(cell) ? std::nullopt : std::optional(space);
        list.push_back({{Kind::statue, space, space}, as_if, lines.has(cell)});
    });
}

bool same_terrace(const Sites& sites, Space a, Space b) {
    return &sites.surface.terrace(a.cell) == &sites.surface.terrace(b.cell);
}

/// Nothing of the bridge's height lies in the cell between.
bool gap_is_open(const Sites& sites, Space middle) {
    const int level = sites.state.rulings.bridge_gap == BridgeGap::empty_slot ? 0 : middle.level - 1;
    return !sites.garden.covered_above(level).has(middle.cell) && !sites.garden.bridged(middle);
}

/// Whether the levels, and what lies between, let the ornament join two spaces that are its reach apart.
bool joins(const Sites& sites, const Ornament& ornament) {
    const auto& [kind, a, b] = ornament;
    const int up = b.level - a.level;
    if (kind == Kind::stairs) return up == 1 || up == -1;
    if (kind == Kind::bridge) return up == 0 && gap_is_open(sites, *ornament.middle());
    return up == 0 && (sites.state.rulings.fountain == FountainOn::any || !same_terrace(sites, a, b));
}

/// The free cells that bear the symbol of a kind, and those that the round's effect may serve.
struct Ends {
    Cells borne;
    Cells served;
};

/// From a cell so many columns east and rows north.
template <int dx, int dy>
void add_joining(const Sites& sites, Kind kind, const Ends& of_kind, std::vector<OrnamentSite>& list) {
    const auto other_in = [&](Cells set) { // the cells whose other end is in it
        for (int i = 0; i < reach(kind); ++i) set = set.shifted(-dx, -dy);
        return set;
    };
    const Cells fresh = sites.surface.fresh();
    const auto& [borne, served] = of_kind;
    const Cells both = borne & other_in(borne);
    Cells first, second; // of the two spaces the one that has to be served
    if (!served.empty()) {
        first = served & other_in(borne);
        second = borne & other_in(served);
    }
    const Cells ends = (fresh | other_in(fresh)) & (both | first | second);
    ends.each([&](Cell cell) {
        const Space a = sites.surface.space(cell);
        const Space b = sites.surface.space(cell.moved(dx * reach(kind), dy * reach(kind)));
        if (!joins(sites, {kind, a, b})) return;
        OrnamentSite site{{kind, a, b}};
        if (!both.has(cell)) site.as_if = first.has(cell) ? a : b;
        list.push_back(site);
    });
}

/// One of the two spaces is of a terrace of this turn.
void add_joining(const Sites& sites, Kind kind, std::vector<OrnamentSite>& list) {
    const Ends ends{sites.free & bears(sites, kind), sites.free & may_serve(sites, kind)};
    if ((sites.surface.fresh() & (ends.borne | ends.served)).empty()) return;
    add_joining<1, 0>(sites, kind, ends, list);
    add_joining<0, 1>(sites, kind, ends, list);
}

}

Cells in_line_with(Cells statues) {
    Cells lines;
    statues.each([&](Cell cell) { lines |= Cells::row(cell.y) | Cells::column(cell.x); });
    return lines;
}

Surface::Surface(const State& state) : garden_(&state.seat().garden) {
    const auto& terraces = garden_->terraces();
    for (auto now = terraces.end() - state.hand->terraces_placed; now != terraces.end(); ++now)
        fresh_ |= now->cells() - garden_->covered_above(now->level);
}

Cells serving(const State& state, const Surface& surface) {
    if (state.hand->effect_used) return {};
    const Effect effect = state.effect();
    Cells cells;
    if (effect == Effect::wild) cells = surface.bearing(Symbol::blank);
    if (effect == Effect::convert)
        for (const Kind kind : kinds) cells |= surface.bearing(symbol(kind));
    return cells & surface.fresh();
}

std::vector<OrnamentSite> ornament_sites(const State& state, const Surface& surface) {
    constexpr std::size_t usual = 16;
    std::vector<OrnamentSite> list;
    if (surface.fresh().empty()) return list;
    list.reserve(usual);
    const Sites sites(state, surface);
    add_statues(sites, list);
    for (const Kind kind : {Kind::fountain, Kind::bridge, Kind::stairs}) add_joining(sites, kind, list);
    return list;
}

Building as_entered(const OrnamentSite& site) {
    const auto& [kind, a, b] = site.ornament;
    Building building{.kind = kind, .at = {a}};
    if (kind != Kind::statue) building.at.push_back(b);
    if (site.as_if) building.as_if = {*site.as_if};
    return building;
}

}
