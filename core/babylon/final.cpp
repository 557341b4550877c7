// A finished garden without its history: every terrace and every ornament is judged as it stands.
#include "core/babylon/building.h"
#include "core/babylon/placing.h"
#include "core/babylon/play.h"
#include "core/babylon/rules.h"
#include "core/judge.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace clerk::babylon {

namespace {

// Terraces

struct FinalSite {
    placing::Site site;
    const FinalGarden& garden; ///< as entered, for its statues
};

template <Verdict (*check)(const placing::Site&)> Verdict at_site(const FinalSite& site) { return check(site.site); }

/// The open corner rests on a statue that is given for the space one level down.
Verdict open_corner_on_statue(const FinalSite& final) {
    const Terrace& terrace = final.site.terrace;
    if (!terrace.open) return {};
    const Cell cell = terrace.cell(*terrace.open);
    const Space below{cell, static_cast<std::int8_t>(terrace.level - 1)};
    const auto is_there = [below](const FinalOrnament& ornament) {
        return ornament.building.kind == Kind::statue && std::ranges::count(ornament.building.at, below) > 0;
    };
    if (!final.site.garden.terrace_at(below) || std::ranges::none_of(final.garden.ornaments, is_there)) return {};
    return Finding{&rules::open_corner, {place({cell, terrace.level})}, {static_cast<int>(*terrace.open)}};
}

/// How a terrace of a finished garden rests. What else stood on a space is judged with the ornaments.
Supports final_supports(const placing::Site& site) {
    Supports resting{};
    for (Corner corner : corners) {
        const Cell cell = site.terrace.cell(corner);
        const int top = site.garden.top(cell), gap = site.terrace.level - top;
        const bool on_gazebo = site.garden.gazebo_at({cell, static_cast<std::int8_t>(top)});
        Support& support = resting[static_cast<std::size_t>(corner)];
        if (site.terrace.open == corner)
            support = Support::open;
        else if (gap > 2 || on_gazebo)
            support = Support::missing;
        else
            support = gap == 1 ? Support::single : Support::double_;
    }
    return resting;
}

Verdict final_support(const FinalSite& final) { return placing::support(final.site, final_supports(final.site)); }

constexpr std::array judging_a_terrace{at_site<placing::off_board>,  at_site<placing::level_order>,
                                       at_site<placing::not_on_top>, at_site<placing::full_overlap>,
                                       open_corner_on_statue,        final_support};

// Ornaments

bool holds_ornament(const Garden& garden, Space space) {
    return std::ranges::any_of(garden.ornaments(), [space](const Ornament& o) { return o.a == space || o.b == space; });
}

/// A gazebo, an ornament or a pillar is there; a statue under a corner of the next level is that pillar itself.
Verdict final_occupied(const building::Plan& plan) {
    Finding finding{&rules::occupied};
    for (Space space : plan.building.at) {
        const bool pillar = plan.garden.taken(space) && !plan.garden.gazebo_at(space);
        const bool is_the_pillar = plan.building.kind == Kind::statue && plan.garden.carries(space);
        if (plan.garden.gazebo_at(space) || holds_ornament(plan.garden, space) || (pillar && !is_the_pillar))
            finding.places.push_back(place(space));
    }
    return finding.places.empty() ? Verdict{} : finding;
}

/// A terrace or another bridge's middle is on the bridge's own level in the cell between.
Verdict final_bridge_gap(const building::Plan& plan) {
    if (plan.building.kind != Kind::bridge) return {};
    const auto middle = building::ornament(plan.building).middle();
    if (!middle) return {};
    const auto in_the_way = [&](int level) { return plan.garden.terraces_on(level).has(middle->cell); };
    const int lowest = plan.rulings.bridge_gap == BridgeGap::open ? middle->level : 1;
    for (int level = middle->level; level >= lowest; --level)
        if (in_the_way(level)) return Finding{&rules::bridge_gap, {place(*middle)}, {middle->level, level, 0}};
    if (!plan.garden.bridge_passes(*middle)) return {};
    return Finding{&rules::bridge_gap, {place(*middle)}, {middle->level, middle->level, 1}};
}

constexpr std::array judging_an_ornament{
    building::shape,
    building::no_space,
    final_occupied,
    building::symbol,
    building::fountain_not_adjacent,
    building::stairs_not_adjacent,
    building::fountain_level,
    building::fountain_same_terrace,
    building::stairs_level,
    building::bridge_not_opposite,
    building::bridge_level,
    final_bridge_gap,
};

// The garden's statues

using Group = std::vector<Space>;

bool in_line(Space a, Space b) { return a.cell.x == b.cell.x || a.cell.y == b.cell.y; }

/// Statues joined wherever two share a row or a column.
std::vector<Group> statue_groups(const Garden& garden) {
    std::vector<Group> groups;
    for (const Ornament& ornament : garden.ornaments()) {
        if (ornament.kind != Kind::statue) continue;
        const auto apart = [&](const Group& group) {
            return std::ranges::none_of(group, [&](Space other) { return in_line(other, ornament.a); });
        };
        const auto joined = std::partition(groups.begin(), groups.end(), apart);
        Group merged{ornament.a};
        for (auto group = joined; group != groups.end(); ++group)
            merged.insert(merged.end(), group->begin(), group->end());
        groups.erase(joined, groups.end());
        groups.push_back(std::move(merged));
    }
    return groups;
}

/// Statues of several groups cannot have come about by the rules, unless all but one had become pillars.
Verdict statue_not_aligned(const Garden& garden, const Rulings& rulings) {
    auto groups = statue_groups(garden);
    const auto stands = [&](Space statue) { return garden.statue_stands(statue); };
    if (rulings.statue_restart) std::erase_if(groups, [&](const Group& g) { return std::ranges::none_of(g, stands); });
    if (groups.size() < 2) return {};
    Finding finding{&rules::statue_not_aligned, {}, {0}};
    for (const Group& group : groups)
        for (Space statue : group) finding.places.push_back(place(statue));
    finding.figures[0] = static_cast<int>(finding.places.size());
    return finding;
}

/// From the lowest level up, and in the order given within a level.
std::vector<int> by_level(const std::vector<FinalTerrace>& terraces) {
    std::vector<int> order(terraces.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int i) { return terraces[static_cast<std::size_t>(i)].placement.level; });
    return order;
}

