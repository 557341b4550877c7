#include "core/babylon/building.h"

#include "core/babylon/rules.h"

#include <algorithm>
#include <array>

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

/// A breach at some of the spaces, if there are any.
Verdict breach(const Rule& rule, const Spaces& spaces, std::vector<int> figures = {}) {
    if (spaces.empty()) return {};
    return Finding{&rule, places(spaces), std::move(figures)};
}

Verdict breach_if(bool broken, const Rule& rule, const Plan& plan, std::vector<int> figures = {}) {
    if (!broken) return {};
    return Finding{&rule, spaces(plan.building), std::move(figures)};
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

bool adjacent(const Plan& plan) { return orthogonal_neighbours(plan.building.at[0].cell, plan.building.at[1].cell); }

}

/// A statue has exactly 1 space, the other ornaments 2 different ones.
Verdict shape(const Plan& plan) {
    const Spaces& at = plan.building.at;
    const bool right = is(plan, Kind::statue) ? at.size() == 1 : at.size() == 2 && at[0] != at[1];
    return breach_if(!right, rules::shape, plan, {static_cast<int>(plan.building.kind), static_cast<int>(at.size())});
}

Verdict no_space(const Plan& plan) {
    const Spaces missing = those(plan.building.at, [&](Space space) { return !plan.garden.terrace_at(space); });
    return breach(rules::no_space, missing, {missing.empty() ? 0 : missing.front().level});
}

Verdict hidden(const Plan& plan) {
    const Spaces covered = those(plan.building.at, [&](Space space) { return plan.garden.covered(space); });
    return breach(rules::hidden, covered, {covered.empty() ? 0 : plan.garden.top(covered.front().cell)});
}

Verdict occupied(const Plan& plan) {
    return breach(rules::occupied, those(plan.building.at, [&](Space space) {
                      return plan.garden.taken(space) || (plan.rulings.bridge_covers && plan.garden.bridged(space));
                  }));
}

Verdict not_this_turn(const Plan& plan) {
    const auto now = [&](Space space) { return on_terrace_of_this_turn(plan, space); };
    return breach_if(std::ranges::none_of(plan.building.at, now), rules::not_this_turn, plan);
}

Verdict effect_unavailable(const Plan& plan) {
    if (plan.effect == Effect::convert || plan.effect == Effect::wild) return {};
    return breach(rules::effect_unavailable, plan.building.as_if, {static_cast<int>(plan.effect)});
}

/// Once a player and round, for one space.
Verdict effect_used(const Plan& plan) {
    const Spaces& as_if = plan.building.as_if;
    const bool several = std::ranges::any_of(as_if, [&](Space space) { return space != as_if.front(); });
    if (!plan.effect_used && !several) return {};
    return breach(rules::effect_used, as_if, {static_cast<int>(plan.effect)});
}

Verdict effect_elsewhere(const Plan& plan) {
    return breach(rules::effect_elsewhere,
                  those(plan.building.as_if, [&](Space space) { return !among(plan.building.at, space); }));
}

Verdict effect_not_this_turn(const Plan& plan) {
    return breach(rules::effect_not_this_turn,
                  those(own_as_if(plan), [&](Space space) { return !on_terrace_of_this_turn(plan, space); }));
}

/// `convert` turns a symbol into another one.
Verdict effect_needs_symbol(const Plan& plan) {
    if (plan.effect != Effect::convert) return {};
    const auto useless = those(own_as_if(plan), [&](Space space) {
        const Symbol there = symbol_at(plan, space);
        return there == Symbol::blank || there == babylon::symbol(plan.building.kind);
    });
    return breach(rules::effect_needs_symbol, useless,
                  {useless.empty() ? 0 : static_cast<int>(symbol_at(plan, useless.front()))});
}

/// `wild` turns a blank space into any symbol.
Verdict effect_needs_blank(const Plan& plan) {
    if (plan.effect != Effect::wild) return {};
    const auto borne = those(own_as_if(plan), [&](Space space) { return is_ornament(symbol_at(plan, space)); });
    return breach(rules::effect_needs_blank, borne,
                  {borne.empty() ? 0 : static_cast<int>(symbol_at(plan, borne.front()))});
}

Verdict symbol(const Plan& plan) {
    const Symbol needed = babylon::symbol(plan.building.kind);
    const auto wrong = those(plan.building.at, [&](Space space) {
        const Symbol there = symbol_at(plan, space);
        return !among(plan.building.as_if, space) && there != needed && there != Symbol::unknown;
    });
    return breach(rules::ornament_symbol, wrong,
                  {static_cast<int>(plan.building.kind),
                   static_cast<int>(wrong.empty() ? Symbol::blank : symbol_at(plan, wrong.front()))});
}

Verdict fountain_not_adjacent(const Plan& plan) {
    return breach_if(is(plan, Kind::fountain) && !adjacent(plan), rules::fountain_not_adjacent, plan);
}

Verdict stairs_not_adjacent(const Plan& plan) {
    return breach_if(is(plan, Kind::stairs) && !adjacent(plan), rules::stairs_not_adjacent, plan);
}

Verdict fountain_level(const Plan& plan) {
    if (!is(plan, Kind::fountain)) return {};
    return breach_if(on_two_levels(plan), rules::fountain_level, plan, levels(plan));
}

Verdict fountain_same_terrace(const Plan& plan) {
    if (!is(plan, Kind::fountain) || plan.rulings.fountain == FountainOn::any) return {};
    const Spaces& at = plan.building.at;
    return breach_if(plan.garden.terrace_at(at[0]) == plan.garden.terrace_at(at[1]), rules::fountain_same_terrace,
                     plan);
}

Verdict stairs_level(const Plan& plan) {
    if (!is(plan, Kind::stairs)) return {};
    const int difference = plan.building.at[0].level - plan.building.at[1].level;
    return breach_if(difference * difference != 1, rules::stairs_level, plan, levels(plan));
}

Verdict bridge_not_opposite(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    const Cell a = plan.building.at[0].cell, b = plan.building.at[1].cell;
    const int dx = a.x - b.x, dy = a.y - b.y;
    const bool opposite = (dx == 0 || dy == 0) && dx * dx + dy * dy == 4;
    return breach_if(!opposite, rules::bridge_not_opposite, plan);
}

Verdict bridge_level(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    return breach_if(on_two_levels(plan), rules::bridge_level, plan, levels(plan));
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
    return breach_if(!first && !in_line, rules::statue_not_aligned, plan, {standing.size()});
}

/// Nothing of the bridge's height lies in the cell between.
Verdict bridge_gap(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    const auto middle = ornament(plan.building).middle();
    if (!middle) return {};
    const int top = plan.garden.top(middle->cell);
    const int lowest_in_the_way = plan.rulings.bridge_gap == BridgeGap::open ? middle->level : 1;
    if (top >= lowest_in_the_way) return Finding{&rules::bridge_gap, {place(*middle)}, {middle->level, top, 0}};
    if (plan.garden.bridged(*middle))
        return Finding{&rules::bridge_gap, {place(*middle)}, {middle->level, middle->level, 1}};
    return {};
}

Ornament ornament(const Building& building) { return {building.kind, building.at.front(), building.at.back()}; }

std::vector<Place> spaces(const Building& building) { return places(building.at); }

}
