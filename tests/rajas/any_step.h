// Steps at random that are entered in some game of Rajas of the Ganges, by the rules or not.
#pragma once

#include "tests/rajas/random_depths.h"

namespace clerk::rajas::test {

/// Dice that are held there, or any.
inline Dice any_dice(const Dice& held, int most) {
    Dice dice;
    for (int count = pick(0, most); count > 0; --count)
        dice.push_back(held.empty() || one_in(6) ? Die{any_of(colours), pick(1, 6)} : any_of(held));
    return dice;
}
inline Dice some_dice(const Dice& held, int most) {
    Dice dice = any_dice(held, most);
    if (dice.empty()) dice.push_back({any_of(colours), pick(1, 6)});
    return dice;
}
inline Dice alike(int count) {
    const Colour colour = any_of(colours);
    Dice dice;
    for (; count > 0; --count) dice.push_back({colour, pick(1, 6)});
    return dice;
}

inline Spot any_spot(const Game& game) {
    const auto& palace = game.board.palace;
    const auto kind = static_cast<SpotKind>(pick(spot_ids.size()));
    if (!palace) return {kind};
    if (kind == SpotKind::palace || one_in(6)) return {SpotKind::own, any_of(*palace).name};
    return {kind};
}

inline Edge any_edge(const Game& game) {
    const auto& side = one_in(3) ? game.board.provinces.basic : game.board.provinces.navaratnas;
    if (side && !side->yields.empty() && !one_in(4)) return any_of(side->yields).at;
    return {any_cell(), any_of(sides)};
}

inline Tile any_tile() {
    Tile tile{any_of(colours), pick(1, 8), Roads(static_cast<unsigned>(pick(0, 15)))};
    for (int count = pick(0, 2); count > 0; --count) tile.markets.push_back({any_of(goods), pick(1, 9)});
    for (int count = pick(0, 2); count > 0; --count) tile.buildings.push_back(any_of(buildings));
    return tile;
}

/// A chamber, and the die that it asks for.
inline Visit any_chamber(const Dice& held) {
    const Die die = some_dice(held, 1).front();
    const auto first = static_cast<int>(SpotKind::mogul);
    return {.at = {static_cast<SpotKind>(first + die.value - 1)}, .pay = {die}};
}

inline void vary(const Game& game, const Dice& held, Visit& visit) {
    switch (pick(6)) {
    case 0: visit.at = any_spot(game); break;
    case 1: visit = any_chamber(held); break;
    case 2: visit = {.at = {SpotKind::assorted}}; break;
    case 3: visit = {.at = {SpotKind::harbour}, .pay = any_dice(held, 2)}; break;
    case 4: visit.coins = one_in(4) ? std::nullopt : std::optional(pick(0, 9)); break;
    default: visit.pay = any_dice(held, 2);
    }
}
inline void vary(const Game&, const Dice& held, Lay& lay) {
    switch (pick(8)) {
    case 0: lay.at = any_cell(); break;
    case 1: lay.rotation = 90 * pick(0, 3); break;
    case 2: lay.tile.roads = Roads(static_cast<unsigned>(pick(0, 15))); break;
    case 3: lay.tile.colour = any_of(colours); break;
    case 4: lay.tile.price = pick(1, 9); break;
    case 5: lay.tile = any_tile(); break;
    case 6: lay.tile.roads = Roads(lay.tile.roads.bits() & static_cast<unsigned>(pick(0, 15))); break;
    default: lay.pay = any_dice(held, 3);
    }
}
inline void vary(const Game&, const Dice& held, Flip& flip) { flip.die = some_dice(held, 1).front(); }
inline void vary(const Game&, const Dice& held, Drop& drop) { drop.dice = some_dice(held, 3); }
inline void vary(const Game&, const Dice&, Roll& roll) { roll.dice = one_in(2) ? some_dice({}, 3) : alike(pick(1, 6)); }
inline void vary(const Game&, const Dice&, Drawn& drawn) { drawn.tile = static_cast<White>(pick(4)); }
inline void vary(const Game&, const Dice&, Upgrade& upgrade) { upgrade.building = any_of(buildings); }
inline void vary(const Game&, const Dice&, Sail& sail) { sail.by = one_in(6) ? pick(1, 30) : pick(1, 7); }
inline void vary(const Game&, const Dice&, Sell& sell) { sell.good = any_of(goods); }
inline void vary(const Game& game, const Dice&, LayYield& lay) {
    switch (pick(3)) {
    case 0: lay.tile.at = any_edge(game); break;
    case 1: lay.tile.colour = one_in(3) ? std::nullopt : std::optional(any_of(yield_colours)); break;
    default: lay.tile.gain = any_reward();
    }
}
inline void vary(const Game&, const Dice&, Gain& gain) { gain.reward = any_reward(); }

inline Step any_step(const Game& game, const Dice& held) {
    switch (pick(11)) {
    case 0: return {Flip{some_dice(held, 1).front()}};
    case 1:
        if (one_in(2)) return {any_chamber(held)};
        return {Visit{any_spot(game), std::nullopt, any_dice(held, 1), any_reward()}};
    case 2: return {Lay{any_tile(), any_cell(), 90 * pick(0, 3), any_dice(held, 2), any_reward()}};
    case 3: return {Drawn{static_cast<White>(pick(4))}};
    case 4: return {Roll{one_in(2) ? some_dice({}, 3) : alike(pick(1, 8))}};
    case 5: return {Drop{some_dice(held, 3)}};
    case 6: return {Upgrade{any_of(buildings)}};
    case 7: return {Sail{pick(1, 7), any_reward(true)}};
    case 8: return {Sell{any_of(goods)}};
    case 9: return {LayYield{{any_edge(game), std::nullopt, any_reward()}}};
    default: return {Gain{any_reward()}};
    }
}

}
