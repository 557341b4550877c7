// A finished garden without its history: every terrace and every ornament is judged as it stands.
#include "core/babylon/building.h"
#include "core/babylon/placing.h"
#include "core/babylon/play.h"
#include "core/judge.h"

#include <algorithm>
#include <numeric>

namespace clerk::babylon {

namespace {

using building::Plan;
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
Findings statues_not_aligned(const Garden& garden, const Rulings& rulings) {
    auto groups = statue_groups(garden);
    const auto stands = [&](Space statue) { return garden.statue_stands(statue); };
    if (rulings.statue_restart) std::erase_if(groups, [&](const Group& g) { return std::ranges::none_of(g, stands); });
    if (groups.size() < 2) return {};
    Finding finding{&building::not_aligned, {}, {0}};
    for (const Group& group : groups)
        for (Space statue : group) finding.places.push_back(place(statue));
    finding.figures[0] = static_cast<int>(finding.places.size());
    return {finding};
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
        const Supports resting = placing::supports_when_finished(garden, terrace);
        const placing::Plan plan{garden, rulings, terrace, resting, nullptr, &entered};
        const Findings findings = judge_finished(placing::checks(), plan);
        file(report, {.player = player, .piece = "terrace", .index = i}, findings, given.waived);
        if (!cannot_exist(findings)) garden.place(terrace, resting);
    }
    for (std::size_t i = 0; i < entered.ornaments.size(); ++i) {
        const FinalOrnament& given = entered.ornaments[i];
        const Findings findings = judge_finished(building::checks(), Plan{garden, rulings, given.building});
        const Where where{.player = player, .piece = "ornament", .index = static_cast<int>(i)};
        file(report, where, findings, given.waived);
        if (!cannot_exist(findings)) garden.build(building::ornament(given.building));
    }
    file(report, {.player = player}, statues_not_aligned(garden, rulings), entered.waived);
}

}

Report judge_gardens(const Game& game, State& state) {
    Report report;
    for (std::size_t i = 0; i < game.gardens.size(); ++i)
        judge_garden(game.gardens[i], game.rulings, static_cast<int>(i), state.seats[i].garden, report);
    return report;
}

}
