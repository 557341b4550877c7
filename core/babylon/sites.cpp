#include "core/babylon/sites.h"

#include "core/babylon/building.h"

#include <algorithm>
#include <utility>

namespace clerk::babylon {

namespace {

/// How far a corner's cell lies from the anchor.
constexpr int east(Corner corner) { return corner == Corner::ne || corner == Corner::se; }
constexpr int north(Corner corner) { return corner == Corner::nw || corner == Corner::ne; }

/// The anchors of the terraces whose corner lies in the set.
Cells with_corner_in(Cells set, Corner corner) { return set.shifted(-east(corner), -north(corner)); }

/// Terraces there would lie wholly over one of a level that the ruling forbids.
Cells full_overlaps(const Garden& garden, Overlap overlap, int level) {
    Cells anchors;
    const auto lowest = overlap == Overlap::any ? 1 : std::max(1, level - 1);
    const auto highest = overlap == Overlap::any ? garden.highest() : std::min(max_level, level + 1);
    for (int other = lowest; other <= highest; ++other)
        if (overlap == Overlap::any || other != level) anchors |= garden.anchors_on(other);
    return anchors;
}

}

Cells topped_by(const Garden& garden, int level) {
    const Cells there = level == 0 ? all_cells : garden.terraces_on(level);
    return there - garden.covered_above(level);
}

Cells free_on(const Garden& garden, const Rulings& rulings, Cells cells, int level) {
    if (rulings.bridge_covers) cells -= garden.bridged_from(level);
    return cells - garden.taken_on(level);
}

LevelSites::LevelSites(const Garden& garden, const Rulings& rulings, int level) {
    if (level > 1 && garden.terraces_on(level - 1).empty()) return;
    anchors_ = (all_cells - garden.covered_above(level - 1)).anchors_within();
    anchors_ -= full_overlaps(garden, rulings.overlap, level);
    if (anchors_.empty()) return;
    const Cells below = topped_by(garden, level - 1), statues = below & garden.statues_on(level - 1);
    const Cells singles = free_on(garden, rulings, below, level - 1) - statues;
    const Cells doubles = level > 1 ? free_on(garden, rulings, topped_by(garden, level - 2), level - 2) : Cells();
    highest_price_ = (doubles.empty() ? 1 : 2) * static_cast<int>(corners.size());
    for (const Corner corner : corners)
        bearers_[corner] = {with_corner_in(statues, corner), with_corner_in(singles, corner),
                            with_corner_in(doubles, corner)};
}

Prices Prices::operator+(const Prices& other) const {
    Prices sum;
    Cells carried;
    for (std::size_t digit = 0; digit < digits; ++digit) {
        const Cells a = digits_[digit], b = other.digits_[digit], one = (a - b) | (b - a);
        sum.digits_[digit] = (one - carried) | (carried - one);
        carried = (a & b) | (one & carried);
    }
    sum.doubles_ = doubles_ | other.doubles_;
    return sum;
}

void Prices::give_a_double() {
    Cells borrowing = doubles_;
    for (std::size_t digit = 1; digit < digits; ++digit) {
        const Cells before = digits_[digit];
        digits_[digit] = (before - borrowing) | (borrowing - before);
        borrowing -= before;
    }
}

Cells Prices::at_most(int singles) const {
    if (singles >= 1 << (digits - 1)) return all_cells;
    Cells less, same = all_cells;
    for (std::size_t digit = digits; digit-- > 0;) {
        const Cells wanted = (singles >> digit) % 2 != 0 ? all_cells : Cells();
        less |= same & (wanted - digits_[digit]);
        same -= (wanted - digits_[digit]) | (digits_[digit] - wanted);
    }
    return less | same;
}

int Prices::at(Cell anchor) const {
    int singles = 0;
    for (std::size_t digit = 0; digit < digits; ++digit)
        singles += static_cast<int>(digits_[digit].has(anchor)) << digit;
    return singles;
}

/// A corner without support may lie over anything but a statue that would carry it.
std::array<Cells, open_or_none.size()> LevelSites::anchors() const {
    const auto any = [this](Corner corner) { return bearers_[corner].any(); };
    const auto without = [this](Corner corner) { return anchors_ - bearers_[corner].statues; };
    const Cells nw = any(Corner::nw), ne = any(Corner::ne), se = any(Corner::se), sw = any(Corner::sw);
    const Cells north = nw & ne, south = se & sw;
    return {anchors_ & north & south, without(Corner::nw) & ne & south, without(Corner::ne) & nw & south,
            without(Corner::se) & sw & north, without(Corner::sw) & se & north};
}

Prices LevelSites::prices(std::optional<Corner> open, bool double_given) const {
    Prices prices;
    for (const Corner corner : corners)
        if (corner != open) prices = prices + price(corner);
    if (double_given) prices.give_a_double();
    return prices;
}

namespace {

/// The anchors at which a corner needs one single at least, and two.
struct Need {
    Cells one;
    Cells two;
};

/// The anchors at which two corners need so many singles at least, one to four.
class NeedOfTwo {
public:
    NeedOfTwo(const Need& a, const Need& b)
        : least_{a.one | b.one, a.two | b.two | (a.one & b.one), (a.two & b.one) | (a.one & b.two), a.two & b.two} {}

    Cells operator()(int singles) const {
        if (singles <= 0) return all_cells;
        return singles <= 4 ? least_[static_cast<std::size_t>(singles - 1)] : Cells();
    }

private:
    std::array<Cells, 4> least_;
};

/// The anchors at which a corner, and others with it, need so many singles at least.
template <class Others> Cells needing(int singles, const Need& corner, const Others& others) {
    return others(singles) | (corner.one & others(singles - 1)) | (corner.two & others(singles - 2));
}

}

std::array<Cells, open_or_none.size()> LevelSites::needing(int singles) const {
    const auto need = [this](Corner corner) {
        return Need{bearers_[corner].singles | bearers_[corner].doubles, bearers_[corner].doubles};
    };
    const Need nw = need(Corner::nw), ne = need(Corner::ne), se = need(Corner::se), sw = need(Corner::sw);
    const NeedOfTwo north(nw, ne), south(se, sw);
    const auto all_but_nw = [&](int number) { return babylon::needing(number, ne, south); };
    return {babylon::needing(singles, nw, all_but_nw), all_but_nw(singles), babylon::needing(singles, nw, south),
            babylon::needing(singles, sw, north), babylon::needing(singles, se, north)};
}

std::array<Cells, open_or_none.size()> LevelSites::with_a_double() const {
    const Cells nw = bearers_[Corner::nw].doubles, ne = bearers_[Corner::ne].doubles;
    const Cells se = bearers_[Corner::se].doubles, sw = bearers_[Corner::sw].doubles;
    return {nw | ne | se | sw, ne | se | sw, nw | se | sw, nw | ne | sw, nw | ne | se};
}

/// Where a double is given and there is one, two singles more are needed until it is too dear.
std::array<Cells, open_or_none.size()> LevelSites::affordable(int singles, bool double_given) const {
    auto found = anchors();
    if (singles >= highest_price_) return found;
    const auto too_dear = needing(singles + 1);
    if (!double_given) {
        for (std::size_t way = 0; way < found.size(); ++way) found[way] -= too_dear[way];
        return found;
    }
    const auto given = with_a_double(), dear_all_the_same = needing(singles + 3);
    for (std::size_t way = 0; way < found.size(); ++way)
        found[way] -= (too_dear[way] - given[way]) | dear_all_the_same[way];
    return found;
}

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
