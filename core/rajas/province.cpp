#include "core/rajas/province.h"

#include <algorithm>
#include <functional>

namespace clerk::rajas {

namespace {

/// The tile beyond a side, when its road meets one at the side.
const Laid* met_at(const Province& province, const Edge& edge) {
    const Laid* next = province.tile_at(edge.beyond());
    return next && next->roads.on(opposite(edge.side)) ? next : nullptr;
}

bool among(const Cells& cells, Cell cell) { return std::ranges::binary_search(cells, cell); }

bool leaves_the_residence(const Laid& tile, const ProvinceSide& side) {
    return std::ranges::any_of(sides, [&](Side s) { return tile.roads.on(s) && side.exit_at({tile.at, s}); });
}

}

const Laid* Province::tile_at(Cell cell) const {
    const auto found = std::ranges::find(tiles, cell, &Laid::at);
    return found == tiles.end() ? nullptr : &*found;
}

const LaidYield* Province::yield_at(const Edge& edge) const {
    const auto found = std::ranges::find(yields, edge, [](const LaidYield& yield) { return yield.tile.at; });
    return found == yields.end() ? nullptr : &*found;
}

void Province::lay(Laid tile) {
    if (const auto found = std::ranges::find(tiles, tile.at, &Laid::at); found != tiles.end()) {
        tile.covers = true;
        *found = std::move(tile);
    } else {
        tiles.push_back(std::move(tile));
    }
}

int Province::best_markets(Good good, int most) const {
    std::vector<int> values;
    for (const Laid& laid : tiles)
        for (const Market& market : laid.tile.markets)
            if (market.good == good) values.push_back(market.value);
    std::ranges::sort(values, std::greater{});
    int together = 0;
    for (std::size_t i = 0; i < values.size() && static_cast<int>(i) < most; ++i) together += values[i];
    return together;
}

int Province::count(Counted of) const {
    int sum = 0;
    for (const auto& [at, tile, roads, covers] : tiles) {
        if (of == Counted::market) sum += static_cast<int>(tile.markets.size());
        if (of == Counted::market_tile) sum += tile.markets.empty() ? 0 : 1;
        if (of == Counted::building) sum += static_cast<int>(tile.buildings.size());
        if (of == Counted::bend) sum += roads.bend() ? 1 : 0;
    }
    return sum;
}

Cells linked(const Province& province, const ProvinceSide& side) {
    Cells found;
    const auto reach = [&](Cell cell) {
        if (std::ranges::find(found, cell) == found.end()) found.push_back(cell);
    };
    for (const Laid& laid : province.tiles)
        if (leaves_the_residence(laid, side)) reach(laid.at);
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Laid& laid = *province.tile_at(found[i]);
        for (const Side s : sides)
            if (laid.roads.on(s))
                if (const Laid* next = met_at(province, {laid.at, s})) reach(next->at);
    }
    std::ranges::sort(found);
    return found;
}

bool road_ends(const Province& province, const Cells& linked, const Edge& edge) {
    const Laid* laid = province.tile_at(edge.cell);
    return laid && laid->roads.on(edge.side) && among(linked, edge.cell);
}

Roads linking_sides(const Province& province, const ProvinceSide& side, Cell cell) {
    Province without = province;
    std::erase_if(without.tiles, [&](const Laid& laid) { return laid.at == cell; });
    const Cells others = linked(without, side);
    Roads roads;
    for (const Side s : sides) {
        const Laid* next = met_at(without, {cell, s});
        if (side.exit_at({cell, s}) || (next && among(others, next->at))) roads.add(s);
    }
    return roads;
}

}
