#include "core/alhambra/state.h"

#include "core/compile_large_values.h"
#include "core/values.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

namespace clerk::alhambra {

const Tile* Palace::tile_at(Cell cell) const {
    const auto laid = std::ranges::find(tiles_, cell, &Laid::at);
    return laid == tiles_.end() ? nullptr : &laid->tile;
}

Walls Palace::walls(Cell cell) const {
    assert(built(cell));
    return cell == fountain ? Walls() : tile_at(cell)->walls;
}

void Palace::lay(const Tile& tile, Cell at) {
    assert(!built(at));
    tiles_.push_back({tile, at});
}

Tile Palace::lift(Cell cell) {
    const auto laid = std::ranges::find(tiles_, cell, &Laid::at);
    assert(laid != tiles_.end());
    const Tile tile = laid->tile;
    tiles_.erase(laid);
    return tile;
}

// A palace as sets of cells, a row of bits each, for whoever walks through it or round it: a walk takes whole rows at
// once.

/// The smallest rectangle with the whole palace and a rim of empty cells round it.
class Grid {
public:
    explicit Grid(const Palace& palace) {
        for (const Laid& laid : palace.tiles()) {
            low_ = {std::min(low_.x, laid.at.x), std::min(low_.y, laid.at.y)};
            high_ = {std::max(high_.x, laid.at.x), std::max(high_.y, laid.at.y)};
        }
        low_ = {low_.x - 1, low_.y - 1};
        high_ = {high_.x + 1, high_.y + 1};
        rows_.resize(static_cast<std::size_t>(high_.y - low_.y + 1));
        add(fountain, Walls());
        for (const Laid& laid : palace.tiles()) add(laid.at, laid.tile.walls);
    }

    /// From the west, one bit a cell; a palace as wide as the record format lets it be has room.
    __extension__ using Row = unsigned __int128;
    static_assert(2 * farthest + 3 <= 8 * sizeof(Row));
    using Rows = std::vector<Row>; ///< a set of cells of the rectangle, from the south

    bool built(Cell cell) const { return has(rows_[row(cell)].built, cell); }
    bool walled(Cell cell, Side side) const {
        return !has(rows_[row(cell)].open[side], cell);
    } ///< requires a built one
    bool has(const Rows& cells, Cell cell) const { return has(cells[row(cell)], cell); }

    /// The cells that can be reached on foot from the fountain: between two there is a wall on neither.
    Rows on_foot() const {
        Ways ways(rows_.size());
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            ways[y].east = rows_[y].open[Side::e] & rows_[y].open[Side::w] >> 1;
            if (y + 1 < rows_.size()) ways[y].north = rows_[y].open[Side::n] & rows_[y + 1].open[Side::s];
        }
        return walked(fountain, ways);
    }
    /// The empty cells from which one gets away over empty cells, side by side.
    Rows outside() const {
        Ways ways(rows_.size());
        for (std::size_t y = 0; y < rows_.size(); ++y) {
            const Row empty = all() & ~rows_[y].built;
            ways[y].east = empty & empty >> 1;
            if (y + 1 < rows_.size()) ways[y].north = empty & ~rows_[y + 1].built;
        }
        return walked(low_, ways);
    }
    /// The other empty cells.
    Rows closed_in() const {
        Rows found = outside();
        for (std::size_t y = 0; y < found.size(); ++y) found[y] = all() & ~found[y] & ~rows_[y].built;
        return found;
    }

    Cells cells(const Rows& set) const {
        Cells list;
        Row columns = 0;
        for (const Row row : set) columns |= row;
        for (Cell cell = low_; cell.x <= high_.x; ++cell.x) {
            if (!has(columns, cell)) continue;
            for (cell.y = low_.y; cell.y <= high_.y; ++cell.y)
                if (has(set, cell)) list.push_back(cell);
        }
        return list;
    }

    std::size_t size() const { return rows_.size() * static_cast<std::size_t>(width()); }
    std::size_t index(Cell cell) const { ///< below the size
        return row(cell) * static_cast<std::size_t>(width()) + static_cast<std::size_t>(cell.x - low_.x);
    }

private:
    struct Built {
        Row built = 0;
        EnumArray<Side, Row, sides.size()> open{}; ///< built, without a wall on that side
    };
    /// From the cells of a row to their neighbours, and back.
    struct Way {
        Row east = 0;
        Row north = 0;
    };
    using Ways = std::vector<Way>;

