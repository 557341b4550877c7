// The outer wall: the sides towards the outside, in the rings that a walk round the palace passes them in.
#include "core/alhambra/palace.h"

#include <algorithm>

namespace clerk::alhambra {

namespace {

using Ring = std::vector<OuterSide>; ///< the last is followed by the first

std::vector<OuterSide> outer_sides(const Palace& palace) {
    const Cells closed_in = holes(palace);
    std::vector<OuterSide> outer;
    const auto look_round = [&](Cell cell) {
        for (const Side side : sides)
            if (const Cell next = cell.beyond(side);
                !palace.built(next) && !std::ranges::binary_search(closed_in, next))
                outer.push_back({cell, side, palace.walls(cell).on(side)});
    };
    look_round(fountain);
    for (const Laid& laid : palace.tiles()) look_round(laid.at);
    return outer;
}

/// The side that follows clockwise: round the corner point over empty cells, up to the first that is built.
OuterSide following(const Palace& palace, const OuterSide& outer) {
    const Side right = clockwise(outer.side);
    const Cell beside = outer.cell.beyond(right), across = beside.beyond(outer.side);
    if (palace.built(across)) return {across, opposite(right), palace.walls(across).on(opposite(right))};
    if (palace.built(beside)) return {beside, outer.side, palace.walls(beside).on(outer.side)};
    return {outer.cell, right, palace.walls(outer.cell).on(right)};
}

bool same(const OuterSide& a, const OuterSide& b) { return a.cell == b.cell && a.side == b.side; }

std::vector<Ring> rings(const Palace& palace) {
    std::vector<OuterSide> left = outer_sides(palace);
    std::vector<Ring> found;
    while (!left.empty()) {
        Ring& ring = found.emplace_back();
        for (OuterSide outer = left.back(); ring.empty() || !same(outer, ring.front());
             outer = following(palace, outer)) {
            ring.push_back(outer);
            std::erase_if(left, [&](const OuterSide& other) { return same(other, outer); });
        }
    }
    return found;
}

std::vector<OuterSide> longest_run(Ring ring) {
    const auto gap = std::ranges::find(ring, false, &OuterSide::walled);
    if (gap == ring.end()) return ring;
    std::ranges::rotate(ring, gap);
    std::vector<OuterSide> longest, run;
    for (const OuterSide& outer : ring) {
        if (outer.walled)
            run.push_back(outer);
        else
            run.clear();
        if (run.size() > longest.size()) longest = run;
    }
    return longest;
}

}

std::vector<OuterSide> longest_wall(const Palace& palace) {
    std::vector<OuterSide> longest;
    for (Ring& ring : rings(palace))
        if (auto run = longest_run(std::move(ring)); run.size() > longest.size()) longest = std::move(run);
    return longest;
}

}
