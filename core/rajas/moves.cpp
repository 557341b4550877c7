#include "core/rajas/moves.h"

#include "core/rajas/building.h"
#include "core/rajas/visiting.h"

#include <algorithm>

namespace clerk::rajas {

namespace {

std::vector<Spot> all_spots(const State& state) {
    std::vector<Spot> spots;
    for (std::size_t kind = 0; kind < spot_ids.size(); ++kind)
        if (static_cast<SpotKind>(kind) != SpotKind::palace) spots.push_back({static_cast<SpotKind>(kind)});
    if (const auto& palace = state.table->board.palace)
        for (const PalacePlace& own : *palace) spots.push_back({SpotKind::own, own.name});
    return spots;
}

bool keeps_rules(const State& state, const Visit& visit) {
    return keeps(visiting::of_a_worker(), visiting::Visiting{state, visit});
}

/// Each different die that the player holds.
Dice different_dice(const State& state) {
    Dice dice = state.seat().dice;
    std::ranges::sort(dice);
    const auto repeated = std::ranges::unique(dice);
    dice.erase(repeated.begin(), repeated.end());
    return dice;
}

void list_worker(Moves& moves, const State& state, const Spot& spot) {
    Visit visit{spot};
    WorkerMove move{spot};
    if (takes_coins(spot.kind))
        if (const auto due = visiting::coins_due(state, spot)) {
            visit.coins = move.coins = due->lowest;
            move.most_coins = due->highest;
        }
    if (visiting::asked(state, spot).kind == Asked::Kind::none) {
        if (keeps_rules(state, visit)) moves.workers.push_back(std::move(move));
        return;
    }
    move.dice.emplace();
    for (const Die& die : different_dice(state)) {
        visit.pay = {die};
        if (keeps_rules(state, visit)) move.dice->push_back(die);
    }
    if (!move.dice->empty()) moves.workers.push_back(std::move(move));
}

/// The smallest sets of sides with which a tile may lie there. A set comes behind all that it holds.
Site site(const State& state, Cell cell) {
    Site site{cell};
    for (unsigned bits = 0; bits < 16; ++bits) {
        const Roads roads(bits);
        const bool larger = std::ranges::any_of(site.roads, [&](Roads smaller) { return smaller.within(roads); });
        const Lay lay{Tile{.roads = roads}, cell};
        if (!larger && keeps(building::of_the_place(), building::Building{state, lay})) site.roads.push_back(roads);
    }
    return site;
}

/// Where an owed tile may lie, as if it alone were owed.
std::vector<Site> sites(State state, bool covers) {
    std::vector<Site> list;
    state.progress.owed.tiles = covers ? 0 : 1;
    state.progress.owed.covers = covers ? 1 : 0;
    for (int y = 1; y <= most_rows; ++y)
        for (int x = 1; x <= most_columns; ++x)
            if (Site found = site(state, {x, y}); !found.roads.empty()) list.push_back(std::move(found));
    return list;
}

}

Moves moves(const State& state) {
    Moves moves{state.player, state.turns_played, state.over};
    if (state.over) return moves;
    for (const Spot& spot : all_spots(state)) list_worker(moves, state, spot);
    const Owed& owed = state.progress.owed;
    moves.yield_owed = owed.yields > 0;
    moves.tile_anywhere = !state.province_side() && owed.tiles + owed.covers > 0;
    if (!state.province_side()) return moves;
    if (owed.tiles > 0) moves.sites = sites(state, false);
    if (owed.covers > 0) moves.covers = sites(state, true);
    return moves;
}

}
