// The outer wall: the sides towards the outside, in the rings that a walk round the palace passes them in.
#include "core/alhambra/grid.h"

#include <algorithm>

namespace clerk::alhambra {

namespace {

using Ring = std::vector<OuterSide>; ///< the last is followed by the first

std::vector<OuterSide> outer_sides(const Palace& palace, const Grid& grid) {
    const auto outside = grid.outside();
    std::vector<OuterSide> outer;
    const auto look_round = [&](Cell cell) {
        for (const Side side : sides)
            if (const Cell next = cell.beyond(side); grid.has(outside, next))
                outer.push_back({cell, side, grid.walled(cell, side)});
    };
    look_round(fountain);
    for (const Laid& laid : palace.tiles()) look_round(laid.at);
    return outer;
}

/// The side that follows clockwise: round the corner point over empty cells, up to the first that is built.
OuterSide following(const Grid& grid, const OuterSide& outer) {
    const Side right = clockwise(outer.side);
    const Cell beside = outer.cell.beyond(right), across = beside.beyond(outer.side);
    if (grid.built(across)) return {across, opposite(right), grid.walled(across, opposite(right))};
    if (grid.built(beside)) return {beside, outer.side, grid.walled(beside, outer.side)};
    return {outer.cell, right, grid.walled(outer.cell, right)};
}

bool same(const OuterSide& a, const OuterSide& b) { return a.cell == b.cell && a.side == b.side; }

std::vector<Ring> rings(const Palace& palace) {
    const Grid grid(palace);
    std::vector<bool> passed(grid.size() * sides.size());
    const auto pass = [&](const OuterSide& outer) {
        return passed[grid.index(outer.cell) * sides.size() + static_cast<std::size_t>(outer.side)];
    };
    std::vector<OuterSide> left = outer_sides(palace, grid);
    std::vector<Ring> found;
    for (; !left.empty(); left.pop_back()) {
        if (pass(left.back())) continue;
        Ring& ring = found.emplace_back();
        for (OuterSide outer = left.back(); ring.empty() || !same(outer, ring.front());
             outer = following(grid, outer)) {
            ring.push_back(outer);
            pass(outer) = true;
        }
    }
    return found;
}

std::vector<OuterSide> longest_run(Ring ring) {
    const auto gap = std::ranges::find(ring, false, &OuterSide::walled);
    if (gap == ring.end()) return ring;
    std::ranges::rotate(ring, gap);
    auto longest = ring.begin(), end = longest;
    for (auto run = ring.begin(); run != ring.end();) {
        const auto first = std::find_if(run, ring.end(), [](const OuterSide& outer) { return outer.walled; });
        run = std::find_if_not(first, ring.end(), [](const OuterSide& outer) { return outer.walled; });
        if (run - first > end - longest) longest = first, end = run;
    }
    return {longest, end};
}

}

std::vector<OuterSide> longest_wall(const Palace& palace) {
    std::vector<OuterSide> longest;
    for (Ring& ring : rings(palace))
        if (auto run = longest_run(std::move(ring)); run.size() > longest.size()) longest = std::move(run);
    return longest;
}

}
