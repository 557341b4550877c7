#include "core/babylon/bound.h"

#include "core/babylon/score.h"
#include "core/babylon/sites.h"

#include <algorithm>
#include <bitset>
#include <cassert>

namespace clerk::babylon {

namespace {

Cells beside(Cells set) { return set.shifted(1, 0) | set.shifted(-1, 0) | set.shifted(0, 1) | set.shifted(0, -1); }

Cells two_beside(Cells set) {
    Cells found;
    for (const auto& [dx, dy] : {std::pair{1, 0}, {-1, 0}, {0, 1}, {0, -1}})
        found |= set.shifted(dx, dy).shifted(dx, dy);
    return found;
}

Cells cells(Cell anchor) { return Cells(anchor) | anchor.moved(1, 0) | anchor.moved(0, 1) | anchor.moved(1, 1); }

Cell cell(Cell anchor, Corner corner) {
    return anchor.moved(corner == Corner::ne || corner == Corner::se, corner == Corner::nw || corner == Corner::ne);
}

std::size_t index(int level) { return static_cast<std::size_t>(level); }

/// That may serve a space yet.
Effect serving_effect(const State& state) {
    const Effect effect = state.effect();
    const bool serves = !state.hand->effect_used && (effect == Effect::wild || effect == Effect::convert);
    return serves ? effect : Effect::none;
}

}

int flower_points(const Garden& garden, Flower flower) {
    CountOfFlowers count = visible_flowers(garden);
    const int before = std::ranges::min(count);
    ++count[flower];
    return points_a_set * (std::ranges::min(count) - before);
}

Bound::Bound(const State& state) : any_two_(state.rulings.fountain == FountainOn::any), effect_(serving_effect(state)) {
    const Garden& garden = state.seat().garden;
    const Surface surface(state);
    for (const Ornament& ornament : garden.ornaments())
        if (garden.visible(ornament)) ++count_[ornament.kind];
    for (const Terrace& terrace : garden.terraces()) highest_ = std::max<int>(highest_, terrace.level);
    for (int level = max_level; level >= 0; --level) covered_above_[index(level)] = garden.covered_above(level);
    storeys_[0].topped = topped_by(garden, 0);

    std::array<Cells, max_level + 2> free{};
    const auto bearing = [&](Kind kind, int level) {
        const Cells there = surface.bearing(symbol(kind)) | surface.bearing(Symbol::unknown);
        return level >= 1 && level <= highest_ ? there & free[index(level)] : Cells();
    };
    for (int level = 1; level <= highest_; ++level) {
        storeys_[index(level)].topped = topped_by(garden, level);
        free[index(level)] = free_on(garden, state.rulings, storeys_[index(level)].topped, level);
    }
    const Cells to_serve = serving(state, surface);
    standing_ = garden.standing_statues();
    Cells fresh_statues;
    for (int level = 1; level <= highest_; ++level) fresh_statues |= surface.fresh() & bearing(Kind::statue, level);
    statues_ = standing_.empty() || effect_ != Effect::none ? all_cells : in_line_with(standing_ | fresh_statues);
    for (int level = 1; level <= std::min(highest_ + 1, max_level); ++level) {
        auto& [ends, served, stairs_up, topped] = storeys_[index(level)];
        ends[Kind::statue] = statues_;
        ends[Kind::fountain] = beside(bearing(Kind::fountain, level));
        ends[Kind::bridge] = two_beside(bearing(Kind::bridge, level));
        stairs_up = beside(bearing(Kind::stairs, level + 1));
        ends[Kind::stairs] = stairs_up | beside(bearing(Kind::stairs, level - 1));
        const auto may_serve = [&](int on) { return to_serve & free[index(on)]; };
        served[Kind::fountain] = beside(may_serve(level));
        served[Kind::bridge] = two_beside(may_serve(level));
        served[Kind::stairs] = beside(may_serve(level - 1) | may_serve(level + 1));
    }
    for (int level = 1; level <= highest_; ++level)
        (to_serve & free[index(level)]).each([&](Cell at) {
            for (const Kind kind : kinds) served_points_ = std::max(served_points_, points(kind, at, level));
        });
    const auto only_on_its_own_terrace = [&](Cell at, int level) { // a fountain could not join two terraces
        const Cells others = bearing(Kind::fountain, level) - surface.terrace(at).cells();
        return (beside(at) & others).empty();
    };
    for (int level = 1; level <= highest_; ++level)
        (surface.fresh() & free[index(level)]).each([&](Cell at) {
            highest_fresh_ = std::max(highest_fresh_, level);
            for (const bool anywhere : {false, true}) {
                FreshSpace space{at};
                int possible = 0;
                for (const Kind kind : kinds) {
                    if (!bearing(kind, level).has(at)) continue;
                    if (kind == Kind::fountain && !any_two_ && only_on_its_own_terrace(at, level)) continue;
                    const int here = anywhere && kind == Kind::statue ? level : points(kind, at, level);
                    possible += here > 0;
                    if (here > space.points) space.kind = kind, space.points = here;
                }
                space.any_kind = possible > 1;
                if (possible > 0) fresh_[anywhere].push_back(space);
            }
        });
}

int Bound::points(Kind kind, Cell at, int level) const {
    const Storey& storey = storeys_[index(level)];
    if (!storey.ends[kind].has(at)) return 0;
    const int other = kind != Kind::stairs ? level : storey.stairs_up.has(at) ? level + 1 : level - 1;
    return babylon::points(kind, level, other);
}

bool Bound::serves(Symbol there, Kind kind) const {
    if (effect_ == Effect::wild) return there == Symbol::blank;
    return effect_ == Effect::convert && is_ornament(there) && there != symbol(kind);
}

/// It has an end on a space that is served: of the terrace, or of one that was placed before it in this turn.
int Bound::by_effect(const Site& site, const Face& face) const {
    if (effect_ == Effect::none) return 0;
    int most = served_points_;
    for (const Corner corner : corners) {
        if (corner == site.open) continue;
        const Symbol there = face.symbols[static_cast<std::size_t>(corner)];
        if (there == Symbol::unknown) return most_points(std::max(site.level, highest_fresh_));
        const Cell at = cell(site.at, corner);
        for (const Kind kind : kinds) {
            if (serves(there, kind)) most = std::max(most, points(kind, at, site.level));
            const bool joins_served = there == symbol(kind) && storeys_[index(site.level)].served[kind].has(at);
            if (joins_served)
                most = std::max(most, babylon::points(kind, site.level, site.level + (kind == Kind::stairs)));
        }
        if (any_two_ && there == Symbol::fountain) // with another space of the terrace
            most = std::max(most, babylon::points(Kind::fountain, site.level, site.level));
    }
    return most;
}

int Bound::variety(const Counts& more, int any_kind) const {
    const int before = std::ranges::min(count_);
    int sets = before;
    const auto lacking = [&](int wanted) {
        int lack = 0;
        for (const Kind kind : kinds) lack += std::max(0, wanted - count_[kind] - more[kind]);
        return lack;
    };
    while (lacking(sets + 1) <= any_kind) ++sets;
    return points_a_set * (sets - before);
}

int Bound::sum(const Site& site, const Face& face, Cells covered) const {
    int total =
        face.flower_points + (site.open ? points_a_gazebo : 0) + points_a_level * std::max(0, site.level - highest_);
    Counts more{};
    int any_kind = 0;
    std::array<int, 4> wanted{}; // of spaces that could bear anything, the most points first
    std::size_t unknown = 0;
    int statues = 0, fountains_alone = 0;
    const bool covers_all_statues = !standing_.empty() && (standing_ - cells(site.at)).empty();
    bool in_line = covers_all_statues;
    for (const Corner corner : corners) {
        if (corner == site.open) continue;
        const Symbol symbol = face.symbols[static_cast<std::size_t>(corner)];
        const Cell at = cell(site.at, corner);
        if (symbol == Symbol::unknown) {
            wanted[unknown] = babylon::points(any_two_ ? Kind::fountain : Kind::statue, site.level, site.level);
            for (const Kind kind : kinds) wanted[unknown] = std::max(wanted[unknown], points(kind, at, site.level));
            ++unknown;
        } else if (symbol == Symbol::statue) {
            ++statues;
            in_line |= statues_.has(at);
        } else if (is_ornament(symbol)) {
            const int here = points(static_cast<Kind>(symbol), at, site.level);
            total += here;
            more[static_cast<Kind>(symbol)] += here > 0;
            fountains_alone += symbol == Symbol::fountain && here == 0;
        }
    }
    if (in_line) { // each of the others may follow the one that is
        total += statues * site.level;
        more[Kind::statue] += statues;
    }
    if (any_two_) { // those that reach no other terrace, two by two
        total += fountains_alone / 2 * babylon::points(Kind::fountain, site.level, site.level);
        more[Kind::fountain] += fountains_alone / 2;
    }
    std::ranges::sort(wanted, std::ranges::greater()); // what is not filled in is 0, and stays behind
    for (std::size_t i = 0; i < std::min(unknown, static_cast<std::size_t>(face.borne)); ++i, ++any_kind)
        total += wanted[i];
    for (const FreshSpace& space : fresh_[covers_all_statues]) {
        if (covered.has(space.cell)) continue;
        total += space.points;
        space.any_kind ? ++any_kind : ++more[space.kind];
    }
    const int served = by_effect(site, face);
    return total + served + variety(more, any_kind + (served > 0));
}

int Bound::of(const Site& site, const Face& face) const { return sum(site, face, cells(site.at)); }
int Bound::of_all(const Site& site, const Face& face) const { return sum(site, face, Cells()); }

/// On top, over cells of which no more than one lies deeper than a double pillar reaches.
int Bound::anywhere(const Face& face) const {
    int most = 0;
    std::vector<Face> faces;
    for (int rotation = 0; rotation < 360; rotation += 90) {
        Face lying = face;
        lying.symbols = turned(face.symbols, rotation);
        if (rotation == 0 || lying.symbols != face.symbols) faces.push_back(lying);
    }
    for (int level = 1; level <= std::min(highest_ + 1, max_level); ++level) {
        const Cells on_top = all_cells - covered_above_[index(level - 1)];
        Cells bears = storeys_[index(level - 1)].topped;
        if (level > 1) bears |= storeys_[index(level - 2)].topped;
        for (int y = 0; y < board_size - 1; ++y)
            for (int x = 0; x < board_size - 1; ++x) {
                const Cells below = cells(Cell{}.moved(x, y));
                if ((below - on_top).empty() && (below & bears).size() >= 3)
                    for (const Face& lying : faces)
                        most = std::max(most, of_all({Cell{}.moved(x, y), level}, lying) + 1); // with an open corner
            }
    }
    return most;
}

bool exclude(const OrnamentSite& a, const OrnamentSite& b) {
    if (a.as_if && b.as_if) return true;
    for (const Space one : {a.ornament.a, a.ornament.b})
        if (one == b.ornament.a || one == b.ornament.b) return true;
    const auto middle = a.ornament.middle();
    return middle && middle == b.ornament.middle();
}

std::vector<OrnamentSite> candidates(const State& state, const Surface& surface) {
    std::vector<OrnamentSite> list = ornament_sites(state, surface);
    const Cells unknown = surface.bearing(Symbol::unknown);
    std::erase_if(list, [&](const OrnamentSite& site) {
        return unknown.has(site.ornament.a.cell) || unknown.has(site.ornament.b.cell);
    });
    std::ranges::stable_sort(list, std::ranges::greater{},
                             [](const OrnamentSite& site) { return points(site.ornament); });
    return list;
}

namespace {

constexpr std::size_t most_fresh = 2 * corners.size(); ///< spaces: of two terraces in a turn
constexpr std::size_t most_neighbours = 4;
/// Each fresh space in a statue, and in a fountain, a bridge and stairs to every side.
constexpr std::size_t most_sites = most_fresh * (1 + 3 * most_neighbours);
using Chosen = std::bitset<most_sites>;
using CountOfKinds = EnumArray<Kind, int, kinds.size()>;

CountOfKinds visible_ornaments(const Garden& garden) {
    CountOfKinds count{};
    for (const Ornament& ornament : garden.ornaments())
        if (garden.visible(ornament)) ++count[ornament.kind];
    return count;
}

/// Looks at every set of candidates that can stand together, in their order, as long as it can still be the best.
class Search {
public:
    /// For a set that brings more points than are known.
    Search(const State& state, const Surface& surface, int known = 0)
        : sites_(candidates(state, surface)), statues_stand_(!state.seat().garden.standing_statues().empty()),
          count_(visible_ornaments(state.seat().garden)), sets_before_(std::ranges::min(count_)), best_points_(known) {
        assert(sites_.size() <= most_sites);
        if (most_further(0, {}, surface.fresh()) <= best_points_) return;
        for (std::size_t i = 0; i < sites_.size(); ++i)
            for (std::size_t j = 0; j < sites_.size(); ++j)
                if (i == j || exclude(sites_[i], sites_[j])) excluded_by_[i].set(j);
        look(0, {}, surface.fresh(), 0);
    }

