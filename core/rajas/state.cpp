#include "core/rajas/state.h"

#include "core/compile_large_values.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace clerk::rajas {

namespace {

constexpr bool on_grid(Cell cell) {
    return cell.x >= 1 && cell.x <= most_columns && cell.y >= 1 && cell.y <= most_rows;
}
constexpr std::size_t index(Cell cell) { return static_cast<std::size_t>((cell.x - 1) * most_rows + cell.y - 1); }

using Grid = std::array<Roads, most_columns * most_rows>;

/// The roads on each cell.
Grid roads_of(const Province& province, std::optional<Imagined> imagined) {
    Grid grid{};
    for (const Laid& laid : province.tiles) grid[index(laid.at)] = laid.roads;
    if (imagined && on_grid(imagined->at)) grid[index(imagined->at)] = imagined->roads;
    return grid;
}

bool road_at(const Grid& grid, const Edge& edge) { return on_grid(edge.cell) && grid[index(edge.cell)].on(edge.side); }

/// The side of the neighbour that touches this one.
Edge across(const Edge& edge) { return {edge.beyond(), opposite(edge.side)}; }

/// Marks cells and goes on from them, until all that are linked are marked.
class Walk {
public:
    void mark(Cell cell) {
        if (!marked_[index(cell)]) ahead_.push_back(cell);
        marked_[index(cell)] = true;
    }
    /// In ascending order.
    Cells from_exits(const Grid& grid) {
        for (std::size_t i = 0; i < ahead_.size(); ++i)
            for (const Side side : sides) {
                const Edge edge{ahead_[i], side};
                if (road_at(grid, edge) && road_at(grid, across(edge))) mark(edge.beyond());
            }
        std::ranges::sort(ahead_);
        return std::move(ahead_);
    }

private:
    std::array<bool, most_columns * most_rows> marked_{};
    Cells ahead_;
};

}

LaidYield laid(const YieldTile& tile) {
    LaidYield laid{tile.at, tile.gain};
    laid.gain.extra.clear();
    if (laid.gain.each) laid.gain.each->extra.clear();
    return laid;
}

const Laid* Province::tile_at(Cell cell) const {
    const std::size_t place = on_grid(cell) ? places[index(cell)] : 0;
    return place == 0 ? nullptr : &tiles[place - 1];
}

const LaidYield* Province::yield_at(const Edge& edge) const {
    const auto found = std::ranges::find(yields, edge, &LaidYield::at);
    return found == yields.end() ? nullptr : &*found;
}

LaidYield* Province::yield_at(const Edge& edge) {
    const auto found = std::ranges::find(yields, edge, &LaidYield::at);
    return found == yields.end() ? nullptr : &*found;
}

void Province::lay(Laid tile) {
    std::uint8_t& place = places[index(tile.at)];
    if (place != 0) {
        tile.covers = true;
        tiles[place - 1U] = std::move(tile);
    } else {
        tiles.push_back(std::move(tile));
        place = static_cast<std::uint8_t>(tiles.size());
    }
}

int Province::best_markets(Good good, int most) const {
    std::vector<int> values;
    for (const Laid& laid : tiles)
        for (const Market& market : laid.markets)
            if (market.good == good) values.push_back(market.value);
    std::ranges::sort(values, std::greater{});
    int together = 0;
    for (std::size_t i = 0; i < values.size() && static_cast<int>(i) < most; ++i) together += values[i];
    return together;
}

int Province::count(Counted of) const {
    int sum = 0;
    for (const Laid& laid : tiles) {
        if (of == Counted::market) sum += static_cast<int>(laid.markets.size());
        if (of == Counted::market_tile) sum += laid.markets.empty() ? 0 : 1;
        if (of == Counted::building) sum += static_cast<int>(laid.buildings.size());
        if (of == Counted::bend) sum += laid.roads.bend() ? 1 : 0;
    }
    return sum;
}

