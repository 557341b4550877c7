#include "core/babylon/placing.h"

#include "core/babylon/rules.h"

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

}

Verdict off_board(const Site& site) {
    const Cell anchor = site.terrace.anchor;
    if (anchor.on_board() && anchor.x < board_size - 1 && anchor.y < board_size - 1) return {};
    return Finding{&rules::off_board, {place({anchor, site.terrace.level})}};
}

Verdict level_order(const Site& site) {
    const int level = site.terrace.level;
    if (level == 1 || !site.garden.terraces_on(level - 1).empty()) return {};
    return Finding{&rules::level_order, spaces(site.terrace), {level, level - 1}};
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
    return Finding{&rules::not_on_top, spaces(site.terrace, in_the_way), {level, highest}};
}

Verdict full_overlap(const Site& site) {
    const auto overlaps = [&](const Terrace& other) {
        const bool forbidden = site.rulings.overlap == Overlap::any || std::abs(other.level - site.terrace.level) == 1;
        return other.anchor == site.terrace.anchor && forbidden;
    };
    const auto other = std::ranges::find_if(site.garden.terraces(), overlaps);
    if (other == site.garden.terraces().end()) return {};
    return Finding{&rules::full_overlap, spaces(site.terrace), {site.terrace.level, other->level}};
}

Verdict open_corner(const Site& site) {
    if (!site.terrace.open) return {};
    const Corner open = *site.terrace.open;
    const Space below = base(site, open);
    if (gap(site, open) != 1 || !site.garden.statue_stands(below)) return {};
    return Finding{&rules::open_corner, {place({below.cell, site.terrace.level})}, {static_cast<int>(open)}};
}

Verdict support(const Site& site) { return support(site, supports(site)); }

Verdict support(const Site& site, const Supports& resting) {
    Finding finding{&rules::support, {}, {0, site.terrace.level}};
    for (Corner corner : corners) {
        if (resting[static_cast<std::size_t>(corner)] != Support::missing) continue;
        finding.places.push_back(place({site.terrace.cell(corner), site.terrace.level}));
        ++finding.figures[0];
        if (finding.figures.size() == 2) finding.figures.push_back(gap(site, corner));
    }
    return finding.places.empty() ? Verdict{} : finding;
}

Supports supports(const Site& site) {
    Supports resting{};
    for (Corner corner : corners) resting[static_cast<std::size_t>(corner)] = support_of(site, corner);
    return resting;
}

Terrace terrace(const Placement& placement, const Tile& tile) {
    return {placement.at, static_cast<std::int8_t>(placement.level), placement.open, tile.flower,
            turned(tile.symbols, placement.rotation)};
}

}
