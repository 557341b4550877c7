#include "core/babylon/building.h"

#include "core/babylon/garden.h"

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

Evidence evidence(const Spaces& spaces, std::initializer_list<int> figures) { return {places(spaces), figures}; }

/// Broken at these spaces, if there are any.
Verdict broken_at(const Spaces& spaces, std::initializer_list<int> figures = {}) {
    if (spaces.empty()) return {};
    return evidence(spaces, figures);
}

/// Evidence of the spaces, with what `figure_of` tells of each space behind the figures.
template <class FigureOf>
Verdict broken_at(const Spaces& spaces, std::initializer_list<int> figures, FigureOf figure_of) {
    Verdict broken = broken_at(spaces, figures);
    for (const Space space : spaces) broken->figures.push_back(static_cast<int>(figure_of(space)));
    return broken;
}

Verdict broken_if(bool broken, const Plan& plan, std::initializer_list<int> figures = {}) {
    if (!broken) return {};
    return evidence(plan.building.at, figures);
}

bool is(const Plan& plan, Kind kind) { return plan.building.kind == kind; }

Symbol symbol_at(const Plan& plan, Space space) { return plan.garden.terrace_at(space)->symbol_at(space.cell); }

bool on_terrace_of_this_turn(const Plan& plan, Space space) {
    const auto& terraces = plan.garden.terraces();
    const auto first_of_turn = terraces.begin() + static_cast<std::ptrdiff_t>(plan.placed_before);
    return std::any_of(first_of_turn, terraces.end(), [space](const Terrace& terrace) {
        return terrace.level == space.level && terrace.covers(space.cell);
    });
}

/// The spaces used "as if", each once.
Spaces as_if(const Plan& plan) {
    Spaces once;
    for (const Space space : plan.building.as_if)
        if (!among(once, space)) once.push_back(space);
    return once;
}

/// The spaces of a plan of which something is so.
template <class Predicate> Spaces as_if(const Plan& plan, Predicate is_so) {
    if (std::ranges::none_of(plan.building.as_if, is_so)) return {};
    return those(as_if(plan), is_so);
}

/// The spaces of a plan that are the ornament's, as far as they are so.
template <class Predicate> Spaces own_as_if(const Plan& plan, Predicate is_so) {
    return as_if(plan, [&](Space space) { return among(plan.building.at, space) && is_so(space); });
}

int first_level(const Plan& plan) { return plan.building.at[0].level; }
int second_level(const Plan& plan) { return plan.building.at[1].level; }

bool on_two_levels(const Plan& plan) { return first_level(plan) != second_level(plan); }

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
    return broken_at(
        those(plan.building.at, [&](Space space) { return !plan.garden.terraces_on(space.level).has(space.cell); }));
}

Verdict hidden(const Plan& plan) {
    const Spaces covered = those(plan.building.at, [&](Space space) { return plan.garden.covered(space); });
    return broken_at(covered, {}, [&](Space space) { return plan.garden.top(space.cell); });
}

/// Where something is, with what it is.
Verdict broken_where(const Plan& plan, std::optional<Occupant> (*occupant_of)(const Plan&, Space)) {
    Spaces taken;
    std::vector<int> figures;
    for (const Space space : plan.building.at)
        if (const auto there = occupant_of(plan, space)) {
            taken.push_back(space);
            figures.insert(figures.end(), {static_cast<int>(there->what), there->level});
        }
    if (taken.empty()) return {};
    return Evidence{places(taken), std::move(figures)};
}

Verdict occupied(const Plan& plan) {
    return broken_where(plan, [](const Plan& within, Space space) {
        return occupant(within.garden, space, within.rulings.bridge_covers);
    });
}

/// A gazebo, an ornament or a pillar is there; a statue under a corner of the next level is that pillar itself.
Verdict occupied_when_finished(const Plan& plan) {
    return broken_where(plan, [](const Plan& within, Space space) {
        const auto there = occupant(within.garden, space, false);
        const bool is_the_pillar = is(within, Kind::statue) && within.garden.carries(space);
        return there && there->what == Holds::pillar && is_the_pillar ? std::nullopt : there;
    });
}

Verdict not_this_turn(const Plan& plan) {
    const auto now = [&](Space space) { return on_terrace_of_this_turn(plan, space); };
    return broken_if(std::ranges::none_of(plan.building.at, now), plan);
}

