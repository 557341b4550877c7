#include "core/babylon/placing.h"

#include "core/babylon/garden.h"

#include <algorithm>
#include <cstdlib>

namespace clerk::babylon::beginning {

namespace {

constexpr int most_terraces = 2; ///< of a turn

Verdict game_over(const Beginning& turn) {
    if (!turn.state.over()) return {};
    return Evidence{{}, {rounds(turn.state.seats.size())}};
}

Verdict no_dig(const Beginning& turn) {
    if (turn.state.depth != Depth::full || turn.dig) return {};
    return Evidence{};
}

Verdict dig_empty(const Beginning& turn) {
    if (!turn.dig || turn.state.quarry.height(turn.dig->at) > 0) return {};
    return Evidence{};
}

Verdict symbol_count(const Beginning& turn) {
    if (!turn.dig) return {};
    const Material material = turn.state.quarry.top(turn.dig->at);
    const int symbols = turn.dig->tile.tile.symbol_count();
    if (symbols == symbols_of(material)) return {};
    return Evidence{{}, {symbols, static_cast<int>(material), symbols_of(material)}};
}

Verdict tile_gone(const Choice& choice) {
    constexpr int third_terrace = 2;
    const State& state = choice.state;
    if (state.depth == Depth::builds && state.hand->terraces_placed == most_terraces)
        return Evidence{{}, {third_terrace}};
    if (!tile_of(state, choice.placement)) return Evidence{{}, {static_cast<int>(choice.placement.from)}};
    return {};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Beginning> beginning_a_turn[] = {
    {{"turn.game-over"}, game_over},                // rounds of the game
    {{"turn.dig"}, no_dig},                         //
    {{"dig.empty"}, dig_empty},                     //
    {{"dig.symbol-count", waivable}, symbol_count}, // symbols of the tile, material, symbols it bears
};

constexpr Check<Choice> choosing_a_tile[] = {
    {{"turn.tile"}, tile_gone}, // From: 0 dug, 1 slot, 2 third terrace
};

}

Checks<Beginning> checks() { return beginning_a_turn; }
Checks<Choice> tile_checks() { return choosing_a_tile; }

}

namespace clerk::babylon::placing {

namespace {

std::vector<Place> spaces(const Terrace& terrace, Cells cells) {
    std::vector<Place> places;
    for (Corner corner : corners)
        if (const Cell cell = terrace.cell(corner); cells.has(cell)) places.push_back(place({cell, terrace.level}));
    return places;
}

std::vector<Place> spaces(const Terrace& terrace) { return spaces(terrace, terrace.cells()); }

/// What lies under a corner.
Space base(const Garden& garden, const Terrace& terrace, Corner corner) {
    const Cell cell = terrace.cell(corner);
    return {cell, static_cast<std::int8_t>(garden.top(cell))};
}

Space base(const Plan& plan, Corner corner) { return base(plan.garden, plan.terrace, corner); }

int gap(const Plan& plan, Corner corner) { return plan.terrace.level - base(plan, corner).level; }

/// A space is free when it holds nothing and no bridge passes over it.
bool free(const Garden& garden, const Rulings& rulings, Space space) {
    return !garden.taken(space) && !(rulings.bridge_covers && garden.bridged(space));
}

Support support_of(const Garden& garden, const Rulings& rulings, const Terrace& terrace, Corner corner) {
    if (terrace.open == corner) return Support::open;
    const Space space = base(garden, terrace, corner);
    const int down = terrace.level - space.level;
    if (down == 1 && garden.statue_stands(space)) return Support::statue;
    if (down < 1 || down > 2 || !free(garden, rulings, space)) return Support::missing;
    return down == 1 ? Support::single : Support::double_;
}

Support support_of_finished(const Garden& garden, const Terrace& terrace, Corner corner) {
    if (terrace.open == corner) return Support::open;
    const Space space = base(garden, terrace, corner);
    const int down = terrace.level - space.level;
    if (down > 2 || garden.gazebo_at(space)) return Support::missing;
    return down == 1 ? Support::single : Support::double_;
}

Verdict off_board(const Plan& plan) {
    const Cell anchor = plan.terrace.anchor;
    if (anchor.on_board() && anchor.x < board_size - 1 && anchor.y < board_size - 1) return {};
    return Evidence{spaces(plan.terrace)};
}

Verdict level_order(const Plan& plan) {
    const int level = plan.terrace.level;
    if (level == 1 || !plan.garden.terraces_on(level - 1).empty()) return {};
    return Evidence{spaces(plan.terrace), {level, level - 1}};
}

Verdict not_on_top(const Plan& plan) {
    const int level = plan.terrace.level;
    Cells in_the_way;
    int highest = 0;
    for (Corner corner : corners) {
        const Cell cell = plan.terrace.cell(corner);
        if (plan.garden.top(cell) < level) continue;
        in_the_way |= cell;
        highest = std::max(highest, plan.garden.top(cell));
    }
    if (in_the_way.empty()) return {};
    return Evidence{spaces(plan.terrace, in_the_way), {level, highest}};
}

Verdict full_overlap(const Plan& plan) {
    const bool any = plan.rulings.overlap == Overlap::any;
    const auto is_overlapped = [&](const Terrace& other) {
        return other.anchor == plan.terrace.anchor && (any || std::abs(other.level - plan.terrace.level) == 1);
    };
    const auto& terraces = plan.garden.terraces();
    if (std::none_of(terraces.begin(), terraces.end(), is_overlapped)) return {};
    Evidence evidence{spaces(plan.terrace), {plan.terrace.level, any ? 0 : 1}};
    for (const Terrace& other : terraces)
        if (is_overlapped(other)) evidence.figures.push_back(other.level);
    return evidence;
}

Verdict open_corner(const Plan& plan) {
    if (!plan.terrace.open) return {};
    const Corner open = *plan.terrace.open;
    const Space below = base(plan, open);
    if (gap(plan, open) != 1 || !plan.garden.statue_stands(below)) return {};
    return Evidence{{place({below.cell, plan.terrace.level})}, {static_cast<int>(open)}};
}

/// The open corner rests on a statue that is given for the space one level down, and for no other: one on several
/// spaces cannot exist.
Verdict open_corner_when_finished(const Plan& plan) {
    if (!plan.terrace.open) return {};
    const Cell cell = plan.terrace.cell(*plan.terrace.open);
    const Space below{cell, static_cast<std::int8_t>(plan.terrace.level - 1)};
    const auto is_there = [below](const FinalOrnament& ornament) {
        return ornament.building.kind == Kind::statue && ornament.building.at == std::vector{below};
    };
    if (!plan.garden.terrace_at(below) || std::ranges::none_of(plan.finished->ornaments, is_there)) return {};
    return Evidence{{place({cell, plan.terrace.level})}, {static_cast<int>(*plan.terrace.open)}};
}

int smallest_gap(const Plan& plan) {
    const auto of = [&](Corner corner) { return gap(plan, corner); };
    return of(std::ranges::min(corners, {}, of));
}

/// A pillar does not reach down to what lies below, or it would stand where something else is.
Verdict missing(const Plan& plan, bool bridge_covers) {
    if (std::ranges::find(plan.resting, Support::missing) == plan.resting.end()) return {};
    Evidence evidence{{}, {plan.terrace.level, smallest_gap(plan)}};
    for (Corner corner : corners) {
        if (plan.resting[corner] != Support::missing) continue;
        evidence.places.push_back(place({plan.terrace.cell(corner), plan.terrace.level}));
        const int down = gap(plan, corner);
        const Occupant there = occupant(plan.garden, base(plan, corner), bridge_covers).value_or(Occupant{});
        for (const int figure : {static_cast<int>(corner), down, static_cast<int>(there.what), there.level})
            evidence.figures.push_back(figure);
    }
    return evidence;
}

Verdict support(const Plan& plan) { return missing(plan, plan.rulings.bridge_covers); }
Verdict support_when_finished(const Plan& plan) { return missing(plan, false); }

Verdict pillars(const Plan& plan) {
    if (plan.state->depth != Depth::full) return {};
    const int needed = price(*plan.state, plan.resting), held = plan.state->seat().pillars;
    if (needed <= held) return {};
    return Evidence{spaces(plan.terrace), {needed, held}};
}

constexpr bool waivable = true;

// In a turn, and in a finished garden. Behind each: the figures of its finding.
constexpr Check<Plan> placing_a_terrace[] = {
    {{"terrace.off-board"}, off_board, off_board},                 //
    {{"terrace.level-order", waivable}, level_order, level_order}, // level, the level below that is missing
    {{"terrace.not-on-top"}, not_on_top, not_on_top},              // level, highest level in the way
    // level, 1 where only one level apart is forbidden, the levels of the other terraces
    {{"terrace.full-overlap", waivable}, full_overlap, full_overlap},
    {{"terrace.open-corner", waivable}, open_corner, open_corner_when_finished}, // corner
    // level, smallest gap of its corners; of each without support: it, its gap, and, where a pillar would reach, what
    // is there (Occupant)
    {{"terrace.support", waivable}, support, support_when_finished},
    {{"terrace.pillars", waivable}, pillars}, // pillars needed, pillars held
};

}

Checks<Plan> checks() { return placing_a_terrace; }

Supports supports(const Garden& garden, const Rulings& rulings, const Terrace& terrace) {
    const auto of = [&](Corner corner) { return support_of(garden, rulings, terrace, corner); };
    return {of(Corner::nw), of(Corner::ne), of(Corner::se), of(Corner::sw)};
}

Supports supports_when_finished(const Garden& garden, const Terrace& terrace) {
    Supports resting{};
    for (Corner corner : corners) resting[corner] = support_of_finished(garden, terrace, corner);
    return resting;
}

Terrace terrace(const Placement& placement, const Tile& tile) {
    return {placement.at, static_cast<std::int8_t>(placement.level), placement.open, tile.flower,
            turned(tile.symbols, placement.rotation)};
}

}
