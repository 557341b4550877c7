#include "core/babylon/sites.h"

#include <cstdlib>

namespace clerk::babylon {

namespace {

/// How far a corner's cell lies from the anchor.
constexpr int east(Corner corner) { return corner == Corner::ne || corner == Corner::se; }
constexpr int north(Corner corner) { return corner == Corner::nw || corner == Corner::ne; }

/// The anchors of the terraces whose corner lies in the set.
Cells with_corner_in(Cells set, Corner corner) { return set.shifted(-east(corner), -north(corner)); }

Cells with_every_corner_in(Cells set) {
    const Cells both = set & set.shifted(-1, 0);
    return both & both.shifted(0, -1);
}

/// Terraces there would lie wholly over one of a level that the ruling forbids.
Cells full_overlaps(const Garden& garden, Overlap overlap, int level) {
    Cells anchors;
    for (const Terrace& other : garden.terraces())
        if (overlap == Overlap::any || std::abs(other.level - level) == 1) anchors |= other.anchor;
    return anchors;
}

}

Cells topped_by(const Garden& garden, int level) {
    const Cells there = level == 0 ? all_cells : garden.terraces_on(level);
    return there - garden.covered_above(level);
}

Cells free_on(const Garden& garden, const Rulings& rulings, Cells cells, int level) {
    if (rulings.bridge_covers) cells -= garden.bridged_from(level);
    return cells - garden.taken_on(level);
}

LevelSites::LevelSites(const Garden& garden, const Rulings& rulings, int level) {
    if (level > 1 && garden.terraces_on(level - 1).empty()) return;
    const Cells below = topped_by(garden, level - 1);
    bearers_.statues = below & garden.statues_on(level - 1);
    bearers_.singles = free_on(garden, rulings, below, level - 1) - bearers_.statues;
    if (level > 1) bearers_.doubles = free_on(garden, rulings, topped_by(garden, level - 2), level - 2);
    may_be_open_ = all_cells - bearers_.statues;
    anchors_ = with_every_corner_in(all_cells - garden.covered_above(level - 1));
    anchors_ -= full_overlaps(garden, rulings.overlap, level);
}

Cells LevelSites::anchors(std::optional<Corner> open) const {
    Cells found = anchors_;
    for (const Corner corner : corners)
        found = found & with_corner_in(corner == open ? may_be_open_ : bearers_.any(), corner);
    return found;
}

int LevelSites::count(Cells set, Cell anchor, std::optional<Corner> open) {
    Cells below;
    for (const Corner corner : corners)
        if (corner != open) below |= anchor.moved(east(corner), north(corner));
    return (set & below).size();
}

}
