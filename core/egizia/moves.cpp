#include "core/egizia/moves.h"

#include "core/egizia/building.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/egizia/stones.h"

#include <algorithm>

namespace clerk::egizia {

namespace {

// Ships

std::vector<Spot> all_spots(const Board& board) {
    std::vector<Spot> spots;
    for (int card = 1; card <= card_spaces; ++card) spots.push_back(card_space(card));
    for (const std::string_view name : ring_spaces) spots.push_back(ring_space(name));
    for (const auto& [name, effect] : board.spaces)
        if (names_new_ring_space(name)) spots.push_back(ring_space(name));
    for (const Site site : sites) spots.push_back(spot(site));
    return spots;
}

/// Where a ship may lie at a place: the free spaces of a site, or to wait where none is.
std::vector<Berth> berths(const State& state, const Spot& spot) {
    std::vector<Berth> all;
    if (spot.is_site())
        for (const int space : ships::free_spaces(state, spot.site())) all.push_back({spot, space});
    if (all.empty()) all.push_back({spot});
    return all;
}

void list_ships(Moves& moves, const State& state) {
    moves.player = ships::at_turn(state);
    for (int player = 0; player < static_cast<int>(state.seats.size()); ++player)
        moves.feeding.push_back(feeding(state, player));
    if (!moves.player) return;
    for (const Spot& spot : all_spots(state.table->board))
        for (const Berth& berth : berths(state, spot))
            if (keeps(ships::of_the_place(), ships::Sailing{state, *moves.player, Sail{berth.at, berth.space}}))
                moves.places.push_back(berth);
}

// Builds

void list_space(Moves& moves, const State& state, const Space& space) {
    const Stone stone{space};
    if (keeps(stones::of_a_stone(), stones::Setting{*state.table, state.monuments, stone}))
        moves.stones.push_back({space, value_of(*state.table, stone)});
}

void list_stones(Moves& moves, const State& state) {
    for (const Part part : {Part::obelisk, Part::grave, Part::left, Part::right, Part::middle, Part::roof})
        for (int number = 1; number <= most_spaces(part); ++number) list_space(moves, state, {part, number});
    for (int row = 1; row <= most_rows; ++row)
        for (int column = 1; column <= most_spaces(Part::pyramid); ++column)
            list_space(moves, state, {Part::pyramid, column, row});
}

void list_builder(Moves& moves, const State& state, int player, Site site) {
    const auto strength = building::best_strength(state, player);
    const int stones = state.seat(player).stones;
    if (!strength || stones == 0 || !keeps(building::of_the_site(), building::Coming{state, player, site})) return;
    const int most = std::min(*strength, stones);
    moves.builders.push_back({player, site, site == Site::sphinx ? std::min(most, building::most_drawn) : most});
}

}

Moves moves(const State& state) {
    Moves moves{.round = state.rounds_done + 1, .over = state.rounds_done >= rounds_of_a_game};
    if (moves.over) return moves;
    State now = state;
    if (!now.round) rounds::begin(now, {});
    moves.of_ships = now.table->full() && !now.round->fed;
    if (moves.of_ships) {
        list_ships(moves, now);
        return moves;
    }
    list_stones(moves, now);
    if (!now.table->full()) return moves;
    for (const Site site : sites)
        for (int player = 0; player < static_cast<int>(now.seats.size()); ++player)
            list_builder(moves, now, player, site);
    return moves;
}

}
