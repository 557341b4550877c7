#include "core/babylon/sites.h"

#include <algorithm>

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
    const auto lowest = overlap == Overlap::any ? 1 : std::max(1, level - 1);
    const auto highest = overlap == Overlap::any ? garden.highest() : std::min(max_level, level + 1);
    for (int other = lowest; other <= highest; ++other)
        if (overlap == Overlap::any || other != level) anchors |= garden.anchors_on(other);
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

Prices LevelSites::prices(std::optional<Corner> open, bool double_given) const {
    Prices prices;
    for (const Corner corner : corners) {
        if (corner == open) continue;
        prices.add_single(with_corner_in(bearers_.singles, corner));
        prices.add_double(with_corner_in(bearers_.doubles, corner));
    }
    if (double_given) prices.give_a_double();
    return prices;
}

void Prices::add_double(Cells anchors) {
    add(anchors, 1);
    doubles_ |= anchors;
}

void Prices::add(Cells anchors, std::size_t digit) {
    for (; digit < digits; ++digit) {
        const Cells before = digits_[digit];
        digits_[digit] = (before - anchors) | (anchors - before);
        anchors = anchors & before;
    }
}

void Prices::give_a_double() {
    Cells borrowing = doubles_;
    for (std::size_t digit = 1; digit < digits; ++digit) {
        const Cells before = digits_[digit];
        digits_[digit] = (before - borrowing) | (borrowing - before);
        borrowing -= before;
    }
}

Cells Prices::at_most(int singles) const {
    if (singles >= 1 << (digits - 1)) return all_cells;
    Cells less, same = all_cells;
    for (std::size_t digit = digits; digit-- > 0;) {
        if ((singles >> digit) % 2 != 0) {
            less |= same - digits_[digit];
            same = same & digits_[digit];
        } else {
            same -= digits_[digit];
        }
    }
    return less | same;
}

int Prices::at(Cell anchor) const {
    int singles = 0;
    for (std::size_t digit = 0; digit < digits; ++digit)
        singles += static_cast<int>(digits_[digit].has(anchor)) << digit;
    return singles;
}

}
