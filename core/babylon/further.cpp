#include "core/babylon/further.h"

#include "core/babylon/score.h"

#include <algorithm>
#include <bitset>

namespace clerk::babylon {

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

constexpr std::size_t most_sites = 128; ///< 8 fresh spaces at most, each in no more than 13 ornaments
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
    Search(const State& state, const Surface& surface)
        : sites_(candidates(state, surface)), statues_stand_(!state.seat().garden.standing_statues().empty()),
          count_(visible_ornaments(state.seat().garden)), sets_before_(std::ranges::min(count_)) {
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
        ++looked_;
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
    int best_points_ = 0;
    std::size_t looked_ = 0;
};

}

Further further(const State& state) {
    const Search search(state, Surface(state));
    return {search.points(), search.best()};
}

int most_further(const State& state, std::size_t& looked) {
    const Search search(state, Surface(state));
    looked += search.looked();
    return search.points();
}

}
