#include "core/alhambra/moves.h"

#include "core/alhambra/actions.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

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

namespace {

int distance(Cell a, Cell b) { return std::abs(a.x - b.x) + std::abs(a.y - b.y); }

bool alike(const PutDown& a, const PutDown& b) { return a.tile == b.tile; }
bool alike(const Build& a, const Build& b) { return a.tile == b.tile; }
bool alike(const Swap& a, const Swap& b) { return a.tile == b.tile; }
bool alike(const Remove&, const Remove&) { return true; }

Cell cell(const Swap& swap) { return swap.out; }
template <class Put> Cell cell(const Put& put) { return put.at; }

/// The cells not far from one, the nearest first.
std::vector<Cell> cells_near(Cell cell) {
    constexpr int reach = 4; // what is farther away is hardly what was meant
    std::vector<Cell> cells;
    for (int dx = -reach; dx <= reach; ++dx)
        for (int dy = -reach; dy <= reach; ++dy)
            if (dx != 0 || dy != 0)
                cells.push_back({static_cast<std::int8_t>(cell.x + dx), static_cast<std::int8_t>(cell.y + dy)});
    std::ranges::stable_sort(cells, {}, [&](Cell other) { return distance(other, cell); });
    return cells;
}

bool same_tile(const Where& a, const Where& b) {
    return a.player == b.player && a.round == b.round && a.piece == b.piece && a.index == b.index;
}

template <class Kind> std::optional<Step> nearest(std::vector<Kind> list, const Kind& wanted) {
    std::erase_if(list, [&](const Kind& one) { return !alike(one, wanted); });
    const auto found =
        std::ranges::min_element(list, {}, [&](const Kind& one) { return distance(cell(one), cell(wanted)); });
    if (found == list.end()) return std::nullopt;
    return Step{*found};
}

template <class AnyGame> auto any_step_at(AnyGame& game, const Where& where) -> decltype(game.turns[0].steps.data()) {
    if (!where.turn || where.step.value_or(-1) < 0) return nullptr;
    const auto turn = static_cast<std::size_t>(*where.turn), step = static_cast<std::size_t>(*where.step);
    if (turn < game.turns.size()) return &game.turns[turn].steps.at(step);
    return &game.end->at(static_cast<std::size_t>(where.player)).steps.at(step);
}

struct Nearest {
    const Moves& moves;
    std::optional<Step> operator()(const PutDown& wanted) const { return nearest(moves.places, wanted); }
    std::optional<Step> operator()(const Build& wanted) const { return nearest(moves.builds, wanted); }
    std::optional<Step> operator()(const Remove& wanted) const { return nearest(moves.removes, wanted); }
    std::optional<Step> operator()(const Swap& wanted) const { return nearest(moves.swaps, wanted); }
    template <class Other> std::optional<Step> operator()(const Other&) const { return std::nullopt; }
};

}

std::optional<Step> nearest_legal(const State& state, const Step& wanted) {
    return std::visit(Nearest{moves(state)}, wanted.what);
}

std::optional<Step> nearest_legal(const Game& game) { return nearest_legal(game, replay(game)); }

std::optional<Step> nearest_legal(const Game& game, const Replay& replayed) {
    if (replayed.report.legal()) return std::nullopt;
    const Step* wrong = step_at(game, replayed.report.violations.front().where);
    if (!wrong) return std::nullopt;
    State state = replayed.state;
    if (std::exchange(state.over, false)) state.progress.actions_left = 0; // what was won is placed, and no more
    return nearest_legal(state, *wrong);
}

std::optional<Game> put_in_order(const Game& game, const Replay& replayed) {
    if (replayed.report.legal()) return std::nullopt;
    const auto& [where, finding] = replayed.report.violations.front();
    const Step* late = step_at(game, where);
    if (!late || *finding.rule != actions::order_of_steps) return std::nullopt;
    Game mended = game;
    auto& steps = mended.turns.at(static_cast<std::size_t>(*where.turn)).steps;
    const auto from = steps.begin() + *where.step;
    std::rotate(std::find_if_not(steps.begin(), from, is_action), from, from + 1);
    const Report then = replay(mended).report;
    const bool stands = then.legal() || then.violations.front().where.turn != where.turn ||
                        then.violations.front().where.step.value_or(-1) > *where.step;
    return stands ? std::optional(std::move(mended)) : std::nullopt;
}

const Step* step_at(const Game& game, const Where& where) { return any_step_at(game, where); }
Step* step_at(Game& game, const Where& where) { return any_step_at(game, where); }

FinalTile& tile_at(Game& game, const Where& where) {
    Round& round = game.rounds.at(static_cast<std::size_t>(where.round.value() - 1));
    return round.palaces.at(static_cast<std::size_t>(where.player)).at(static_cast<std::size_t>(where.index));
}

std::optional<Cell> nearest_legal_cell(const Game& game) {
    const Report report = replay(game).report;
    if (report.legal() || report.violations.front().where.piece != "tile") return std::nullopt;
    const Where where = report.violations.front().where;
    Game trial = game;
    const Cell wrong = tile_at(trial, where).at;
    for (const Cell cell : cells_near(wrong)) {
        tile_at(trial, where).at = cell;
        const Report then = replay(trial).report;
        const bool of_this =
            std::ranges::any_of(then.violations, [&](const Breach& breach) { return same_tile(breach.where, where); });
        if (!of_this && then.violations.size() < report.violations.size()) return cell;
    }
    return std::nullopt;
}

}