    int points() const { return best_points_; }
    std::size_t looked() const { return looked_; } ///< at so many sets
    std::vector<OrnamentSite> best() const {
        std::vector<OrnamentSite> chosen;
        for (std::size_t i = 0; i < sites_.size(); ++i)
            if (best_[i]) chosen.push_back(sites_[i]);
        return chosen;
    }

private:
    /// `gained` with the chosen ones; of the others only those from `next` on are looked at.
    void look(std::size_t next, const Chosen& gone, Cells free, int gained) {
        const int sets = std::ranges::min(count_) - sets_before_;
        if (gained + points_a_set * sets > best_points_ && in_line_one_after_another()) {
            best_points_ = gained + points_a_set * sets;
            best_ = chosen_;
        }
        if (gained + most_further(next, gone, free) <= best_points_) return;
        for (std::size_t i = next; i < sites_.size(); ++i) {
            if (gone[i]) continue;
            const Ornament& ornament = sites_[i].ornament;
            chosen_.set(i);
            ++count_[ornament.kind];
            ++looked_;
            look(i + 1, gone | excluded_by_[i], free - ornament.a.cell - ornament.b.cell,
                 gained + babylon::points(ornament));
            --count_[ornament.kind];
            chosen_.reset(i);
        }
    }

    /// No more than the best candidate for each of this turn's free spaces, and the sets that so many could complete.
    int most_further(std::size_t next, const Chosen& gone, Cells free) const {
        int points_left = 0, ornaments = 0;
        for (std::size_t i = next; i < sites_.size() && !free.empty(); ++i) {
            if (gone[i]) continue;
            const Ornament& ornament = sites_[i].ornament;
            const Cells served = free & (Cells(ornament.a.cell) | ornament.b.cell);
            points_left += served.size() * babylon::points(ornament);
            ornaments += served.size();
            free -= served;
        }
        return points_left + most_variety(ornaments);
    }

