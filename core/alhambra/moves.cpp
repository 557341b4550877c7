#include "core/alhambra/moves.h"

#include <algorithm>

namespace clerk::alhambra {

namespace {

/// Empty cells beside something that is built, in ascending order.
Cells neighbours(const Palace& palace) {
    Cells cells;
    const auto look_round = [&](Cell cell) {
        for (const Side side : sides)
            if (!palace.built(cell.beyond(side))) cells.push_back(cell.beyond(side));
    };
    look_round(fountain);
    for (const Laid& laid : palace.tiles()) look_round(laid.at);
    std::ranges::sort(cells);
    const auto repeated = std::ranges::unique(cells);
    cells.erase(repeated.begin(), repeated.end());
    return cells;
}

/// Where a tile may come when the one on the cell leaves.
Cells swap_cells(const State& state, Cell out) {
    if (state.rulings.swap == SwapTo::same_place) return {out};
    Palace without = state.seat().palace;
    without.lift(out);
    return neighbours(without);
}

template <class Move> void list(std::vector<Move>& moves, const State& state, Move move) {
    if (stands(state, {move})) moves.push_back(std::move(move));
}

bool may_redesign(const State& state) { return state.progress.actions_left > 0 && !state.progress.placed; }

/// Where tiles come into the palace: all of them, or that one alone.
void put(Moves& moves, const State& state, const Tile* only) {
    const Cells free = neighbours(state.seat().palace);
    const auto everywhere = [&](const auto& tiles, auto& put, const auto& on) {
        for (const Tile& tile : tiles)
            if (!only || *only == tile)
                for (const Cell cell : free) list(put, state, on(tile, cell));
    };
    everywhere(state.progress.aside, moves.places, [](const Tile& tile, Cell cell) { return PutDown{tile, cell}; });
    if (may_redesign(state))
        everywhere(state.seat().reserve, moves.builds, [](const Tile& tile, Cell cell) { return Build{tile, cell}; });
}

void add_redesigns(Moves& moves, const State& state) {
    const Seat& seat = state.seat();
    for (const Laid& laid : seat.palace.tiles()) {
        list(moves.removes, state, Remove{laid.at});
        for (const Cell cell : swap_cells(state, laid.at))
            for (const Tile& tile : seat.reserve) list(moves.swaps, state, Swap{laid.at, tile, cell});
    }
}

}

Moves ways_in(const State& state, const Tile* only) {
    Moves moves{state.player, state.turns_played, state.over};
    if (!state.over) put(moves, state, only);
    return moves;
}

Moves moves(const State& state) {
    Moves moves = ways_in(state);
    if (!state.over && may_redesign(state)) add_redesigns(moves, state);
    return moves;
}

}
