#include "core/babylon/sites.h"

#include <algorithm>

namespace clerk::babylon {

namespace {

/// How far a corner's cell lies from the anchor.
constexpr int east(Corner corner) { return corner == Corner::ne || corner == Corner::se; }
constexpr int north(Corner corner) { return corner == Corner::nw || corner == Corner::ne; }

/// The anchors of the terraces whose corner lies in the set.
Cells with_corner_in(Cells set, Corner corner) { return set.shifted(-east(corner), -north(corner)); }

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
    anchors_ = (all_cells - garden.covered_above(level - 1)).anchors_within();
    anchors_ -= full_overlaps(garden, rulings.overlap, level);
    if (anchors_.empty()) return;
    const Cells below = topped_by(garden, level - 1), statues = below & garden.statues_on(level - 1);
    const Cells singles = free_on(garden, rulings, below, level - 1) - statues;
    const Cells doubles = level > 1 ? free_on(garden, rulings, topped_by(garden, level - 2), level - 2) : Cells();
    highest_price_ = (doubles.empty() ? 1 : 2) * static_cast<int>(corners.size());
    for (const Corner corner : corners)
        bearers_[corner] = {with_corner_in(statues, corner), with_corner_in(singles, corner),
                            with_corner_in(doubles, corner)};
}

Prices Prices::operator+(const Prices& other) const {
    Prices sum;
    Cells carried;
    for (std::size_t digit = 0; digit < digits; ++digit) {
        const Cells a = digits_[digit], b = other.digits_[digit], one = (a - b) | (b - a);
        sum.digits_[digit] = (one - carried) | (carried - one);
        carried = (a & b) | (one & carried);
    }
    sum.doubles_ = doubles_ | other.doubles_;
    return sum;
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
        const Cells wanted = (singles >> digit) % 2 != 0 ? all_cells : Cells();
        less |= same & (wanted - digits_[digit]);
        same -= (wanted - digits_[digit]) | (digits_[digit] - wanted);
    }
    return less | same;
}

int Prices::at(Cell anchor) const {
    int singles = 0;
    for (std::size_t digit = 0; digit < digits; ++digit)
        singles += static_cast<int>(digits_[digit].has(anchor)) << digit;
    return singles;
}

/// A corner without support may lie over anything but a statue that would carry it.
Cells LevelSites::anchors(std::optional<Corner> open) const {
    Cells found = anchors_;
    for (const Corner corner : corners)
        found = corner == open ? found - bearers_[corner].statues : found & bearers_[corner].any();
    return found;
}

Prices LevelSites::prices(std::optional<Corner> open, bool double_given) const {
    Prices prices;
    for (const Corner corner : corners)
        if (corner != open) prices = prices + price(corner);
    if (double_given) prices.give_a_double();
    return prices;
}

/// The prices of two corners are added once for all ways.
std::array<Cells, open_or_none.size()> LevelSites::affordable(int singles, bool double_given) const {
    std::array<Cells, open_or_none.size()> found;
    std::ranges::transform(open_or_none, found.begin(), [this](const auto& open) { return anchors(open); });
    if (singles >= highest_price_) return found;
    const Prices nw = price(Corner::nw), ne = price(Corner::ne), se = price(Corner::se), sw = price(Corner::sw);
    const Prices north = nw + ne, south = se + sw;
    const std::array prices{north + south, ne + south, nw + south, north + sw, north + se};
    for (std::size_t way = 0; way < found.size(); ++way) {
        Prices these = prices[way];
        if (double_given) these.give_a_double();
        found[way] = found[way] & these.at_most(singles);
    }
    return found;
}

}
