// What a step is asked and what it does, for the plain reading of the rules, table by table.
#pragma once

#include "tests/rajas/plain_rewards.h"

namespace clerk::rajas::plain {

/// The rules that are broken, in their order, as far as they are looked at.
struct Breaches {
    std::vector<std::string> rules;
    bool for_good = false; ///< the last of them cannot be waived

    void rule(bool broken, const std::string& id, bool waivable = true) {
        if (for_good || !broken) return;
        rules.push_back(id);
        for_good = !waivable;
    }
};
inline constexpr bool never_waived = false;

// Dice

inline bool holds(const Seat& seat, const Dice& dice) {
    return std::ranges::all_of(
        dice, [&](Die die) { return std::ranges::count(dice, die) <= std::ranges::count(seat.dice, die); });
}
inline void give_away(Seat& seat, const Dice& dice) {
    for (const Die die : dice)
        if (const auto found = std::ranges::find(seat.dice, die); found != seat.dice.end()) seat.dice.erase(found);
}
inline int shown(const Dice& dice) {
    int sum = 0;
    for (const Die die : dice) sum += die.value;
    return sum;
}

// Worker

/// What a place asks for.
struct Asks {
    bool one = false; ///< die, else none; or, where it is not known, either
    bool unknown = false;
    Asked of = {};
};

inline Asks asks(const Game& game, const Spot& at) {
    const auto value = [](int shows) { return Asks{true, false, {Asked::Kind::value, Colour::blue, shows}}; };
    switch (at.kind) {
    case SpotKind::quarry:
    case SpotKind::assorted: return {};
    case SpotKind::silk:
    case SpotKind::tea:
    case SpotKind::spices: return {true};
    case SpotKind::mogul: return value(1);
    case SpotKind::dancer: return value(2);
    case SpotKind::yogi: return value(3);
    case SpotKind::raja: return value(4);
    case SpotKind::builder: return value(5);
    case SpotKind::portuguese: return value(6);
    case SpotKind::harbour: return {true, false, {Asked::Kind::up_to_three}};
    case SpotKind::palace: return {false, true};
    case SpotKind::own: break;
    }
    const Asked& described = palace_place(game, at.name)->die;
    return {described.kind != Asked::Kind::none, false, described};
}

inline bool is_right(Die die, const Asked& asked) {
    if (asked.kind == Asked::Kind::colour) return die.colour == asked.colour;
    if (asked.kind == Asked::Kind::value) return die.value == asked.value;
    if (asked.kind == Asked::Kind::up_to_three) return die.value >= 1 && die.value <= 3;
    return true;
}

inline bool costs_coins(const Spot& at) { return at.kind == SpotKind::quarry || at.kind == SpotKind::harbour; }

/// What the next space of quarry or harbour costs; none: it is not known.
inline std::optional<int> described_coins(const Table& table, const Spot& at) {
    const auto& costs = at.kind == SpotKind::quarry ? table.game.board.quarry : table.game.board.harbour;
    const auto next = static_cast<std::size_t>(standing(table, at));
    if (!costs || next >= costs->size()) return std::nullopt;
    return (*costs)[next];
}

inline int coins(const Table& table, const Visit& visit) {
    if (!costs_coins(visit.at)) return 0;
    return visit.coins ? *visit.coins : described_coins(table, visit.at).value_or(0);
}

inline bool are_right_coins(const Table& table, const Visit& visit) {
    if (!costs_coins(visit.at)) return true;
    const bool quarry = visit.at.kind == SpotKind::quarry;
    const int paid = coins(table, visit);
    if (quarry ? table.game.board.quarry.has_value() : table.game.board.harbour.has_value()) {
        const auto cost = described_coins(table, visit.at);
        return !cost || *cost == paid;
    }
    if (quarry) return paid >= 1 && paid <= 4;
    return standing(table, visit.at) == 0 ? paid == 0 : paid == 1 || paid == 2;
}

inline bool stood_on_assorted(const Table& table) {
    for (const Worker& one : table.workers)
        if (one.player == table.player && one.at.kind == SpotKind::assorted) return true;
    return false;
}

inline Breaches broken(const Table& table, const Visit& visit) {
    const auto spaces_there = spaces(table.game, visit.at);
    const Asks asked = asks(table.game, visit.at);
    Breaches found;
    found.rule(table.seat().left == 0 || !table.had_worker, "worker.none", never_waived);
    found.rule(table.placed, "worker.second");
    found.rule(spaces_there && standing(table, visit.at) >= *spaces_there, "worker.occupied");
    found.rule(visit.at.kind == SpotKind::assorted && table.seats.size() >= 3 && stood_on_assorted(table),
               "worker.assorted");
    found.rule(!are_right_coins(table, visit), "pay.coins");
    found.rule(coins(table, visit) > table.seat().money, "pay.money");
    found.rule(!holds(table.seat(), visit.pay), "dice.not-held", never_waived);
    found.rule(asked.unknown ? visit.pay.size() > 1 : visit.pay.size() != (asked.one ? 1 : 0), "pay.count");
    found.rule(std::ranges::any_of(visit.pay, [&](Die die) { return !is_right(die, asked.of); }), "pay.die");
    found.rule(visit.at.kind == SpotKind::portuguese && on_last_six(table), "boat.last-six");
    return found;
}

inline void act(Table& table, const Visit& visit) {
    const auto market = [&](Good good) {
        const auto most = static_cast<std::size_t>(shown(visit.pay));
        get_money(table, takings(table.seat(), good, most), "markets");
    };
    switch (visit.at.kind) {
    case SpotKind::quarry: ++table.owed.tiles; return;
    case SpotKind::assorted: assorted_markets(table, "markets"); return;
    case SpotKind::silk: market(Good::silk); return;
    case SpotKind::tea: market(Good::tea); return;
    case SpotKind::spices: market(Good::spices); return;
    case SpotKind::mogul: act_in(table, Chamber::mogul, "palace"); return;
    case SpotKind::dancer: act_in(table, Chamber::dancer, "palace"); return;
    case SpotKind::yogi: act_in(table, Chamber::yogi, "palace"); return;
    case SpotKind::raja: act_in(table, Chamber::raja, "palace"); return;
    case SpotKind::builder: act_in(table, Chamber::builder, "palace"); return;
    case SpotKind::portuguese: act_in(table, Chamber::portuguese, "palace"); return;
    case SpotKind::harbour:
        if (!visit.pay.empty()) table.owed.moves.push_back({std::min(3, shown(visit.pay))});
        return;
    case SpotKind::palace:
        if (visit.gain) get(table, *visit.gain, "palace");
        return;
    case SpotKind::own: get(table, palace_place(table.game, visit.at.name)->gain, "palace"); return;
    }
}

inline void play(Table& table, const Visit& visit) {
    pay_money(table, coins(table, visit));
    give_away(table.seat(), visit.pay);
    --table.seat().left;
    table.workers.push_back({visit.at, table.player});
    table.placed = true;
    if (visit.at.kind == SpotKind::quarry || visit.at.kind == SpotKind::builder) table.sent_for_tile = true;
    act(table, visit);
}

// Tile

/// Whether a tile is meant that covers the one which lies there.
inline bool is_to_cover(const Table& table, const Lay& lay) {
    const bool lies = tile_at(table.seat().tiles, lay.at) != nullptr;
    if (!table.full() || (table.owed.tiles > 0) == (table.owed.covers > 0)) return lies;
    return table.owed.covers > 0;
}

inline std::vector<Laid> tiles_after(const Table& table, const Lay& lay) {
    std::vector<Laid> tiles;
    for (const Laid& one : table.seat().tiles)
        if (one.at != lay.at) tiles.push_back(one);
    tiles.push_back({lay.at, lay.tile, as_they_lie(lay), is_to_cover(table, lay)});
    return tiles;
}

inline bool is_cut(const ProvinceSide& side, const std::vector<Laid>& before, const std::vector<Laid>& after, Cell at) {
    const std::vector<Laid> linked_after = linked(side, after);
    for (const Laid& one : linked(side, before))
        if (one.at != at && !tile_at(linked_after, one.at)) return true;
    return false;
}

inline Breaches broken(const Table& table, const Lay& lay) {
    const ProvinceSide* side = table.province();
    const Laid* there = tile_at(table.seat().tiles, lay.at);
    const bool full = table.full(), covers = is_to_cover(table, lay);
    const std::vector<Laid> after = tiles_after(table, lay);
    int due = lay.tile.price.value_or(0);
    if (covers && there) due -= there->tile.price.value_or(0);
    Breaches found;
    found.rule(full && table.owed.tiles + table.owed.covers == 0, "step.not-owed");
    found.rule(side && !is_place(*side, lay.at), "tile.off-board", never_waived);
    found.rule(!covers && there, "tile.occupied", never_waived);
    found.rule(covers && !there, "cover.empty", never_waived);
    found.rule(covers && there && there->covers, "cover.twice");
    found.rule(full && !holds(table.seat(), lay.pay), "dice.not-held", never_waived);
    found.rule(full && std::ranges::any_of(lay.pay, [&](Die die) { return die.colour != lay.tile.colour; }),
               "pay.colour");
    found.rule(full && shown(lay.pay) < due, "pay.short");
    found.rule(side && !tile_at(linked(*side, after), lay.at), "road.none");
    found.rule(side && is_cut(*side, table.seat().tiles, after, lay.at), "road.cut");
    return found;
}

inline void play(Table& table, const Lay& lay) {
    const bool covers = is_to_cover(table, lay);
    table.seat().tiles = tiles_after(table, lay);
    table.tile_placed = true;
    if (!table.full()) return;
    give_away(table.seat(), lay.pay);
    int& owed = covers ? table.owed.covers : table.owed.tiles;
    owed = std::max(0, owed - 1);
    for (const Market& one : lay.tile.markets) get_money(table, one.value, "tiles");
    for (const Building one : lay.tile.buildings) get_fame(table, table.seat().levels[one], "buildings");
    take_yields(table, covers && table.game.rulings.cover_yields == CoverYields::none);
    if (lay.gain) get(table, *lay.gain, "yields");
}

}
