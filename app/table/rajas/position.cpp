#include "app/table/rajas/position.h"

#include "app/table/folded_record.h"
#include "core/finding.h"
#include "core/rajas/score.h"

#include <algorithm>

namespace clerk::table::rajas {

namespace {

/// With the step that awaits a decision, where it can be carried out.
game::State shown(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::final || fold.report.legal()) return fold.state;
    const game::Step* step = step_at(game, fold.report.violations.front().where);
    if (!step || !can_stand(game::check(fold.state, *step))) return fold.state;
    return game::play(fold.state, *step);
}

Stage stage_of(const game::Game& game, const game::Fold& fold) {
    if (game.depth == Depth::final) return Stage::finals;
    if (!fold.report.legal()) return Stage::decision;
    return fold.state.over ? Stage::over : Stage::turn;
}

/// In depth builds a turn that has not begun may be anyone's.
game::State ready_for(const game::Game& game, game::State state, int player) {
    if (game.depth == Depth::builds && !begun(game)) {
        state.player = player;
        state.progress = {};
    }
    return state;
}

/// Depth full: as far as the turns were played.
std::vector<int> players_of(const game::Game& game, const game::Fold& fold) {
    std::vector<int> players;
    for (std::size_t turn = 0; turn < game.turns.size(); ++turn) {
        if (game.depth == Depth::full && turn >= fold.after.size()) break;
        players.push_back(game.depth == Depth::full ? fold.after[turn].player : game.turns[turn].player);
    }
    return players;
}

}

bool can_stand(const Findings& findings) { return !cannot_exist(findings); }

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at)
    : game(record), player(looked_at), report(fold.report), state(shown(record, fold)), stage(stage_of(record, fold)) {
    if (stage == Stage::turn) ready = ready_for(record, fold.state, looked_at);
    if (ready) state.player = ready->player;
    players_of_turns = players_of(record, fold);
}

Position::Position(const game::Game& record, const game::Fold& fold, int looked_at, std::size_t turns)
    : game(record), player(looked_at), state(state_after(record, fold, turns)), stage(Stage::over) {
    game.turns.resize(std::min(turns, game.turns.size()));
    players_of_turns = players_of(game, fold);
}

bool Position::anyone_met() const { return std::ranges::any_of(game::outcomes(game, state), &game::Outcome::met); }

Findings Position::judged(const game::Step& step) const { return game::check(*ready, step); }

game::Game Position::with(game::Step step) const { return with_step(game, ready->player, std::move(step)); }

}
