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

void redesign(Moves& moves, const State& state) {
    const Seat& seat = state.seat();
    const Cells free = neighbours(seat.palace);
    for (const Tile& tile : seat.reserve)
        for (const Cell cell : free) list(moves.builds, state, Build{tile, cell});
    for (const Laid& laid : seat.palace.tiles()) {
        list(moves.removes, state, Remove{laid.at});
        for (const Cell cell : swap_cells(state, laid.at))
            for (const Tile& tile : seat.reserve) list(moves.swaps, state, Swap{laid.at, tile, cell});
    }
}

}

Moves moves(const State& state) {
    Moves moves{state.player, state.turns_played, state.over};
    if (state.over) return moves;
    const Cells free = neighbours(state.seat().palace);
    for (const Tile& tile : state.progress.aside)
        for (const Cell cell : free) list(moves.places, state, PutDown{tile, cell});
    if (state.progress.actions_left > 0 && !state.progress.placed) redesign(moves, state);
    return moves;
}

}
