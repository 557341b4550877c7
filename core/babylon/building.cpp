#include "core/babylon/building.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace clerk::babylon::building {

namespace {

using Spaces = std::vector<Space>;

std::vector<Place> places(const Spaces& spaces) {
    std::vector<Place> marked;
    for (Space space : spaces) marked.push_back(place(space));
    return marked;
}

template <class Predicate> Spaces those(const Spaces& spaces, Predicate predicate) {
    Spaces found;
    std::ranges::copy_if(spaces, std::back_inserter(found), predicate);
    return found;
}

bool among(const Spaces& spaces, Space space) { return std::ranges::find(spaces, space) != spaces.end(); }

/// Broken at these spaces, if there are any.
Verdict broken_at(const Spaces& spaces, std::vector<int> figures = {}) {
    if (spaces.empty()) return {};
    return Evidence{places(spaces), std::move(figures)};
}

Verdict broken_if(bool broken, const Plan& plan, std::vector<int> figures = {}) {
    if (!broken) return {};
    return Evidence{spaces(plan.building), std::move(figures)};
}

bool is(const Plan& plan, Kind kind) { return plan.building.kind == kind; }

Symbol symbol_at(const Plan& plan, Space space) { return plan.garden.terrace_at(space)->symbol_at(space.cell); }

bool on_terrace_of_this_turn(const Plan& plan, Space space) {
    const auto& terraces = plan.garden.terraces();
    const Terrace* terrace = plan.garden.terrace_at(space);
    return terrace && terrace - terraces.data() >= static_cast<std::ptrdiff_t>(plan.placed_before);
}

/// The spaces used "as if" that are the ornament's.
Spaces own_as_if(const Plan& plan) {
    return those(plan.building.as_if, [&](Space space) { return among(plan.building.at, space); });
}

std::vector<int> levels(const Plan& plan) { return {plan.building.at[0].level, plan.building.at[1].level}; }

bool on_two_levels(const Plan& plan) { return plan.building.at[0].level != plan.building.at[1].level; }

bool within_reach(const Plan& plan) {
    return apart(plan.building.at[0].cell, plan.building.at[1].cell) == reach(plan.building.kind);
}

/// A statue has exactly 1 space, the other ornaments 2 different ones.
Verdict shape(const Plan& plan) {
    const Spaces& at = plan.building.at;
    const bool right = is(plan, Kind::statue) ? at.size() == 1 : at.size() == 2 && at[0] != at[1];
    return broken_if(!right, plan, {static_cast<int>(plan.building.kind), static_cast<int>(at.size())});
}

Verdict no_space(const Plan& plan) {
    const Spaces missing = those(plan.building.at, [&](Space space) { return !plan.garden.terrace_at(space); });
    return broken_at(missing, {missing.empty() ? 0 : missing.front().level});
}

Verdict hidden(const Plan& plan) {
    const Spaces covered = those(plan.building.at, [&](Space space) { return plan.garden.covered(space); });
    return broken_at(covered, {covered.empty() ? 0 : plan.garden.top(covered.front().cell)});
}

Verdict occupied(const Plan& plan) {
    return broken_at(those(plan.building.at, [&](Space space) {
        return plan.garden.taken(space) || (plan.rulings.bridge_covers && plan.garden.bridged(space));
    }));
}

bool holds_ornament(const Garden& garden, Space space) {
    return std::ranges::any_of(garden.ornaments(), [space](const Ornament& o) { return o.a == space || o.b == space; });
}

/// A gazebo, an ornament or a pillar is there; a statue under a corner of the next level is that pillar itself.
Verdict occupied_when_finished(const Plan& plan) {
    return broken_at(those(plan.building.at, [&](Space space) {
        const bool gazebo = plan.garden.gazebo_at(space);
        const bool pillar = plan.garden.taken(space) && !gazebo;
        const bool is_the_pillar = is(plan, Kind::statue) && plan.garden.carries(space);
        return gazebo || holds_ornament(plan.garden, space) || (pillar && !is_the_pillar);
    }));
}

Verdict not_this_turn(const Plan& plan) {
    const auto now = [&](Space space) { return on_terrace_of_this_turn(plan, space); };
    return broken_if(std::ranges::none_of(plan.building.at, now), plan);
}

Verdict effect_unavailable(const Plan& plan) {
    if (plan.effect == Effect::convert || plan.effect == Effect::wild) return {};
    return broken_at(plan.building.as_if, {static_cast<int>(plan.effect)});
}

/// Once a player and round, for one space.
Verdict effect_used(const Plan& plan) {
    const Spaces& as_if = plan.building.as_if;
    const bool several = std::ranges::any_of(as_if, [&](Space space) { return space != as_if.front(); });
    if (!plan.effect_used && !several) return {};
    return broken_at(as_if, {static_cast<int>(plan.effect)});
}

Verdict effect_elsewhere(const Plan& plan) {
    return broken_at(those(plan.building.as_if, [&](Space space) { return !among(plan.building.at, space); }));
}

Verdict effect_not_this_turn(const Plan& plan) {
    return broken_at(those(own_as_if(plan), [&](Space space) { return !on_terrace_of_this_turn(plan, space); }));
}

/// `convert` turns a symbol into another one.
Verdict effect_needs_symbol(const Plan& plan) {
    if (plan.effect != Effect::convert) return {};
    const auto useless = those(own_as_if(plan), [&](Space space) {
        const Symbol there = symbol_at(plan, space);
        return there == Symbol::blank || there == babylon::symbol(plan.building.kind);
    });
    return broken_at(useless, {useless.empty() ? 0 : static_cast<int>(symbol_at(plan, useless.front()))});
}

/// `wild` turns a blank space into any symbol.
Verdict effect_needs_blank(const Plan& plan) {
    if (plan.effect != Effect::wild) return {};
    const auto borne = those(own_as_if(plan), [&](Space space) { return is_ornament(symbol_at(plan, space)); });
    return broken_at(borne, {borne.empty() ? 0 : static_cast<int>(symbol_at(plan, borne.front()))});
}

Verdict symbol(const Plan& plan) {
    const Symbol needed = babylon::symbol(plan.building.kind);
    const auto wrong = those(plan.building.at, [&](Space space) {
        const Symbol there = symbol_at(plan, space);
        return !among(plan.building.as_if, space) && there != needed && there != Symbol::unknown;
    });
    return broken_at(wrong, {static_cast<int>(plan.building.kind),
                             static_cast<int>(wrong.empty() ? Symbol::blank : symbol_at(plan, wrong.front()))});
}

Verdict fountain_not_adjacent(const Plan& plan) {
    return broken_if(is(plan, Kind::fountain) && !within_reach(plan), plan);
}

Verdict stairs_not_adjacent(const Plan& plan) { return broken_if(is(plan, Kind::stairs) && !within_reach(plan), plan); }

Verdict fountain_level(const Plan& plan) {
    if (!is(plan, Kind::fountain)) return {};
    return broken_if(on_two_levels(plan), plan, levels(plan));
}

Verdict fountain_same_terrace(const Plan& plan) {
    if (!is(plan, Kind::fountain) || plan.rulings.fountain == FountainOn::any) return {};
    const Spaces& at = plan.building.at;
    return broken_if(plan.garden.terrace_at(at[0]) == plan.garden.terrace_at(at[1]), plan);
}

Verdict stairs_level(const Plan& plan) {
    if (!is(plan, Kind::stairs)) return {};
    const int difference = plan.building.at[0].level - plan.building.at[1].level;
    return broken_if(difference * difference != 1, plan, levels(plan));
}

Verdict bridge_not_opposite(const Plan& plan) { return broken_if(is(plan, Kind::bridge) && !within_reach(plan), plan); }

Verdict bridge_level(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    return broken_if(on_two_levels(plan), plan, levels(plan));
}

/// The first statue stands on any statue symbol, each later one in line with one that stands.
Verdict statue_not_aligned(const Plan& plan) {
    if (!is(plan, Kind::statue)) return {};
    const Cell cell = plan.building.at[0].cell;
    const Cells standing = plan.garden.standing_statues();
    const bool any_before =
        std::ranges::find(plan.garden.ornaments(), Kind::statue, &Ornament::kind) != plan.garden.ornaments().end();
    const bool first = standing.empty() && (plan.rulings.statue_restart || !any_before);
    const bool in_line = !(standing & (row(cell.y) | column(cell.x))).empty();
    return broken_if(!first && !in_line, plan, {standing.size()});
}

/// Nothing of the bridge's height lies in the cell between.
Verdict bridge_gap(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    const auto middle = ornament(plan.building).middle();
    if (!middle) return {};
    const int top = plan.garden.top(middle->cell);
    const int lowest_in_the_way = plan.rulings.bridge_gap == BridgeGap::open ? middle->level : 1;
    if (top >= lowest_in_the_way) return Evidence{{place(*middle)}, {middle->level, top, 0}};
    if (plan.garden.bridged(*middle)) return Evidence{{place(*middle)}, {middle->level, middle->level, 1}};
    return {};
}

/// A terrace or another bridge's middle is on the bridge's own level in the cell between.
Verdict bridge_gap_when_finished(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    const auto middle = ornament(plan.building).middle();
    if (!middle) return {};
    const auto in_the_way = [&](int level) { return plan.garden.terraces_on(level).has(middle->cell); };
    const int lowest = plan.rulings.bridge_gap == BridgeGap::open ? middle->level : 1;
    for (int level = middle->level; level >= lowest; --level)
        if (in_the_way(level)) return Evidence{{place(*middle)}, {middle->level, level, 0}};
    if (!plan.garden.bridge_passes(*middle)) return {};
    return Evidence{{place(*middle)}, {middle->level, middle->level, 1}};
}

constexpr bool waivable = true;

// In a turn, and in a finished garden. Behind each: the figures of its finding.
constexpr Check<Plan> building_an_ornament[] = {
    {{"ornament.shape"}, shape, shape},                         // kind, spaces given
    {{"ornament.no-space"}, no_space, no_space},                // level
    {{"ornament.hidden", waivable}, hidden},                    // level of the terrace that covers it
    {{"ornament.occupied"}, occupied, occupied_when_finished},  //
    {{"ornament.not-this-turn", waivable}, not_this_turn},      //
    {{"effect.unavailable", waivable}, effect_unavailable},     // effect of the round
    {{"effect.already-used", waivable}, effect_used},           // effect
    {{"effect.elsewhere", waivable}, effect_elsewhere},         //
    {{"effect.not-this-turn", waivable}, effect_not_this_turn}, //
    {{"effect.needs-symbol", waivable}, effect_needs_symbol},   // symbol there
    {{"effect.needs-blank", waivable}, effect_needs_blank},     // symbol there
    {{"ornament.symbol", waivable}, symbol, symbol},            // kind needed, symbol there
    {{"fountain.not-adjacent", waivable}, fountain_not_adjacent, fountain_not_adjacent}, //
    {{"stairs.not-adjacent", waivable}, stairs_not_adjacent, stairs_not_adjacent},       //
    {{"fountain.level", waivable}, fountain_level, fountain_level},                      // the two levels
    {{"fountain.same-terrace", waivable}, fountain_same_terrace, fountain_same_terrace}, //
    {{"stairs.level", waivable}, stairs_level, stairs_level},                            // the two levels
    {{"bridge.not-opposite", waivable}, bridge_not_opposite, bridge_not_opposite},       //
    {{"bridge.level", waivable}, bridge_level, bridge_level},                            // the two levels
    {not_aligned, statue_not_aligned},                                                   // statues standing
    // level of the bridge, level in the way, 0 terrace or 1 bridge
    {{"bridge.gap", waivable}, bridge_gap, bridge_gap_when_finished},
};

}

Checks<Plan> checks() { return building_an_ornament; }

Ornament ornament(const Building& building) {
    assert(!building.at.empty());
    return {building.kind, building.at.front(), building.at.back()};
}

std::vector<Place> spaces(const Building& building) { return places(building.at); }

}