    /// Points of whole sets of four kinds, with those that so many further ornaments could at most complete.
    int most_variety(int more) const {
        int sets = std::ranges::min(count_);
        const auto lacking = [&](int wanted) {
            int lack = 0;
            for (const int have : count_) lack += std::max(0, wanted - have);
            return lack;
        };
        while (lacking(sets + 1) <= more) ++sets;
        return points_a_set * (sets - sets_before_);
    }

    /// The chosen statues can be built in some order, each in line with one that stands by then.
    bool in_line_one_after_another() const {
        Cells chosen, reached;
        for (std::size_t i = 0; i < sites_.size(); ++i) {
            if (!chosen_[i] || sites_[i].ornament.kind != Kind::statue) continue;
            const Cell cell = sites_[i].ornament.a.cell;
            chosen |= cell;
            if (sites_[i].in_line && (statues_stand_ || reached.empty())) reached |= cell;
        }
        for (Cells before; reached != chosen && before != reached;) {
            before = reached;
            reached |= chosen & in_line_with(reached);
        }
        return reached == chosen;
    }

    std::vector<OrnamentSite> sites_;
    bool statues_stand_; ///< before one of the candidates does
    CountOfKinds count_; ///< visible, with the chosen ones
    int sets_before_;
    std::array<Chosen, most_sites> excluded_by_{};
    Chosen chosen_;
    Chosen best_;
    int best_points_;
    std::size_t looked_ = 1;
};

}

Further further(const State& state) {
    const Search search(state, Surface(state));
    return {search.points(), search.best()};
}

int most_further(const State& state, std::size_t& looked, int known) {
    const Search search(state, Surface(state), known);
    looked += search.looked();
    return search.points();
}

}
