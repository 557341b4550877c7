// The steps beside a worker and a tile, for the plain reading of the rules.
#pragma once

#include "tests/rajas/plain_steps.h"

namespace clerk::rajas::plain {

// Dice that are turned or given back

inline Breaches broken(const Table& table, const Flip& flip) {
    Breaches found;
    found.rule(!holds(table.seat(), {flip.die}), "dice.not-held", never_waived);
    found.rule(table.seat().karma == 0, "karma.none");
    return found;
}
inline void play(Table& table, const Flip& flip) {
    *std::ranges::find(table.seat().dice, flip.die) = {flip.die.colour, 7 - flip.die.value};
    table.seat().karma = std::max(0, table.seat().karma - 1);
}

inline Breaches broken(const Table& table, const Drop& drop) {
    Breaches found;
    found.rule(!holds(table.seat(), drop.dice), "dice.not-held", never_waived);
    return found;
}
inline void play(Table& table, const Drop& drop) { give_away(table.seat(), drop.dice); }

// Dice that are owed

/// Takes an owed die of the colour, else one of any; false: there is none.
inline bool use(std::vector<DieColour>& owed, Colour colour) {
    auto found = std::ranges::find(owed, DieColour(colour));
    if (found == owed.end()) found = std::ranges::find(owed, DieColour());
    if (found == owed.end()) return false;
    owed.erase(found);
    return true;
}

inline bool are_enough(const Table& table, const Roll& roll) {
    for (const Colour colour : colours) {
        std::ptrdiff_t all = std::ranges::count(roll.dice, colour, &Die::colour);
        for (const Seat& seat : table.seats) all += std::ranges::count(seat.dice, colour, &Die::colour);
        if (all > 12) return false;
    }
    return true;
}

inline Breaches broken(const Table& table, const Roll& roll) {
    std::vector<DieColour> owed = table.owed.dice;
    bool all_owed = true;
    for (const Die die : roll.dice) all_owed = use(owed, die.colour) && all_owed;
    Breaches found;
    found.rule(!all_owed, "step.not-owed");
    found.rule(!are_enough(table, roll), "dice.supply", never_waived);
    found.rule(static_cast<int>(table.seat().dice.size() + roll.dice.size()) > table.kali(), "dice.capacity");
    return found;
}
inline void play(Table& table, const Roll& roll) {
    for (const Die die : roll.dice) {
        use(table.owed.dice, die.colour);
        table.seat().dice.push_back(die);
    }
}

// Upgrades, the white tile, markets

inline Breaches broken(const Table& table, const Upgrade& upgrade) {
    Breaches found;
    found.rule(table.owed.upgrades == 0, "step.not-owed");
    found.rule(table.seat().levels.at(upgrade.building) == 4, "upgrade.top", never_waived);
    return found;
}
inline void play(Table& table, const Upgrade& upgrade) {
    ++table.seat().levels[upgrade.building];
    table.owed.upgrades = std::max(0, table.owed.upgrades - 1);
}

inline Breaches broken(const Table& table, const Drawn&) {
    Breaches found;
    found.rule(table.owed.white_tiles == 0, "step.not-owed");
    return found;
}
inline void play(Table& table, const Drawn& drawn) {
    table.owed.white_tiles = std::max(0, table.owed.white_tiles - 1);
    switch (drawn.tile) {
    case White::die: table.owed.dice.push_back(std::nullopt); return;
    case White::money: get_money(table, 3, "palace"); return;
    case White::upgrade: ++table.owed.upgrades; return;
    case White::karma: get_karma(table, 1); return;
    }
}

inline Breaches broken(const Table& table, const Sell&) {
    Breaches found;
    found.rule(table.owed.sales.empty(), "step.not-owed");
    return found;
}
inline void play(Table& table, const Sell& sell) {
    constexpr std::size_t all = 1000;
    if (table.owed.sales.empty()) {
        get_money(table, takings(table.seat(), sell.good, all), "other");
        return;
    }
    const Sale sale = table.owed.sales.front();
    table.owed.sales.erase(table.owed.sales.begin());
    get_money(table, takings(table.seat(), sell.good, static_cast<std::size_t>(sale.markets)), sale.from);
}

// The boat

inline bool is_known(const Table& table) { return table.game.board.river.has_value(); }

inline bool allows(const Table& table, const Move& move, int spaces) {
    if (!move.all_of_them) return spaces <= move.spaces;
    if (!is_known(table)) return spaces == move.spaces;
    return spaces == std::min(move.spaces, static_cast<int>(free_spaces(table).size()));
}

inline Breaches broken(const Table& table, const Sail& sail) {
    const auto& moves = table.owed.moves;
    const auto fits = [&](const Move& move) { return allows(table, move, sail.by); };
    Breaches found;
    found.rule(moves.empty(), "step.not-owed");
    found.rule(!moves.empty() && std::ranges::none_of(moves, fits), "boat.spaces");
    found.rule(is_known(table) && sail.by > static_cast<int>(free_spaces(table).size()), "boat.end", never_waived);
    return found;
}

inline Reward reward_of(const Game& game, int space) {
    for (const GangesTile& one : game.ganges)
        if (one.space == space) return one.gain;
    return game.board.river->spaces[static_cast<std::size_t>(space) - 1];
}

inline void play(Table& table, const Sail& sail) {
    auto& moves = table.owed.moves;
    auto used = moves.begin();
    while (used != moves.end() && !allows(table, *used, sail.by)) ++used;
    if (used == moves.end()) used = moves.begin();
    if (!moves.empty()) moves.erase(used);
    if (!is_known(table)) {
        if (sail.gain) get(table, *sail.gain, "river");
        return;
    }
    const int from = table.seat().boat;
    const int to = free_spaces(table)[static_cast<std::size_t>(sail.by) - 1];
    table.seat().boat = to;
    const int bridge = table.game.board.river->bridge;
    if (from <= bridge && bridge < to) get_workers(table, 1);
    get(table, reward_of(table.game, to), "river");
}

// Yield tiles

inline Breaches broken(const Table& table, const LayYield& lay) {
    const auto lies_there = [&](const LaidYield& one) { return one.tile.at == lay.tile.at; };
    bool no_such_slot = false;
    if (const ProvinceSide* side = table.province()) {
        const Yield* slot = slot_at(*side, lay.tile.at);
        no_such_slot = !slot || (lay.tile.colour && lay.tile.colour != slot->colour);
    }
    Breaches found;
    found.rule(table.owed.yield_tiles == 0, "step.not-owed");
    found.rule(no_such_slot, "yield.slot", never_waived);
    found.rule(std::ranges::any_of(table.seat().yield_tiles, lies_there), "yield.occupied", never_waived);
    return found;
}
inline void play(Table& table, const LayYield& lay) {
    table.owed.yield_tiles = std::max(0, table.owed.yield_tiles - 1);
    const ProvinceSide* side = table.province();
    const bool road_is_there = side && is_linked(*side, table.seat().tiles, lay.tile.at);
    table.seat().yield_tiles.push_back({lay.tile, road_is_there});
    if (road_is_there && table.game.rulings.linked_slot == LinkedSlot::at_once) get(table, lay.tile.gain, "yields");
}

// What is typed

inline Breaches broken(const Table& table, const Gain&) {
    Breaches found;
    found.rule(table.game.board.last_money_bonus.has_value(), "gain.described");
    return found;
}
inline void play(Table& table, const Gain& gain) { get(table, gain.reward, "other"); }

}
