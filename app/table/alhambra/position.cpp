#include "app/table/alhambra/position.h"

#include "core/alhambra/moves.h"
#include "core/finding.h"

#include <algorithm>

namespace clerk::table::alhambra {

namespace {

using Index = std::size_t;

bool among(const std::vector<game::Tile>& tiles, const game::Tile& tile) {
    return std::ranges::find(tiles, tile) != tiles.end();
}

game::State shown(const game::Game& game, const game::Replay& replay) {
    if (game.depth == Depth::final || replay.report.legal()) return replay.state;
    const game::Step* step = game::step_at(game, replay.report.violations.front().where);
    if (!step || !can_stand(game::check(replay.state, *step))) return replay.state;
    return game::play(replay.state, *step);
}

Stage stage_of(const game::Game& game, const Report& report, const game::State& state, int round) {
    if (game.depth == Depth::final) return game.rounds.at(Index(round - 1)).typed() ? Stage::points : Stage::palaces;
    if (!report.legal()) return Stage::decision;
    if (game.end) return Stage::end;
    return state.over ? Stage::give_out : Stage::turn;
}

/// The end of a player: what was won lies aside as long as it was not put anywhere, and no action is left.
game::State at_end(game::State state, int player, const std::vector<game::Tile>& aside) {
    state.player = player;
    state.progress = {.aside = aside, .actions_left = 0};
    state.over = false;
    for (const game::Tile& tile : state.progress.aside) std::erase(state.seat().reserve, tile);
    return state;
}

/// A finished palace as one that is built on.
game::State in_round(game::State state, int round, int player) {
    const game::Scoring scoring = state.scorings.at(Index(round - 1));
    for (Index i = 0; i < state.seats.size(); ++i) state.seats[i].palace = scoring.palaces.at(i);
    state.dirk = scoring.dirk;
    state.player = player;
    return state;
}

game::Cells neighbours(const game::Palace& palace) {
    game::Cells cells;
    const auto look_round = [&](game::Cell cell) {
        for (const game::Side side : game::sides)
            if (!palace.built(cell.beyond(side))) cells.push_back(cell.beyond(side));
    };
    look_round(game::fountain);
    for (const game::Laid& laid : palace.tiles()) look_round(laid.at);
    return cells;
}

}

bool can_stand(const Findings& findings) { return !cannot_exist(findings); }

Position::Position(const game::Game& record, int looked_at, int round_looked_at)
    : Position(record, game::fold(record), looked_at, round_looked_at) {}

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at, int round_looked_at)
    : game(record), player(looked_at), round(round_looked_at), report(fold.report), state(shown(record, fold)),
      stage(stage_of(record, report, fold.state, round)), aside_at_end(alhambra::aside_at_end(record, fold)) {
    if (stage == Stage::turn) ready = fold.state;
    if (stage == Stage::end) ready = at_end(fold.state, player, aside_at_end.at(Index(player)));
    if (stage == Stage::palaces) ready = in_round(fold.state, round, player);
    if (final() && ready) state = *ready;
    if (ready && !final()) offered = game::moves(*ready);
}

const game::Scoring* Position::scoring(int number) const {
    const auto scoring = std::ranges::find(state.scorings, number, &game::Scoring::number);
    return scoring == state.scorings.end() ? nullptr : &*scoring;
}

const std::vector<game::Tile>& Position::aside() const { return (ready ? *ready : state).progress.aside; }

const std::vector<game::Tile>& Position::reserve() const { return (ready ? *ready : state).seat().reserve; }

bool Position::lies_aside(const game::Tile& tile) const { return among(aside(), tile); }
bool Position::in_reserve(const game::Tile& tile) const { return among(reserve(), tile); }

game::TileSet Position::gone() const {
    if (!final()) return state.came_up;
    game::TileSet gone;
    for (const game::FinalPalace& palace : final_round().palaces)
        for (const game::FinalTile& tile : palace) gone.set(game::number(tile.tile));
    for (const game::Tile& tile : final_round().dirk) gone.set(game::number(tile));
    return gone;
}

Findings Position::judged(const game::Step& step) const {
    if (!final()) return game::check(*ready, step);
    game::State with_tile_aside = *ready;
    if (const auto* put = std::get_if<game::PutDown>(&step.what)) with_tile_aside.progress.aside = {put->tile};
    return game::check(with_tile_aside, step);
}

game::Cells Position::open_for(const game::Tile& tile) const {
    game::Cells cells;
    for (const game::PutDown& put : offered.places)
        if (put.tile == tile) cells.push_back(put.at);
    for (const game::Build& build : offered.builds)
        if (build.tile == tile) cells.push_back(build.at);
    if (final() && ready)
        for (const game::Cell cell : neighbours(ready->seat().palace))
            if (judged({game::PutDown{tile, cell}}).empty()) cells.push_back(cell);
    return cells;
}

game::Cells Position::open_for_exchange(const game::Tile& tile, std::optional<game::Cell> out) const {
    game::Cells cells;
    for (const game::Swap& swap : offered.swaps)
        if (swap.tile == tile && (!out || swap.out == *out)) cells.push_back(out ? swap.at : swap.out);
    return cells;
}

game::Cells Position::removable() const {
    game::Cells cells;
    for (const game::Remove& remove : offered.removes) cells.push_back(remove.at);
    if (stage == Stage::palaces)
        for (const game::Laid& laid : ready->seat().palace.tiles()) cells.push_back(laid.at);
    return cells;
}

game::Game Position::with(game::Step step) const {
    if (const auto* put = std::get_if<game::PutDown>(&step.what); final() && put)
        return with_tile(game, round, player, put->tile, put->at);
    if (stage == Stage::end) return with_last_step(game, player, std::move(step));
    return with_step(game, std::move(step));
}

}
