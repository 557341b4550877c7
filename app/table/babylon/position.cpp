#include "app/table/babylon/position.h"

#include "core/babylon/advice.h"
#include "core/finding.h"
#include "i18n/text.h"
#include "i18n/words.h"

namespace clerk::table::babylon {

namespace {

/// With a turn begun. None: the game is over, the dig is missing, or the depth has no turns.
std::optional<game::State> to_build_on(const game::Game& game, const game::State& state) {
    if (game.depth == Depth::final || state.over()) return std::nullopt;
    if (state.hand) return state;
    if (game.depth == Depth::full) return std::nullopt;
    return game::begin(state, std::nullopt);
}

/// With the step that awaits a decision, where that step can exist at all.
game::State with_pending_step(const game::Game& game, const game::Replay& replay) {
    if (game.depth == Depth::final || replay.report.legal()) return replay.state;
    const Where& where = replay.report.violations.front().where;
    const game::Turn& turn = game.turns.at(static_cast<std::size_t>(where.turn.value_or(0)));
    if (where.step.value_or(-1) >= 0) {
        const game::Step& step = turn.steps.at(static_cast<std::size_t>(*where.step));
        const bool possible = replay.state.hand && !cannot_exist(game::check(replay.state, step));
        return possible ? game::play(replay.state, step) : replay.state;
    }
    const bool possible = !cannot_exist(game::check(replay.state, turn.dig));
    return possible ? game::begin(replay.state, turn.dig) : replay.state;
}

}

Position position(const game::Game& game) { return position(game, game::replay(game)); }

Position position(const game::Game& game, const game::Replay& replay) {
    Position position{.game = game, .report = replay.report, .state = with_pending_step(game, replay)};
    if (position.report.legal()) position.ready = to_build_on(game, replay.state);
    if (position.ready) position.offered = game::legal_ornaments(*position.ready);
    return position;
}

std::optional<int> player_at_turn(const Position& position) {
    if (position.final() || position.over()) return std::nullopt;
    return position.state.player();
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.over()) return _("All rounds have been played");
    const int rounds = game::rounds(position.game.players.size());
    return i18n::fill(_("Round {1} of {2}"), {figure(position.state.round() + 1), figure(rounds)});
}

bool finished(const Position& position) { return position.over() && !position.undecided(); }

namespace {

using Index = std::size_t;

game::FinalGarden& garden_of(game::Game& game, int player) { return game.gardens.at(Index(player)); }

}

bool begun(const game::Game& game) { return !game.turns.empty() && !game.turns.back().done; }

game::Game with_dig(game::Game game, game::Cell stack, const game::Tile& tile) {
    game.turns.push_back({.dig = game::Dig{.at = stack, .tile = {tile}}, .done = false});
    return game;
}

game::Game with_step(game::Game game, game::Step step) {
    if (!begun(game)) game.turns.push_back({.done = false});
    game.turns.back().steps.push_back(std::move(step));
    return game;
}

game::Game with_turn_ended(game::Game game, game::Unplaced unplaced) {
    if (!begun(game)) game.turns.push_back({});
    game.turns.back().done = true;
    game.turns.back().unplaced = unplaced;
    return game;
}

game::Game with_token(game::Game game, int round, game::Effect effect) {
    const Index index = Index(round - 1);
    if (game.tokens.size() <= index) game.tokens.resize(index + 1, game::Effect::none);
    game.tokens[index] = effect;
    return game;
}

game::Game with_terrace(game::Game game, int player, const game::Placement& placement) {
    garden_of(game, player).terraces.push_back({placement});
    return game;
}

game::Game with_ornament(game::Game game, int player, const game::Building& building) {
    garden_of(game, player).ornaments.push_back({building});
    return game;
}

}