Cells linked(const Province& province, const ProvinceSide& side, std::optional<Imagined> imagined) {
    const Grid grid = roads_of(province, imagined);
    Walk walk;
    for (const Edge& exit : side.exits)
        if (road_at(grid, exit)) walk.mark(exit.cell);
    return walk.from_exits(grid);
}

bool road_ends(const Province& province, const Cells& linked, const Edge& edge) {
    const Laid* laid = province.tile_at(edge.cell);
    return laid && laid->roads.on(edge.side) && std::ranges::binary_search(linked, edge.cell);
}

Roads linking_sides(const Province& province, const ProvinceSide& side, Cell cell) {
    const Imagined nothing{cell, {}};
    const Grid grid = roads_of(province, nothing);
    const Cells others = linked(province, side, nothing);
    Roads roads;
    for (const Side s : sides) {
        const Edge edge{cell, s};
        const bool met = road_at(grid, across(edge)) && std::ranges::binary_search(others, edge.beyond());
        if (met || side.exit_at(edge)) roads.add(s);
    }
    return roads;
}

namespace {

Table table_of(const Game& game) {
    Table table{game.depth, game.variant, game.rulings, {}, game.board, game.ganges};
    for (const Player& player : game.players) table.experts.push_back(player.expert);
    return table;
}

}

const ProvinceSide* Table::province(int player) const {
    const auto& side = back_side(player) ? board.provinces.navaratnas : board.provinces.basic;
    return side ? &*side : nullptr;
}

const PalacePlace* Table::own_place(const Spot& spot) const {
    if (spot.kind != SpotKind::own) return nullptr;
    return &*std::ranges::find(*board.palace, spot.name, &PalacePlace::name); // a record names no other
}

std::optional<int> Table::facing(int money) const {
    if (!board.facing) return std::nullopt;
    const auto& spaces = *board.facing;
    return spaces[std::min(static_cast<std::size_t>(money), spaces.size() - 1)];
}

int Seat::upgrades() const {
    return std::accumulate(levels.begin(), levels.end(), -lowest_level * static_cast<int>(levels.size()));
}

State::State(const Game& game) : table(table_of(game)), seats(game.players.size()), gaps_told(game.gaps) {
    for (std::size_t i = 0; i < seats.size(); ++i) {
        Seat& seat = seats[i];
        seat.money = seat.furthest_money = seat.money_from[Source::start] = first_money + static_cast<int>(i);
        if (i < game.dice.size()) seat.dice = game.dice[i];
        if (i < game.yields.size())
            for (const YieldTile& tile : game.yields[i]) seat.province.yields.push_back(laid(tile));
    }
}

int State::standing_on(const Spot& spot) const {
    return static_cast<int>(std::ranges::count(standing, spot, &Standing::at));
}

bool State::has_met(int who) const { return std::ranges::find(met, who) != met.end(); }

std::optional<int> State::gap(int who) const {
    const auto index = static_cast<std::size_t>(who);
    if (const auto faced = table->facing(seats[index].money)) return seats[index].fame - *faced;
    return index < gaps_told.size() ? gaps_told[index] : std::nullopt;
}

}

namespace clerk {

// The large values of a game.
CLERK_COMPILE_ONCE(rajas::Board)
CLERK_COMPILE_ONCE(std::variant<rajas::Flip, rajas::Visit, rajas::Lay, rajas::Drawn, rajas::Roll, rajas::Drop,
                                rajas::Upgrade, rajas::Sail, rajas::Sell, rajas::LayYield, rajas::Gain>)
CLERK_COMPILE_ONCE(std::vector<rajas::Step>)
CLERK_COMPILE_ONCE(std::vector<rajas::Turn>)
CLERK_COMPILE_ONCE(std::vector<rajas::Player>)
CLERK_COMPILE_ONCE(std::vector<rajas::GangesTile>)
CLERK_COMPILE_ONCE(std::vector<std::vector<rajas::YieldTile>>)
CLERK_COMPILE_ONCE(std::vector<rajas::Dice>)
CLERK_COMPILE_ONCE(std::vector<rajas::Final>)
CLERK_COMPILE_ONCE(std::vector<rajas::Seat>)

}
