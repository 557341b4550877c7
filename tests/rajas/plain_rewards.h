// What a player gets, for the plain reading of the rules.
#pragma once

#include "tests/rajas/plain_table.h"

namespace clerk::rajas::plain {

inline void get_karma(Table& table, int count) { table.seat().karma = std::min(3, table.seat().karma + count); }

inline void get_workers(Table& table, int count) {
    Seat& seat = table.seat();
    const int most = table.navaratnas() ? 3 + 3 : 3 + 2;
    for (; count > 0 && seat.workers < most; --count) {
        ++seat.workers;
        ++seat.left;
    }
}

inline void get_fame(Table& table, int count, const std::string& from) {
    Seat& seat = table.seat();
    const int before = seat.fame;
    seat.fame += count;
    seat.fame_from[from] += count;
    const auto reached = [&](int space) { return before < space && space <= seat.fame; };
    if (reached(5)) ++table.owed.upgrades;
    if (reached(15)) get_workers(table, 1);
    if (reached(24)) get_karma(table, 2);
    if (reached(31)) table.owed.moves.push_back({1});
}

inline void get_money(Table& table, int count, const std::string& from) {
    Seat& seat = table.seat();
    seat.money += count;
    seat.money_from[from] += count;
    const auto reached = [&](int space) { return seat.furthest_money < space && space <= seat.money; };
    if (reached(12)) table.owed.moves.push_back({1});
    if (reached(20)) get_workers(table, 1);
    if (reached(33)) table.owed.dice.push_back(std::nullopt);
    if (reached(44)) table.owed.moves.push_back({1});
    if (const auto fourth = table.game.board.last_money_bonus; fourth && reached(*fourth))
        table.owed.dice.push_back(std::nullopt);
    seat.furthest_money = std::max(seat.furthest_money, seat.money);
}

inline void pay_money(Table& table, int coins) {
    const int paid = std::min(coins, table.seat().money);
    table.seat().money -= paid;
    table.seat().money_from["paid"] -= paid;
}

/// The best markets of a good, so many at most.
inline int takings(const Seat& seat, Good good, std::size_t most) {
    std::vector<int> values;
    for (const Laid& one : seat.tiles)
        for (const Market& market : one.tile.markets)
            if (market.good == good) values.push_back(market.value);
    std::ranges::sort(values);
    int money = 0;
    for (; most > 0 && !values.empty(); --most) {
        money += values.back();
        values.pop_back();
    }
    return money;
}

inline void assorted_markets(Table& table, const std::string& from) {
    for (const Good good : goods) get_money(table, takings(table.seat(), good, 1), from);
}

inline bool is_bend(const Laid& tile) {
    const auto both = [&](Side a, Side b) { return has_road(tile, a) && has_road(tile, b); };
    return tile.roads.size() == 2 &&
           (both(Side::n, Side::e) || both(Side::e, Side::s) || both(Side::s, Side::w) || both(Side::w, Side::n));
}

inline int counted(const Table& table, Counted what) {
    const Seat& seat = table.seat();
    int count = 0;
    switch (what) {
    case Counted::market:
        for (const Laid& one : seat.tiles) count += static_cast<int>(one.tile.markets.size());
        return count;
    case Counted::market_tile:
        for (const Laid& one : seat.tiles) count += !one.tile.markets.empty();
        return count;
    case Counted::building:
        for (const Laid& one : seat.tiles) count += static_cast<int>(one.tile.buildings.size());
        return count;
    case Counted::bend:
        for (const Laid& one : seat.tiles) count += is_bend(one);
        return count;
    case Counted::upgrade:
        for (const auto& [building, level] : seat.levels) count += level - 2;
        return count;
    case Counted::river: return table.game.board.river ? seat.boat / 3 : 0;
    case Counted::yield_tile:
        if (const ProvinceSide* side = table.province())
            for (const LaidYield& one : seat.yield_tiles) count += is_linked(*side, seat.tiles, one.tile.at);
        return count;
    case Counted::worker: return seat.workers;
    }
    return count;
}

inline void act_in(Table& table, Chamber chamber, const std::string& from) {
    Owed& owed = table.owed;
    switch (chamber) {
    case Chamber::mogul:
        get_fame(table, 2, from);
        table.mogul = table.player;
        return;
    case Chamber::dancer:
        owed.dice.insert(owed.dice.end(), 2, std::nullopt);
        ++(table.navaratnas() ? owed.yield_tiles : owed.white_tiles);
        return;
    case Chamber::yogi:
        get_karma(table, 2);
        owed.dice.push_back(std::nullopt);
        return;
    case Chamber::raja: ++owed.upgrades; return;
    case Chamber::builder: ++owed.covers; return;
    case Chamber::portuguese: owed.moves.push_back({6, true}); return;
    }
}

inline void get(Table& table, const Reward& reward, const std::string& from) {
    Owed& owed = table.owed;
    get_fame(table, reward.fame, from);
    get_money(table, reward.money, from);
    get_karma(table, reward.karma);
    get_workers(table, reward.worker);
    if (reward.each) {
        const int count = counted(table, reward.each->of);
        get_fame(table, count * reward.each->fame, from);
        get_money(table, count * reward.each->money, from);
    }
    if (reward.market && reward.market->assorted) assorted_markets(table, from);
    owed.upgrades += reward.upgrade;
    for (const DieColour& one : reward.dice) owed.dice.push_back(one);
    if (reward.karma_dice)
        for (int karma = table.seat().karma; karma > 0; --karma) owed.dice.push_back(*reward.karma_dice);
    if (reward.boat > 0) owed.moves.push_back({reward.boat});
    if (reward.market && !reward.market->assorted) owed.sales.push_back({reward.market->most, from});
    if (reward.palace && !(reward.palace == Chamber::portuguese && on_last_six(table)))
        act_in(table, *reward.palace, from);
}

/// What the yields bring that are linked and have not brought it before; or they are lost.
inline void take_yields(Table& table, bool lost) {
    const ProvinceSide* side = table.province();
    if (!side) return;
    for (const Yield& one : side->yields) {
        if (!is_linked(*side, table.seat().tiles, one.at)) continue;
        if (LaidYield* on_it = yield_tile_at(table.seat(), one.at)) {
            if (on_it->gone) continue;
            on_it->gone = true;
            if (!lost) get(table, Reward(on_it->tile.gain), "yields");
        } else if (one.gain && std::ranges::count(table.seat().taken, one.at) == 0) {
            table.seat().taken.push_back(one.at);
            if (!lost) get(table, *one.gain, "yields");
        }
    }
}

}