Verdict effect_unavailable(const Plan& plan) {
    if (plan.effect == Effect::convert || plan.effect == Effect::wild) return {};
    return broken_at(as_if(plan), {static_cast<int>(plan.effect), static_cast<int>(plan.token)});
}

/// Once a player and round, for one space.
Verdict effect_used(const Plan& plan) {
    const Spaces& entered = plan.building.as_if;
    const bool one = entered.empty() || std::ranges::count(entered, entered[0]) == std::ssize(entered);
    if (!plan.effect_used && one) return {};
    const Spaces used = as_if(plan);
    return broken_at(used, {plan.effect_used, static_cast<int>(used.size())});
}

Verdict effect_elsewhere(const Plan& plan) {
    return broken_at(as_if(plan, [&](Space space) { return !among(plan.building.at, space); }));
}

Verdict effect_not_this_turn(const Plan& plan) {
    return broken_at(own_as_if(plan, [&](Space space) { return !on_terrace_of_this_turn(plan, space); }));
}

/// `convert` turns a symbol into another one.
Verdict effect_needs_symbol(const Plan& plan) {
    if (plan.effect != Effect::convert) return {};
    const auto useless = own_as_if(plan, [&](Space space) {
        const Symbol there = symbol_at(plan, space);
        return there == Symbol::blank || there == babylon::symbol(plan.building.kind);
    });
    return broken_at(useless, {}, [&](Space space) { return symbol_at(plan, space); });
}

/// `wild` turns a blank space into any symbol.
Verdict effect_needs_blank(const Plan& plan) {
    if (plan.effect != Effect::wild) return {};
    const auto borne = own_as_if(plan, [&](Space space) { return is_ornament(symbol_at(plan, space)); });
    return broken_at(borne, {}, [&](Space space) { return symbol_at(plan, space); });
}

Verdict symbol(const Plan& plan) {
    const Symbol needed = babylon::symbol(plan.building.kind);
    const auto wrong = those(plan.building.at, [&](Space space) {
        const Symbol there = symbol_at(plan, space);
        return !among(plan.building.as_if, space) && there != needed && there != Symbol::unknown;
    });
    return broken_at(wrong, {static_cast<int>(plan.building.kind)},
                     [&](Space space) { return symbol_at(plan, space); });
}

Verdict fountain_not_adjacent(const Plan& plan) {
    return broken_if(is(plan, Kind::fountain) && !within_reach(plan), plan);
}

Verdict stairs_not_adjacent(const Plan& plan) { return broken_if(is(plan, Kind::stairs) && !within_reach(plan), plan); }

Verdict fountain_level(const Plan& plan) {
    if (!is(plan, Kind::fountain)) return {};
    return broken_if(on_two_levels(plan), plan, {first_level(plan), second_level(plan)});
}

Verdict fountain_same_terrace(const Plan& plan) {
    if (!is(plan, Kind::fountain) || plan.rulings.fountain == FountainOn::any) return {};
    const Spaces& at = plan.building.at;
    return broken_if(plan.garden.terrace_at(at[0]) == plan.garden.terrace_at(at[1]), plan);
}

Verdict stairs_level(const Plan& plan) {
    if (!is(plan, Kind::stairs)) return {};
    const int difference = first_level(plan) - second_level(plan);
    return broken_if(difference * difference != 1, plan, {first_level(plan), second_level(plan)});
}

Verdict bridge_not_opposite(const Plan& plan) { return broken_if(is(plan, Kind::bridge) && !within_reach(plan), plan); }

Verdict bridge_level(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    return broken_if(on_two_levels(plan), plan, {first_level(plan), second_level(plan)});
}

/// Statues that became pillars, seen from above.
Cells pillar_statues(const Garden& garden) {
    Cells cells;
    for (const Ornament& ornament : garden.ornaments())
        if (pillar_statue_at(garden, ornament.a)) cells |= ornament.a.cell;
    return cells;
}

/// The first statue stands on any statue symbol, each later one in line with one that stands.
Verdict statue_not_aligned(const Plan& plan) {
    if (!is(plan, Kind::statue)) return {};
    const Cell cell = plan.building.at[0].cell;
    const Cells standing = plan.garden.standing_statues();
    const bool any_before =
        std::ranges::find(plan.garden.ornaments(), Kind::statue, &Ornament::kind) != plan.garden.ornaments().end();
    const bool first = standing.empty() && (plan.rulings.statue_restart || !any_before);
    const Cells lines = Cells::row(cell.y) | Cells::column(cell.x);
    if (first || !(standing & lines).empty()) return {};
    const bool with_a_pillar = !(pillar_statues(plan.garden) & lines).empty();
    return Evidence{spaces(plan.building), {standing.size(), with_a_pillar}};
}

