#include "core/babylon/sets_before.h"

#include "core/babylon/further.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

Cells cells(const Ornament& ornament) {
    const auto middle = ornament.middle();
    return Cells(ornament.a.cell) | ornament.b.cell | (middle ? Cells(middle->cell) : Cells());
}

}

Cells anchors_over(Cells set) {
    set |= set.shifted(-1, 0);
    return set | set.shifted(0, -1);
}

SetsBefore::SetsBefore(const State& state) : state_(state) {
    const Surface surface(state);
    sites_ = candidates(state, surface);
    std::ranges::stable_sort(sites_, std::ranges::greater{}, [](const OrnamentSite& site) {
        return site.ornament.kind == Kind::bridge ? site.ornament.level() : 0;
    });
}

bool SetsBefore::add(std::size_t next, Cells anchors, const Act& act) {
    if (!act(chosen_, anchors & anchors_of_statues())) return false;
    for (std::size_t i = next; i < sites_.size(); ++i) {
        const OrnamentSite& site = sites_[i];
        if (std::ranges::any_of(chosen_, [&](const OrnamentSite& other) { return exclude(site, other); })) continue;
        const bool statue = site.ornament.kind == Kind::statue;
        chosen_.push_back(site);
        const bool goes_on = add(i + 1, statue ? anchors : anchors & anchors_over(cells(site.ornament)), act);
        chosen_.pop_back();
        if (!goes_on) return false;
    }
    return true;
}

Cells SetsBefore::anchors_of_statues() const {
    Cells statues = state_.seat().garden.standing_statues();
    bool any = false;
    for (const OrnamentSite& site : chosen_) {
        if (site.ornament.kind != Kind::statue) continue;
        statues |= site.ornament.a.cell;
        any = true;
    }
    return any ? anchors_over(statues) : all_cells;
}

}
