// What is printed on some table's own copy of Rajas of the Ganges, thrown at random.
#pragma once

#include "core/rajas/pieces.h"
#include "tests/chance.h"

namespace clerk::rajas::test {

using tests::any_of;
using tests::chance;
using tests::one_in;
using tests::pick;

/// Of several things at once.
inline Reward rich_reward() {
    Reward reward{.fame = pick(0, 3), .money = pick(0, 6), .karma = pick(0, 1), .upgrade = pick(0, 1)};
    reward.worker = one_in(4) ? 1 : 0;
    reward.dice = {std::nullopt, any_of(colours), std::nullopt};
    reward.boat = one_in(3) ? pick(1, 6) : 0;
    if (one_in(3)) reward.each = ForEach{any_of(all_counted), pick(0, 2), pick(0, 2)};
    if (one_in(4)) reward.market = one_in(2) ? MarketReward{.assorted = true} : MarketReward{.most = pick(1, 3)};
    if (one_in(4)) reward.karma_dice = DieColour();
    return reward;
}

inline Reward any_reward(bool on_river = false) {
    switch (pick(on_river ? 13 : 11)) {
    case 0: return {.fame = one_in(8) ? pick(10, 40) : pick(1, 9)};
    case 1: return {.money = one_in(8) ? pick(16, 60) : pick(1, 15)};
    case 2: return {.karma = pick(1, 2)};
    case 3: return {.upgrade = pick(1, 2)};
    case 4: return {.dice = {std::nullopt, any_of(colours)}};
    case 5: return {.karma_dice = one_in(2) ? DieColour() : any_of(colours)};
    case 6: return {.boat = pick(1, 6)};
    case 7: return {.market = one_in(2) ? MarketReward{.assorted = true} : MarketReward{.most = pick(1, 3)}};
    case 8: return {.each = ForEach{any_of(all_counted), pick(1, 2), one_in(2) ? 1 : 0}};
    case 9: return {.worker = pick(1, 2)};
    case 10: return rich_reward();
    case 11: return {.palace = any_of(chambers)};
    default: {
        Reward reward = rich_reward();
        reward.palace = any_of(chambers);
        return reward;
    }
    }
}

/// The sides of places with no place beyond, in any order.
inline std::vector<Edge> any_rim(const ProvinceSide& side) {
    std::vector<Edge> rim;
    for (int x = 1; x <= static_cast<int>(side.map[0].size()); ++x)
        for (int y = 1; y <= static_cast<int>(side.map.size()); ++y)
            for (const Side one : sides)
                if (const Edge edge{{x, y}, one}; side.has(edge.cell) && !side.has(edge.beyond())) rim.push_back(edge);
    tests::mix(rim);
    return rim;
}

inline Yield any_yield(const Edge& edge, bool back) {
    if (!back || one_in(3)) return {edge, std::nullopt, any_reward()};
    return {edge, any_of(yield_colours), one_in(2) ? std::optional(any_reward()) : std::nullopt};
}

/// A province of 4 by 3 places with the residence in a corner, and another hole perhaps; or a long one.
inline ProvinceSide any_side(bool back) {
    ProvinceSide side{.map = {"....", "....", "#..."}, .exits = {{{1, 2}, Side::s}, {{2, 1}, Side::w}}};
    if (one_in(3)) side.map[pick(std::size_t{2})][1 + pick(std::size_t{3})] = '#';
    if (one_in(10)) side = {.map = {"............", ".....##....."}};
    if (one_in(10)) side = {.map = std::vector<std::string>(most_rows, ".")};
    const std::size_t exits = std::max(side.exits.size(), 1 + pick(std::size_t{4}));
    const std::size_t yields = pick(std::size_t{9});
    for (const Edge& edge : any_rim(side)) {
        if (side.exit_at(edge)) continue;
        if (side.exits.size() < exits)
            side.exits.push_back(edge);
        else if (side.yields.size() < yields)
            side.yields.push_back(any_yield(edge, back));
    }
    return side;
}

inline River any_river() {
    River river;
    for (int space = one_in(3) ? pick(2, 7) : pick(8, 16); space > 0; --space) river.spaces.push_back(any_reward(true));
    river.bridge = pick(1, river.last() - 1);
    return river;
}

/// Of the money spaces up to the 41st, or of a few of them.
inline std::vector<int> any_facing() {
    std::vector<int> facing;
    for (int fame = 40; fame > 0; fame -= pick(0, 1)) facing.push_back(fame);
    if (one_in(4)) facing.resize(static_cast<std::size_t>(pick(1, 12)));
    return facing;
}

inline Board any_board() {
    Board board;
    if (one_in(2)) board.quarry = one_in(2) ? std::vector{1, 1, 2, 3} : std::vector{2, 0};
    if (one_in(2)) board.harbour = one_in(2) ? std::vector{0, 1, 2} : std::vector{1, 3, 3, 4};
    if (one_in(2)) {
        board.market = MarketSpaces{.assorted = pick(0, 3)};
        for (const Good good : goods) board.market->goods[good] = pick(0, 2);
    }
    if (one_in(2))
        board.palace = {{"balcony", {}, one_in(2) ? rich_reward() : any_reward(), 2},
                        {"terrace", {Asked::Kind::colour, Colour::green}, any_reward()},
                        {"garden", one_in(2) ? Asked{Asked::Kind::any} : Asked{Asked::Kind::value, {}, pick(1, 6)},
                         any_reward(), pick(1, 2)}};
    if (one_in(2)) board.river = any_river();
    if (one_in(2)) board.facing = any_facing();
    if (one_in(2)) board.last_money_bonus = pick(45, 55);
    if (one_in(2)) board.provinces.basic = any_side(false);
    if (one_in(2)) board.provinces.navaratnas = any_side(true);
    return board;
}

}
