#include "app/table/rajas/status.h"

#include "core/rajas/score.h"
#include "i18n/words.h"

namespace clerk::table::rajas {

namespace {

/// Depth builds: who comes after the last one.
int next_after_last(const Position& position) {
    if (position.game.turns.empty()) return 0;
    const game::Turn& last = position.game.turns.back();
    if (!last.done) return last.player;
    return (last.player + 1) % static_cast<int>(position.game.players.size());
}

}

std::optional<int> player_at_turn(const Position& position) {
    if (position.final() || position.stage == Stage::over) return std::nullopt;
    return position.full() ? position.state.player : next_after_last(position);
}

wxString heading(const Position& position) {
    if (position.final()) return i18n::depth_name(Depth::final);
    if (position.stage == Stage::over) return _("The game is over");
    if (position.anyone_met()) return _("Markers have met: the last turns");
    if (!position.full()) {
        const auto turns = position.game.turns.size() + (begun(position.game) ? 0 : 1);
        return i18n::fill(_("Turn {1}"), {figure(static_cast<int>(turns))});
    }
    return i18n::fill(_("Round {1}, go-round {2}"), {figure(position.state.round), figure(position.state.go_round)});
}

bool finished(const Position& position) {
    if (position.stage != Stage::over) return false;
    for (int player = 0; player < static_cast<int>(position.game.players.size()); ++player)
        if (position.state.has_met(player) && !position.state.gap(player)) return false;
    return true;
}

}