constexpr int terrace_there = 0, bridge_there = 1;          ///< what is in the way of a bridge
constexpr int any_lower = 0, no_terrace = 1, own_level = 2; ///< what may be below it: the ruling, or a finished garden

/// The level of the highest bridge that passes over the cell; 0: none does.
int highest_bridge(const Garden& garden, Cell cell) {
    std::int8_t level = max_level;
    while (level > 0 && !garden.bridge_passes({cell, level})) --level;
    return level;
}

/// Nothing of the bridge's height lies in the cell between. What is highest there is told, for above it is room.
Verdict bridge_gap(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    const auto middle = ornament(plan.building).middle();
    if (!middle) return {};
    const int top = plan.garden.top(middle->cell), bridge = highest_bridge(plan.garden, middle->cell);
    const auto in_the_way = [&](int level, int what, int may_be_below) {
        return Evidence{{place(*middle)}, {middle->level, level, what, may_be_below}};
    };
    if (plan.rulings.bridge_gap == BridgeGap::empty_slot && top > 0) return in_the_way(top, terrace_there, no_terrace);
    if (std::max(top, bridge) < middle->level) return {};
    if (top >= bridge) return in_the_way(top, terrace_there, any_lower);
    return in_the_way(bridge, bridge_there, any_lower);
}

/// A terrace or another bridge's middle is on the bridge's own level in the cell between.
Verdict bridge_gap_when_finished(const Plan& plan) {
    if (!is(plan, Kind::bridge)) return {};
    const auto middle = ornament(plan.building).middle();
    if (!middle) return {};
    const bool open = plan.rulings.bridge_gap == BridgeGap::open;
    for (int level = middle->level; level >= (open ? middle->level : 1); --level)
        if (plan.garden.terraces_on(level).has(middle->cell))
            return Evidence{{place(*middle)}, {middle->level, level, terrace_there, open ? own_level : no_terrace}};
    if (!plan.garden.bridge_passes(*middle)) return {};
    return Evidence{{place(*middle)}, {middle->level, middle->level, bridge_there, own_level}};
}

constexpr bool waivable = true;

// In a turn, and in a finished garden. Behind each: the figures of its finding.
constexpr Check<Plan> building_an_ornament[] = {
    {{"ornament.shape"}, shape, shape},                         // kind, spaces given
    {{"ornament.no-space"}, no_space, no_space},                //
    {{"ornament.hidden", waivable}, hidden},                    // of each space: the highest terrace over it
    {{"ornament.occupied"}, occupied, occupied_when_finished},  // of each space: what is there, its level (Occupant)
    {{"ornament.not-this-turn", waivable}, not_this_turn},      //
    {{"effect.unavailable", waivable}, effect_unavailable},     // effect of the round, TokenOf
    {{"effect.already-used", waivable}, effect_used},           // 1: used before, spaces that use it now
    {{"effect.elsewhere", waivable}, effect_elsewhere},         //
    {{"effect.not-this-turn", waivable}, effect_not_this_turn}, //
    {{"effect.needs-symbol", waivable}, effect_needs_symbol},   // of each space: symbol there
    {{"effect.needs-blank", waivable}, effect_needs_blank},     // of each space: symbol there
    {{"ornament.symbol", waivable}, symbol, symbol},            // kind needed; of each space: symbol there
    {{"fountain.not-adjacent", waivable}, fountain_not_adjacent, fountain_not_adjacent}, //
    {{"stairs.not-adjacent", waivable}, stairs_not_adjacent, stairs_not_adjacent},       //
    {{"fountain.level", waivable}, fountain_level, fountain_level},                      // the two levels
    {{"fountain.same-terrace", waivable}, fountain_same_terrace, fountain_same_terrace}, //
    {{"stairs.level", waivable}, stairs_level, stairs_level},                            // the two levels
    {{"bridge.not-opposite", waivable}, bridge_not_opposite, bridge_not_opposite},       //
    {{"bridge.level", waivable}, bridge_level, bridge_level},                            // the two levels
    // statues standing, 1: one that became a pillar is in line; of a whole garden: statues in it
    {not_aligned, statue_not_aligned},
    // level of the bridge, level in the way, 0 terrace or 1 bridge, what may be below: 0 all that is lower, 1 no
    // terrace, 2 all that is not on its own level (a finished garden)
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