void judge_garden(const FinalGarden& entered, const Rulings& rulings, int player, Garden& garden, Report& report) {
    for (int i : by_level(entered.terraces)) {
        const FinalTerrace& given = entered.terraces[static_cast<std::size_t>(i)];
        const Terrace terrace = placing::terrace(given.placement, given.placement.tile->tile);
        const placing::Site site{garden, rulings, terrace};
        const Findings findings = judge(judging_a_terrace, FinalSite{site, entered});
        file(report, {.player = player, .piece = "terrace", .index = i}, findings, given.waived);
        if (!cannot_exist(findings)) garden.place(terrace, final_supports(site));
    }
    for (std::size_t i = 0; i < entered.ornaments.size(); ++i) {
        const FinalOrnament& given = entered.ornaments[i];
        const Findings findings = judge(judging_an_ornament, building::Plan{garden, rulings, given.building});
        const Where where{.player = player, .piece = "ornament", .index = static_cast<int>(i)};
        file(report, where, findings, given.waived);
        if (!cannot_exist(findings)) garden.build(building::ornament(given.building));
    }
    if (Verdict statues = statue_not_aligned(garden, rulings))
        file(report, {.player = player}, {*statues}, entered.waived);
}

}

Report judge_gardens(const Game& game, State& state) {
    Report report;
    for (std::size_t i = 0; i < game.gardens.size(); ++i)
        judge_garden(game.gardens[i], game.rulings, static_cast<int>(i), state.seats[i].garden, report);
    return report;
}

}