    int width() const { return high_.x - low_.x + 1; }
    Row all() const { return ~Row{0} >> (static_cast<int>(8 * sizeof(Row)) - width()); }
    std::size_t row(Cell cell) const { return static_cast<std::size_t>(cell.y - low_.y); }
    Row bit(Cell cell) const { return Row{1} << (cell.x - low_.x); }
    bool has(Row row, Cell cell) const { return (row & bit(cell)) != 0; }

    void add(Cell cell, const Walls& walls) {
        Built& to = rows_[row(cell)];
        to.built |= bit(cell);
        for (const Side side : sides)
            if (!walls.on(side)) to.open[side] |= bit(cell);
    }

    /// Up and down over the rows until nothing is new.
    Rows walked(Cell from, const Ways& ways) const {
        Rows seen(rows_.size());
        seen[row(from)] = bit(from);
        const auto take_in = [&](std::size_t y) {
            Row here = seen[y];
            if (y > 0) here |= seen[y - 1] & ways[y - 1].north;
            if (y + 1 < seen.size()) here |= seen[y + 1] & ways[y].north;
            for (Row before = 0; before != here;) {
                before = here;
                here |= (here & ways[y].east) << 1 | (here >> 1 & ways[y].east);
            }
            return std::exchange(seen[y], here) != here;
        };
        for (bool grows = true; grows;) {
            grows = false;
            for (std::size_t y = 0; y < seen.size(); ++y) grows |= take_in(y);
            for (std::size_t y = seen.size(); y-- > 0;) grows |= take_in(y);
        }
        return seen;
    }

    Cell low_ = fountain, high_ = fountain;
    std::vector<Built> rows_; ///< from the south
};

// What a walk over the cells of a palace finds: where one gets to on foot, and what is closed in.

Cells reachable(const Palace& palace) {
    const Grid grid(palace);
    return grid.cells(grid.on_foot());
}

bool reached(const Palace& palace, Cell cell) {
    const Grid grid(palace);
    return grid.has(grid.on_foot(), cell);
}

Cells holes(const Palace& palace) {
    const Grid grid(palace);
    return grid.cells(grid.closed_in());
}

// The outer wall: the sides towards the outside, in the rings that a walk round the palace passes them in.

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

namespace {

bool beside(const Palace& palace, Cell cell) {
    return std::ranges::any_of(sides, [&](Side side) { return palace.built(cell.beyond(side)); });
}

}

std::vector<Laid> rebuilding(const Palace& palace) {
    std::vector<Laid> left = palace.tiles(), order;
    Palace laid;
    while (!left.empty()) {
        auto next = std::ranges::find_if(left, [&](const Laid& tile) { return beside(laid, tile.at); });
        if (next == left.end()) next = left.begin(); // a waived one that lies apart
        laid.lay(next->tile, next->at);
        order.push_back(*next);
        left.erase(next);
    }
    return order;
}

State::State(const Game& game)
    : depth(game.depth), rulings(game.rulings), seats(game.players.size()), money(game.money), market(game.market),
      market_tiles(static_cast<int>(currencies.size())),
      bag(static_cast<int>(tiles.size() - currencies.size() - game.dirk.size())), dirk(game.dirk) {
    for (std::size_t i = 0; i < game.hands.size(); ++i) seats[i].hand.add(game.hands[i]);
    note(*this, game.dirk);
    note(*this, game.market.tiles());
}

int State::tiles_on_market() const {
    if (depth != Depth::full) return market_tiles;
    return static_cast<int>(std::ranges::count_if(market.spaces, [](const auto& tile) { return tile.has_value(); }));
}

void note(State& state, const std::vector<Tile>& seen) {
    for (const Tile& tile : seen) state.came_up.set(number(tile));
}

}

namespace clerk {

// The large values of a game.
CLERK_COMPILE_ONCE(std::variant<alhambra::Take, alhambra::Buy, alhambra::Build, alhambra::Remove, alhambra::Swap,
                                alhambra::PutDown, alhambra::Give>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Step>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Turn>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Player>)
CLERK_COMPILE_ONCE(std::vector<std::vector<alhambra::Card>>)
CLERK_COMPILE_ONCE(std::vector<alhambra::LastPart>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Round>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Seat>)
CLERK_COMPILE_ONCE(std::vector<alhambra::Scoring>)

}
