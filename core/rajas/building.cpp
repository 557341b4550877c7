#include "core/rajas/building.h"

#include "core/rajas/owing.h"
#include "core/rajas/rewards.h"
#include "core/rajas/visiting.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace clerk::rajas::building {

namespace {

bool full(const Building& building) { return building.state.table->full(); }

/// The cells that are linked when a tile with these roads lies there.
Cells linked_after(const Building& building, const ProvinceSide& side, Roads roads) {
    return linked(building.state.seat().province, side, Imagined{building.lay.at, roads});
}

Evidence at(const Building& building, std::vector<int> figures = {}) {
    return {{place(building.lay.at)}, std::move(figures)};
}

Verdict not_owed(const Building& building) {
    const Owed& owed = building.state.progress.owed;
    if (!full(building) || owed.tiles > 0 || owed.covers > 0) return {};
    return at(building, {owing::figure_of_tiles});
}

Verdict off_board(const Building& building) {
    const ProvinceSide* side = building.state.province_side();
    if (!side || side->has(building.lay.at)) return {};
    return at(building);
}

Verdict occupied(const Building& building) {
    if (building.covers() || !building.there()) return {};
    return at(building);
}

Verdict empty(const Building& building) {
    if (!building.covers() || building.there()) return {};
    return at(building);
}

Verdict twice(const Building& building) {
    const Laid* there = building.there();
    if (!there || !there->covers) return {};
    return at(building);
}

Verdict not_held(const Building& building) {
    if (!full(building)) return {};
    return visiting::unless_held(building.state, building.lay.pay);
}

Verdict other_colour(const Building& building) {
    if (!full(building)) return {};
    const auto other =
        std::ranges::find_if(building.lay.pay, [&](const Die& die) { return die.colour != building.lay.tile.colour; });
    if (other == building.lay.pay.end()) return {};
    return Evidence{{}, {figure(*other), static_cast<int>(*building.lay.tile.colour)}};
}

Verdict too_little(const Building& building) {
    if (!full(building)) return {};
    const int paid = sum(building.lay.pay), price = due(building);
    if (paid >= price) return {};
    const Laid* there = building.there();
    return Evidence{{}, {paid, price, *building.lay.tile.price, there ? there->price : 0}};
}

Verdict apart(const Building& building) {
    const ProvinceSide* side = building.state.province_side();
    if (!side) return {};
    const Cells reached = linked_after(building, *side, building.lay.roads());
    if (std::ranges::binary_search(reached, building.lay.at)) return {};
    const Roads linking = linking_sides(building.state.seat().province, *side, building.lay.at);
    return at(building, {static_cast<int>(building.lay.roads().bits()), static_cast<int>(linking.bits())});
}

/// The cells of the other tiles that were linked and are not when a tile with these roads lies there.
Cells cut_off(const Building& building, const ProvinceSide& side, Roads roads) {
    const Cells before = linked(building.state.seat().province, side), now = linked_after(building, side, roads);
    Cells lost;
    std::ranges::set_difference(before, now, std::back_inserter(lost));
    std::erase(lost, building.lay.at);
    return lost;
}

/// Whether the tile that cuts others off would, turned, cut off none; it is linked then, as they are linked by it.
bool turning_helps(const Building& building, const ProvinceSide& side) {
    return std::ranges::any_of(std::array{0, 90, 180, 270}, [&](int rotation) {
        return cut_off(building, side, building.lay.tile.roads.turned(rotation)).empty();
    });
}

Verdict cut(const Building& building) {
    const ProvinceSide* side = building.state.province_side();
    const Laid* there = building.there();
    if (!side || !there || there->roads.within(building.lay.roads())) return {}; // no road ends that others need
    const Cells lost = cut_off(building, *side, building.lay.roads());
    if (lost.empty()) return {};
    const int turning = turning_helps(building, *side) ? 1 : 0;
    Evidence evidence{{place(building.lay.at)}, {static_cast<int>(lost.size()), turning}};
    for (const Cell cell : lost) evidence.places.push_back(place(cell));
    return evidence;
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Building> laying_a_tile[] = {
    {owing::not_owed, not_owed},              // what is not owed
    {{"tile.off-board"}, off_board},          //
    {{"tile.occupied"}, occupied},            //
    {{"cover.empty"}, empty},                 //
    {{"cover.twice", waivable}, twice},       //
    {visiting::dice_not_held, not_held},      // die, how many of it are held
    {{"pay.colour", waivable}, other_colour}, // die, colour of the tile
    {{"pay.short", waivable}, too_little},    // paid, due, price, price of the tile that is covered
    {{"road.none", waivable}, apart},         // roads of the tile, sides at which one would link it
    {{"road.cut", waivable}, cut},            // tiles cut off, 1: turned, it would cut off none
};

constexpr Check<Building> finding_a_place[] = {
    {{"tile.off-board"}, off_board},    {{"tile.occupied"}, occupied},    {{"cover.empty"}, empty},
    {{"cover.twice", waivable}, twice}, {{"road.none", waivable}, apart}, {{"road.cut", waivable}, cut},
};

void spend_owed(State& state, bool covers) {
    Owed& owed = state.progress.owed;
    int& left = covers ? owed.covers : owed.tiles;
    left = std::max(0, left - 1);
}

void score_tile(State& state, const Tile& tile) {
    for (const Market& market : tile.markets) earn_money(state, market.value, Source::tiles);
    for (const rajas::Building built : tile.buildings) earn_fame(state, state.seat().levels[built], Source::buildings);
}

}

bool Building::covers() const {
    const Owed& owed = state.progress.owed;
    const bool either = (owed.tiles > 0) == (owed.covers > 0);
    return either ? there() != nullptr : owed.covers > 0;
}

Checks<Building> of_a_tile() { return laying_a_tile; }
Checks<Building> of_the_place() { return finding_a_place; }

int due(const Building& building) {
    const Laid* there = building.there();
    const int price = building.lay.tile.price.value_or(0);
    return there ? std::max(0, price - there->price) : price;
}

void carry_out(State& state, const Lay& lay) {
    const bool covers = Building{state, lay}.there() != nullptr;
    spend_owed(state, covers);
    state.progress.tile = true;
    if (state.table->full()) take(state.seat().dice, lay.pay);
    state.seat().province.lay({lay.at, lay.tile.price.value_or(0), lay.roads(), lay.tile.markets, lay.tile.buildings});
    if (!state.table->full()) return;
    score_tile(state, lay.tile);
    if (state.province_side())
        take_yields(state, covers && state.table->rulings.cover_yields == CoverYields::none);
    else if (lay.gain)
        give(state, *lay.gain, Source::yields);
}

}
