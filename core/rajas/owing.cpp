#include "core/rajas/owing.h"

#include "core/rajas/rewards.h"
#include "core/rajas/visiting.h"

#include <algorithm>
#include <limits>

namespace clerk::rajas::owing {

namespace {

Verdict die_not_held(const Taking<Flip>& taking) { return visiting::unless_held(taking.state, {taking.step.die}); }
Verdict dice_not_held(const Taking<Drop>& taking) { return visiting::unless_held(taking.state, taking.step.dice); }

Verdict no_karma(const Taking<Flip>& taking) {
    if (taking.state.seat().karma > 0) return {};
    return Evidence{{}, {figure(taking.step.die)}};
}

Verdict unless_owed(bool owed, int what) {
    if (owed) return {};
    return Evidence{{}, {what}};
}

Verdict no_move_owed(const Taking<Sail>& taking) {
    return unless_owed(!taking.state.progress.owed.moves.empty(), figure_of_moves);
}
Verdict no_upgrade_owed(const Taking<Upgrade>& taking) {
    return unless_owed(taking.state.progress.owed.upgrades > 0, figure_of_upgrades);
}
Verdict no_market_owed(const Taking<Sell>& taking) {
    return unless_owed(!taking.state.progress.owed.markets.empty(), figure_of_markets);
}
Verdict no_white_owed(const Taking<Drawn>& taking) {
    return unless_owed(taking.state.progress.owed.drawn > 0, figure_of_white);
}
Verdict no_yield_owed(const Taking<LayYield>& taking) {
    return unless_owed(taking.state.progress.owed.yields > 0, figure_of_yields);
}

/// Takes one owed die of the colour, or else one of any; false: there is neither.
bool take_owed(std::vector<DieColour>& owed, Colour colour) {
    auto found = std::ranges::find(owed, DieColour(colour));
    if (found == owed.end()) found = std::ranges::find(owed, DieColour());
    if (found == owed.end()) return false;
    owed.erase(found);
    return true;
}

/// As bits: 1, 2, 4, 8 for blue, green, orange, purple. Of dice of one colour each.
int colours_of(const std::vector<DieColour>& dice) {
    int bits = 0;
    for (const DieColour colour : dice) bits |= 1 << static_cast<int>(colour.value());
    return bits;
}

Verdict no_die_owed(const Taking<Roll>& taking) {
    auto owed = taking.state.progress.owed.dice;
    for (const Die& die : taking.step.dice)
        if (!take_owed(owed, die.colour)) return Evidence{{}, {figure_of_dice, figure(die), colours_of(owed)}};
    return {};
}

int on_kalis(const State& state, Colour colour) {
    int count = 0;
    for (const Seat& seat : state.seats) count += static_cast<int>(std::ranges::count(seat.dice, colour, &Die::colour));
    return count;
}

Verdict supply(const Taking<Roll>& taking) {
    for (const Colour colour : colours) {
        const int before = on_kalis(taking.state, colour);
        const auto more = static_cast<int>(std::ranges::count(taking.step.dice, colour, &Die::colour));
        if (more > 0 && before + more > dice_of_a_colour)
            return Evidence{{}, {static_cast<int>(colour), more, std::max(0, dice_of_a_colour - before)}};
    }
    return {};
}

Verdict capacity(const Taking<Roll>& taking) {
    const auto there = static_cast<int>(taking.state.seat().dice.size() + taking.step.dice.size());
    const int room = taking.state.table->capacity(taking.state.player);
    if (there <= room) return {};
    return Evidence{{}, {there, room}};
}

Verdict top(const Taking<Upgrade>& taking) {
    if (taking.state.seat().levels[taking.step.building] < highest_level) return {};
    const bool all = std::ranges::all_of(
        buildings, [&](Building building) { return taking.state.seat().levels[building] == highest_level; });
    return Evidence{{}, {static_cast<int>(taking.step.building), all ? 1 : 0}};
}

Verdict spaces(const Taking<Sail>& taking) {
    const auto& moves = taking.state.progress.owed.moves;
    if (moves.empty() || allowing_move(taking.state, taking.step.by)) return {};
    int at_most = 0, exactly = 0;
    for (const OwedMove& move : moves) {
        int& furthest = move.exactly ? exactly : at_most;
        furthest = std::max(furthest, reach(taking.state, move));
    }
    if (exactly <= at_most) exactly = 0; // a move of so many is among the others
    return Evidence{{}, {taking.step.by, at_most, exactly}};
}

Verdict end(const Taking<Sail>& taking) {
    if (!taking.state.table->board.river) return {};
    const auto ahead = static_cast<int>(free_ahead(taking.state).size());
    if (taking.step.by <= ahead) return {};
    return Evidence{{}, {taking.step.by, ahead}};
}

Verdict slot(const Taking<LayYield>& taking) {
    constexpr int no_colour = -1;
    const ProvinceSide* side = taking.state.province_side();
    if (!side) return {};
    const YieldTile& tile = taking.step.tile;
    const Yield* printed = side->yield_at(tile.at);
    const Place at = place(tile.at.cell);
    const int edge = static_cast<int>(tile.at.side);
    if (!printed || !printed->colour) {
        return tile.colour ? Evidence{{at}, {edge}} : Evidence{{at}, {edge, no_colour}};
    }
    if (!tile.colour || tile.colour == printed->colour) return {};
    return Evidence{{at}, {edge, static_cast<int>(*tile.colour), static_cast<int>(*printed->colour)}};
}

Verdict yield_occupied(const Taking<LayYield>& taking) {
    const Edge& at = taking.step.tile.at;
    if (!taking.state.seat().province.yield_at(at)) return {};
    return Evidence{{place(at.cell)}, {static_cast<int>(at.side)}};
}

Verdict described(const Taking<Gain>& taking) {
    const auto& space = taking.state.table->board.last_money_bonus;
    if (!space) return {};
    return Evidence{{}, {*space}};
}

constexpr bool waivable = true;

// Behind each: the figures of its finding.
constexpr Check<Taking<Flip>> flipping[] = {
    {visiting::dice_not_held, die_not_held}, // die, how many of it are held
    {{"karma.none", waivable}, no_karma},    // die
};
constexpr Check<Taking<Drop>> dropping[] = {
    {visiting::dice_not_held, dice_not_held}, // die, how many of it are held
};
constexpr Check<Taking<Sail>> sailing[] = {
    {not_owed, no_move_owed},            // what is not owed
    {{"boat.spaces", waivable}, spaces}, // spaces of the step, spaces at most, just so many; 0: no such move
    {{"boat.end"}, end},                 // spaces of the step, free spaces ahead
};
constexpr Check<Taking<Roll>> rolling[] = {
    {not_owed, no_die_owed},                 // what is not owed, die, colours of dice that still are
    {{"dice.supply"}, supply},               // colour, dice of the step, dice of the colour in the supply
    {{"dice.capacity", waivable}, capacity}, // dice then, room
};
constexpr Check<Taking<Upgrade>> upgrading[] = {
    {not_owed, no_upgrade_owed}, // what is not owed
    {{"upgrade.top"}, top},      // building, 1: so are all
};
constexpr Check<Taking<Sell>> selling[] = {
    {not_owed, no_market_owed}, // what is not owed
};
constexpr Check<Taking<Drawn>> drawing[] = {
    {not_owed, no_white_owed}, // what is not owed
};
constexpr Check<Taking<LayYield>> laying_a_yield[] = {
    {not_owed, no_yield_owed},            // what is not owed
    {{"yield.slot"}, slot},               // side; -1: no colour was entered; of another colour: of the tile, the slot
    {{"yield.occupied"}, yield_occupied}, // side
};
constexpr Check<Taking<Gain>> gaining[] = {
    {{"gain.described", waivable}, described}, // space of the bonus
};

}

Checks<Taking<Flip>> of(const Flip& /*flip*/) { return flipping; }
Checks<Taking<Drawn>> of(const Drawn& /*drawn*/) { return drawing; }
Checks<Taking<Roll>> of(const Roll& /*roll*/) { return rolling; }
Checks<Taking<Drop>> of(const Drop& /*drop*/) { return dropping; }
Checks<Taking<Upgrade>> of(const Upgrade& /*upgrade*/) { return upgrading; }
Checks<Taking<Sail>> of(const Sail& /*step*/) { return sailing; }
Checks<Taking<Sell>> of(const Sell& /*sell*/) { return selling; }
Checks<Taking<LayYield>> of(const LayYield& /*laid*/) { return laying_a_yield; }
Checks<Taking<Gain>> of(const Gain& /*gain*/) { return gaining; }

std::vector<const Rule*> all() {
    return listed(flipping, dropping, sailing, rolling, upgrading, selling, drawing, laying_a_yield, gaining);
}

void carry_out(State& state, const Flip& flip) {
    Seat& seat = state.seat();
    *std::ranges::find(seat.dice, flip.die) = turned(flip.die);
    seat.karma = std::max(0, seat.karma - 1);
}

void carry_out(State& state, const Drawn& drawn) {
    int& owed = state.progress.owed.drawn;
    owed = std::max(0, owed - 1);
    draw_white(state, drawn.tile);
}

void carry_out(State& state, const Roll& roll) {
    Seat& seat = state.seat();
    for (const Die& die : roll.dice) {
        take_owed(state.progress.owed.dice, die.colour);
        seat.dice.push_back(die);
    }
}

void carry_out(State& state, const Drop& drop) { take(state.seat().dice, drop.dice); }

void carry_out(State& state, const Upgrade& upgrade) {
    int& owed = state.progress.owed.upgrades;
    owed = std::max(0, owed - 1);
    ++state.seat().levels[upgrade.building];
}

void carry_out(State& state, const Sail& step) { sail(state, step); }

void carry_out(State& state, const Sell& sell) {
    auto& owed = state.progress.owed.markets;
    OwedMarkets due{std::numeric_limits<int>::max(), Source::other};
    if (!owed.empty()) {
        due = owed.front();
        owed.erase(owed.begin());
    }
    earn_money(state, state.seat().province.best_markets(sell.good, due.most), due.source);
}

void carry_out(State& state, const LayYield& laid) {
    int& owed = state.progress.owed.yields;
    owed = std::max(0, owed - 1);
    lay_yield(state, laid.tile);
}

void carry_out(State& state, const Gain& gain) { give(state, gain.reward, Source::other); }

}
