#include "app/table/egizia/position.h"

#include "core/egizia/building.h"
#include "core/egizia/rounds.h"
#include "core/egizia/ships.h"
#include "core/finding.h"

#include <algorithm>

namespace clerk::table::egizia {

namespace {

using Index = std::size_t;

bool of_entry(const Where& where) { return where.round && !where.piece.empty(); }

/// With the ship or build that awaits a decision, where it can be carried out.
game::State shown(const game::Game& game, const game::Fold& fold) {
    game::State state = fold.state;
    if (game.depth == Depth::final || fold.report.legal()) return state;
    const Where& where = fold.report.violations.front().where;
    if (!of_entry(where)) return state;
    const game::Round& round = game.turns.at(Index(*where.round) - 1);
    if (where.piece == "ship") {
        const game::Ship& ship = round.ships.at(Index(where.index));
        if (!cannot_exist(game::ships::check(state, ship))) game::ships::carry_out(state, ship);
    } else {
        const game::Build& build = round.builds->at(Index(where.index));
        if (!cannot_exist(game::building::check(state, build))) game::building::carry_out(state, build);
    }
    return state;
}

Stage stage_of(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::final) return Stage::finals;
    if (!fold.report.legal()) return Stage::decision;
    if (fold.state.rounds_done >= game::rounds_of_a_game) return Stage::ends;
    const bool fed = fold.state.round && fold.state.round->fed;
    return game.depth == Depth::full && !fed ? Stage::ships : Stage::builds;
}

game::State with_round_begun(game::State state) {
    if (!state.round) game::rounds::begin(state, {});
    return state;
}

}

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at)
    : game(record), player(looked_at), report(fold.report), state(shown(record, fold)), stage(stage_of(record, fold)) {
    if (stage != Stage::ships && stage != Stage::builds) return;
    ready = with_round_begun(fold.state);
    moves = game::moves(*ready);
}

Findings Position::judged(const game::Ship& ship) const { return game::ships::check(*ready, ship); }
Findings Position::judged(const game::Build& build) const { return game::building::check(*ready, build); }

std::optional<game::Builder> next_builder(const Position& position) {
    const auto far = [&](const game::Builder& builder) {
        return std::pair(builder.site,
                         game::ships::distance(*position.ready, builder.player, builder.site).value_or(0));
    };
    const auto& all = position.moves.builders;
    const auto next = std::ranges::min_element(all, {}, far);
    return next == all.end() ? std::nullopt : std::optional(*next);
}

}
