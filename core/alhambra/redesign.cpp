#include "core/alhambra/redesign.h"

#include "core/alhambra/rules.h"

#include <algorithm>
#include <iterator>

namespace clerk::alhambra::redesign {

namespace {

bool among(const std::vector<Tile>& tiles, const Tile& tile) { return std::ranges::find(tiles, tile) != tiles.end(); }

Cells difference(const Cells& cells, const Cells& others) {
    Cells left;
    std::ranges::set_difference(cells, others, std::back_inserter(left));
    return left;
}

/// The tile on a cell as figures: none for the fountain.
std::vector<int> figures(const Tile* tile) { return tile ? std::vector{figure(*tile)} : std::vector<int>{}; }

}

Palace Change::without() const {
    Palace palace = before();
    if (out) palace.lift(*out);
    return palace;
}

Palace Change::after() const {
    Palace palace = without();
    if (tile) palace.lay(*tile, at);
    return palace;
}

std::vector<Place> places(const Cells& cells) {
    std::vector<Place> marked;
    for (const Cell cell : cells) marked.push_back(place(cell));
    return marked;
}

Verdict turn_tile(const Change& change) {
    if (among(change.state.progress.aside, *change.tile)) return {};
    return Finding{&rules::turn_tile, {}, {figure(*change.tile)}};
}

Verdict remove_empty(const Change& change) {
    if (change.before().built(*change.out)) return {};
    return Finding{&rules::remove_empty, {place(*change.out)}};
}

Verdict remove_fountain(const Change& change) {
    if (*change.out != fountain) return {};
    return Finding{&rules::remove_fountain, {place(fountain)}};
}

Verdict no_tile(const Change& change) {
    if (among(change.state.seat().reserve, *change.tile)) return {};
    return Finding{&rules::no_tile, {}, {figure(*change.tile)}};
}

Verdict swap_elsewhere(const Change& change) {
    if (change.state.rulings.swap == SwapTo::anywhere || change.at == *change.out) return {};
    return Finding{&rules::swap_elsewhere, {place(*change.out), place(change.at)}};
}

Verdict occupied(const Change& change) {
    const Palace palace = change.without();
    if (!palace.built(change.at)) return {};
    return Finding{&rules::occupied, {place(change.at)}, figures(palace.tile_at(change.at))};
}

Verdict apart(const Change& change) { return apart(change.without(), *change.tile, change.at); }
Verdict edges(const Change& change) { return edges(change.without(), *change.tile, change.at); }
Verdict reach(const Change& change) { return reach(change.after(), *change.tile, change.at); }

Verdict cut(const Change& change) {
    Cells lost = difference(reachable(change.before()), reachable(change.after()));
    std::erase(lost, *change.out);
    if (lost.empty()) return {};
    return Finding{&rules::cut, places(lost), {static_cast<int>(lost.size())}};
}

/// Whatever was a hole before is not held against this change.
Verdict hole(const Change& change) {
    const Cells closed_in = difference(holes(change.after()), holes(change.before()));
    if (closed_in.empty()) return {};
    return Finding{&rules::hole, places(closed_in), {static_cast<int>(closed_in.size())}};
}

Verdict apart(const Palace& neighbours, const Tile& tile, Cell at) {
    if (std::ranges::any_of(sides, [&](Side side) { return neighbours.built(at.beyond(side)); })) return {};
    return Finding{&rules::apart, {place(at)}, {figure(tile)}};
}

Verdict edges(const Palace& neighbours, const Tile& tile, Cell at) {
    for (const Side side : sides) {
        const Cell next = at.beyond(side);
        if (!neighbours.built(next)) continue;
        const bool own = tile.walls.on(side), theirs = neighbours.walls(next).on(opposite(side));
        if (own == theirs) continue;
        Finding finding{&rules::edges, {place(at), place(next)}, {static_cast<int>(side), own, figure(tile)}};
        if (const Tile* neighbour = neighbours.tile_at(next)) finding.figures.push_back(figure(*neighbour));
        return finding;
    }
    return {};
}

Verdict reach(const Palace& palace, const Tile& tile, Cell at) {
    if (std::ranges::binary_search(reachable(palace), at)) return {};
    return Finding{&rules::reach, {place(at)}, {figure(tile)}};
}

}
