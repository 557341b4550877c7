#include "core/babylon/placing.h"

#include "core/babylon/play.h"

#include <algorithm>
#include <cstdlib>

namespace clerk::babylon::placing {

namespace {

std::vector<Place> spaces(const Terrace& terrace, Cells cells) {
    std::vector<Place> places;
    for (Corner corner : corners)
        if (const Cell cell = terrace.cell(corner); cells.has(cell)) places.push_back(place({cell, terrace.level}));
    return places;
}

std::vector<Place> spaces(const Terrace& terrace) { return spaces(terrace, terrace.cells()); }

int gap(const Site& site, Corner corner) { return site.terrace.level - site.garden.top(site.terrace.cell(corner)); }

/// What lies under a corner.
Space base(const Site& site, Corner corner) {
    const Cell cell = site.terrace.cell(corner);
    return {cell, static_cast<std::int8_t>(site.garden.top(cell))};
}

/// A space is free when it holds nothing and no bridge passes over it.
bool free(const Site& site, Space space) {
    return !site.garden.taken(space) && !(site.rulings.bridge_covers && site.garden.bridged(space));
}

Support support_of(const Site& site, Corner corner) {
    if (site.terrace.open == corner) return Support::open;
    const Space space = base(site, corner);
    switch (gap(site, corner)) {
    case 1:
        if (site.garden.statue_stands(space)) return Support::statue;
        return free(site, space) ? Support::single : Support::missing;
    case 2: return free(site, space) ? Support::double_ : Support::missing;
    default: return Support::missing;
    }
}

Support support_of_finished(const Site& site, Corner corner) {
    if (site.terrace.open == corner) return Support::open;
    const int down = gap(site, corner);
    if (down > 2 || site.garden.gazebo_at(base(site, corner))) return Support::missing;
    return down == 1 ? Support::single : Support::double_;
}

Verdict off_board(const Site& site) {
    const Cell anchor = site.terrace.anchor;
    if (anchor.on_board() && anchor.x < board_size - 1 && anchor.y < board_size - 1) return {};
    return Evidence{{place({anchor, site.terrace.level})}};
}

Verdict level_order(const Site& site) {
    const int level = site.terrace.level;
    if (level == 1 || !site.garden.terraces_on(level - 1).empty()) return {};
    return Evidence{spaces(site.terrace), {level, level - 1}};
}

Verdict not_on_top(const Site& site) {
    const int level = site.terrace.level;
    Cells in_the_way;
    int highest = 0;
    for (Corner corner : corners) {
        const Cell cell = site.terrace.cell(corner);
        if (site.garden.top(cell) < level) continue;
        in_the_way |= cell;
        highest = std::max(highest, site.garden.top(cell));
    }
    if (in_the_way.empty()) return {};
    return Evidence{spaces(site.terrace, in_the_way), {level, highest}};
}

Verdict full_overlap(const Site& site) {
    const auto overlaps = [&](const Terrace& other) {
        const bool forbidden = site.rulings.overlap == Overlap::any || std::abs(other.level - site.terrace.level) == 1;
        return other.anchor == site.terrace.anchor && forbidden;
    };
    const auto other = std::ranges::find_if(site.garden.terraces(), overlaps);
    if (other == site.garden.terraces().end()) return {};
    return Evidence{spaces(site.terrace), {site.terrace.level, other->level}};
}

Verdict open_corner(const Site& site) {
    if (!site.terrace.open) return {};
    const Corner open = *site.terrace.open;
    const Space below = base(site, open);
    if (gap(site, open) != 1 || !site.garden.statue_stands(below)) return {};
    return Evidence{{place({below.cell, site.terrace.level})}, {static_cast<int>(open)}};
}

/// The open corner rests on a statue that is given for the space one level down.
Verdict open_corner_when_finished(const Site& site) {
    if (!site.terrace.open) return {};
    const Cell cell = site.terrace.cell(*site.terrace.open);
    const Space below{cell, static_cast<std::int8_t>(site.terrace.level - 1)};
    const auto is_there = [below](const FinalOrnament& ornament) {
        return ornament.building.kind == Kind::statue && std::ranges::count(ornament.building.at, below) > 0;
    };
    if (!site.garden.terrace_at(below) || std::ranges::none_of(site.finished->ornaments, is_there)) return {};
    return Evidence{{place({cell, site.terrace.level})}, {static_cast<int>(*site.terrace.open)}};
}

Verdict missing(const Site& site, const Supports& resting) {
    Evidence evidence{{}, {0, site.terrace.level}};
    for (Corner corner : corners) {
        if (resting[corner] != Support::missing) continue;
        evidence.places.push_back(place({site.terrace.cell(corner), site.terrace.level}));
        ++evidence.figures[0];
        if (evidence.figures.size() == 2) evidence.figures.push_back(gap(site, corner));
    }
    return evidence.places.empty() ? Verdict{} : evidence;
}

Verdict support(const Site& site) { return missing(site, supports(site)); }
Verdict support_when_finished(const Site& site) { return missing(site, supports_when_finished(site)); }

Verdict pillars(const Site& site) {
    if (site.state->depth != Depth::full) return {};
    const int needed = price(*site.state, supports(site)), held = site.state->seat().pillars;
    if (needed <= held) return {};
    return Evidence{{place({site.terrace.anchor, site.terrace.level})}, {needed, held}};
}

constexpr bool waivable = true;

// In a turn, and in a finished garden. Behind each: the figures of its finding.
constexpr Check<Site> placing_a_terrace[] = {
    {{"terrace.off-board"}, off_board, off_board},                    //
    {{"terrace.level-order", waivable}, level_order, level_order},    // level, the level below that is missing
    {{"terrace.not-on-top"}, not_on_top, not_on_top},                 // level, highest level in the way
    {{"terrace.full-overlap", waivable}, full_overlap, full_overlap}, // level, level of the other terrace
    {{"terrace.open-corner", waivable}, open_corner, open_corner_when_finished}, // corner
    // corners without support, level, gap of the first one
    {{"terrace.support", waivable}, support, support_when_finished},
    {{"terrace.pillars", waivable}, pillars}, // pillars needed, pillars held
};

}

Checks<Site> checks() { return placing_a_terrace; }

Supports supports(const Site& site) {
    Supports resting{};
    for (Corner corner : corners) resting[corner] = support_of(site, corner);
    return resting;
}

Supports supports_when_finished(const Site& site) {
    Supports resting{};
    for (Corner corner : corners) resting[corner] = support_of_finished(site, corner);
    return resting;
}

Terrace terrace(const Placement& placement, const Tile& tile) {
    return {placement.at, static_cast<std::int8_t>(placement.level), placement.open, tile.flower,
            turned(tile.symbols, placement.rotation)};
}

}
